import type { Occupation } from '../sample/occupation.ts'

/** Teaching, social work, public service, law. */
export const peopleOccupations: readonly Occupation[] = [
  {
    name: 'elementary school teacher', category: 'other', team: 'teaching|primary',
    industries: ['school'],
    titles: 'Elementary School Teacher|Primary School Teacher|Grade {grade} Teacher|Elementary Teacher',
    intern: 'Student Teacher, Elementary|Teaching Intern, Elementary|Elementary Teaching Residency',
    pay: [46, 72], place: 'site', degree: 'bachelor', studies: 'Elementary Education|Education', certificates: 'State teaching license|CPR certification',
    skills: 'lesson planning|classroom management|differentiated instruction|student assessment|reading instruction|parent communication|Google Classroom|curriculum development|special education|math instruction|bilingual education|phonics|project-based learning|SMART Board',
    slots: { grade: '1|2|3|4|5', n: '18|20|22|24' },
    duties: `Teach a class of {n} children in the core subjects
Plan lessons that reach both the quick and the careful
Build routines that make the room calm
Read aloud every day
Assess progress and adapt
Talk with parents in time, not only when there is trouble
Work with the special education teacher on individual plans
Arrange field trips and projects
Share duty in the yard and at lunch
Take part in team planning
Settle quarrels so that children learn from it
Keep records of attendance and progress`,
    asks: `Love of children and of learning
Clear and friendly authority
Experience from student teaching
Good command of reading and math instruction
Patience
Cooperation with colleagues and families
Creativity with few means
A second language is valued`,
  },
  {
    name: 'high school teacher', category: 'other', team: 'faculty|{subject}',
    industries: ['school'],
    titles: 'High School {subject} Teacher|{subject} Teacher|Secondary School Teacher, {subject}',
    intern: 'Student Teacher, {subject}|Teaching Intern, {subject}|{subject} Teaching Fellow',
    pay: [48, 76], place: 'site', degree: 'bachelor', studies: 'Education|Mathematics|English|History|Biology|Physics', certificates: 'State teaching license',
    skills: 'lesson planning|classroom management|curriculum development|student assessment|Google Classroom|differentiated instruction|public speaking|tutoring|educational technology|parent communication|AP courses|grading|mentoring|Canvas',
    slots: { subject: 'Mathematics|English|Biology|Physics|History|Chemistry|Spanish|Computer Science|Art|Music' },
    duties: `Teach {subject} in five classes
Prepare lessons, experiments or discussions that wake people up
Give feedback that students can use
Set and mark tests fairly
Advise a homeroom group
Offer a club, team or elective
Work with colleagues on a shared {subject} curriculum
Meet parents at conferences
Support students who fall behind
Prepare advanced students for exams
Use technology where it helps
Accompany a trip each year`,
    asks: `Deep interest in {subject}
Ability to explain the same thing in three ways
Respectful manner with teenagers
Experience from practice or tutoring
Organized grading
Humor
Openness to observation and feedback
Knowledge of inclusive teaching`,
  },
  {
    name: 'special education teacher', category: 'other', team: 'special education|inclusion',
    industries: ['school', 'community'],
    titles: 'Special Education Teacher|Learning Support Teacher|Paraprofessional, Special Education|Behavior Technician',
    intern: 'Special Education Intern|Student Teacher, Special Education',
    pay: [42, 74], place: 'site', degree: 'bachelor', studies: 'Special Education|Education|Psychology', certificates: 'State teaching license|RBT|CPI training',
    skills: 'IEP|special education|behavior management|differentiated instruction|applied behavior analysis|progress monitoring|parent communication|autism support|assistive technology|lesson planning|de-escalation|reading intervention|data collection',
    slots: { who: 'students with autism|children with learning disabilities|pupils who use wheelchairs|students with behavioral needs' },
    duties: `Teach {who} in small groups and beside them in class
Write and follow individual plans
Collect data on goals
Coach assistants
Adapt materials and rooms
Talk with families weekly
Calm difficult moments and learn from them
Work with therapists
Prepare meetings and minutes
Help {who} to plan life after school
Train colleagues on inclusion
Celebrate small steps`,
    asks: `Patience and imagination
Experience with {who}
Knowledge of the legal framework
Calm body language
Good documentation
Teamwork with parents and specialists
Physical readiness to assist students
Training in de-escalation`,
  },
  {
    name: 'early childhood educator', category: 'other', team: 'early learning|toddler room',
    industries: ['school', 'community', 'sport'],
    titles: 'Early Childhood Educator|Preschool Teacher|Daycare Teacher|Infant and Toddler Teacher|After-School Program Leader',
    intern: 'Early Childhood Intern|Preschool Assistant Intern|After-School Program Intern',
    pay: [34, 48], place: 'site', degree: 'associate', studies: 'Early Childhood Education|Child Development', certificates: 'CDA credential|CPR certification|First aid certificate',
    skills: 'child development|classroom management|lesson planning|early childhood education|first aid|parent communication|play-based learning|storytelling|CPR|observation and documentation|arts and crafts|music|potty training|behavior guidance',
    slots: { grp: 'toddlers|a mixed group|four-year-olds|babies|school-age children' },
    duties: `Look after {grp} from breakfast to pick-up
Plan play, songs and time outdoors
Comfort, change, feed and tuck in
Watch how each child develops and write it down
Talk with parents at the door and in calm meetings
Help {grp} to solve conflicts
Prepare materials and tidy up together
Keep rooms safe and clean
Celebrate seasons and birthdays
Support children who learn a new language
Work closely with a partner in the room
Go out with {grp} in any weather`,
    asks: `Warmth and consistency
Experience with {grp}
Loud singing voice, or courage to try
Physical energy
Reliability in early and late shifts
Knowledge of child development
Background check
Training in first aid`,
  },
  {
    name: 'tutor', category: 'other', team: 'tutoring|learning support',
    industries: ['school', 'community', 'university'],
    titles: 'Tutor, {subject}|{subject} Tutor|Academic Coach|Online {subject} Tutor|Language Instructor',
    intern: 'Tutoring Intern|Academic Coaching Intern|Language Teaching Intern',
    pay: [40, 58], place: 'mixed', degree: 'bachelor', studies: 'Education|Mathematics|English|Linguistics',
    skills: 'tutoring|lesson planning|communication|student assessment|Zoom|test preparation|patience|mentoring|Google Classroom|ESL|curriculum development|motivation|active listening',
    slots: { subject: 'Math|English|Chemistry|Reading|SAT|German|Statistics' },
    duties: `Teach {subject} to one to four learners at a time
Find out where understanding stops and start there
Plan a path with each learner
Explain calmly, and again in another way
Give homework that takes 20 minutes
Write short reports to parents
Prepare learners for exams
Use games, drawings and examples from life
Keep attendance and notes
Meet other tutors once a month
Build the confidence of people who think they are bad at {subject}
Teach online with a shared board`,
    asks: `Very good knowledge of {subject}
Pleasure in other people's progress
Experience as a tutor, older sibling or coach
Punctuality
Afternoons and early evenings free
Clear voice
Stable internet for online lessons
Patience`,
  },
  {
    name: 'university lecturer', category: 'other', team: 'department|faculty',
    industries: ['university'],
    titles: 'Lecturer in {field}|Assistant Professor of {field}|Postdoctoral Researcher, {field}|Adjunct Instructor, {field}',
    intern: 'Teaching Assistant, {field}|Graduate Teaching Intern, {field}',
    pay: [62, 104], place: 'mixed', degree: 'doctorate', studies: 'Economics|Computer Science|History|Psychology|Biology|Sociology',
    skills: 'teaching|academic writing|research|curriculum development|public speaking|student supervision|grant writing|peer review|Canvas|data analysis|course design|LaTeX|mentoring|statistics',
    slots: { field: 'Economics|Computer Science|History|Psychology|Biology|Sociology|Philosophy|Media Studies' },
    duties: `Teach [two|three|four] courses in {field} each semester
Supervise theses
Carry out and publish research
Apply for funding
Hold office hours that students dare to come to
Develop new courses
Examine fairly
Take part in the self-government of the department
Organize the {field} research seminar
Review for journals
Work with partners outside of the university
Mentor doctoral students`,
    asks: `Promising or proven research in {field}
Teaching experience and good evaluations
A clear plan for the next three years
Collegial manner
Readiness to teach introductory courses
Commitment to open and reproducible work
Ability to attract grants
Interest in new forms of teaching`,
  },
  {
    name: 'academic advisor', category: 'other', team: 'student services|admissions',
    industries: ['university', 'school'],
    titles: 'Academic Advisor|Admissions Counselor|Student Success Coach|Career Advisor|School Counselor',
    intern: 'Student Affairs Intern|Admissions Intern|Career Services Intern|School Counseling Intern',
    pay: [44, 66], place: 'mixed', degree: 'bachelor', studies: 'Higher Education|Psychology|Counseling|Communication',
    skills: 'academic advising|student counseling|event planning|public speaking|communication|data entry|Salesforce|career counseling|conflict resolution|Microsoft Excel|workshop facilitation|active listening|recruitment|crisis intervention',
    slots: { who: 'first-year students|transfer students|international students|applicants|first-generation students' },
    duties: `Advise {who} on courses, money and doubts
Notice who is about to drop out and call them
Run orientation for {who}
Answer mail within two days
Visit schools and fairs
Hold workshops on applications and interviews
Keep notes and statistics
Work with faculty on stumbling blocks
Organize open days
Connect {who} with alumni
Write clear web pages
Help in crises and refer onward`,
    asks: `Interest in people and their plans
Good listening
Knowledge of university life
Experience as a mentor or tutor
Organized calendar
Discretion
Public speaking
Cultural sensitivity`,
  },
  {
    name: 'librarian', category: 'other', team: 'library|reader services',
    industries: ['culture', 'university', 'school', 'government'],
    titles: 'Librarian|Library Assistant|Reference Librarian|Children\'s Librarian|Digital Services Librarian',
    intern: 'Library Intern|Archives Intern|Digital Library Intern',
    pay: [42, 66], place: 'site', degree: 'master', studies: 'Library and Information Science|Archival Studies|History',
    skills: 'cataloging|reference services|collection development|customer service|information literacy|event planning|metadata|research|MARC|digital archives|storytelling|database searching|Koha|digitization|public speaking',
    slots: { aud: 'children|researchers|newcomers|students|older readers' },
    duties: `Help {aud} to find what they need
Choose, order and weed the collection
Catalog new titles
Lead workshops for {aud}
Read stories, and let others read
Keep the maker space running
Digitize old photographs and newspapers
Answer questions that start with "it had a blue cover"
Plan exhibitions and readings
Supervise student workers
Shelve and tidy
Write the monthly newsletter`,
    asks: `Service with curiosity
Love of order and of disorderly ideas
Experience with {aud}
Knowledge of catalogs and databases
Evening and Saturday shifts
Tech skills for e-readers and printers
Interest in the neighborhood
Ease in public`,
  },
  {
    name: 'instructional designer', category: 'design', team: 'learning design|training',
    industries: ['university', 'school', 'software', 'bank', 'hospital'],
    titles: 'Instructional Designer|Learning Experience Designer|E-Learning Developer|Training Specialist|Curriculum Developer',
    intern: 'Instructional Design Intern|E-Learning Intern|Curriculum Development Intern',
    pay: [58, 90], place: 'desk', degree: 'bachelor', studies: 'Instructional Design|Education|Communication|Psychology',
    skills: 'instructional design|Articulate Storyline|e-learning|curriculum development|Canvas|storyboarding|video editing|learning management systems|Adobe Captivate|needs assessment|accessibility|Camtasia|facilitation|Moodle|writing',
    slots: { course: 'safety at work|a first programming course|hand hygiene|data protection|onboarding|negotiation' },
    duties: `Design courses on {course} with subject experts
Write scripts, cases and questions
Build modules in our learning platform
Record and cut short videos
Test courses with real learners
Measure what people can do afterwards
Make {course} accessible
Replace slides with practice
Train trainers
Update old courses and retire dead ones
Plan blended programs
Answer learners' questions`,
    asks: `Knowledge of how adults learn
Samples of your work
Clear writing
Experience with an authoring tool
Ability to get experts to simplify
Eye for design
Project planning
Basic audio and video skills`,
  },
  {
    name: 'social worker', category: 'other', team: 'social work|family services|case management',
    industries: ['community', 'government', 'hospital', 'school'],
    titles: 'Social Worker|Case Manager|Family Support Worker|School Social Worker|Hospital Social Worker',
    intern: 'Social Work Intern|MSW Intern|Case Management Intern',
    pay: [44, 68], place: 'mixed', degree: 'bachelor', studies: 'Social Work|Human Services|Psychology', certificates: 'LSW|LCSW|LMSW',
    skills: 'case management|crisis intervention|client advocacy|needs assessment|counseling|documentation|community resources|trauma-informed care|motivational interviewing|child protection|conflict resolution|home visits|group facilitation|benefits counseling',
    slots: { who: 'families|people without a home|older people|young refugees|patients and relatives|young mothers' },
    duties: `Support {who} in finding housing, income and care
Visit {who} at home
Assess needs and agree on a plan
Write reports for courts and offices
Fill in forms that should not need a guide
Step in during crises
Work with schools, doctors and police
Lead groups
Keep case files up to date
Stand up for the rights of {who}
Know who in the city helps with what
Take part in supervision`,
    asks: `Respect and stamina
Experience with {who}
Knowledge of social law
Clear boundaries
Ability to write factually
Driver's license
Intercultural skills
Another language, such as Spanish, Arabic or Ukrainian`,
  },
  {
    name: 'youth worker', category: 'other', team: 'youth programs|mentoring',
    industries: ['community', 'sport', 'government', 'school'],
    titles: 'Youth Worker|Youth Program Coordinator|Youth Mentor|Residential Counselor|Camp Counselor',
    intern: 'Youth Programs Intern|Youth Development Intern|Summer Camp Intern',
    pay: [34, 50], place: 'site', degree: 'school', studies: 'Youth Work|Social Pedagogy|Psychology', certificates: 'First aid certificate|CPR certification',
    skills: 'youth mentoring|program planning|conflict resolution|group facilitation|first aid|event planning|behavior management|communication|outreach|sports coaching|safeguarding|arts and crafts|driving',
    slots: { act: 'basketball|cooking|music production|homework help|repairing bikes|theater|climbing' },
    duties: `Run an open youth center three evenings a week
Offer {act} and whatever else the young people want
Listen, and keep what you hear where it belongs
Plan trips and camps
Mediate in conflicts
Support young people in applications
Work with parents and schools
Do outreach in parks and squares
Keep the house rules together with the group
Document and report
Recruit volunteers
Organize a small festival once a year`,
    asks: `Authentic manner
Experience with {act} or another hook
Calm in noise
Evening availability
First aid knowledge
Clean record
Ability to set limits
Team spirit`,
  },
  {
    name: 'nonprofit program coordinator', category: 'operations', team: 'programs|volunteer',
    industries: ['community', 'environment', 'culture'],
    titles: 'Program Coordinator|Volunteer Coordinator|Program Officer|Community Organizer|Outreach Coordinator',
    intern: 'Nonprofit Program Intern|Volunteer Coordination Intern|Community Outreach Intern',
    pay: [42, 64], place: 'mixed', degree: 'bachelor', studies: 'Nonprofit Management|Sociology|International Relations|Communication',
    skills: 'program management|volunteer management|event planning|community outreach|communication|budgeting|grant writing|Microsoft Excel|report writing|public speaking|social media|partnership building|monitoring and evaluation|Salesforce',
    slots: { prog: 'the food bank|language cafes|a repair workshop|the neighborhood garden|mentoring pairs|tenant advice' },
    duties: `Coordinate {prog} from week to week
Recruit, train and thank volunteers
Plan budgets and keep to them
Report to donors with figures and stories
Build partnerships in the neighborhood
Speak about {prog} at public meetings
Write applications for funding
Gather feedback and change things
Organize events from 10 to 300 people
Keep contact data clean
Solve everyday problems before lunch
Evaluate {prog} once a year`,
    asks: `Organizing talent
Experience as a volunteer
Warm and direct communication
Good writing
Flexible hours
Basic accounting
Belief in the cause without pathos
Local knowledge`,
  },
  {
    name: 'fundraiser', category: 'marketing', team: 'development|fundraising',
    industries: ['community', 'university', 'culture', 'hospital', 'environment'],
    titles: 'Fundraiser|Development Associate|Grant Writer|Donor Relations Officer|Major Gifts Officer',
    intern: 'Fundraising Intern|Development Intern|Grant Writing Intern',
    pay: [48, 80], place: 'desk', degree: 'bachelor', studies: 'Communication|English|Nonprofit Management|Business Administration',
    skills: 'fundraising|grant writing|donor relations|CRM|event planning|copywriting|Raiser\'s Edge|research|Salesforce|email marketing|prospect research|public speaking|budgeting|Microsoft Excel',
    slots: { goal: 'scholarships|a new roof|the children\'s ward|a research chair|winter shelter|wetland purchase' },
    duties: `Raise money for {goal}
Write applications and reports to foundations
Thank donors quickly and personally
Plan the year-end campaign
Research possible supporters
Keep the donor database clean
Prepare visits and events
Tell the story of {goal} in letters and online
Test subject lines and forms
Track results against the plan
Work with finance on restricted gifts
Support board members in asking`,
    asks: `Persuasive and honest writing
Ease in conversations about money
Attention to deadlines
Experience with campaigns or grants
Good research
Respect for donors' privacy
Figures do not scare you
Belief in {goal}`,
  },
  {
    name: 'policy analyst', category: 'other', team: 'policy|research and policy',
    industries: ['government', 'community', 'university', 'environment', 'accounting'],
    titles: 'Policy Analyst|Legislative Assistant|Policy Advisor|Research Analyst, Public Policy|Program Analyst',
    intern: 'Public Policy Intern|Legislative Intern|Policy Research Intern|Government Affairs Intern',
    pay: [56, 92], place: 'desk', degree: 'bachelor', studies: 'Public Policy|Political Science|Economics|Law|Public Administration',
    skills: 'policy analysis|research|report writing|data analysis|Microsoft Excel|stakeholder engagement|public speaking|legislative research|briefing notes|Stata|economics|program evaluation|R|communication',
    slots: { issue: 'housing|public transport|child care|energy prices|digital services|school funding' },
    duties: `Analyze proposals on {issue}
Write briefs of two pages
Collect data and compare cities
Follow debates and report what changed
Prepare hearings and consultations
Answer questions from council members
Calculate costs and effects of measures on {issue}
Talk with associations and residents
Draft speeches and statements
Evaluate programs
Maintain a calendar of decisions
Present options without hiding the weak ones`,
    asks: `Analytical mind and neutral pen
Knowledge of how decisions are made
Experience with research on {issue}
Quick reading
Discretion
Basic statistics
Interest in public service
Readiness for late meetings`,
  },
  {
    name: 'urban planner', category: 'other', team: 'planning|urban development',
    industries: ['government', 'construction', 'environment', 'property'],
    titles: 'Urban Planner|City Planner|Transportation Planner|Planning Technician|Zoning Specialist',
    intern: 'Urban Planning Intern|Transportation Planning Intern|City Planning Intern',
    pay: [54, 86], place: 'mixed', degree: 'master', studies: 'Urban Planning|Geography|Architecture|Landscape Architecture', certificates: 'AICP',
    skills: 'urban planning|GIS|zoning|ArcGIS|public engagement|land use planning|Adobe InDesign|report writing|site analysis|transportation planning|AutoCAD|SketchUp|public speaking|data analysis|environmental review',
    slots: { area: 'the station quarter|the river front|two bus corridors|the old harbor|a new neighborhood' },
    duties: `Prepare plans for {area}
Review building applications
Hold public workshops on {area}
Analyze traffic, land and population
Draw maps and sketches for discussion
Write reports to the council
Coordinate departments
Negotiate with developers
Apply for state funding
Check plans against law and environment
Answer residents at the counter
Follow up on what became of plans`,
    asks: `Feeling for space and for people
Knowledge of planning law
Good graphics
Moderation of heated meetings
Experience with maps and data
Patience with procedure
Interest in walking, cycling and transit
Clear language`,
  },
  {
    name: 'paralegal', category: 'other', team: 'legal support|litigation support',
    industries: ['law', 'bank', 'government', 'property'],
    titles: 'Paralegal|Legal Assistant|Litigation Paralegal|Corporate Paralegal|Legal Secretary',
    intern: 'Paralegal Intern|Legal Assistant Intern|Legal Intern',
    pay: [46, 72], place: 'desk', degree: 'associate', studies: 'Paralegal Studies|Legal Studies|Political Science', certificates: 'Paralegal certificate|Notary public',
    skills: 'legal research|document drafting|case management|Westlaw|document review|Microsoft Word|legal writing|filing|e-discovery|LexisNexis|client communication|proofreading|scheduling|contract review|billing',
    slots: { law: 'employment|family|immigration|tenancy|patent|company' },
    duties: `Prepare files and drafts in {law} cases
Keep deadlines for several lawyers
Research decisions and statutes
File documents with courts and offices
Talk to clients by phone and put them at ease
Organize evidence and exhibits
Check documents for completeness
Arrange hearings and travel
Record hours and prepare invoices
Summarize depositions
Maintain the document system
Support closings and signings`,
    asks: `Exactness with dates and names
Discretion
Knowledge of {law} law is welcome
Fast and correct writing
Stress resistance around deadlines
Experience in a law office
Polite manner with clients
Good command of word processing`,
  },
  {
    name: 'lawyer', category: 'other', team: 'legal|{law}',
    industries: ['law', 'bank', 'government', 'community', 'software'],
    titles: 'Attorney, {law}|Associate Attorney|Legal Counsel|Staff Attorney, {law}|Junior Legal Counsel',
    intern: 'Legal Intern|Law Clerk|Summer Associate|Legal Intern, {law}',
    pay: [84, 160], place: 'desk', degree: 'doctorate', studies: 'Law', certificates: 'State bar admission',
    skills: 'legal research|legal writing|contract drafting|negotiation|litigation|client counseling|Westlaw|contract review|data protection|compliance|due diligence|intellectual property|LexisNexis|oral advocacy|employment law',
    slots: { law: 'Employment|Data Protection|Real Estate|Immigration|Commercial|Intellectual Property|Tax' },
    duties: `Advise clients in plain language
Draft and negotiate contracts
Research questions of {law} law
Write memos, pleadings and letters
Represent clients before courts and authorities
Review documents in transactions
Train colleagues on new rules
Assess risks and propose ways around them
Keep files so that a colleague can step in
Take on pro bono cases
Follow legislation in the field
Supervise paralegals and clerks`,
    asks: `Sound legal training
Clear thinking and short sentences
Experience in {law} law from training or practice
Negotiating skill
Accountability
Business sense
Interest in clients beyond the case
Good time management`,
  },
  {
    name: 'compliance officer', category: 'finance', team: 'compliance|risk',
    industries: ['bank', 'biotech', 'accounting', 'software', 'energy'],
    titles: 'Compliance Officer|Compliance Analyst|AML Analyst|Privacy Analyst|Risk and Compliance Associate',
    intern: 'Compliance Intern|Risk Intern|Privacy and Compliance Intern|AML Intern',
    pay: [58, 98], place: 'desk', degree: 'bachelor', studies: 'Law|Finance|Business Administration|Criminology', certificates: 'CAMS|CIPP|CRCM',
    skills: 'compliance|risk assessment|AML|policy writing|KYC|internal controls|data analysis|auditing|data protection|Microsoft Excel|investigation|GDPR|report writing|training delivery|SQL',
    slots: { risk: 'money laundering|conflicts of interest|data leaks|sanctions|insider trading|unfair contracts' },
    duties: `Monitor transactions and processes for {risk}
Check new customers and partners
Write policies people can follow
Train colleagues with cases instead of paragraphs
Investigate alerts and report what must be reported
Advise projects early
Test controls against {risk}
Prepare answers to the regulator
Keep registers and evidence
Follow new rules
Handle reports from whistleblowers with care
Report to the board each quarter`,
    asks: `Integrity and backbone
Understanding of the business
Experience with rules against {risk}
Analytical work with data
Clear writing
Discretion
Courage to say no, and ideas for how it could work
Persistence`,
  },
  {
    name: 'police officer', category: 'other', team: 'public safety|community safety',
    industries: ['government', 'university'],
    titles: 'Police Officer|Public Safety Officer|Campus Safety Officer|Police Recruit|Community Service Officer',
    intern: 'Public Safety Intern|Criminal Justice Intern|Police Department Intern',
    pay: [52, 76], place: 'site', degree: 'school', studies: 'Criminal Justice|Law Enforcement', certificates: 'POST certification|First aid certificate',
    skills: 'patrol|report writing|conflict resolution|first aid|de-escalation|radio communication|community outreach|investigation|traffic control|emergency response|defensive driving|CPR|evidence handling',
    slots: { area: 'the city center|the campus|the harbor|the transit lines|two districts' },
    duties: `Patrol {area} on foot, by bike and by car
Answer calls and decide what is needed
De-escalate first
Write reports that hold up
Take statements from witnesses
Direct traffic at events
Give first aid
Know the people in {area} by name
Visit schools
Secure evidence
Testify in court
Work with social services`,
    asks: `Calm and fair manner
Physical fitness
Clean record and driver's license
Good observation and memory
Readiness for shifts
Ability to talk to anybody
Respect for rights
Teamwork`,
  },
  {
    name: 'firefighter', category: 'other', team: 'fire and rescue',
    industries: ['government'],
    titles: 'Firefighter|Firefighter/EMT|Fire Recruit|Fire Inspector|Emergency Dispatcher',
    intern: 'Fire Service Intern|Emergency Management Intern|Dispatch Intern',
    pay: [48, 74], place: 'site', degree: 'school', studies: 'Fire Science|Emergency Management', certificates: 'Firefighter I and II|EMT license|CPAT',
    skills: 'fire suppression|CPR|emergency response|first aid|equipment maintenance|radio communication|rescue techniques|hazardous materials|fire prevention|public education|physical fitness|ladder operations|emergency dispatch',
    slots: { area: 'a city of 310,000|the port|a mountain district|three towns' },
    duties: `Answer fires, accidents and medical calls in {area}
Check engine, hoses and breathing gear every morning
Train daily
Enter and search buildings with your crew
Give emergency care
Inspect buildings for fire safety
Explain prevention to schools and companies
Keep the station clean and cook together
Write incident reports
Rescue people, and the occasional cat
Take part in exercises with other services
Maintain maps and hydrants`,
    asks: `Fitness and no fear of heights
Technical understanding
Reliability in a crew
Readiness for 24-hour shifts
Medical training or willingness to do it
Clean driving record
Psychological stability
Willingness to live near {area}`,
  },
  {
    name: 'administrative officer', category: 'operations', team: 'administration|citizen services',
    industries: ['government', 'university', 'school', 'hospital'],
    titles: 'Administrative Officer|Permit Technician|Citizen Services Representative|Records Clerk|Eligibility Specialist',
    intern: 'Public Administration Intern|City Government Intern|Records Management Intern',
    pay: [40, 60], place: 'mixed', degree: 'school', studies: 'Public Administration|Business Administration|Office Administration',
    skills: 'customer service|records management|data entry|Microsoft Office|administrative support|report writing|document processing|filing|scheduling|budgeting|Microsoft Excel|public relations|case processing|typing',
    slots: { subj: 'building permits|residence permits|business licenses|student grants|parking permits|child benefits' },
    duties: `Process applications for {subj}
Advise residents at the counter and by phone
Check documents and ask for what is missing
Decide within the rules and explain why
Keep files, on paper and digital
Calculate and record fees
Answer complaints
Prepare statistics on {subj}
Send letters that people understand
Work with other offices
Help to move forms online
Stand in for colleagues`,
    asks: `Sense of service and of law
Accuracy
Friendly firmness
Knowledge of office software
Experience in an office or at a counter
Discretion
A second language
Willingness to learn regulations`,
  },
]
