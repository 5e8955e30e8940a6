import { student, told } from './told.ts'

/** Ten of trades that few have, written before any row of theirs was seen. */
export const thirdPeople = [
  told('aircraft-mechanic-tulsa', 'trades and logistics', {
    ...{ level: 'mid', at: 'Tulsa, OK', degree: 2, subjects: 'Aviation Maintenance', languages: 'English' },
    held: 'Aircraft Mechanic: 40; Line Maintenance Apprentice: 18',
    skills: 'A&P License, Sheet Metal, Hydraulics, Aircraft Inspection, Troubleshooting, Technical Manuals',
  }),
  told('orthotist-denver', 'health and care', {
    ...{ level: 'junior', at: 'Denver, CO', degree: 4, subjects: 'Orthotics and Prosthetics', languages: 'English' },
    held: 'Resident Orthotist: 18',
    skills: 'Gait Analysis, Patient Assessment, Casting, CAD, Custom Fabrication',
  }),
  told('home-carer-lyon', 'health and care', {
    ...{ level: 'junior', at: 'Lyon, France', degree: 1, languages: 'French' },
    held: 'Auxiliaire de vie: 30; Aide-ménagère: 20',
    skills: 'Aide à la toilette, Préparation des repas, Accompagnement, Permis B',
  }),
  told('baker-portland', 'hospitality and retail', {
    ...{ level: 'junior', at: 'Portland, OR', degree: 1, languages: 'English' },
    held: 'Bread Baker: 22; Bakery Assistant: 14',
    skills: 'Sourdough, Lamination, Food Safety, Ovens, Early Shifts',
  }),
  told('safety-technician-rio', 'engineering', {
    ...{ level: 'junior', at: 'Rio de Janeiro, Brazil', degree: 2, languages: 'Portuguese' },
    held: 'Técnico de segurança do trabalho: 28',
    subjects: 'Segurança do Trabalho',
    skills: 'Normas regulamentadoras, Treinamento, Inspeção, Investigação de acidentes, Excel',
  }),
  told('millwright-edmonton', 'trades and logistics', {
    ...{ level: 'mid', at: 'Edmonton, Canada', degree: 2, languages: 'English' },
    held: 'Millwright: 60; Apprentice Millwright: 40',
    skills: 'Red Seal, Pump Alignment, Preventive Maintenance, Conveyors, Blueprint Reading, Welding',
  }),
  told('ship-officer-rotterdam', 'trades and logistics', {
    ...{ level: 'mid', at: 'Rotterdam, Netherlands', degree: 3, languages: 'Dutch, English' },
    held: 'Second Officer: 36; Third Officer: 24',
    subjects: 'Maritime Officer',
    skills: 'Navigation, ECDIS, Cargo Handling, STCW, Safety Drills',
  }),
  told('radio-host-boise', 'design and media', {
    ...{ level: 'mid', at: 'Boise, ID', degree: 3, subjects: 'Broadcast Journalism', languages: 'English' },
    held: 'Radio Host: 42; News Reporter: 20',
    skills: 'Interviewing, Adobe Audition, Live Broadcasting, Script Writing, Podcasting, Social Media',
  }),
  told('meteorology-student-norman', 'science', {
    ...{ level: 'entry', at: 'Norman, OK', degree: 3, subjects: 'Meteorology', graduates: student(2027, 5) },
    held: 'Undergraduate Research Assistant: 9',
    skills: 'Python, Weather Forecasting, Radar, MATLAB, GIS, Statistics',
  }),
  told('personal-trainer-chicago', 'hospitality and retail', {
    ...{ level: 'junior', at: 'Chicago, IL', degree: 3, subjects: 'Kinesiology', languages: 'English' },
    held: 'Personal Trainer: 20; Front Desk Associate: 10',
    skills: 'NASM, CPR, Strength Training, Group Classes, Nutrition, Sales',
  }),
]
