import { job, person, project, skills, spoken, study } from '../person.ts'

export const siobhanODwyer = person({
  id: 'siobhan-odwyer',
  field: 'nursing',
  level: 'entry',
  name: "Siobhán O'Dwyer",
  email: 'siobhan.odwyer@post.example',
  phone: '07700 900183',
  location: 'Bristol, United Kingdom',
  headline: 'Student Nurse (Adult)',
  summary:
    'Final-year nursing student with placements in surgery, community care and intensive care, seeking a first post on an acute ward.',
  education: [
    study('Severnholt University of Health', 'BSc (Hons) Adult Nursing', ['Sep 2023', 'Jul 2026']),
    study('Ballyderry Community College', 'Leaving Certificate', ['2017', '2023']),
  ],
  experience: [
    job('Healthcare Assistant', 'Wellspring House Hospice', ['Jun 2024', 'Present'], 'Bristol', [
      'Support patients with washing, meals and mobility on a twelve-bed unit',
      'Record observations and report changes to the nurse in charge',
    ]),
    job('Student Nurse Placement', 'Avonbridge General Hospital', ['Jan 2025', 'Apr 2025'], 'Bristol', [
      'Cared for four surgical patients a shift under supervision, including wound care and medication rounds',
    ]),
  ],
  skills: [
    skills([
      'Patient Assessment',
      'Wound Care',
      'Medication Administration',
      'Infection Control',
      'Phlebotomy',
      'Basic Life Support',
      'Safeguarding',
    ]),
  ],
  certifications: ['Immediate Life Support', 'Manual Handling Level 2'],
  languages: [spoken('English'), spoken('Irish')],
})

export const graceAchiengOtieno = person({
  id: 'grace-achieng-otieno',
  field: 'nursing',
  level: 'mid',
  name: 'Grace Achieng Otieno',
  email: 'grace.otieno@mailbox.example',
  phone: '(312) 555-0164',
  location: 'Chicago, IL',
  links: ['linkedin.com/in/grace-otieno-example'],
  headline: 'Registered Nurse, BSN',
  summary:
    'Critical care nurse with five years in a level I trauma center, charge nurse experience and a record of teaching new graduates.',
  education: [study('Lakemere College of Nursing', 'Bachelor of Science in Nursing', ['2017', '2021'])],
  experience: [
    job('Charge Nurse, Intensive Care Unit', 'Prairie Mercy Medical Center', ['05/2024', 'Present'], 'Chicago, IL', [
      'Coordinate 14 nurses a shift and assign patients by acuity',
      'Led a project that lowered catheter infections by 40 %',
    ]),
    job('Registered Nurse', 'Prairie Mercy Medical Center', ['08/2021', '05/2024'], 'Chicago, IL', [
      'Managed ventilated patients, titrated vasoactive drips and responded to rapid response calls',
    ]),
  ],
  skills: [
    skills(['Critical Care', 'Ventilator Management', 'IV Therapy', 'Triage', 'Electronic Health Records'], 'Clinical'),
    skills(['Preceptorship', 'Shift Coordination', 'Quality Improvement'], 'Leadership'),
  ],
  certifications: ['CCRN', 'Advanced Cardiovascular Life Support', 'Registered Nurse License, Illinois'],
  languages: [spoken('English', 'fluent'), spoken('Swahili', 'native')],
  volunteering: [
    job('Clinic Volunteer', 'Southside Free Clinic Collective', ['2022', 'Present'], null, [
      'Give flu vaccinations each autumn',
    ]),
  ],
})

export const annelieseGrunwald = person({
  id: 'anneliese-grunwald',
  field: 'biology',
  level: 'entry',
  name: 'Anneliese Grünwald',
  email: 'a.gruenwald@post.example',
  phone: '+49 30 23125 456',
  location: 'Berlin, Germany',
  headline: 'Molecular Biologist',
  education: [
    study(
      'Spreeufer University',
      'M.Sc. Molecular Biology',
      ['10/2024', '09/2026'],
      ['Thesis on heat shock response in barley'],
    ),
    study('Spreeufer University', 'B.Sc. Biology', ['10/2021', '09/2024']),
  ],
  experience: [
    job('Research Assistant', 'Hollergarten Institute for Plant Genetics', ['03/2025', '08/2026'], 'Potsdam, Germany', [
      'Ran qPCR and western blots for two doctoral projects',
      'Wrote an R pipeline that counts stomata on microscope images',
    ]),
    job('Laboratory Assistant', 'Kranichfeld Diagnostics GmbH', ['06/2023', '09/2024'], 'Berlin, Germany', [
      'Prepared samples and kept the cell culture bank in order',
    ]),
  ],
  skills: [
    skills(['PCR', 'qPCR', 'Western Blotting', 'Cell Culture', 'CRISPR', 'Confocal Microscopy'], 'Laboratory'),
    skills(['R', 'ImageJ', 'Python', 'GraphPad Prism'], 'Software'),
  ],
  languages: [spoken('German', 'native'), spoken('English', 'C1')],
})

