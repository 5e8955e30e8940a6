import { job, person, skills, spoken, study } from '../person.ts'

export const marcusDAngelo = person({
  id: 'marcus-dangelo-whitlock',
  field: 'finance',
  level: 'entry',
  name: "Marcus D'Angelo-Whitlock",
  email: 'marcus.dw@student.example',
  phone: '(646) 555-0191',
  location: 'New York, NY',
  links: ['linkedin.com/in/marcus-dw-example'],
  education: [
    study(
      'Hudson Narrows University',
      'Bachelor of Science in Finance',
      ['Aug 2023', 'May 2027'],
      ['GPA: 3.7', 'Relevant coursework: Corporate Finance, Econometrics, Financial Accounting'],
    ),
  ],
  experience: [
    job('Summer Analyst', 'Graywick Capital Partners', ['Jun 2026', 'Aug 2026'], 'New York, NY', [
      'Built discounted cash flow models for three mid-cap manufacturers',
      'Prepared the weekly market note read by 40 portfolio managers',
    ]),
    job('Treasurer', 'Hudson Narrows Investment Society', ['Sep 2024', 'May 2026'], 'New York, NY', [
      'Kept the books of a student fund of $60,000',
    ]),
  ],
  skills: [skills(['Excel', 'Financial Modeling', 'Valuation', 'Bloomberg Terminal', 'SQL', 'Python', 'PowerPoint'])],
  certifications: ['Bloomberg Market Concepts'],
  languages: [spoken('English'), spoken('Italian')],
  interests: ['rowing', 'jazz piano'],
})

export const chidiNwachukwuBell = person({
  id: 'chidi-nwachukwu-bell',
  field: 'accounting',
  level: 'mid',
  name: 'Chidi Nwachukwu-Bell',
  email: 'chidi.nb@post.example',
  phone: '+44 29 2018 0177',
  location: 'Cardiff, Wales',
  headline: 'Chartered Accountant, ACA',
  summary: 'Chartered accountant with six years in audit and group reporting for manufacturing and food companies.',
  education: [study('Taff Valley University', 'BA Accounting and Finance', ['2016', '2019'], ['First class honours'])],
  experience: [
    job('Finance Manager', 'Breconshire Bakeries plc', ['April 2023', 'Present'], 'Cardiff', [
      'Prepare consolidated accounts of nine companies under IFRS',
      'Shortened the month-end close from eight days to four',
    ]),
    job('Audit Senior', 'Penhallow Keene LLP', ['Sept 2021', 'March 2023'], 'Bristol', [
      'Led audits of clients with up to £80m turnover',
    ]),
    job('Audit Associate', 'Penhallow Keene LLP', ['Sept 2019', 'Sept 2021'], 'Bristol', [
      'Tested stock, payroll and revenue',
    ]),
  ],
  skills: [skills(['IFRS', 'Consolidation', 'Audit', 'SAP', 'Excel', 'VAT', 'Budgeting', 'Power Query'])],
  certifications: ['ACA, Institute of Chartered Accountants'],
  languages: [spoken('English'), spoken('Welsh')],
})

export const ibrahimSesay = person({
  id: 'ibrahim-sesay',
  field: 'first-year business',
  level: 'entry',
  name: 'Ibrahim Sesay',
  email: 'ibrahim.sesay@student.example',
  phone: '404 555 0155',
  location: 'Atlanta, GA',
  headline: 'First-year business student',
  summary:
    'First-year student with strong marks in mathematics and a part in the family shop, looking for a first internship in retail or logistics.',
  education: [
    study(
      'Chattahoochee Business College',
      'BBA, Undeclared Concentration',
      ['Aug 2026', 'May 2030'],
      ['Courses: Microeconomics, Business Writing, College Algebra, Introduction to Marketing'],
    ),
    study('Eastmark High School', 'Diploma', [null, 'May 2026']),
  ],
  skills: [skills(['Customer Service', 'Cash Handling', 'Google Sheets', 'Canva'])],
  languages: [spoken('English'), spoken('Krio')],
  volunteering: [job('Food Bank Helper', 'Peachtree Pantry', ['2025', 'Present'], null, ['Sort donations on Sundays'])],
})

