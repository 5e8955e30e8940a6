import { student, told } from './told.ts'

/** The first 42: their open ones were looked at for every change of the ranking since, and are spent. */
export const firstPeople = [
  told('nurse-houston', 'health and care', {
    ...{ level: 'mid', at: 'Houston, TX', degree: 3, subjects: 'Nursing' },
    held: 'Registered Nurse, Medical-Surgical: 38; Nursing Assistant: 14',
    skills: 'Patient Care, Medication Administration, IV Therapy, Epic, ACLS, BLS, Wound Care, Patient Education',
    deeds: ['Cared for six patients a shift on a 32-bed ward and taught families how to change dressings at home.'],
  }),
  told('nurse-student-manchester', 'health and care', {
    ...{
      level: 'entry',
      at: 'Manchester, United Kingdom',
      degree: 3,
      subjects: 'Adult Nursing',
      graduates: student(2026),
    },
    held: 'Healthcare Assistant: 16',
    skills: 'Patient Care, Vital Signs, Infection Control, Communication, Manual Handling',
  }),
  told('caregiver-berlin', 'health and care', {
    ...{ level: 'junior', at: 'Berlin, Germany', degree: 1, languages: 'German, English' },
    held: 'Altenpflegerin: 30; Pflegehelferin: 18',
    skills: 'Elderly Care, Dementia Care, Documentation, Wundversorgung, Medication Administration',
  }),
  told('physician-assistant-phoenix', 'health and care', {
    ...{ level: 'junior', at: 'Phoenix, AZ', degree: 4, subjects: 'Physician Assistant Studies' },
    held: 'Physician Assistant, Urgent Care: 20; Medical Scribe: 24',
    skills: 'Patient Assessment, Suturing, Electronic Health Records, Urgent Care, Diagnosis',
  }),
  told('social-worker-toronto', 'health and care', {
    ...{ level: 'junior', at: 'Toronto, Canada', degree: 4, subjects: 'Social Work' },
    held: 'Case Manager: 22; Youth Worker: 12',
    skills: 'Case Management, Crisis Intervention, Counseling, Assessment, Community Outreach',
    deeds: ['Held a caseload of 40 families and found housing for eleven of them within a year.'],
  }),
  told('pharmacy-student-madrid', 'health and care', {
    ...{
      level: 'entry',
      at: 'Madrid, Spain',
      degree: 3,
      subjects: 'Pharmacy',
      graduates: student(2026),
      languages: 'Spanish, English',
    },
    held: 'Auxiliar de farmacia: 8',
    skills: 'Pharmacology, Good Manufacturing Practice, Quality Control, Chromatography, Excel',
  }),
  told('electrician-denver', 'trades and logistics', {
    ...{ level: 'mid', at: 'Denver, CO', degree: 1 },
    held: 'Journeyman Electrician: 40; Apprentice Electrician: 48',
    skills: 'Electrical Wiring, Conduit Bending, NEC, Blueprint Reading, Troubleshooting, OSHA 30',
  }),
  told('mechanic-birmingham', 'trades and logistics', {
    ...{ level: 'mid', at: 'Birmingham, United Kingdom', degree: 1 },
    held: 'Vehicle Technician: 52',
    skills: 'Diagnostics, Brakes, Engine Repair, MOT Testing, Hybrid Vehicles',
  }),
  told('warehouse-atlanta', 'trades and logistics', {
    ...{ level: 'entry', at: 'Atlanta, GA', degree: 1 },
    held: 'Warehouse Associate: 20; Package Handler: 9',
    skills: 'Forklift, Order Picking, Inventory Management, RF Scanner, Loading',
  }),
  told('logistics-rotterdam', 'trades and logistics', {
    ...{
      level: 'junior',
      at: 'Rotterdam, Netherlands',
      degree: 3,
      subjects: 'Logistics Engineering',
      languages: 'Dutch, English, German',
    },
    held: 'Transport Planner: 18',
    skills: 'Transport Planning, SAP, Excel, Supply Chain Management, Customs',
  }),
  told('welder-gdansk', 'trades and logistics', {
    ...{ level: 'mid', at: 'Gdansk, Poland', degree: 1, languages: 'Polish, English' },
    held: 'Spawacz: 60',
    skills: 'MIG Welding, TIG Welding, Blueprint Reading, Metal Fabrication, Grinding',
  }),
  told('cnc-ohio', 'trades and logistics', {
    ...{ level: 'junior', at: 'Cleveland, OH', degree: 2, subjects: 'Machining Technology' },
    held: 'CNC Operator: 26',
    skills: 'CNC, G-Code, Mastercam, Calipers, Quality Inspection, Lathe',
  }),
  told('primary-teacher-leeds', 'teaching and care of children', {
    ...{ level: 'junior', at: 'Leeds, United Kingdom', degree: 3, subjects: 'Primary Education' },
    held: 'Primary School Teacher: 24',
    skills: 'Lesson Planning, Classroom Management, Phonics, Safeguarding, Differentiation',
    deeds: ['Raised the share of pupils who read at their age from 61 to 78 of 100 in one year.'],
  }),
  told('math-teacher-chicago', 'teaching and care of children', {
    ...{ level: 'mid', at: 'Chicago, IL', degree: 4, subjects: 'Mathematics Education' },
    held: 'High School Mathematics Teacher: 50',
    skills: 'Curriculum Development, Classroom Management, Algebra, Calculus, Google Classroom',
  }),
  told('childcare-sydney', 'teaching and care of children', {
    ...{ level: 'entry', at: 'Sydney, Australia', degree: 2, subjects: 'Early Childhood Education and Care' },
    held: 'Early Childhood Educator: 10',
    skills: 'Child Development, First Aid, Play-Based Learning, Communication',
  }),
  told('chef-paris', 'hospitality and retail', {
    ...{ level: 'mid', at: 'Paris, France', degree: 1, languages: 'French, English' },
    held: 'Chef de partie: 30; Commis de cuisine: 24',
    skills: 'Cooking, HACCP, Menu Planning, Pastry, Team Leadership',
  }),
  told('hotel-dubai', 'hospitality and retail', {
    ...{
      level: 'entry',
      at: 'Dubai, United Arab Emirates',
      degree: 3,
      subjects: 'Hospitality Management',
      languages: 'English, Arabic',
    },
    held: 'Front Desk Agent: 11',
    skills: 'Guest Services, Opera PMS, Reservations, Customer Service',
  }),
  told('retail-los-angeles', 'hospitality and retail', {
    ...{ level: 'entry', at: 'Los Angeles, CA', degree: 1 },
    held: 'Retail Sales Associate: 18; Barista: 8',
    skills: 'Customer Service, Cash Handling, Merchandising, POS, Upselling',
  }),
  told('sales-new-york', 'sales and marketing', {
    ...{ level: 'junior', at: 'New York, NY', degree: 3, subjects: 'Communications' },
    held: 'Sales Development Representative: 17',
    skills: 'Cold Calling, Salesforce, HubSpot, Prospecting, Outreach, Lead Generation',
    deeds: ['Booked 14 meetings a month and passed the quota in nine of twelve months.'],
  }),
  told('account-executive-london', 'sales and marketing', {
    ...{ level: 'mid', at: 'London, United Kingdom', degree: 3, subjects: 'Business Management' },
    held: 'Account Executive: 36; Sales Development Representative: 14',
    skills: 'SaaS Sales, Negotiation, Salesforce, Pipeline Management, MEDDIC',
  }),
  told('marketing-sao-paulo', 'sales and marketing', {
    ...{
      level: 'junior',
      at: 'São Paulo, Brazil',
      degree: 3,
      subjects: 'Publicidade e Propaganda',
      languages: 'Portuguese, English',
    },
    held: 'Analista de Marketing: 20',
    skills: 'Google Ads, SEO, Social Media, Copywriting, Google Analytics, Canva',
  }),
  told('journalism-student-dublin', 'sales and marketing', {
    ...{ level: 'entry', at: 'Dublin, Ireland', degree: 3, subjects: 'Journalism', graduates: student(2027) },
    held: 'Editorial Intern: 3',
    skills: 'Writing, Editing, Interviewing, WordPress, Social Media, Adobe Premiere',
  }),
  told('accountant-dallas', 'finance, law and offices', {
    ...{ level: 'junior', at: 'Dallas, TX', degree: 3, subjects: 'Accounting' },
    held: 'Staff Accountant: 22',
    skills: 'GAAP, Reconciliation, QuickBooks, Excel, Month-End Close, Accounts Payable',
  }),
  told('law-student-washington', 'finance, law and offices', {
    ...{ level: 'entry', at: 'Washington, DC', degree: 5, subjects: 'Law', graduates: student(2027, 5) },
    held: 'Legal Intern: 3',
    skills: 'Legal Research, Westlaw, Legal Writing, Contract Review',
  }),
  told('hr-singapore', 'finance, law and offices', {
    ...{
      level: 'junior',
      at: 'Singapore',
      degree: 3,
      subjects: 'Human Resource Management',
      languages: 'English, Mandarin',
    },
    held: 'HR Executive: 25',
    skills: 'Recruiting, Onboarding, Payroll, Employee Relations, Workday',
  }),
  told('economics-student-warsaw', 'finance, law and offices', {
    ...{
      level: 'entry',
      at: 'Warsaw, Poland',
      degree: 3,
      subjects: 'Economics',
      graduates: student(2027),
      languages: 'Polish, English',
    },
    skills: 'Excel, Stata, Econometrics, PowerPoint, Python',
    deeds: ['Wrote a term paper on rents in three cities with a panel of 900 flats.'],
  }),
  told('admin-assistant-auckland', 'finance, law and offices', {
    ...{ level: 'junior', at: 'Auckland, New Zealand', degree: 1 },
    held: 'Administrative Assistant: 28; Receptionist: 10',
    skills: 'Microsoft Office, Scheduling, Data Entry, Customer Service, Filing',
  }),
  told('biology-student-boston', 'science', {
    ...{ level: 'entry', at: 'Boston, MA', degree: 3, subjects: 'Biology', graduates: student(2026, 5) },
    held: 'Undergraduate Research Assistant: 12',
    skills: 'PCR, Cell Culture, Western Blot, Gel Electrophoresis, R, Microscopy',
  }),
  told('chemist-basel', 'science', {
    ...{ level: 'junior', at: 'Basel, Switzerland', degree: 4, subjects: 'Chemistry', languages: 'German, English' },
    held: 'Laboratory Technician: 18',
    skills: 'HPLC, GC-MS, Organic Synthesis, GMP, NMR',
  }),
  told('psychology-graduate-melbourne', 'science', {
    ...{ level: 'entry', at: 'Melbourne, Australia', degree: 3, subjects: 'Psychology' },
    held: 'Research Assistant: 7',
    skills: 'SPSS, Literature Review, Interviewing, Data Analysis, Qualtrics',
  }),
  told('mechanical-student-detroit', 'engineering', {
    ...{
      level: 'entry',
      at: 'Detroit, MI',
      degree: 3,
      subjects: 'Mechanical Engineering',
      graduates: student(2027, 5),
    },
    held: 'Formula SAE Team Member: 0',
    skills: 'SolidWorks, MATLAB, ANSYS, GD&T, 3D Printing, Machining',
  }),
  told('civil-student-vancouver', 'engineering', {
    ...{
      level: 'entry',
      at: 'Vancouver, Canada',
      degree: 3,
      subjects: 'Civil Engineering',
      graduates: student(2027, 4),
    },
    skills: 'AutoCAD, Civil 3D, Surveying, Revit, Excel, Structural Analysis',
  }),
  told('electrical-munich', 'engineering', {
    ...{ level: 'junior', at: 'Munich, Germany', degree: 4, subjects: 'Elektrotechnik', languages: 'German, English' },
    held: 'Hardwareentwickler: 20; Werkstudent: 0',
    skills: 'PCB Design, Altium Designer, C, Embedded Systems, Oscilloscope, CAN',
  }),
  told('architect-lisbon', 'engineering', {
    ...{
      level: 'junior',
      at: 'Lisbon, Portugal',
      degree: 4,
      subjects: 'Architecture',
      languages: 'Portuguese, English',
    },
    held: 'Arquiteta júnior: 19',
    skills: 'AutoCAD, Revit, SketchUp, Photoshop, BIM, Model Making',
  }),
  told('cs-student-bangalore', 'software and data', {
    ...{
      level: 'entry',
      at: 'Bangalore, India',
      degree: 3,
      subjects: 'Computer Science and Engineering',
      graduates: student(2026, 5),
    },
    held: 'Web Development Intern: 0',
    skills: 'Java, Python, React, Node.js, SQL, Git, Data Structures',
  }),
  told('cs-first-year-san-jose', 'software and data', {
    ...{ level: 'entry', at: 'San Jose, CA', degree: 3, subjects: 'Computer Science', graduates: student(2029, 5) },
    skills: 'Python, Java, HTML, CSS, Git',
  }),
  told('backend-amsterdam', 'software and data', {
    ...{ level: 'mid', at: 'Amsterdam, Netherlands', degree: 4, subjects: 'Computer Science', languages: 'English' },
    held: 'Backend Engineer: 40; Junior Software Developer: 18',
    skills: 'Go, PostgreSQL, Kubernetes, Kafka, gRPC, AWS, Terraform',
  }),
  told('data-analyst-mexico-city', 'software and data', {
    ...{ level: 'junior', at: 'Mexico City, Mexico', degree: 3, subjects: 'Actuaría', languages: 'Spanish, English' },
    held: 'Analista de Datos: 21',
    skills: 'SQL, Python, Power BI, Tableau, Excel, Statistics',
  }),
  told('ux-designer-stockholm', 'software and data', {
    ...{
      level: 'junior',
      at: 'Stockholm, Sweden',
      degree: 3,
      subjects: 'Interaction Design',
      languages: 'Swedish, English',
    },
    held: 'UX Designer: 23',
    skills: 'Figma, User Research, Prototyping, Wireframing, Design Systems, Usability Testing',
  }),
  told('support-manila', 'software and data', {
    ...{
      level: 'junior',
      at: 'Manila, Philippines',
      degree: 3,
      subjects: 'Information Technology',
      languages: 'English, Filipino',
    },
    held: 'IT Support Specialist: 24; Customer Service Representative: 14',
    skills: 'Active Directory, Windows, Troubleshooting, Ticketing, Office 365, Networking',
  }),
  told('changer-teacher-to-data-austin', 'software and data', {
    ...{
      level: 'entry',
      at: 'Austin, TX',
      degree: 3,
      subjects: 'Data Analytics, English',
      graduates: student(2026, 8),
    },
    held: 'English Teacher: 60',
    skills: 'SQL, Python, Tableau, Excel, Pandas, Public Speaking',
  }),
  told('product-manager-seattle', 'software and data', {
    ...{ level: 'mid', at: 'Seattle, WA', degree: 3, subjects: 'Information Systems' },
    held: 'Product Manager: 30; Business Analyst: 24',
    skills: 'Roadmapping, Jira, User Stories, SQL, A/B Testing, Stakeholder Management',
  }),
]
