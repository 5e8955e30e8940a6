import type { Occupation } from '../sample/occupation.ts'

/** Laboratories, natural sciences, environment. */
export const scienceOccupations: readonly Occupation[] = [
  {
    name: 'research assistant', category: 'other', team: 'research|project',
    industries: ['university', 'laboratory', 'hospital', 'biotech', 'data'],
    titles: 'Research Assistant|Research Associate|Undergraduate Research Assistant|Research Technician|Study Coordinator',
    intern: 'Research Intern|Summer Research Intern|Undergraduate Research Intern',
    pay: [42, 66], place: 'mixed', degree: 'bachelor', studies: 'Psychology|Biology|Economics|Sociology|Chemistry|Statistics',
    skills: 'literature review|data collection|data analysis|Microsoft Excel|research methods|SPSS|R|academic writing|survey design|interviewing|Qualtrics|Zotero|statistics|Python|research ethics',
    slots: { topic: 'sleep|migration|memory|urban heat|reading skills|aging|teamwork|pollinators' },
    duties: `Search and summarize the literature on {topic}
Recruit participants for a study on {topic}
Collect data in the lab, online or in the field
Clean data sets and document every step
Run first analyses and draw figures
Transcribe and code interviews
Write ethics applications with the lead researcher
Prepare posters and slides
Keep equipment and consent forms in order
Organize group meetings
Help to write up results on {topic}
Look after student assistants`,
    asks: `Interest in {topic}
Careful and honest work
Basic statistics
Reading knowledge of scientific English
Independence within an agreed plan
Experience from a thesis or a lab course
Friendly manner with participants
Good file discipline`,
  },
  {
    name: 'biologist', category: 'other', team: 'biology|research',
    industries: ['biotech', 'laboratory', 'university', 'environment', 'farm'],
    titles: 'Biologist|Molecular Biologist|Cell Biologist|Research Associate, Biology|Scientist, Cell Biology',
    intern: 'Biology Intern|Molecular Biology Intern|Cell Culture Intern|Biology Research Intern',
    pay: [56, 96], place: 'site', degree: 'bachelor', studies: 'Biology|Molecular Biology|Biochemistry|Genetics',
    skills: 'cell culture|PCR|gel electrophoresis|Western blot|aseptic technique|ELISA|flow cytometry|molecular cloning|CRISPR|microscopy|laboratory notebooks|GraphPad Prism|DNA extraction|qPCR|data analysis',
    slots: { cells: 'human cell lines|yeast|plant tissue|mouse neurons|bacteria|organoids' },
    duties: `Grow {cells} and keep them free of contamination
Plan experiments with controls
Extract DNA and RNA and check the quality
Build plasmids and verify them
Measure proteins and document gels
Evaluate results and present them in group meeting
Keep the laboratory notebook so that others can repeat the work
Order reagents and keep the freezer list
Look after one instrument and train users
Test compounds on {cells}
Write protocols
Dispose of waste by the rules`,
    asks: `Practice at the bench, from courses or a thesis
Sterile working habits
Patience when an experiment fails for the third time
Basic statistics
Experience with {cells}
Ability to read papers critically
Order in the shared lab
Readiness to feed cells on a Sunday now and then`,
  },
  {
    name: 'chemist', category: 'other', team: 'chemistry|analytics|formulation',
    industries: ['chemicals', 'laboratory', 'biotech', 'manufacturing'],
    titles: 'Chemist|Analytical Chemist|Formulation Chemist|Synthetic Chemist|Quality Control Chemist',
    intern: 'Chemistry Intern|Analytical Chemistry Intern|Formulation Intern|Chemistry Co-op',
    pay: [56, 94], place: 'site', degree: 'bachelor', studies: 'Chemistry|Biochemistry|Materials Science|Food Chemistry',
    skills: 'HPLC|gas chromatography|titration|organic synthesis|laboratory safety|GMP|mass spectrometry|NMR spectroscopy|method validation|Microsoft Excel|UV-Vis spectroscopy|LIMS|FTIR|formulation|GLP',
    slots: { stuff: 'coatings|active ingredients|cleaning products|water samples|fragrances|battery materials|resins' },
    duties: `Analyze {stuff} by chromatography and spectroscopy
Develop and validate methods
Make new formulations of {stuff} and test them
Release batches or hold them back with reasons
Maintain and calibrate instruments
Investigate results that do not fit
Write reports and certificates
Support production when {stuff} misbehave
Prepare standards and solutions
Follow safety rules and improve them
Scale syntheses from grams to kilograms
Keep the chemical inventory`,
    asks: `Clean and exact work at the bench
Practice with chromatographs
Understanding of error and detection limits
Knowledge of good laboratory practice
Respect for what is in the bottle
Experience with {stuff} or something related
Tidy notebooks
Interest in troubleshooting instruments`,
  },
  {
    name: 'laboratory technician', category: 'other', team: 'laboratory|testing',
    industries: ['laboratory', 'chemicals', 'biotech', 'environment', 'manufacturing', 'university'],
    titles: 'Laboratory Technician|Lab Assistant|Quality Control Technician|Sample Preparation Technician',
    intern: 'Laboratory Intern|Lab Technician Intern|Quality Control Lab Intern',
    pay: [40, 58], place: 'site', degree: 'associate', studies: 'Chemistry|Biology|Biotechnology|Laboratory Technology',
    skills: 'sample preparation|pipetting|laboratory safety|titration|data entry|calibration|microscopy|LIMS|spectrophotometry|quality control|inventory management|GLP|weighing|pH measurement|glassware cleaning',
    slots: { samples: 'soil|water|food|concrete|blood|air filter|plastic' },
    duties: `Prepare {samples} samples for analysis
Weigh, dilute, filter and label
Run standard tests and enter the results
Check balances and pipettes
Keep benches, glassware and waste in order
Receive {samples} samples and spot those that arrive damaged
Order supplies
Help chemists with new methods
Report results that look strange
Keep temperature logs
Take {samples} samples outside now and then
Follow written procedures to the letter and suggest better ones`,
    asks: `Careful hands
Basic chemistry
Pleasure in routine done well
Reliable records
Experience in a school or company lab
Willingness to work early or late shifts
Awareness of safety
Good color vision`,
  },
  {
    name: 'microbiologist', category: 'other', team: 'microbiology|hygiene',
    industries: ['laboratory', 'manufacturing', 'biotech', 'hospital', 'farm'],
    titles: 'Microbiologist|Food Microbiologist|Microbiology Analyst|Sterility Assurance Specialist',
    intern: 'Microbiology Intern|Food Microbiology Intern',
    pay: [52, 84], place: 'site', degree: 'bachelor', studies: 'Microbiology|Biology|Food Science|Biotechnology',
    skills: 'aseptic technique|microbial identification|environmental monitoring|plating|PCR|GMP|gram staining|HACCP|LIMS|bioburden testing|MALDI-TOF|food safety|method validation|endotoxin testing',
    slots: { of: 'cheese and yogurt|injectable medicines|drinking water|ready meals|hospital surfaces|seeds' },
    duties: `Test {of} for germs and count what grows
Identify isolates and judge the risk
Monitor air, water and surfaces
Investigate findings with production
Prepare and check culture media
Validate cleaning and sterilization
Write trend reports
Train operators in hygiene
Keep strains and records
Introduce faster methods
Take part in audits
Advise on shelf life of {of}`,
    asks: `Sterile technique in your fingers
Knowledge of pathogens and indicators
Experience with {of} or similar products
Judgment on when to raise the alarm
Exact records
Some Saturday readings
Good teamwork with quality and production
Interest in molecular methods`,
  },
  {
    name: 'clinical research coordinator', category: 'other', team: 'clinical trials|clinical operations',
    industries: ['biotech', 'hospital', 'university'],
    titles: 'Clinical Research Coordinator|Clinical Trial Assistant|Clinical Research Associate|Study Nurse',
    intern: 'Clinical Research Intern|Clinical Trials Intern|Clinical Operations Intern',
    pay: [52, 84], place: 'mixed', degree: 'bachelor', studies: 'Life Sciences|Nursing|Public Health|Biology', certificates: 'GCP certificate|CCRC',
    skills: 'clinical trials|GCP|informed consent|data collection|regulatory documents|patient recruitment|REDCap|electronic data capture|IRB submissions|source documentation|monitoring visits|adverse event reporting|Microsoft Excel|medical terminology',
    slots: { trial: 'a vaccine study|a heart failure trial|a sleep study|a trial in children|an oncology protocol' },
    duties: `Coordinate visits in {trial}
Explain the study and obtain consent
Enter data and answer queries
Collect, process and ship samples
Keep the trial file complete
Report side effects on time
Prepare monitoring visits and follow up on findings
Screen records for suitable participants
Order study drugs with the pharmacy
Schedule tests and rooms
Submit amendments to the ethics board
Thank participants and keep in touch`,
    asks: `Accuracy and discretion
Training in good clinical practice, or willingness to take it
Friendly manner with patients
Ability to juggle several protocols
Knowledge of medical terms
Experience in a clinic or laboratory
Good organization of files and dates
Readiness for occasional early visits`,
  },
  {
    name: 'pharmaceutical production technician', category: 'operations', team: 'production|manufacturing science',
    industries: ['biotech', 'chemicals'],
    titles: 'Pharmaceutical Production Technician|Biomanufacturing Associate|Process Technician, Biologics|Cleanroom Operator',
    intern: 'Biomanufacturing Intern|Pharmaceutical Production Intern',
    pay: [42, 62], place: 'site', degree: 'associate', studies: 'Biotechnology|Chemistry|Pharmaceutical Technology',
    skills: 'GMP|aseptic technique|batch records|cleanroom work|equipment cleaning|bioreactors|filling lines|SOPs|chromatography|visual inspection|deviation reporting|weighing|packaging|quality control',
    slots: { step: 'fermentation|filling|tablet pressing|purification|packaging|buffer preparation' },
    duties: `Run {step} by the batch record
Clean and sterilize equipment
Weigh materials and have the weight checked
Record every step at the time it happens
Gown and work in the clean room
Take samples for quality control
Report deviations, your own included
Change formats and set up machines
Help engineers with trials
Inspect products by eye
Keep materials separate and labeled
Train new colleagues at {step}`,
    asks: `Discipline with procedures
Technical understanding
Readiness for two or three shifts
Experience in food, chemical or pharma production
Cleanliness
Fitness to work in full gown for hours
Good reading of English procedures
Honest records`,
  },
  {
    name: 'regulatory affairs specialist', category: 'other', team: 'regulatory affairs',
    industries: ['biotech', 'hardware', 'chemicals', 'laboratory'],
    titles: 'Regulatory Affairs Specialist|Regulatory Affairs Associate|Compliance Specialist, Medical Devices|Product Safety Specialist',
    intern: 'Regulatory Affairs Intern|Product Compliance Intern',
    pay: [64, 102], place: 'desk', degree: 'bachelor', studies: 'Life Sciences|Pharmacy|Chemistry|Biomedical Engineering', certificates: 'RAC',
    skills: 'regulatory affairs|technical documentation|FDA regulations|regulatory submissions|technical writing|labeling|ISO 13485|EU MDR|change control|REACH|quality management systems|research|Microsoft Excel|project management|eCTD',
    slots: { prod: 'medicines|diagnostic kits|implants|coatings|cosmetics|wearables' },
    duties: `Prepare submissions for {prod}
Watch changes in rules and say what they mean for us
Answer questions from authorities on time
Check labels and leaflets of {prod}
Keep the database of licenses
Assess changes in production
Advise development early
Write safety data sheets and summaries
Plan renewals a year ahead
Coordinate translations
Support inspections
Gather evidence from colleagues who are busy`,
    asks: `Precision in language
Scientific background
Ability to read a regulation to the end
Diplomatic persistence
Experience with files for {prod}
Good planning
Interest in both science and law
Comfort with databases`,
  },
  {
    name: 'environmental scientist', category: 'other', team: 'environmental|field',
    industries: ['environment', 'government', 'energy', 'laboratory', 'construction'],
    titles: 'Environmental Scientist|Environmental Consultant|Environmental Technician|Hydrologist|Air Quality Specialist',
    intern: 'Environmental Science Intern|Environmental Field Intern|Water Quality Intern',
    pay: [50, 82], place: 'mixed', degree: 'bachelor', studies: 'Environmental Science|Geology|Hydrology|Geography|Chemistry', certificates: 'HAZWOPER 40|Professional Geologist',
    skills: 'environmental sampling|GIS|ArcGIS|report writing|water quality testing|soil sampling|data analysis|environmental regulations|field work|groundwater modeling|site assessment|Microsoft Excel|R|permitting|stormwater management',
    slots: { site: 'old gas stations|a landfill|river sections|industrial yards|a planned rail line|wells around a farm' },
    duties: `Take samples at {site}
Evaluate results against limits
Draw maps and cross-sections
Write reports that authorities accept
Prepare permit applications
Supervise drilling and excavation at {site}
Model how groundwater moves
Plan remediation and follow its success
Calibrate field instruments
Talk to owners and residents
Keep the health and safety plan
Research the history of {site}`,
    asks: `Joy in field work, in rain too
Knowledge of soil, water or air
Good maps and good sentences
Driver's license
Understanding of environmental law
Physical fitness
Experience with sampling
Honest handling of unwelcome results`,
  },
  {
    name: 'ecologist', category: 'other', team: 'conservation|ecology',
    industries: ['environment', 'government', 'university', 'culture'],
    titles: 'Ecologist|Wildlife Biologist|Conservation Officer|Field Ecologist|Restoration Specialist',
    intern: 'Ecology Intern|Conservation Intern|Wildlife Intern|Field Biology Intern',
    pay: [44, 72], place: 'site', degree: 'bachelor', studies: 'Ecology|Biology|Wildlife Management|Conservation Science',
    skills: 'species identification|field surveys|GIS|habitat assessment|data collection|QGIS|report writing|R|plant identification|volunteer management|invasive species control|radio telemetry|environmental education|statistics|camera traps',
    slots: { sp: 'bats|grassland birds|amphibians|orchids|pollinators|freshwater mussels|small mammals' },
    duties: `Survey {sp} at dawn, dusk or night
Map habitats and rate their condition
Plan measures for {sp} and watch whether they work
Lead groups of volunteers
Remove invasive plants
Set and check camera traps
Write assessments for building projects
Guide visitors and school classes
Keep data in order and share it
Maintain fences, ponds and paths
Apply for funding
Talk to farmers about land that could do more`,
    asks: `Knowledge of {sp} or a related group
Fitness for rough ground
Odd hours in season
Experience as a volunteer counts
Driver's license
Ability to explain nature without preaching
Exact field notes
Mapping skills`,
  },
  {
    name: 'geologist', category: 'other', team: 'geoscience|exploration',
    industries: ['energy', 'environment', 'construction', 'university', 'government'],
    titles: 'Geologist|Hydrogeologist|Engineering Geologist|Geophysicist',
    intern: 'Geology Intern|Geoscience Intern|Geophysics Intern',
    pay: [58, 96], place: 'mixed', degree: 'bachelor', studies: 'Geology|Earth Science|Geophysics|Hydrogeology', certificates: 'Professional Geologist|HAZWOPER 40',
    skills: 'geological mapping|core logging|GIS|ArcGIS|groundwater modeling|field work|stratigraphy|petrology|seismic interpretation|report writing|Leapfrog|remote sensing|Python|geochemistry|drilling',
    slots: { target: 'a geothermal field|landslide slopes|a dam site|an aquifer|a clay deposit' },
    duties: `Map and sample {target}
Log cores and describe them clearly
Interpret geophysical data
Build a three-dimensional model of {target}
Plan boreholes and supervise them
Assess hazards for roads and houses
Write reports with sections and maps
Measure water levels over the year
Present findings to engineers
Keep sample stores in order
Study old maps and files on {target}
Check quality of laboratory results`,
    asks: `Good eye in the field
Knowledge of rocks and structures
Experience with mapping software
Fitness and a driver's license
Careful descriptions
Interest in groundwater or raw materials
Readiness to travel
Ability to work with drillers`,
  },
  {
    name: 'physicist', category: 'technology', team: 'physics|optics|research',
    industries: ['laboratory', 'hardware', 'university', 'aerospace', 'hospital'],
    titles: 'Physicist|Optical Engineer|Research Scientist, Physics|Medical Physicist|Photonics Engineer',
    intern: 'Physics Intern|Optics Intern|Photonics Research Intern|Quantum Research Intern',
    pay: [78, 132], place: 'mixed', degree: 'master', studies: 'Physics|Optics|Applied Physics|Photonics',
    skills: 'Python|optics|data analysis|MATLAB|lasers|LabVIEW|experimental design|spectroscopy|vacuum systems|Zemax|COMSOL|C++|statistics|signal processing|technical writing',
    slots: { exp: 'a laser microscope|a thin-film sensor|a particle detector|a radiotherapy machine|a fiber link' },
    duties: `Build and align {exp}
Measure, analyze and question the data
Simulate {exp} before building it
Automate measurements
Write reports and papers
Design optics and mounts with engineers
Calibrate {exp} against standards
Estimate errors and state them
Keep logs of every change
Advise customers on what is physically possible
Supervise students
Work safely with lasers, vacuum or radiation`,
    asks: `Strong experimental skills
Programming for analysis
Experience with optics or detectors
Love of order in a messy lab
Ability to explain physics to engineers
Independence
A thesis in a related field
Persistence`,
  },
  {
    name: 'statistician', category: 'technology', team: 'statistics|biostatistics|methods',
    industries: ['biotech', 'government', 'university', 'data', 'hospital', 'bank'],
    titles: 'Statistician|Biostatistician|Survey Statistician|Statistical Programmer',
    intern: 'Statistics Intern|Biostatistics Intern|Survey Methods Intern',
    pay: [74, 122], place: 'desk', degree: 'master', studies: 'Statistics|Biostatistics|Mathematics',
    skills: 'R|SAS|statistics|regression analysis|clinical trials|survey sampling|statistical programming|Python|survival analysis|Bayesian statistics|data visualization|SQL|mixed models|technical writing|experimental design',
    slots: { study: 'clinical studies|household surveys|school tests|crop trials|quality data' },
    duties: `Plan samples and analyses of {study}
Write analysis plans before the data arrive
Program tables, figures and listings
Check the work of a colleague, as they check yours
Explain uncertainty to non-statisticians
Handle missing values in {study} with care
Weight and estimate
Review reports for claims the data do not carry
Develop methods for small groups
Publish code with results
Protect the privacy of respondents
Advise on questionnaires and designs`,
    asks: `Thorough training in statistical inference
Fluency in one statistical language
Clear and cautious writing
Experience with {study}
Attention to detail
Ability to say that the data cannot answer
Consulting skills
Interest in reproducible work`,
  },
  {
    name: 'food scientist', category: 'other', team: 'product development|food technology',
    industries: ['manufacturing', 'restaurant', 'farm', 'laboratory'],
    titles: 'Food Scientist|Food Technologist|Product Development Scientist, Food|Sensory Analyst',
    intern: 'Food Science Intern|Food Product Development Intern|Sensory Science Intern',
    pay: [54, 86], place: 'site', degree: 'bachelor', studies: 'Food Science|Nutrition Science|Chemistry|Food Engineering', certificates: 'HACCP certificate',
    skills: 'food safety|HACCP|product development|sensory analysis|food chemistry|shelf-life testing|labeling|quality control|recipe development|GMP|process scale-up|nutrition analysis|Microsoft Excel|packaging',
    slots: { food: 'plant-based spreads|soups|bread|ice cream|sauces|snacks|cheese' },
    duties: `Develop recipes for {food} in the test kitchen
Scale {food} up to the production line
Plan tastings and evaluate them
Test shelf life
Write specifications and labels
Solve texture problems in {food}
Compare ingredients and suppliers
Calculate cost and nutrition
Keep the hazard plan current
Follow trends with a critical tongue
Document trials
Support sales with samples`,
    asks: `A trained or trainable palate
Knowledge of ingredients and processes
Pleasure in cooking
Structured experiments
Hygiene
Experience in a food company or kitchen
Sense for what people buy
Teamwork with production`,
  },
  {
    name: 'sustainability analyst', category: 'other', team: 'sustainability|climate',
    industries: ['environment', 'energy', 'manufacturing', 'accounting', 'retail', 'property'],
    titles: 'Sustainability Analyst|ESG Analyst|Climate Consultant|Sustainability Coordinator|Carbon Accountant',
    intern: 'Sustainability Intern|ESG Intern|Climate Policy Intern|Sustainability Reporting Intern',
    pay: [54, 90], place: 'desk', degree: 'bachelor', studies: 'Environmental Science|Sustainability|Economics|Environmental Engineering', certificates: 'GRI certificate|LEED Green Associate',
    skills: 'sustainability reporting|carbon accounting|Microsoft Excel|data analysis|life cycle assessment|stakeholder engagement|GHG Protocol|report writing|ESG|project management|Power BI|environmental regulations|supply chain|energy audits|presentation skills',
    slots: { scope: 'our supply chain|eight factories|the vehicle fleet|a portfolio of buildings|store operations|business travel' },
    duties: `Collect emission data from {scope}
Calculate footprints and show the assumptions
Write the yearly report without green paint
Propose measures for {scope} and rank them by effect and cost
Answer questionnaires from customers and investors
Train colleagues who enter data
Follow new disclosure rules
Check supplier information for plausibility
Organize workshops on {scope}
Track progress against targets
Compare products over their life cycle
Prepare audits of our figures`,
    asks: `Ease with numbers and skepticism towards slogans
Knowledge of climate accounting
Good writing
Patience with incomplete data
Experience from a project or a thesis
Ability to win over busy colleagues
Interest in policy
Clear slides`,
  },
  {
    name: 'GIS analyst', category: 'technology', team: 'GIS|mapping|geodata',
    industries: ['government', 'environment', 'energy', 'logistics', 'data', 'construction'],
    titles: 'GIS Analyst|GIS Specialist|Geospatial Analyst|Cartographer|Remote Sensing Analyst',
    intern: 'GIS Intern|Geospatial Data Intern|Cartography Intern|Remote Sensing Intern',
    pay: [54, 88], place: 'desk', degree: 'bachelor', studies: 'Geography|Geoinformatics|Environmental Science|Urban Planning', certificates: 'GISP',
    skills: 'GIS|ArcGIS|QGIS|spatial analysis|Python|SQL|cartography|remote sensing|PostgreSQL|data management|GPS|web mapping|FME|LiDAR|JavaScript',
    slots: { layer: 'street trees|pipelines|flood zones|bus stops|land use|forest cover|property lines' },
    duties: `Keep data on {layer} complete and current
Make maps that answer one question well
Analyze {layer} together with population data
Evaluate satellite and aerial images
Automate conversions
Publish {layer} as a web map
Check data from contractors
Train colleagues in field apps
Design the geodatabase
Answer requests from departments and citizens
Document sources and accuracy
Support emergency teams with maps in an hour`,
    asks: `Sound knowledge of projections and topology
A portfolio of maps
Scripting
Sense of cartographic design
Experience with field data
Interest in {layer}
Reliable data management
Service attitude`,
  },
  {
    name: 'forester', category: 'other', team: 'forestry|land management',
    industries: ['environment', 'government', 'farm'],
    titles: 'Forester|Forest Technician|Park Ranger|Arborist|Wildland Fire Technician',
    intern: 'Forestry Intern|Park Ranger Intern|Urban Forestry Intern',
    pay: [42, 66], place: 'site', degree: 'associate', studies: 'Forestry|Natural Resources|Environmental Science', certificates: 'ISA Certified Arborist|Chainsaw certificate|Wildland firefighter card',
    skills: 'tree identification|forest inventory|chainsaw operation|GIS|trail maintenance|GPS|wildfire prevention|tree pruning|visitor education|first aid|timber cruising|equipment maintenance|ArcGIS|pesticide application',
    slots: { area: 'a mountain forest|city parks|a nature park|a river forest|community woodland' },
    duties: `Look after {area} through the seasons
Mark, measure and record trees
Plan planting and thinning
Maintain trails, signs and shelters
Inspect trees for safety
Lead walks for visitors in {area}
Work with chainsaw and climbing gear
Prevent and fight small fires
Count deer and browsing damage
Talk to contractors and hunters
Enforce rules in a friendly way
Repair tools and vehicles`,
    asks: `Fitness and weatherproof mood
Knowledge of trees and soils
Safe work with machines
Driver's license, trailer an advantage
Pleasure in talking to visitors
First aid
Map reading
Readiness for weekend duty in season`,
  },
]
