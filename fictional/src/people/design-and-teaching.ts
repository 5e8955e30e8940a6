import { job, person, project, skills, spoken, study } from '../person.ts'

export const luciaFernandez = person({
  id: 'lucia-fernandez-de-la-reguera',
  field: 'graphic design',
  level: 'junior',
  name: 'Lucía Fernández de la Reguera',
  email: 'lucia@fdlr-studio.example',
  phone: '+34 555 010 123',
  location: 'Barcelona, Spain',
  links: ['https://fdlr-studio.example', 'behance.net/fdlr-example'],
  headline: 'Graphic Designer',
  summary: 'Graphic designer of books, exhibitions and identities, with a soft spot for type and good paper.',
  education: [study('Escola Mar de Disseny', 'BA Graphic Design', ['2019', '2023'])],
  experience: [
    job('Graphic Designer', 'Estudi Garbí', ['Oct 2023', 'Present'], 'Barcelona', [
      'Design exhibition graphics for two city museums',
      'Drew a custom typeface for a chain of bakeries',
    ]),
    job('Design Intern', 'Paper Heron Press', ['Feb 2023', 'Jul 2023'], 'Girona', [
      'Typeset four novels and prepared covers for print',
    ]),
  ],
  projects: [project('Fàbula', 'A reading typeface for children with dyslexia.', ['Glyphs', 'Figma'], '2024')],
  skills: [
    skills(['Adobe InDesign', 'Adobe Illustrator', 'Adobe Photoshop', 'Figma', 'Glyphs'], 'Software'),
    skills(['Typography', 'Editorial Design', 'Branding', 'Prepress'], 'Practice'),
  ],
  languages: [spoken('Catalan', 'native'), spoken('Spanish', 'native'), spoken('English', 'B2')],
})

export const sunniva = person({
  id: 'sunniva',
  field: 'user experience design',
  level: 'mid',
  name: 'Sunniva',
  email: 'hei@sunniva.example',
  phone: '+47 55 50 10 12',
  location: 'Oslo, Norway',
  links: ['sunniva.example'],
  headline: 'Product Designer',
  summary: 'Product designer with four years in public services. I test early, draw plainly and write the words too.',
  education: [study('Fjordlys School of Architecture and Design', 'Master in Interaction Design', ['2020', '2022'])],
  experience: [
    job('Product Designer', 'Tallship Civic', ['Aug 2023', 'Present'], 'Oslo', [
      'Designed the appointment service used in 60 municipalities',
      'Built the design system in Figma with engineers and kept it accessible (WCAG 2.2)',
    ]),
    job('UX Designer', 'Nordkapp Ferry Lines', ['Jul 2022', 'Jul 2023'], 'Bergen, Norway', [
      'Ran 45 interviews on board and redrew the ticket flow',
    ]),
  ],
  projects: [
    project('Plain Forms', 'A collection of form patterns tested with older people.', ['Figma', 'HTML', 'CSS']),
  ],
  skills: [
    skills([
      'Figma',
      'User Research',
      'Prototyping',
      'Usability Testing',
      'Design Systems',
      'Accessibility',
      'HTML',
      'CSS',
      'Service Design',
    ]),
  ],
  languages: [spoken('Norwegian'), spoken('English'), spoken('Danish')],
})

export const eleanorPettigrewAshby = person({
  id: 'eleanor-pettigrew-ashby',
  field: 'teaching',
  level: 'mid',
  name: 'Eleanor Pettigrew-Ashby',
  email: 'e.pettigrew.ashby@post.example',
  phone: '(617) 555-0101',
  location: 'Boston, MA',
  headline: 'Elementary School Teacher',
  summary: 'Licensed elementary teacher with five years in diverse classrooms and a love for early reading.',
  education: [
    study('Charlesgate University', 'Master of Education', ['2019', '2021']),
    study('Wrenfield College', 'Bachelor of Arts in English', ['2015', '2019']),
  ],
  experience: [
    job('Second Grade Teacher', 'Maple Hollow Elementary School', ['August 2022', 'Present'], 'Boston, MA', [
      'Teach 23 pupils, of whom 88 % reached the reading benchmark last year',
      'Lead the literacy committee and coach two student teachers',
    ]),
    job('Teaching Fellow', 'Dorchester Bay Charter School', ['August 2021', 'June 2022'], 'Boston, MA', [
      'Co-taught first grade with a focus on phonics',
    ]),
  ],
  skills: [
    skills([
      'Lesson Planning',
      'Classroom Management',
      'Differentiated Instruction',
      'Phonics',
      'Google Classroom',
      'Individualized Education Programs',
      'Parent Communication',
    ]),
  ],
  certifications: ['Massachusetts Initial License, Elementary 1-6', 'Sheltered English Immersion Endorsement'],
  languages: [spoken('English'), spoken('Portuguese')],
})