export const chloeBainbridge = person({
  id: 'chloe-bainbridge',
  field: 'marketing',
  level: 'junior',
  name: 'Chloe Bainbridge',
  email: 'hello@chloebainbridge.example',
  phone: '07700 900427',
  location: 'London, UK',
  links: ['chloebainbridge.example', 'linkedin.com/in/chloe-bainbridge-example'],
  headline: 'Digital Marketing Executive',
  summary:
    'Marketing executive with two years in consumer brands, strongest in paid social, e-mail and honest reporting.',
  education: [study('Thamesholme University', 'BA (Hons) Marketing and Communications', ['2021', '2024'])],
  experience: [
    job('Digital Marketing Executive', 'Marmalade Fox Foods', ['08/2024', 'Present'], 'London', [
      'Run paid social with a monthly budget of £25k at a return of 4.1',
      'Rebuilt the welcome e-mails and doubled repeat orders',
    ]),
    job('Marketing Intern', 'Parsley & Drum Agency', ['06/2023', '09/2023'], 'London', [
      'Scheduled content for five clients and wrote the weekly report',
    ]),
  ],
  skills: [
    skills([
      'Google Analytics',
      'Meta Ads Manager',
      'Google Ads',
      'Mailchimp',
      'HubSpot',
      'SEO',
      'Copywriting',
      'Canva',
      'A/B Testing',
    ]),
  ],
  certifications: ['Google Ads Search Certification', 'HubSpot Inbound Marketing'],
  languages: [spoken('English')],
})

export const jeanLucMbemba = person({
  id: 'jean-luc-mbemba',
  field: 'law',
  level: 'entry',
  name: 'Jean-Luc Mbemba',
  email: 'jl.mbemba@mailbox.example',
  phone: '+1 (202) 555-0136',
  location: 'Washington, DC',
  headline: 'J.D. Candidate',
  education: [
    study(
      'Potomac Heights School of Law',
      'Juris Doctor',
      [null, 'May 2027'],
      ['Staff editor, Journal of River and Harbor Law'],
    ),
    study('Kivu Bay College', 'B.A. in Political Science', [null, 'May 2023']),
  ],
  experience: [
    job('Legal Intern', 'Tenants Harbor Legal Aid', [null, 'Summer 2026'], 'Washington, DC', [
      'Drafted motions and interviewed clients in eviction cases',
    ]),
    job('Paralegal', 'Ostrander Pike LLP', ['July 2023', 'July 2024'], 'Baltimore, MD', [
      'Reviewed 20,000 documents in an antitrust matter',
      'Prepared exhibits and cite-checked briefs',
    ]),
  ],
  skills: [
    skills([
      'Legal Research',
      'Legal Writing',
      'Westlaw',
      'LexisNexis',
      'Document Review',
      'Client Interviewing',
      'Bluebook Citation',
    ]),
  ],
  languages: [spoken('French', 'native'), spoken('English', 'fluent'), spoken('Lingala', 'native')],
  volunteering: [
    job('Court Interpreter', 'Anacostia Newcomers Network', ['2024', 'Present'], null, [
      'Interpret French at asylum clinics',
    ]),
  ],
})

export const rafaelQuintanilla = person({
  id: 'rafael-quintanilla',
  field: 'hospitality',
  level: 'mid',
  name: 'Rafael Quintanilla',
  email: 'rafa.quintanilla@post.example',
  phone: '702-555-0128',
  location: 'Las Vegas, NV',
  headline: 'Food and Beverage Supervisor',
  summary: 'Hospitality supervisor with six years in hotels and banquets, known for calm service and low waste.',
  education: [
    study('Mesquite Flats Community College', 'Associate of Applied Science, Culinary Arts', ['2018', '2020']),
  ],
  experience: [
    job('Food and Beverage Supervisor', 'The Gilded Saguaro Hotel', ['Mar 2023', 'Present'], 'Las Vegas, NV', [
      'Supervise 22 servers and bartenders over three outlets',
      'Cut food waste by 15 % with a simple tally at the pass',
    ]),
    job('Banquet Captain', 'The Gilded Saguaro Hotel', ['Jan 2021', 'Mar 2023'], 'Las Vegas, NV', [
      'Ran weddings and conferences for up to 450 guests',
    ]),
    job('Line Cook', 'Juniper & Smoke', ['Jun 2020', 'Dec 2020'], 'Henderson, NV', [
      'Worked grill and sauté on a 120-seat floor',
    ]),
  ],
  skills: [
    skills([
      'Banquet Service',
      'Inventory Control',
      'Staff Scheduling',
      'Food Safety',
      'Toast POS',
      'Upselling',
      'Conflict Resolution',
    ]),
  ],
  certifications: ['ServSafe Manager', 'TIPS Alcohol Certification'],
  languages: [spoken('English'), spoken('Spanish')],
})
