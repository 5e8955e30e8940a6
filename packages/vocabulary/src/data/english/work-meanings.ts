/**
 * What is done, in the words in which resumes and postings say it: `=` opens what nearly every kind of work has, which says
 * little; every other line is one activity.
 */
export const activities = `
cut reduce shorten lower decrease speed accelerate quicker faster streamline minimize halve save slow slower efficient efficiently
improve increase raise boost grow enhance optimize optimise
measure monitor count benchmark observe
test validate verify qa
inspect audit check
repair fix troubleshoot overhaul debug diagnose
install mount
teach taught tutor instruct coach mentor educate lecture train
organize organise plan schedule arrange
sell sold upsell pitch negotiate prospect
greet answer respond
bathe dress feed groom toilet
lift carry reposition
enroll enrol register
onboard orient
replace swap
weld solder braze
give gave administer
treat
bring collect gather ingest import scrape extract compile
clean tidy sanitize wash sterilize disinfect
load unload pack pick palletize
drive drove transport haul
cook bake grill
automate automatic automatically automation script
deploy containerize
migrate port convert
recruit interview hire screen
translate interpret localise localize
reconcile balance close
buy bought purchase procure
visualize visualise chart plot
predict forecast simulate
secure encrypt harden
edit proofread copyedit
photograph film shoot shot
publish post
write wrote written author draft compose document
query queried analyze analyse analysis analytics evaluate assess examine interpret investigate
research study
present demonstrate
= build built develop create implement program code engineer construct make made produce launch deliver ship
= design redesign sketch prototype
= lead led manage supervise oversee direct head coordinate
= maintain support operate
= help assist advise serve
= prepare
= use apply
`

/** Names of one thing, the first of which is what the others count as. */
export const namesakes = `
report reporting dashboard
patient resident
pupil student learner
child children toddler
vehicle truck van
stock inventory
invoice bill billing
data reading dataset
bug defect
meal dish food menu
medication drug
website webpage
parcel package
staff personnel
candidate applicant
parent guardian
sample specimen
equipment machinery
blueprint schematic
fault malfunction breakdown
wound injury
`

/**
 * What the work of many is done to, in words of which every posting is full: alone they say nothing, behind one activity in
 * both sentences they say what was done.
 */
export const workObjects =
  'candidate applicant employee worker benefit insurance leave policy class lesson course training workshop curriculum ' +
  'appointment call phone request complaint order supply tool part equipment machine room client customer guest ' +
  'visitor family parent meal payment contract file form document background reference offer letter orientation'

/** Things that many postings speak of: one of them in common says less than another word. */
export const commonThings =
  'patient nurse sales marketing model app web mobile event order material device equipment family ' +
  'school legal policy social media security safety cost production energy market payment brand ' +
  'game book map log review track loan claim ticket'
/** Things that so many speak of that one in common says next to nothing. */
export const commonestThings = 'data user content account'