export const weiLingTsai = person({
  id: 'wei-ling-tsai',
  field: 'chemistry',
  level: 'junior',
  name: 'Wei-Ling Tsai',
  nativeName: '蔡薇玲',
  email: 'weiling.tsai@mailbox.example',
  phone: '+1-732-555-0150',
  location: 'New Brunswick, NJ',
  headline: 'Analytical Chemist',
  summary: 'Analytical chemist with two years of method development for small molecules under GMP.',
  education: [
    study('Raritan Polytechnic Institute', 'Master of Science, Chemistry', ['2022', '2024']),
    study('Jade Mountain University', 'Bachelor of Science, Chemistry', ['2018', '2022']),
  ],
  experience: [
    job('Associate Scientist', 'Verdigris Pharma Inc.', ['Jul 2024', 'Present'], 'Princeton, NJ', [
      'Develop and validate HPLC methods for release testing',
      'Investigate out-of-specification results and write the reports',
    ]),
    job('Graduate Researcher', 'Raritan Polytechnic Institute', ['Sep 2022', 'May 2024'], 'New Brunswick, NJ', [
      'Synthesised fluorescent probes and characterised them by NMR and mass spectrometry',
    ]),
  ],
  skills: [
    skills([
      'HPLC',
      'GC-MS',
      'NMR Spectroscopy',
      'Method Validation',
      'GMP',
      'Titration',
      'Empower',
      'ChemDraw',
      'Minitab',
    ]),
  ],
  certifications: ['ASQ Certified Quality Technician'],
  languages: [spoken('Mandarin'), spoken('English')],
})

export const ingridSolheimVargas = person({
  id: 'ingrid-solheim-vargas',
  field: 'psychology',
  level: 'entry',
  name: 'Ingrid Solheim Vargas',
  email: 'ingrid.sv@student.example',
  phone: '+61 491 570 156',
  location: 'Melbourne, Australia',
  headline: 'Psychology graduate',
  summary: 'Psychology graduate with research and crisis line experience who wants to work with young people.',
  education: [
    study(
      'Yarra Bend University',
      'Bachelor of Psychological Science (Honours)',
      ['Feb 2022', 'Nov 2025'],
      ['Honours thesis: sleep and rumination in first-year students'],
    ),
  ],
  experience: [
    job('Research Assistant', 'Banksia Child Development Centre', ['Jan 2026', 'Present'], 'Melbourne', [
      'Run interviews with families and code them in NVivo',
      'Analyse questionnaires in SPSS for a study of 340 children',
    ]),
    job('Youth Worker', 'Kookaburra Street Shelter', ['Mar 2024', 'Dec 2025'], 'Melbourne', [
      'Supported residents aged 15 to 19 with daily plans',
    ]),
  ],
  skills: [
    skills([
      'SPSS',
      'NVivo',
      'R',
      'Qualitative Research',
      'Interviewing',
      'Case Notes',
      'Crisis Intervention',
      'Active Listening',
    ]),
  ],
  certifications: ['Mental Health First Aid', 'Working with Children Check'],
  languages: [spoken('English'), spoken('Norwegian'), spoken('Spanish')],
  volunteering: [
    job('Crisis Line Volunteer', 'Nightlamp Helpline', ['2023', '2025'], null, ['Took calls two nights a month']),
  ],
})

export const meiNakagawa = person({
  id: 'mei-nakagawa',
  field: 'first-year environmental science',
  level: 'entry',
  name: 'Mei Nakagawa',
  email: 'mei.nakagawa@student.example',
  phone: '604-555-0138',
  location: 'Vancouver, BC',
  education: [
    study(
      'Fraser Inlet University',
      'BSc Environmental Science',
      ['Sep 2026', 'Apr 2030'],
      ['Relevant courses: General Chemistry, Introduction to Ecology, Statistics for Life Sciences, Academic Writing'],
    ),
  ],
  skills: [skills(['Field Sampling', 'Microsoft Excel', 'QGIS', 'Lab Safety', 'Plant Identification'])],
  languages: [spoken('English'), spoken('Japanese')],
  volunteering: [
    job('Shoreline Cleanup Leader', 'Salish Litter Watch', ['2024', '2026'], null, [
      'Organised six cleanups with 40 people each',
    ]),
  ],
  interests: ['birdwatching', 'watercolour'],
})

export const tsegayeWoldemariam = person({
  id: 'tsegaye-woldemariam',
  field: 'agriculture',
  level: 'junior',
  name: 'Tsegaye Bekele Woldemariam',
  email: 'tsegaye.bekele@mailbox.example',
  phone: '+251 55 501 0123',
  location: 'Addis Ababa, Ethiopia',
  headline: 'Agronomist',
  summary: 'Agronomist with field experience in smallholder irrigation and soil mapping in the highlands.',
  education: [study('Awash Highlands University', 'BSc in Plant Science', ['2018', '2022'])],
  experience: [
    job('Field Agronomist', 'Green Furrow Cooperative Union', ['October 2023', 'Present'], 'Adama, Ethiopia', [
      'Advise 600 farmers on seed, fertiliser and irrigation schedules',
      'Map soil acidity with handheld sensors and QGIS',
    ]),
    job(
      'Agricultural Extension Intern',
      'Tana Basin Seed Enterprise',
      ['January 2023', 'September 2023'],
      'Bahir Dar, Ethiopia',
      ['Ran demonstration plots of drought tolerant wheat'],
    ),
  ],
  projects: [
    project('Teff Planter', 'A low-cost row planter tested with 20 farms.', ['SolidWorks', 'Arduino'], '2022'),
  ],
  skills: [
    skills([
      'Crop Rotation',
      'Drip Irrigation',
      'Soil Sampling',
      'QGIS',
      'Integrated Pest Management',
      'Data Collection',
      'Microsoft Excel',
    ]),
  ],
  languages: [spoken('Amharic'), spoken('Oromo'), spoken('English')],
})
