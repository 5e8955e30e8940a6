import { student, told } from './told.ts'

/** Twelve of every field and ten countries, written before any row of theirs was seen. */
export const fifthPeople = [
  told('nurse-munich', 'health and care', {
    ...{ level: 'mid', at: 'München, Germany', degree: 2, subjects: 'Gesundheits- und Krankenpflege' },
    held: 'Gesundheits- und Krankenpflegerin: 46; Pflegehelferin: 12',
    skills: 'Intensivpflege, Wundversorgung, Medikamentengabe, Dokumentation, Beatmung',
    languages: 'German, English',
  }),
  told('primary-teacher-birmingham', 'teaching and care of children', {
    ...{ level: 'junior', at: 'Birmingham, United Kingdom', degree: 3, subjects: 'Primary Education' },
    held: 'Year 3 Class Teacher: 22; Teaching Assistant: 14',
    skills: 'Phonics, Lesson Planning, Safeguarding, Behaviour Management, SEN Support, QTS',
    languages: 'English',
  }),
  told('plumber-toronto', 'trades and logistics', {
    ...{ level: 'junior', at: 'Toronto, Canada', degree: 2, languages: 'English' },
    held: 'Plumber: 24; Apprentice Plumber: 48',
    skills: 'Pipe Fitting, Drain Cleaning, Soldering, Blueprint Reading, Red Seal, Service Calls',
  }),
  told('interior-designer-milan', 'design and media', {
    ...{ level: 'junior', at: 'Milano, Italy', degree: 4, subjects: 'Interior Design', languages: 'Italian, English' },
    held: 'Interior Designer: 20; Stagista progettazione: 6',
    skills: 'AutoCAD, SketchUp, Rendering, 3ds Max, Space Planning, Photoshop',
  }),
  told('film-student-los-angeles', 'design and media', {
    ...{
      level: 'entry',
      at: 'Los Angeles, CA',
      degree: 3,
      subjects: 'Film and Television Production',
      graduates: student(2027, 5),
    },
    held: 'Production Assistant: 5; Box Office Attendant: 10',
    skills: 'Adobe Premiere Pro, DaVinci Resolve, Camera Operation, Video Editing, Storyboarding, Sound Recording',
    languages: 'English',
  }),
  told('truck-driver-gothenburg', 'trades and logistics', {
    ...{ level: 'mid', at: 'Göteborg, Sweden', degree: 1, languages: 'Swedish' },
    held: 'Lastbilschaufför: 62; Lagerarbetare: 18',
    skills: 'C-körkort, YKB, Lastsäkring, Distribution, Truckkort',
  }),
  told('law-student-dublin', 'finance, law and offices', {
    ...{ level: 'entry', at: 'Dublin, Ireland', degree: 3, subjects: 'Law', graduates: student(2027, 6) },
    held: 'Legal Intern: 3; Retail Assistant: 16',
    skills: 'Legal Research, Drafting, Contract Law, Mooting, Microsoft Word',
    languages: 'English, French',
  }),
  told('hotel-receptionist-barcelona', 'hospitality and retail', {
    ...{ level: 'junior', at: 'Barcelona, Spain', degree: 2, subjects: 'Turismo' },
    held: 'Recepcionista de hotel: 26; Camarera: 10',
    skills: 'Opera PMS, Check-in, Reservations, Customer Service, Upselling',
    languages: 'Spanish, Catalan, English, French',
  }),
  told('microbiologist-sydney', 'science', {
    ...{ level: 'junior', at: 'Sydney, Australia', degree: 4, subjects: 'Microbiology', languages: 'English' },
    held: 'Microbiologist: 18; Laboratory Assistant: 12',
    skills: 'Cell Culture, PCR, Aseptic Technique, Microscopy, GMP, Quality Control',
  }),
  told('electrical-engineer-houston', 'engineering', {
    ...{ level: 'mid', at: 'Houston, TX', degree: 3, subjects: 'Electrical Engineering', languages: 'English' },
    held: 'Electrical Engineer: 44; Engineering Intern: 6',
    skills: 'Power Systems, ETAP, Switchgear, AutoCAD Electrical, NEC, Protection Relays',
    deeds: ['Redesigned protection settings of four substations and cut nuisance trips by 60 percent.'],
  }),
  told('backend-developer-lisbon', 'software and data', {
    ...{ level: 'mid', at: 'Lisboa, Portugal', degree: 3, subjects: 'Engenharia Informática' },
    held: 'Backend Developer: 40; Programador Júnior: 14',
    skills: 'Java, Spring Boot, PostgreSQL, Kafka, Docker, Kubernetes, REST',
    languages: 'Portuguese, English',
    deeds: ['Moved a billing service from batch to Kafka and cut the delay of invoices from a day to two minutes.'],
  }),
  told('audit-associate-singapore', 'finance, law and offices', {
    ...{ level: 'junior', at: 'Singapore', degree: 3, subjects: 'Accountancy', languages: 'English, Mandarin' },
    held: 'Audit Associate: 22; Accounts Intern: 4',
    skills: 'Financial Reporting, IFRS, Excel, Audit, Consolidation, SAP',
  }),
]
