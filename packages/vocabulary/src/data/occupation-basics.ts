/** What everybody who works in an occupation, or studies a subject, does every day: `occupation or subject|skills`. */
export const occupationBasics = `
Registered Nurse|Nursing;Healthcare;Patient Care;Vital Signs;Medication Administration;Patient Assessment
Nursing Assistant|Patient Care;Vital Signs;Activities of Daily Living;Caregiving
Nursing|Healthcare;Patient Care;Vital Signs;Medication Administration;Patient Assessment
Laboratory Technician|Laboratory Techniques
Chemist|Laboratory Techniques;Chemistry
Teacher|Teaching;Lesson Planning;Classroom Management
Tutor|Tutoring;Teaching
Accountant|Accounting
Lawyer|Law;Legal Research
Translator|Translation
Photographer|Photography
Graphic Designer|Graphic Design
Electrician|Electrical Wiring;Hand and Power Tools
Welder|Welding;Hand and Power Tools
Carpenter|Carpentry;Hand and Power Tools
Plumber|Plumbing;Hand and Power Tools
Mechanic|Hand and Power Tools
Maintenance Technician|Hand and Power Tools
HVAC Technician|Hand and Power Tools
Machinist|Machining;Manufacturing;Hand and Power Tools
Machine Operator|Manufacturing
Assembler|Manufacturing
Industrial Engineer|Manufacturing
Chef|Cooking
Childcare Worker|Childcare;Teaching
Journalist|Journalism;Writing
Writer|Writing
Computer Science|Software Development;Data Structures;Algorithms;Databases;Information Technology
Computer Engineering|Software Development;Information Technology
Software Engineering|Software Development;Data Structures;Algorithms;Information Technology
Software Engineer|Software Development;Information Technology
Front-End Developer|Software Development;Web Development
Back-End Developer|Software Development
Full-Stack Developer|Software Development;Web Development
Web Developer|Web Development
Data Analyst|Data Analysis
Sales Representative|Sales
Customer Service Representative|Customer Service
Human Resources Specialist|Human Resources;Recruiting
`

/** What everybody at work in a field has seen, or who studies for it: `field of work|skills`. */
export const fieldBasics = `
health|Healthcare
pharmacy|Healthcare
dentistry|Healthcare
hospitality|Hospitality Management
finance|Finance
law|Law
logistics|Logistics
marketing|Marketing
sales|Sales
software|Software Development
it|Information Technology
`
