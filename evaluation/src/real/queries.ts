/**
 * What students of all fields type, written before any result was seen. Every second one is locked: its rows are graded
 * first and not looked at when the search is changed.
 */
export const realQueries: readonly string[] = `
entry level accountant chicago
nursing internship summer
registered nurse new grad texas
warehouse night shift ohio
part time barista weekend
software engineer intern nyc
data science internship remote
machine learning intern phd
mechanical engineering co-op michigan
civil engineer intern california
marketing intern los angeles
graphic design internship remote
journalism internship washington dc
paralegal entry level boston
law clerk summer associate
teacher assistant elementary school
high school math teacher
special education teacher aide
social worker bsw entry level
psychology research assistant
biology lab technician no experience
chemistry internship boston
environmental science internship
wildlife field technician seasonal
agriculture internship iowa
veterinary assistant part time
dental hygienist
pharmacy technician trainee
physical therapy aide
medical assistant no experience
certified nursing assistant night shift
home health aide brooklyn
emt paramedic denver
public health intern atlanta
hospital administration fellowship
finance analyst new grad nyc
investment banking summer analyst 2026
audit associate big four
tax intern spring 2026
actuarial intern
supply chain intern texas
logistics coordinator entry level
human resources intern chicago
recruiter entry level remote
sales development representative no experience
retail associate part time seattle
cashier evening shift
line cook san diego
hotel front desk night
event planning internship
museum internship new york
art gallery assistant
music production internship
film production assistant los angeles
video editor intern remote
game designer internship
ux design intern sf
product management intern summer 2026
cybersecurity intern visa sponsorship
software engineer visa sponsorship new grad
h1b sponsor data analyst
data entry remote no experience
customer service remote entry level
call center work from home
it help desk entry level
network technician junior
electrician apprentice
plumber apprentice no experience
welder entry level houston
hvac technician trainee
diesel mechanic
cdl driver no experience
forklift operator night shift
construction laborer
carpenter helper
machinist apprentice
cnc operator second shift
quality engineer intern
chemical engineering co-op
aerospace engineering internship us citizen
electrical engineer intern hardware
embedded systems intern c++
robotics internship
biomedical engineering internship
bioinformatics intern python
clinical research coordinator entry level
genetics research intern
neuroscience lab assistant
physics internship
astronomy summer research
mathematics tutor part time
statistics intern r
economics research assistant
policy analyst internship
political campaign internship
nonprofit internship climate
urban planning intern
architecture intern revit
interior design internship
landscape architect entry level
fashion merchandising intern
fashion design assistant nyc
copywriter entry level remote
social media intern part time
public relations assistant
translator spanish english
spanish speaking customer service
bilingual receptionist
esl teacher abroad
library assistant
museum educator
daycare teacher no degree
camp counselor summer
lifeguard
personal trainer part time
sports marketing internship
athletic trainer
nutrition intern dietetic
food science internship
restaurant manager trainee
management trainee new grad
consulting intern summer
business analyst intern toronto
software developer co-op waterloo
praktikum marketing berlin
werkstudent informatik münchen
ausbildung pflegefachkraft
duales studium wirtschaftsinformatik
praktikum maschinenbau stuttgart
stage marketing paris
alternance développeur web lyon
stage ingénieur mécanique
assistant comptable débutant
prácticas ingeniería madrid
becario marketing barcelona
enfermera sin experiencia
auxiliar administrativo medio tiempo
tirocinio milano
stage economia milano
estágio engenharia lisboa
estágio marketing são paulo
stage amsterdam marketing
bijbaan weekend amsterdam
staż programista warszawa
junior java developer krakow
graduate scheme london finance
graduate engineer uk
apprenticeship software london
trainee solicitor london
junior doctor manchester
nurse dublin
software engineer intern bangalore
data analyst fresher hyderabad
mba intern mumbai
junior developer singapore
internship hong kong finance
graduate program sydney
junior accountant melbourne
internship tokyo english
intern ibm
internship jp morgan
ge aerospace internship
bcg internship
pwc audit intern
ey tax graduate
nasa internship
nyt internship
p&g brand intern
google step internship
boot camp graduate web developer
web developer bootcamp no degree
react front end intern
full stack junior developer remote
backend intern golang
ios developer internship
android intern kotlin
devops intern aws
cloud engineer new grad
sql analyst entry level
excel data analyst part time
tableau intern
power bi intern
blockchain intern
quant trading intern
remote internship no experience
paid internship housing provided
weekend only job student
evening part time office assistant
on campus student worker
overnight stocker
seasonal retail
temporary summer job
first job high school student
work from home part time student
volunteer hospital
fellowship recent graduate
rotational program engineering
leadership development program
environmental health safety intern
oil gas internship houston
renewable energy intern solar
geology intern mining
aviation mechanic apprentice
pilot cadet
flight attendant no experience
`
  .trim()
  .split('\n')

/**
 * What students and people early in their careers type on a phone: short, mistyped, in slang or two languages. Written before
 * any result was seen.
 */
export const phoneQueries: readonly string[] = `
nurse newgrad leeds
pharmacy tech trainee manchester
werkstudent bwl münchen
werkstudentin psychologie hamburg
summer 2027 swe intern
mech e co op fall 2026
part time no exp near me
no degree jobs that train you
remote data entry
wfh customer support night shift
amazon warehouse nights
target seasonal part time
apprentice electrician
hvac helper no experience texas
estágio engenharia civil
estagio direito são paulo
ux intern visa sponsor
data scientist new grad h1b
bcba rbt
slp clinical fellow
hs diploma jobs
high schooler summer job lifeguard
acct intern big 4
fp&a intern nyc
jr frontend dev react remoto
desarrollador jr sin experiencia
stage rh paris 6 mois
alternance communication lyon
graphc design freelance student
socal media intern paid
biotech research assoc bs boston
wet lab intern undergrad
k-12 sub teacher
preschool teacher asst
cs internship bangalore fresher
hr fresher pune
it support apprenticeship uk
degree apprenticeship finance london
grad nurse program melbourne
junior data analyst sydney
teilzeit kellner wien
minijob lager berlin
becas ingeniería industrial madrid
practicas derecho barcelona
stage architettura roma
primo impiego contabile
cna weekend
lpn night shift florida
crim justice intern
poli sci internship dc
game dev internship unity
3d artist junior
hotel receptionist dubai
fashion intern london
quant intern chicago 2027
sophomore finance internship
cdl class a no exp
welding apprentice ohio
sound engineer assistant
zookeeper internship
`
  .trim()
  .split('\n')

/** Whether the query at this place of its list is locked. */
export const isLockedQuery = (at: number): boolean => at % 2 === 1
