import type { Occupation } from '../sample/occupation.ts'

/** Health care, pharmacy and care. */
export const healthOccupations: readonly Occupation[] = [
  {
    name: 'registered nurse', category: 'other', team: 'nursing|{unit}',
    industries: ['hospital', 'hospital', 'clinic', 'school', 'community'],
    titles: 'Registered Nurse|Registered Nurse, {unit}|Staff Nurse|RN - {unit}|Staff Nurse, {unit}',
    intern: 'Nurse Extern|Student Nurse Intern|Nursing Intern, {unit}|Nurse Externship',
    senior: 'Charge Nurse, {unit}|Senior Registered Nurse|Clinical Nurse Specialist', lead: 'Nurse Manager, {unit}|Head Nurse',
    pay: [68, 98], place: 'site', degree: 'bachelor', studies: 'Nursing', certificates: 'RN license|BLS certification|ACLS certification|PALS certification',
    skills: 'patient assessment|medication administration|vital signs|patient care|electronic health records|wound care|IV therapy|Epic|infection control|patient education|care planning|triage|phlebotomy|telemetry|BLS',
    slots: { unit: 'Medical-Surgical|Emergency|Pediatrics|Oncology|Intensive Care|Labor and Delivery|Dialysis', pts: 'four to six|five|up to six|two to three critically ill' },
    duties: `Assess {pts} patients per shift and plan their care
Give medication safely and watch for effects
Dress wounds and look after lines and drains
Teach patients and families what to do at home
Hand over at the bedside so that nothing gets lost
Chart promptly and completely
Notice when somebody gets worse, and call early
Guide nursing students and new colleagues
Work closely with physicians, therapists and social workers
Prepare patients for procedures and receive them afterwards
Take part in rounds and speak for the patient
Keep to hygiene rules and remind others kindly
Comfort people on a bad day`,
    asks: `Sound clinical judgment
Empathy and a steady hand
Willingness to work rotating shifts, weekends and some holidays
Experience on a similar unit, or the wish to learn it
Precise documentation
Calm behavior in emergencies
Physical fitness for lifting and long walks
Respect for every patient
Good teamwork across professions`,
  },
  {
    name: 'licensed practical nurse', category: 'other', team: 'care|nursing',
    industries: ['clinic', 'community', 'hospital'],
    titles: 'Licensed Practical Nurse|LPN|Practical Nurse, Long-Term Care|Home Care Nurse',
    intern: 'Practical Nursing Student Intern|LPN Extern',
    pay: [50, 66], place: 'site', degree: 'associate', studies: 'Practical Nursing|Nursing', certificates: 'LPN license|BLS certification',
    skills: 'medication administration|vital signs|wound care|patient care|catheter care|geriatric care|electronic health records|infection control|blood glucose monitoring|dementia care|tube feeding|patient education',
    slots: { who: 'older residents|people at home|patients after surgery|people with dementia|children with chronic illness' },
    duties: `Care for {who} under the direction of a registered nurse
Give medicines and injections and record them
Measure vital signs and blood sugar
Change dressings and catheters
Help with meals, washing and moving
Report changes to the nurse in charge
Support {who} and their families with practical advice
Order supplies before they run out
Keep treatment rooms ready
Supervise nursing assistants
Plan visits together with {who}
Protect the dignity of everyone in your care`,
    asks: `Warmth and reliability
Experience in long-term or home care
Good observation
Readiness for early and late shifts
Legible, timely notes
Driver's license for home visits
Gentle hands and a sense of humor
Knowledge of hygiene standards`,
  },
  {
    name: 'nursing assistant', category: 'other', team: 'care|ward support',
    industries: ['hospital', 'community', 'clinic'],
    titles: 'Certified Nursing Assistant|Nursing Assistant|Patient Care Technician|Care Assistant|Home Health Aide',
    intern: 'Patient Care Intern|Nursing Assistant Trainee|Care Internship',
    pay: [34, 44], place: 'site', degree: 'school', studies: 'Nursing Assistance|Health Sciences', certificates: 'CNA certification|CPR certification|First aid certificate',
    skills: 'patient care|vital signs|personal hygiene care|patient transfer|feeding assistance|infection control|CPR|dementia care|charting|companionship|mobility assistance|first aid',
    slots: { who: 'residents|patients|people in their own homes|people after a stroke' },
    duties: `Help {who} with washing, dressing and eating
Turn and move {who} safely, alone and with a colleague
Measure temperature, pulse and blood pressure
Answer call lights quickly
Make beds and keep rooms tidy
Walk with {who} and keep them company
Record food, drink and output
Tell the nurse what you notice
Take patients to examinations
Prepare meals and help to set the table
Encourage {who} to do what they still can
Clean and return equipment`,
    asks: `Patience and kindness
A strong back and good shoes
Reliability: people are waiting for you
Respect for privacy
Readiness to work every second weekend
Experience of caring for somebody, also in the family
Clear speech
No fear of bodily fluids`,
  },
  {
    name: 'medical assistant', category: 'other', team: 'clinic|front and back office',
    industries: ['clinic', 'hospital', 'sport'],
    titles: 'Medical Assistant|Clinical Medical Assistant|Medical Office Assistant|Ophthalmic Assistant',
    intern: 'Medical Assistant Extern|Clinical Office Intern|Medical Assistant Intern',
    pay: [37, 50], place: 'site', degree: 'associate', studies: 'Medical Assisting|Health Sciences', certificates: 'CMA|RMA|CPR certification',
    skills: 'vital signs|phlebotomy|electronic health records|patient scheduling|medical terminology|EKG|injections|HIPAA|insurance verification|patient intake|Epic|sterilization|customer service|medical billing',
    slots: { n: '20|25|30' },
    duties: `Welcome about {n} patients a day and bring them to the room
Take vital signs and the reason for the visit
Draw blood and run simple tests
Give vaccinations and injections as ordered
Assist in small procedures
Call patients with results, as the doctor decides
Schedule visits and referrals
Check insurance and copayments
Clean rooms and sterilize instruments
Keep the record complete
Order vaccines and watch the fridge
Calm people who are afraid of needles`,
    asks: `Friendly and discreet manner
Steady hands
Ability to do three things and forget none
Knowledge of medical terms
Experience at a front desk
Good typing
Spanish or another second language
Readiness for one evening a week`,
  },
  {
    name: 'physician', category: 'other', team: 'medical|{spec}',
    industries: ['hospital', 'clinic', 'university'],
    titles: 'Physician, {spec}|Resident Physician, {spec}|{spec} Physician|Staff Physician',
    intern: 'Medical Student Intern|Clinical Elective, {spec}|Summer Medical Student Program',
    pay: [170, 270], place: 'site', degree: 'doctorate', studies: 'Medicine', certificates: 'State medical license|Board certification|ACLS certification',
    skills: 'diagnosis|patient care|clinical examination|electronic health records|internal medicine|emergency medicine|patient communication|ultrasound|preventive medicine|evidence-based medicine|clinical research|Epic|ECG interpretation|teaching',
    slots: { spec: 'Internal Medicine|Family Medicine|Emergency Medicine|Pediatrics|Psychiatry|Anesthesiology' },
    duties: `Examine and treat patients on the ward and in the clinic
Take a history with time to listen
Order tests that change what you do
Explain findings and choices in plain language
Lead rounds with nurses and therapists
Write discharge letters on the day of discharge
Take part in night and weekend duty
Teach students and residents
Discuss difficult cases in conference
Work with family doctors in the area
Follow guidelines and note when you depart from them
Take part in quality reviews`,
    asks: `Enjoyment of working with patients and with a team
Sound clinical training
Openness to second opinions
Interest in teaching
Good command of the language of our patients
Readiness for call
Experience in research is welcome
Kindness under pressure`,
  },
  {
    name: 'physician assistant', category: 'other', team: 'advanced practice|medical',
    industries: ['hospital', 'clinic'],
    titles: 'Physician Assistant|Nurse Practitioner|Advanced Practice Provider|Physician Assistant, {spec}',
    intern: 'Physician Assistant Student Rotation|Advanced Practice Student Intern',
    pay: [104, 138], place: 'site', degree: 'master', studies: 'Physician Assistant Studies|Nursing Practice', certificates: 'NCCPA certification|FNP-BC|BLS certification',
    skills: 'patient assessment|diagnosis|prescribing|clinical procedures|suturing|electronic health records|patient education|chronic disease management|Epic|preventive medicine|telehealth|minor surgery|triage|ECG interpretation',
    slots: { spec: 'Orthopedics|Urgent Care|Dermatology|Primary Care|Cardiology' },
    duties: `See patients on your own schedule with a physician at hand
Diagnose and treat common illnesses
Perform small procedures such as stitches and injections
Order and interpret tests
Adjust treatment plans for chronic diseases
Answer messages from patients within a day
Assist in surgery or on rounds
Educate patients on medicines and lifestyle
Document visits before the day ends
Coordinate referrals
Hold telephone and video visits
Supervise students`,
    asks: `Good clinical reasoning
Experience from rotations in the field
Clear awareness of your limits
Friendly and efficient manner
Knowledge of coding and billing basics
Flexibility for evening clinics
Interest in long-term relations with patients
Team spirit`,
  },
  {
    name: 'pharmacist', category: 'other', team: 'pharmacy',
    industries: ['hospital', 'retail', 'clinic', 'biotech'],
    titles: 'Pharmacist|Staff Pharmacist|Clinical Pharmacist|Hospital Pharmacist',
    intern: 'Pharmacy Intern|Pharmacist Intern|Clinical Pharmacy Intern|Pharmacy Summer Intern',
    pay: [112, 142], place: 'site', degree: 'doctorate', studies: 'Pharmacy', certificates: 'Pharmacist license|Immunization certificate|BCPS',
    skills: 'dispensing|medication therapy management|patient counseling|drug interactions|pharmacology|compounding|immunizations|inventory management|electronic health records|antimicrobial stewardship|pharmacokinetics|HIPAA|sterile compounding|Epic Willow',
    slots: { where: 'the outpatient pharmacy|the wards|the oncology unit|our store|the clean room' },
    duties: `Check prescriptions for dose, interactions and sense
Advise patients on how to take their medicines
Prepare and release medicines in {where}
Give vaccinations
Review the medication of patients with ten or more drugs
Answer questions from doctors and nurses
Supervise technicians and interns
Keep records of controlled substances without gaps
Join ward rounds and propose changes
Manage stock and shortages in {where}
Report side effects and errors
Write guidelines for safe use of medicines`,
    asks: `Accuracy in every milligram
Good conversation at the counter
Knowledge of current therapy guidelines
Calmness when the line is long
Readiness for weekend duty
Interest in clinical work
Legal knowledge of controlled substances
Ability to lead a small team`,
  },
  {
    name: 'pharmacy technician', category: 'other', team: 'pharmacy',
    industries: ['retail', 'hospital', 'clinic'],
    titles: 'Pharmacy Technician|Certified Pharmacy Technician|Hospital Pharmacy Technician',
    intern: 'Pharmacy Technician Trainee|Pharmacy Technician Intern',
    pay: [36, 50], place: 'site', degree: 'school', studies: 'Pharmacy Technology|Health Sciences', certificates: 'PTCB certification|State registration',
    skills: 'prescription processing|inventory management|customer service|dispensing|insurance claims|pharmacy software|medical terminology|data entry|compounding|HIPAA|cash handling|sterile technique|labeling',
    slots: { where: 'at the counter|in the hospital pharmacy|in the clean room|at the drive-through window' },
    duties: `Enter and fill prescriptions {where}
Count, label and bag medicines for the pharmacist's check
Solve problems with insurance by phone
Order, receive and shelve stock
Remove expired goods every month
Greet customers and find out what they need
Fill dispensing cabinets on the wards
Prepare sterile mixtures under supervision
Keep the work area clean
Answer calls and pass clinical questions on
Handle cash and card payments
Help with inventory counts`,
    asks: `Concentration amid noise
Friendly service
Basic math without a calculator
Willingness to become certified within a year
Discretion
Availability on some evenings and Saturdays
Experience in a shop
Fast and correct typing`,
  },
  {
    name: 'physical therapist', category: 'other', team: 'rehabilitation|therapy',
    industries: ['clinic', 'hospital', 'sport', 'school'],
    titles: 'Physical Therapist|Physiotherapist|Outpatient Physical Therapist|Pediatric Physical Therapist',
    intern: 'Physical Therapy Intern|Physiotherapy Student Placement|Rehabilitation Intern',
    pay: [76, 104], place: 'site', degree: 'doctorate', studies: 'Physical Therapy|Physiotherapy', certificates: 'PT license|BLS certification|OCS',
    skills: 'manual therapy|therapeutic exercise|gait training|patient assessment|treatment planning|orthopedics|patient education|neurological rehabilitation|electronic health records|sports rehabilitation|dry needling|balance training|pain management',
    slots: { pts: 'people after joint replacement|athletes|children|stroke patients|people with back pain' },
    duties: `Assess {pts} and set goals together
Treat with hands, exercise and advice
Plan home programs that people will really do
Measure progress and adjust
Teach {pts} how to move safely
Write short and useful reports
Guide assistants and students
Speak with surgeons and family doctors
Lead exercise groups
Fit walking aids
Visit patients on the ward
Take part in case discussions`,
    asks: `Good hands and good listening
Experience with {pts}
Knowledge of current evidence
Motivating manner
Forty-minute appointments well used
Interest in further training
Physical fitness
Tidy records`,
  },
  {
    name: 'occupational therapist', category: 'other', team: 'therapy|rehabilitation',
    industries: ['hospital', 'clinic', 'school', 'community'],
    titles: 'Occupational Therapist|School Occupational Therapist|Occupational Therapist, Rehabilitation',
    intern: 'Occupational Therapy Intern|OT Fieldwork Student',
    pay: [74, 98], place: 'site', degree: 'master', studies: 'Occupational Therapy', certificates: 'OTR license|CPR certification',
    skills: 'activities of daily living|patient assessment|treatment planning|sensory integration|adaptive equipment|hand therapy|pediatrics|splinting|cognitive rehabilitation|documentation|home assessment|stroke rehabilitation',
    slots: { who: 'children with delays|adults after brain injury|older people|people with hand injuries|young people in crisis' },
    duties: `Help {who} to do what matters to them again
Assess skills at home, at school or at work
Make splints and choose aids
Plan therapy with {who} and their families
Lead small groups
Train parents, teachers or caregivers
Adapt kitchens, desks and bathrooms
Document goals and results
Work with nurses, speech therapists and teachers
Try out new materials and games
Advise on return to work
Supervise students`,
    asks: `Creativity with everyday things
Patience with small steps
Experience with {who}
Good cooperation with families
Careful reports
Driver's license for home visits
Knowledge of assessment tools
Respect for what people choose`,
  },
  {
    name: 'speech-language pathologist', category: 'other', team: 'speech therapy|therapy',
    industries: ['school', 'hospital', 'clinic'],
    titles: 'Speech-Language Pathologist|Speech Therapist|School Speech-Language Pathologist',
    intern: 'Speech-Language Pathology Intern|Speech Therapy Graduate Intern',
    pay: [66, 92], place: 'site', degree: 'master', studies: 'Speech-Language Pathology|Communication Disorders', certificates: 'CCC-SLP|State license',
    skills: 'speech therapy|language assessment|articulation therapy|dysphagia|IEP|AAC devices|fluency|pediatrics|documentation|swallowing evaluation|early intervention|stroke rehabilitation|parent coaching',
    slots: { who: 'preschool children|pupils|adults after stroke|people who stutter|bilingual children' },
    duties: `Assess speech, language and swallowing of {who}
Treat {who} alone and in small groups
Advise parents and teachers
Write plans and measure against them
Introduce talkers and other aids
Take part in school or ward meetings
Screen new children in fall
Prepare materials that make practice fun
Document sessions the same day
Coach families to practice at home
Coordinate with ear, nose and throat doctors
Supervise clinical fellows`,
    asks: `Good ear and clear voice
Experience with {who}
Playfulness
Knowledge of assessment tools in the field
Cultural openness
Organized caseload
A second language is very useful here
Interest in technology for communication`,
  },
  {
    name: 'medical laboratory technician', category: 'other', team: 'laboratory|diagnostics',
    industries: ['laboratory', 'hospital', 'biotech', 'clinic'],
    titles: 'Medical Laboratory Technician|Medical Technologist|Clinical Laboratory Scientist|Phlebotomist, Laboratory',
    intern: 'Medical Laboratory Intern|Clinical Laboratory Intern|MLT Student Intern',
    pay: [52, 76], place: 'site', degree: 'associate', studies: 'Medical Laboratory Science|Biology|Chemistry', certificates: 'ASCP certification|MLT|State license',
    skills: 'hematology|clinical chemistry|quality control|microscopy|specimen processing|phlebotomy|LIMS|microbiology|urinalysis|blood banking|PCR|pipetting|laboratory safety|coagulation',
    slots: { bench: 'hematology|chemistry|microbiology|blood bank|molecular' },
    duties: `Run samples on the {bench} bench and judge the results
Call critical values at once
Run controls each shift and act when they drift
Prepare and look at smears
Maintain analyzers and fix small faults
Receive, label and store specimens
Reject samples that cannot give a true result
Validate new methods
Keep records ready for inspection
Help out at neighboring benches
Draw blood from outpatients
Train students at the {bench} bench`,
    asks: `Accuracy with large numbers of samples
Knowledge of laboratory safety
Color vision suitable for the work
Readiness for night and weekend rotation
Technical understanding of analyzers
Sense of responsibility for the person behind the tube
Experience from a clinical rotation
Good teamwork`,
  },
  {
    name: 'radiologic technologist', category: 'other', team: 'imaging|radiology',
    industries: ['hospital', 'clinic'],
    titles: 'Radiologic Technologist|X-Ray Technician|CT Technologist|MRI Technologist|Sonographer',
    intern: 'Radiologic Technology Student Intern|Medical Imaging Intern',
    pay: [60, 86], place: 'site', degree: 'associate', studies: 'Radiologic Technology|Medical Imaging', certificates: 'ARRT certification|CPR certification',
    skills: 'radiography|patient positioning|radiation safety|CT|PACS|MRI|image quality|patient care|ultrasound|contrast administration|electronic health records|fluoroscopy|mammography',
    slots: { mod: 'X-ray|CT|MRI|ultrasound|mammography' },
    duties: `Take {mod} images that answer the question
Position patients gently and exactly
Explain what happens next
Keep doses as low as possible
Check quality and send images to the radiologist
Give contrast under supervision
Look after the {mod} room and its machine
Go to the ward or operating room with mobile equipment
Ask about pregnancy, metal and allergies every time
Keep the schedule moving without rushing people
Record dose and settings
Teach students`,
    asks: `Knowledge of anatomy
Technical skill and a kind voice
Experience with {mod}
Strength to help patients onto the table
Readiness for on-call duty
Attention to radiation protection
Teamwork with nurses
Ability to work quickly in trauma`,
  },
  {
    name: 'paramedic', category: 'other', team: 'emergency services|ambulance',
    industries: ['government', 'hospital', 'community'],
    titles: 'Paramedic|Emergency Medical Technician|EMT - Basic|Ambulance Paramedic',
    intern: 'EMT Intern|Paramedic Field Intern|Ambulance Ride-Along Intern',
    pay: [42, 68], place: 'site', degree: 'associate', studies: 'Emergency Medical Services|Paramedicine', certificates: 'NREMT|EMT license|ACLS certification|CPR certification',
    skills: 'emergency care|patient assessment|CPR|trauma care|airway management|BLS|IV therapy|ECG interpretation|ambulance driving|triage|radio communication|ACLS|patient transport',
    slots: { area: 'the inner city|a rural district|the coast|two suburbs' },
    duties: `Answer emergency calls in {area}
Assess, treat and carry patients
Drive the ambulance safely, also with lights on
Hand over to the hospital in clear order
Check vehicle and bags at the start of each shift
Write reports the same day
Support fire and police at incidents
Calm relatives and bystanders
Restock medicines and oxygen
Take part in drills
Look after your partner
Teach first aid in schools`,
    asks: `Cool head and kind manner
Physical strength
Clean driving record
Readiness for 12-hour shifts
Good knowledge of {area} or the will to learn it
Ability to decide with little information
Emotional resilience
Teamwork in pairs`,
  },
  {
    name: 'dental hygienist', category: 'other', team: 'dental|hygiene',
    industries: ['clinic'],
    titles: 'Dental Hygienist|Registered Dental Hygienist|Dental Assistant|Dental Assistant, Chairside',
    intern: 'Dental Assistant Intern|Dental Hygiene Student Intern',
    pay: [46, 82], place: 'site', degree: 'associate', studies: 'Dental Hygiene|Dental Assisting', certificates: 'RDH license|Dental radiography certificate|CPR certification',
    skills: 'teeth cleaning|dental radiography|patient education|sterilization|periodontal charting|chairside assistance|dental impressions|infection control|Dentrix|fluoride treatment|scheduling|oral health education',
    slots: { who: 'children|nervous patients|older people|families' },
    duties: `Clean teeth and remove tartar
Take and develop X-rays
Assist at the chair from filling to crown
Advise {who} on brushing and food
Chart gums and note changes
Sterilize instruments and prepare rooms
Make impressions and temporary crowns
Calm {who} before treatment
Order materials
Remind patients of their next visit
Keep records and photos in order
Visit schools once or twice a year`,
    asks: `Gentle hands
Clean and orderly work
Pleasant manner with {who}
Good eyesight and posture
Experience at the chair
Punctuality
Knowledge of infection control
Interest in prevention`,
  },
  {
    name: 'dietitian', category: 'other', team: 'nutrition|food services',
    industries: ['hospital', 'clinic', 'school', 'sport', 'community'],
    titles: 'Registered Dietitian|Clinical Dietitian|Nutritionist|Community Nutritionist',
    intern: 'Dietetic Intern|Nutrition Intern|Public Health Nutrition Intern',
    pay: [56, 80], place: 'mixed', degree: 'master', studies: 'Dietetics|Nutrition Science|Public Health', certificates: 'RDN credential|ServSafe',
    skills: 'nutrition counseling|medical nutrition therapy|menu planning|nutrition assessment|diabetes education|patient education|food safety|electronic health records|motivational interviewing|enteral nutrition|public speaking|recipe analysis|research',
    slots: { grp: 'people with diabetes|kidney patients|athletes|young families|people with eating disorders' },
    duties: `Assess diets and needs of {grp}
Counsel {grp} one to one and in groups
Plan menus with the kitchen
Calculate tube feeding
Give cooking classes on a small budget
Write leaflets that are short enough to read
Follow up by phone after some weeks
Join rounds on the wards
Check recipes for allergens
Measure whether advice helped
Train kitchen and nursing staff
Answer questions about fashions in food with evidence`,
    asks: `Knowledge of clinical nutrition
Conversation without a raised finger
Experience with {grp}
Love of good food
Practical sense for shopping and cooking
Clear writing
Ability to interpret laboratory values
Cultural openness at the table`,
  },
  {
    name: 'mental health counselor', category: 'other', team: 'counseling|mental health',
    industries: ['clinic', 'community', 'school', 'university', 'hospital'],
    titles: 'Mental Health Counselor|Licensed Professional Counselor|Psychotherapist|Substance Use Counselor|Clinical Psychologist',
    intern: 'Counseling Intern|Mental Health Intern|Clinical Psychology Intern|Psychology Practicum Student',
    pay: [50, 82], place: 'mixed', degree: 'master', studies: 'Clinical Mental Health Counseling|Psychology|Social Work', certificates: 'LPC|LMHC|LCSW',
    skills: 'counseling|crisis intervention|treatment planning|cognitive behavioral therapy|case documentation|group therapy|motivational interviewing|trauma-informed care|psychological assessment|active listening|DBT|telehealth|substance abuse counseling|HIPAA',
    slots: { who: 'teenagers|adults|students|families|people in recovery|veterans' },
    duties: `Offer counseling to {who}, alone and in groups
Assess risk and make safety plans
Set goals with {who} and review them
Keep notes that respect privacy
Lead groups on [grief|anxiety|coping skills|relapse prevention]
Work with doctors, schools and families
Answer crisis calls by rota
Take part in weekly supervision
Refer onward when another place is better
Write reports for insurers
Give workshops on stress and sleep
Help to shorten the waiting list`,
    asks: `Warmth with clear boundaries
Training in a recognized method
Experience with {who}
Openness in supervision
Cultural humility
Stable presence in crises
Reliable notes
Hours towards a license are supported`,
  },
  {
    name: 'veterinary technician', category: 'other', team: 'animal care|veterinary',
    industries: ['clinic', 'farm', 'university', 'community'],
    titles: 'Veterinary Technician|Veterinary Assistant|Veterinary Nurse|Animal Care Technician',
    intern: 'Veterinary Intern|Veterinary Assistant Intern|Animal Care Intern',
    pay: [36, 54], place: 'site', degree: 'associate', studies: 'Veterinary Technology|Animal Science|Biology', certificates: 'CVT|LVT',
    skills: 'animal handling|anesthesia monitoring|animal care|phlebotomy|laboratory tests|surgical assistance|client communication|radiography|vaccinations|dental cleaning|record keeping|nutrition advice|kennel cleaning',
    slots: { pets: 'dogs and cats|farm animals|birds and reptiles|horses|shelter animals' },
    duties: `Hold, calm and prepare {pets} for treatment
Assist in operations and watch anesthesia
Draw blood and run tests in our lab
Give medicines and vaccinations
Take X-rays
Explain aftercare to owners
Clean kennels and equipment
Answer the phone and judge what is urgent
Keep records and stock
Feed and walk patients who stay overnight
Clean teeth under anesthesia
Comfort owners when they say goodbye`,
    asks: `Love of animals and respect for their teeth
Physical fitness
Experience with {pets}
Calm with worried owners
Willingness to clean
Some weekend and holiday shifts
Knowledge of hygiene
No strong allergies to fur`,
  },
  {
    name: 'public health specialist', category: 'other', team: 'public health|epidemiology',
    industries: ['government', 'community', 'university', 'hospital', 'laboratory'],
    titles: 'Public Health Specialist|Epidemiologist|Health Educator|Community Health Worker|Public Health Analyst',
    intern: 'Public Health Intern|Epidemiology Intern|Health Education Intern|Global Health Intern',
    pay: [50, 84], place: 'mixed', degree: 'bachelor', studies: 'Public Health|Epidemiology|Health Sciences|Sociology', certificates: 'CHES',
    skills: 'epidemiology|health education|data analysis|program evaluation|community outreach|Microsoft Excel|R|survey design|SAS|grant writing|GIS|public speaking|statistics|SPSS|health policy',
    slots: { issue: 'vaccination|heat waves|tobacco|maternal health|food poisoning|drinking water|hearing loss' },
    duties: `Plan and run campaigns on {issue}
Analyze health data of the region
Investigate outbreaks by phone and in the field
Write reports and fact sheets on {issue}
Speak at schools, markets and meetings
Train volunteers
Evaluate what programs on {issue} achieved
Apply for grants
Keep registers and protect the data in them
Work with clinics and community leaders
Design surveys and test them first
Answer questions from the press through our press office`,
    asks: `Interest in what keeps people healthy
Solid statistics
Ability to speak with all kinds of people
Experience in a community project
Clear, non-technical writing
Sense for data protection
Driver's license
A second language spoken in the region`,
  },
  {
    name: 'healthcare administrator', category: 'operations', team: 'administration|patient services',
    industries: ['hospital', 'clinic', 'community'],
    titles: 'Healthcare Administrator|Medical Office Manager|Patient Services Coordinator|Medical Billing Specialist|Health Information Technician',
    intern: 'Healthcare Administration Intern|Health Information Intern|Hospital Operations Intern',
    pay: [44, 76], place: 'mixed', degree: 'bachelor', studies: 'Healthcare Administration|Business Administration|Public Health', certificates: 'CPC|RHIT',
    skills: 'medical billing|patient scheduling|electronic health records|HIPAA|medical coding|customer service|Microsoft Excel|insurance verification|ICD-10|budgeting|staff scheduling|process improvement|data entry|Epic',
    slots: { dept: 'the outpatient department|surgery|radiology|six clinics|admissions' },
    duties: `Organize schedules and rooms in {dept}
Code and bill services correctly
Clear up rejected claims
Help patients with forms and costs
Plan staff and vacations
Report on waiting times in {dept}
Keep records complete and protected
Order supplies within the budget
Handle complaints with respect
Introduce new software to colleagues
Prepare audits
Improve letters that nobody understands`,
    asks: `Head for figures and heart for patients
Knowledge of billing rules
Orderly work
Friendly phone voice
Experience in a medical office
Confidentiality
Good spreadsheet skills
Ability to mediate`,
  },
]
