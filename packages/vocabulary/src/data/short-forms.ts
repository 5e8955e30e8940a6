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
`
