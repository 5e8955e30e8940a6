import { job, person, project, skills, spoken, study } from '../person.ts'

export const bjornThorvaldsson = person({
  id: 'bjorn-thorvaldsson',
  field: 'mechanical engineering',
  level: 'entry',
  name: 'Björn Thorvaldsson',
  email: 'bjorn.thorvaldsson@student.example',
  phone: '734.555.0126',
  location: 'Ann Arbor, Michigan',
  links: ['bjornbuilds.example'],
  headline: 'Mechanical Engineering Student',
  education: [
    study(
      'Huron Bluffs Technical University',
      'Bachelor of Science in Mechanical Engineering',
      ['August 2023', 'May 2027'],
      ['GPA 3.6 / 4.0, Dean’s List'],
    ),
  ],
  experience: [
    job('Mechanical Design Intern', 'Ironquill Pumps LLC', ['May 2026', 'August 2026'], 'Toledo, OH', [
      'Redesigned an impeller in SolidWorks and checked it by finite element analysis in ANSYS',
      'Cut machining time of the housing by 12 % together with the shop',
    ]),
    job(
      'Machine Shop Assistant',
      'Huron Bluffs Technical University',
      ['September 2024', 'April 2026'],
      'Ann Arbor, MI',
      ['Taught safe use of lathe and mill to 90 students'],
    ),
  ],
  projects: [
    project(
      'Formula Student Suspension',
      'Lead of the rear suspension of the electric race car.',
      ['CATIA', 'MATLAB'],
      '2025 – 2026',
    ),
    project('Kite Power Test Rig', 'A bench that measures the pull of small kites.', ['Arduino', 'LabVIEW']),
  ],
  skills: [
    skills(['SolidWorks', 'CATIA', 'AutoCAD', 'ANSYS'], 'CAD and simulation'),
    skills(['GD&T', 'CNC Machining', '3D Printing', 'MATLAB'], 'Workshop and analysis'),
  ],
  certifications: ['Certified SolidWorks Associate'],
  languages: [spoken('English'), spoken('Icelandic')],
})

export const kaoriTanabeWright = person({
  id: 'kaori-tanabe-wright',
  field: 'mechanical engineering',
  level: 'senior',
  name: 'Kaori Tanabe-Wright',
  email: 'kaori.tw@post.example',
  phone: '+1 206 555 0109',
  location: 'Seattle, Washington',
  headline: 'Principal Mechanical Engineer',
  summary: 'Thermal and structural engineer for flight hardware with eleven years from concept to certification.',
  education: [
    study('Cascadia Institute of Technology', 'M.S. Mechanical Engineering', ['2013', '2015']),
    study('Cascadia Institute of Technology', 'B.S. Mechanical Engineering', ['2009', '2013']),
  ],
  experience: [
    job('Principal Mechanical Engineer', 'Heronflight Aerospace', ['2021', 'Present'], 'Everett, WA', [
      'Technical lead of a cabin cooling system with a team of seven',
      'Took the heat exchanger through qualification two months early',
    ]),
    job('Senior Mechanical Engineer', 'Heronflight Aerospace', ['2018', '2021'], 'Everett, WA', [
      'Owned tolerance analysis of the door mechanism',
    ]),
    job('Mechanical Engineer', 'Basalt & Rowe Turbines', ['2015', '2018'], 'Spokane, WA', [
      'Designed test rigs for blade fatigue',
    ]),
  ],
  skills: [
    skills([
      'Thermal Analysis',
      'NX',
      'ANSYS Fluent',
      'GD&T',
      'FMEA',
      'Root Cause Analysis',
      'Project Management',
      'Python',
    ]),
  ],
  certifications: ['Professional Engineer, Washington', 'Six Sigma Green Belt'],
  languages: [spoken('English'), spoken('Japanese')],
})

export const fatimaZahraElIdrissi = person({
  id: 'fatima-zahra-el-idrissi',
  field: 'civil engineering',
  level: 'junior',
  name: 'Fatima Zahra El Idrissi',
  nativeName: 'فاطمة الزهراء الإدريسي',
  email: 'fz.elidrissi@mailbox.example',
  phone: '+44 161 496 0188',
  location: 'Manchester, UK',
  headline: 'Graduate Civil Engineer',
  summary: 'Structural engineer with two years on bridges and footpaths, working towards chartership.',
  education: [study('Irwell Metropolitan University', 'MEng Civil Engineering', ['2019', '2023'])],
  experience: [
    job('Graduate Structural Engineer', 'Ashlar Bridge Consultants', ['Sept 2024', 'Present'], 'Manchester', [
      'Assess masonry arch bridges and write inspection reports',
      'Model steel footbridges in Robot Structural Analysis to Eurocode 3',
    ]),
    job('Site Engineer', 'Dunmoor Highways', ['July 2023', 'Aug 2024'], 'Stockport', [
      'Set out drainage and checked levels for a 4 km bypass',
    ]),
  ],
  projects: [
    project('Rope Bridge Study', 'Load tests of rope bridges for village paths.', ['MATLAB', 'AutoCAD'], '2023'),
  ],
  skills: [
    skills([
      'AutoCAD',
      'Civil 3D',
      'Revit',
      'Eurocodes',
      'Surveying',
      'Reinforced Concrete Design',
      'Site Supervision',
    ]),
  ],
  certifications: ['CSCS Card'],
  languages: [spoken('Arabic'), spoken('French'), spoken('English')],
})

export const oluwaseunAdebanjo = person({
  id: 'oluwaseun-adebanjo',
  field: 'electrical engineering',
  level: 'entry',
  name: 'Oluwaseun Adebanjo',
  email: 'seun.adebanjo@mailbox.example',
  phone: '+234 555 010 0123',
  location: 'Lagos, Nigeria',
  links: ['github.com/seun-adebanjo-example'],
  headline: 'Electrical and Electronics Engineering Graduate',
  education: [
    study(
      'Ogun Crescent University',
      'B.Eng. Electrical and Electronics Engineering',
      ['Oct 2020', 'Nov 2025'],
      ['Second Class Upper'],
    ),
  ],
  experience: [
    job('Graduate Trainee', 'Sunharrow Energy Limited', ['Feb 2026', 'Present'], 'Lagos', [
      'Size solar and battery systems for small factories',
      'Commission inverters and write handover documents',
    ]),
    job('Industrial Training Student', 'Palmgrid Distribution Company', ['Apr 2024', 'Sep 2024'], 'Abeokuta, Nigeria', [
      'Tested protection relays in three substations',
    ]),
  ],
  projects: [
    project('Smart Prepaid Meter', 'A meter that reports tampering over GSM.', ['STM32', 'C', 'KiCad'], '2025'),
  ],
  skills: [
    skills(['KiCad', 'Proteus', 'MATLAB', 'PLC Programming', 'ETAP'], 'Tools'),
    skills(['C', 'Python', 'VHDL'], 'Programming languages'),
  ],
  certifications: ['COREN Graduate Registration'],
  languages: [spoken('English'), spoken('Yoruba')],
})
