import { student, told } from './told.ts'

/** Twelve of every group of fields and eleven countries, written before any row of theirs was seen. */
export const fourthPeople = [
  told('radiographer-leeds', 'health and care', {
    ...{
      level: 'mid',
      at: 'Leeds, United Kingdom',
      degree: 3,
      subjects: 'Diagnostic Radiography',
      languages: 'English',
    },
    held: 'Diagnostic Radiographer: 50',
    skills: 'X-ray, CT, MRI, Patient Positioning, Radiation Safety, PACS',
  }),
  told('physiotherapy-student-utrecht', 'health and care', {
    ...{
      level: 'entry',
      at: 'Utrecht, Netherlands',
      degree: 3,
      subjects: 'Fysiotherapie',
      graduates: student(2027, 7),
    },
    held: 'Zorgassistent: 10',
    skills: 'Anatomie, Revalidatie, Communicatie, Patient Care, Massage',
    languages: 'Dutch, English',
  }),
  told('hvac-technician-phoenix', 'trades and logistics', {
    ...{ level: 'junior', at: 'Phoenix, AZ', degree: 1, languages: 'English, Spanish' },
    held: 'HVAC Technician: 26; HVAC Helper: 10',
    skills: 'Refrigeration, EPA 608, Brazing, Electrical Troubleshooting, Ductwork, Customer Service',
  }),
  told('warehouse-worker-leipzig', 'trades and logistics', {
    ...{ level: 'junior', at: 'Leipzig, Germany', degree: 1, languages: 'German' },
    held: 'Lagermitarbeiter: 28; Staplerfahrer: 14',
    skills: 'Staplerschein, Kommissionierung, Wareneingang, Scanner, Inventur',
  }),
  told('special-education-teacher-charlotte', 'teaching and care of children', {
    ...{ level: 'mid', at: 'Charlotte, NC', degree: 4, subjects: 'Special Education', languages: 'English' },
    held: 'Special Education Teacher: 48; Teacher Assistant: 12',
    skills: 'IEP, Behavior Management, Lesson Planning, Assistive Technology, Autism',
  }),
  told('barista-montreal', 'hospitality and retail', {
    ...{ level: 'entry', at: 'Montreal, Canada', degree: 1, languages: 'French, English' },
    held: 'Barista: 9',
    skills: 'Espresso, Cash Handling, Customer Service, Latte Art, Opening and Closing',
  }),
  told('account-executive-amsterdam', 'sales and marketing', {
    ...{ level: 'mid', at: 'Amsterdam, Netherlands', degree: 3, subjects: 'Business Administration' },
    held: 'Account Executive: 38; Sales Development Representative: 16',
    skills: 'SaaS Sales, Salesforce, Prospecting, Negotiation, Forecasting, HubSpot',
    languages: 'English, Dutch, German',
  }),
  told('paralegal-washington', 'finance, law and offices', {
    ...{ level: 'junior', at: 'Washington, DC', degree: 3, subjects: 'Political Science', languages: 'English' },
    held: 'Paralegal: 20; Legal Intern: 6',
    skills: 'Legal Research, Westlaw, E-discovery, Document Review, Cite Checking, Microsoft Office',
  }),
  told('chemistry-student-pune', 'science', {
    ...{ level: 'entry', at: 'Pune, India', degree: 4, subjects: 'Chemistry', graduates: student(2027, 5) },
    held: 'Laboratory Intern: 3',
    skills: 'HPLC, Titration, Spectroscopy, Organic Synthesis, Excel',
    languages: 'English, Hindi, Marathi',
  }),
  told('civil-engineer-dubai', 'engineering', {
    ...{ level: 'junior', at: 'Dubai, United Arab Emirates', degree: 3, subjects: 'Civil Engineering' },
    held: 'Site Engineer: 24',
    skills: 'AutoCAD, Primavera P6, Quantity Surveying, Site Supervision, Concrete, Revit',
    languages: 'English, Arabic',
  }),
  told('test-engineer-krakow', 'software and data', {
    ...{ level: 'junior', at: 'Kraków, Poland', degree: 3, subjects: 'Informatyka', languages: 'Polish, English' },
    held: 'Tester oprogramowania: 22',
    skills: 'Selenium, Java, Postman, Jira, SQL, Test Automation',
    deeds: ['Automated 140 regression tests with Selenium and cut the release check from three days to one.'],
  }),
  told('graphic-designer-mexico-city', 'design and media', {
    ...{
      level: 'junior',
      at: 'Mexico City, Mexico',
      degree: 3,
      subjects: 'Diseño Gráfico',
      languages: 'Spanish, English',
    },
    held: 'Diseñadora gráfica: 26; Practicante de diseño: 6',
    skills: 'Adobe Illustrator, Adobe Photoshop, InDesign, Branding, Figma, Packaging',
  }),
]
