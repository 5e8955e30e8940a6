/** What students type and what they mean, one or two words each: `short|long`. Forms that mean several things are left out. */
export const shortForms = `
swe|software engineering
sde|software engineering
dev|developer
devs|developer
eng|engineering
engg|engineering
engr|engineering
mech|mechanical
elec|electrical
aero|aerospace
ee|electrical engineering
cs|computer science
comp sci|computer science
compsci|computer science
info sys|information systems
poli sci|political science
data sci|data science
grad|graduate
undergrad|undergraduate
stats|statistics
econ|economics
psych|psychology
bio|biology
chem|chemistry
pharm|pharmacy
acct|accounting
mktg|marketing
mgmt|management
mgr|manager
asst|assistant
jr|junior
sr|senior
phd|doctoral
nyc|new york
sf|san francisco
comms|communications
biz|business
intl|international
sysadmin|system administrator
sys admin|system administrator
rn|registered nurse
cna|nursing assistant
ib|investment banking
sw|software
hw|hardware
ppt|powerpoint
newgrad|new graduate
newgrads|new graduate
wfh|remote
rh|human resources
bwl|business administration
vwl|economics
crim justice|criminal justice
assoc|associate
sub teacher|substitute teacher
hs|high school
hr|human resources
high schooler|high school
cust svc|customer service
cust serv|customer service
cust service|customer service
svc|service
rep|representative
reps|representatives
admin|administrative
gov|government
govt|government
uni|university
phila|philadelphia
philly|philadelphia
vegas|las vegas
nola|new orleans
atl|atlanta
ldn|london
acct mgr|account manager
acct exec|account executive
acct rep|account representative
tech writer|technical writer
rad tech|radiologic technologist
xray tech|radiologic technologist
pharm tech|pharmacy technician
vet tech|veterinary technician
lab tech|laboratory technician
hvac tech|hvac technician
maint|maintenance
supv|supervisor
coord|coordinator
mfg|manufacturing
qa|quality assurance
qc|quality control
np|nurse practitioner
lpn|practical nurse
sped|special education
bizdev|business development
biz dev|business development
bus dev|business development
ml|machine learning
elem|elementary
grad student|graduate student
tx|texas
fl|florida
nj|new jersey
oh|ohio
ky|kentucky
tn|tennessee
ga|georgia
nc|north carolina
sc|south carolina
az|arizona
nv|nevada
ut|utah
mn|minnesota
wi|wisconsin
il|illinois
ks|kansas
nm|new mexico
nh|new hampshire
ri|rhode island
wv|west virginia
wy|wyoming
ny|new york
va|virginia
mi|michigan
`
