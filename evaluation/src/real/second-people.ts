import { student, told } from './told.ts'

/** Fourteen of fields and countries that the first have not, written before any row of theirs was seen. */
export const secondPeople = [
  told('pharmacy-assistant-recife', 'health and care', {
    ...{ level: 'junior', at: 'Recife, Brazil', degree: 1, languages: 'Portuguese' },
    held: 'Auxiliar de farmácia: 22; Balconista de farmácia: 14',
    skills: 'Dispensação de medicamentos, Atendimento ao cliente, Controle de estoque, Pharmacy, Excel',
  }),
  told('dental-nurse-bristol', 'health and care', {
    ...{ level: 'junior', at: 'Bristol, United Kingdom', degree: 2, subjects: 'Dental Nursing' },
    held: 'Dental Nurse: 26; Trainee Dental Nurse: 14',
    skills: 'Infection Control, Chairside Assistance, Radiography, Patient Care, Decontamination',
    deeds: ['Prepared the room and the instruments for two dentists and eighteen patients a day.'],
  }),
  told('social-worker-valencia', 'health and care', {
    ...{ level: 'mid', at: 'Valencia, Spain', degree: 3, subjects: 'Trabajo Social', languages: 'Spanish, Catalan' },
    held: 'Trabajadora social: 44; Monitora de tiempo libre: 18',
    skills: 'Intervención social, Case Management, Mediation, Community Outreach, Report Writing',
  }),
  told('electrician-apprentice-cork', 'trades and logistics', {
    ...{ level: 'entry', at: 'Cork, Ireland', degree: 1, languages: 'English' },
    held: 'Apprentice Electrician: 26',
    skills: 'Electrical Wiring, Cable Installation, Testing, Safe Pass, Hand Tools',
  }),
  told('truck-driver-omaha', 'trades and logistics', {
    ...{ level: 'mid', at: 'Omaha, NE', degree: 1 },
    held: 'Truck Driver: 54; Delivery Driver: 20',
    skills: 'CDL Class A, Route Planning, Vehicle Inspection, Load Securement, Electronic Logging',
  }),
  told('physics-teacher-nairobi', 'teaching and care of children', {
    ...{
      level: 'junior',
      at: 'Nairobi, Kenya',
      degree: 3,
      subjects: 'Physics Education',
      languages: 'English, Swahili',
    },
    held: 'Physics Teacher: 30',
    skills: 'Lesson Planning, Laboratory Safety, Classroom Management, Physics, Mathematics',
  }),
  told('hotel-receptionist-vienna', 'hospitality and retail', {
    ...{ level: 'junior', at: 'Vienna, Austria', degree: 2, languages: 'German, English, Italian' },
    held: 'Rezeptionistin: 28; Kellnerin: 12',
    skills: 'Reservations, Opera PMS, Guest Services, Gästebetreuung, Cash Handling',
  }),
  told('sous-chef-singapore', 'hospitality and retail', {
    ...{ level: 'mid', at: 'Singapore', degree: 2, subjects: 'Culinary Arts', languages: 'English, Mandarin' },
    held: 'Sous Chef: 28; Chef de Partie: 30',
    skills: 'Menu Planning, Food Safety, HACCP, Kitchen Management, Food Costing, Asian Cuisine',
  }),
  told('accountant-lagos', 'finance, law and offices', {
    ...{ level: 'junior', at: 'Lagos, Nigeria', degree: 3, subjects: 'Accounting', languages: 'English' },
    held: 'Accountant: 27; Audit Trainee: 10',
    skills: 'IFRS, Bookkeeping, Sage, Excel, Tax, Bank Reconciliation',
    deeds: ['Closed the books of four shops by the fifth of each month.'],
  }),
  told('biology-doctorate-copenhagen', 'science', {
    ...{
      level: 'junior',
      at: 'Copenhagen, Denmark',
      degree: 5,
      subjects: 'Molecular Biology',
      graduates: student(2026, 3),
      languages: 'Danish, English',
    },
    held: 'PhD Fellow: 34; Research Assistant: 12',
    skills: 'CRISPR, RNA-Seq, Flow Cytometry, R, Cell Culture, Scientific Writing',
  }),
  told('geologist-calgary', 'science', {
    ...{ level: 'mid', at: 'Calgary, Canada', degree: 4, subjects: 'Geology', languages: 'English' },
    held: 'Geologist: 50; Junior Geologist: 18',
    skills: 'Geological Mapping, Petrel, Core Logging, ArcGIS, Geophysics, Reservoir Characterization',
  }),
  told('physics-student-heidelberg', 'science', {
    ...{
      level: 'entry',
      at: 'Heidelberg, Germany',
      degree: 3,
      subjects: 'Physik',
      graduates: student(2027, 9),
      languages: 'German, English',
    },
    held: 'Studentische Hilfskraft: 8',
    skills: 'Python, MATLAB, LabVIEW, Optics, Data Analysis, LaTeX',
  }),
  told('fashion-student-milan', 'design and media', {
    ...{
      level: 'entry',
      at: 'Milan, Italy',
      degree: 3,
      subjects: 'Fashion Design',
      graduates: student(2027, 7),
      languages: 'Italian, English',
    },
    held: 'Stagista ufficio stile: 4',
    skills: 'Adobe Illustrator, Photoshop, Pattern Making, Sewing, Textiles, Sketching',
  }),
  told('data-student-belo-horizonte', 'software and data', {
    ...{
      level: 'entry',
      at: 'Belo Horizonte, Brazil',
      degree: 3,
      subjects: 'Estatística',
      graduates: student(2026, 12),
      languages: 'Portuguese, English',
    },
    held: 'Monitor de Estatística: 10',
    skills: 'Python, SQL, R, Power BI, Pandas, Excel',
  }),
]
