import { job, person, project, skills, spoken, study } from '../person.ts'

export const nkechiHalloran = person({
  id: 'nkechi-halloran',
  field: 'software',
  level: 'entry',
  name: 'Nkechi Halloran',
  email: 'nkechi.halloran@mailbox.example',
  phone: '(503) 555-0142',
  location: 'Portland, OR',
  links: ['github.com/nkechi-example', 'linkedin.com/in/nkechi-example'],
  headline: 'Computer science student',
  summary:
    'Third-year computer science student who likes small, well tested web services. Looking for a summer internship in backend or full stack development.',
  education: [
    study(
      'Brackenmoor State University',
      'B.S. in Computer Science',
      ['Sep 2024', 'May 2028'],
      ['Coursework: data structures, databases, operating systems, computer networks'],
    ),
  ],
  experience: [
    job('Software Engineering Intern', 'Loomwater Systems', ['Jun 2026', 'Aug 2026'], 'Portland, OR', [
      'Built a TypeScript service that matches delivery routes to drivers and cut manual planning by a third',
      'Wrote integration tests with PostgreSQL in Docker and found four race conditions',
    ]),
    job('Teaching Assistant', 'Brackenmoor State University', ['Sep 2025', 'Present'], 'Portland, OR', [
      'Lead two weekly labs of 24 students for the introductory Python course',
    ]),
  ],
  projects: [
    project(
      'Tidepool Map',
      'A web map of tide pools that works offline on the shore.',
      ['React', 'TypeScript', 'Leaflet'],
      '2026',
    ),
    project('Queue Lantern', 'Shows waiting times of the campus canteen from anonymous counts.', [
      'Node.js',
      'PostgreSQL',
      'Redis',
    ]),
  ],
  skills: [
    skills(['TypeScript', 'JavaScript', 'Python', 'Java', 'SQL'], 'Languages'),
    skills(['React', 'Node.js', 'Express', 'FastAPI'], 'Frameworks'),
    skills(['Git', 'Docker', 'PostgreSQL', 'Linux'], 'Tools'),
  ],
  certifications: ['AWS Certified Cloud Practitioner'],
  languages: [spoken('English', 'native'), spoken('Igbo', 'conversational')],
})

export const tobiasVanDerMeulen = person({
  id: 'tobias-van-der-meulen',
  field: 'software',
  level: 'mid',
  name: 'Tobias van der Meulen',
  email: 'tobias@vandermeulen.example',
  phone: '+44 20 7946 0231',
  location: 'Leeds, United Kingdom',
  links: ['https://vandermeulen.example'],
  headline: 'Backend Engineer',
  summary:
    'Backend engineer with five years of experience in payments and ledgers, at home with Go, PostgreSQL and event-driven systems.',
  education: [study('University of Eskermouth', 'BSc Computer Science', ['2017', '2020'])],
  experience: [
    job('Senior Backend Engineer', 'Copperlark Payments Ltd', ['March 2024', 'Present'], 'Leeds', [
      'Own the ledger service that settles 400,000 transfers a day',
      'Moved nightly reconciliation from batch to streaming with Kafka, from six hours to nine minutes',
    ]),
    job('Backend Engineer', 'Copperlark Payments Ltd', ['July 2022', 'March 2024'], 'Leeds', [
      'Designed idempotent APIs in Go for card refunds',
      'Introduced contract tests between eleven services',
    ]),
    job('Junior Developer', 'Hobbin & Vane Digital', ['September 2020', 'June 2022'], 'York', [
      'Maintained a booking platform in PHP and MySQL for regional museums',
    ]),
  ],
  projects: [project('pgwarden', 'Command-line linter for PostgreSQL migrations.', ['Go', 'PostgreSQL'])],
  skills: [
    skills(['Go', 'PHP', 'SQL', 'Bash'], 'Programming'),
    skills(['Kubernetes', 'Terraform', 'Kafka', 'PostgreSQL', 'gRPC'], 'Infrastructure'),
  ],
  certifications: ['Certified Kubernetes Application Developer'],
  languages: [spoken('English', 'fluent'), spoken('Dutch', 'native')],
})

export const cormacMacGiollaBhride = person({
  id: 'cormac-mac-giolla-bhride',
  field: 'software',
  level: 'senior',
  name: 'Cormac Mac Giolla Bhríde',
  email: 'cormac.mgb@post.example',
  phone: '020 913 0147',
  location: 'Galway, Ireland',
  links: ['github.com/cormac-mgb-example'],
  headline: 'Site Reliability Engineer',
  summary:
    'Reliability engineer with more than a decade on call for large storage systems. Calm in incidents, patient in reviews.',
  education: [
    study('Corrib Valley Institute of Technology', 'B.Eng. in Electronic and Computer Engineering', ['2008', '2012']),
  ],
  experience: [
    job('Staff Site Reliability Engineer', 'Stonewren Cloud', ['Jan 2020', 'Present'], 'Remote', [
      'Lead reliability of an object store of 90 PB over five regions',
      'Cut paging alerts by 70 % with error budgets and better dashboards in Grafana',
    ]),
    job('Systems Engineer', 'Marrowby Telecom', ['Feb 2015', 'Dec 2019'], 'Dublin, Ireland', [
      'Automated provisioning of 3,000 hosts with Ansible',
      'Wrote the capacity planner in Python that the whole company still uses',
    ]),
    job('Systems Administrator', 'Kilbrandon Press', ['Aug 2012', 'Jan 2015'], 'Galway, Ireland', [
      'Ran mail, backup and monitoring for 200 people',
    ]),
  ],
  skills: [
    skills([
      'Linux',
      'Kubernetes',
      'Prometheus',
      'Grafana',
      'Ansible',
      'Python',
      'Go',
      'Terraform',
      'Ceph',
      'Incident Response',
    ]),
  ],
  certifications: ['Certified Kubernetes Administrator', 'Red Hat Certified Engineer'],
  languages: [spoken('Irish', 'native'), spoken('English', 'native')],
  volunteering: [
    job('Mentor', 'Coder Harbour Galway', ['2019', 'Present'], null, ['Teach Scratch to children on Saturdays']),
  ],
})

export const priyankaRaghunath = person({
  id: 'priyanka-raghunath',
  field: 'data',
  level: 'junior',
  name: 'Priyanka Raghunath',
  email: 'p.raghunath@mailbox.example',
  phone: '+91 50000 00123',
  location: 'Bengaluru, India',
  links: ['linkedin.com/in/priyanka-raghunath-example'],
  headline: 'Data Analyst',
  summary: 'Data analyst with two years in retail. I turn messy tables into decisions that shop managers understand.',
  education: [
    study('Vaigai Institute of Technology', 'B.Tech in Information Technology', ['2020', '2024'], ['CGPA 8.7 / 10']),
  ],
  experience: [
    job('Data Analyst', 'Saffron Kite Retail', ['07/2024', 'Present'], 'Bengaluru', [
      'Forecast demand of 1,200 products per store with Prophet and scikit-learn',
      'Built Power BI dashboards used by 60 store managers every morning',
    ]),
    job('Data Science Intern', 'Monsoon Ledger Analytics', ['01/2024', '06/2024'], 'Chennai', [
      'Cleaned two million invoice rows with pandas and SQL',
    ]),
  ],
  projects: [
    project(
      'Bus Whisperer',
      'Predicts delays of city buses from open arrival data.',
      ['Python', 'XGBoost', 'Airflow'],
      '2024',
    ),
  ],
  skills: [
    skills(['SQL', 'Python', 'R'], 'Languages'),
    skills(['pandas', 'scikit-learn', 'Power BI', 'Tableau', 'Excel', 'Airflow', 'A/B Testing'], 'Analytics'),
  ],
  certifications: ['Microsoft Certified: Power BI Data Analyst Associate'],
  languages: [spoken('Tamil'), spoken('English'), spoken('Kannada')],
})

export const dmitriVolkonsky = person({
  id: 'dmitri-volkonsky',
  field: 'data',
  level: 'entry',
  name: 'Dmitri Volkonsky',
  nativeName: 'Дмитрий Волконский',
  email: 'dmitri.volkonsky@post.example',
  phone: '+1 416 555 0187',
  location: 'Toronto, Canada',
  links: ['github.com/dvolkonsky-example', 'https://dvolkonsky.example/papers'],
  headline: 'Machine Learning Researcher',
  education: [
    study(
      'Lake Simmerdale University',
      'M.Sc. in Machine Learning',
      ['Sep 2024', 'Jun 2026'],
      ['Thesis: calibrated uncertainty for small language models'],
    ),
    study('Lake Simmerdale University', 'B.Sc. in Mathematics', ['Sep 2020', 'Jun 2024']),
  ],
  experience: [
    job('Research Assistant', 'Simmerdale Vision Lab', ['Sep 2025', 'Jun 2026'], 'Toronto', [
      'Trained segmentation models in PyTorch on 8 GPUs and published two workshop papers',
    ]),
    job('Machine Learning Intern', 'Otterbeam Robotics', ['May 2025', 'Aug 2025'], 'Waterloo, Canada', [
      'Reduced false grasps of a picking arm by 18 % with active learning',
    ]),
  ],
  projects: [
    project('Tiny Moth', 'A 30-million-parameter language model trained from scratch on folk tales.', [
      'PyTorch',
      'CUDA',
      'Hugging Face',
    ]),
  ],
  skills: [
    skills(['Python', 'C++', 'CUDA', 'Julia'], 'Programming'),
    skills(['PyTorch', 'JAX', 'NumPy', 'Hugging Face', 'Weights & Biases'], 'Machine learning'),
  ],
  languages: [spoken('Russian', 'native'), spoken('English', 'C1'), spoken('French', 'B1')],
})

export const deborahStannard = person({
  id: 'deborah-stannard',
  field: 'career changer to software',
  level: 'entry',
  name: 'Deborah Stannard',
  email: 'deborah.stannard@mailbox.example',
  phone: '612-555-0119',
  location: 'Minneapolis, MN',
  links: ['deborahbuilds.example'],
  headline: 'Junior Web Developer, formerly a music teacher',
  summary:
    'After nine years of teaching music I finished a full-time web development programme. I bring patience, planning and clear explanations to a development team.',
  education: [
    study('Northlight Code Academy', 'Certificate in Full Stack Web Development', ['2025', '2026']),
    study('St. Brannoc College', 'Bachelor of Music Education', ['2011', '2015']),
  ],
  experience: [
    job('Web Development Apprentice', 'Pinecrest Community Radio', ['February 2026', 'Present'], 'Minneapolis, MN', [
      'Rebuilt the programme guide in Vue and made it usable with a screen reader',
    ]),
    job('Music Teacher', 'Harrowgate Middle School', ['August 2016', 'June 2025'], 'Saint Paul, MN', [
      'Planned and taught lessons for 180 pupils a year and ran the school orchestra',
      'Introduced notation software to the department and trained four colleagues',
    ]),
  ],
  projects: [
    project('Choir Roster', 'Attendance and seating for amateur choirs.', ['Vue', 'Django', 'SQLite'], 'Spring 2026'),
    project('Metronome for Two', 'Keeps two phones in time over a poor connection.', ['JavaScript', 'WebRTC']),
  ],
  skills: [skills(['HTML', 'CSS', 'JavaScript', 'Vue', 'Python', 'Django', 'Git', 'Accessibility', 'Public Speaking'])],
  languages: [spoken('English'), spoken('Spanish')],
})

export const zoeKallistrate = person({
  id: 'zoe-kallistrate',
  field: 'first-year software',
  level: 'entry',
  name: 'Zoë Kallistrate',
  email: 'zoe.k@student.example',
  phone: '+1 (919) 555-0173',
  location: 'Raleigh, North Carolina',
  headline: 'First-year computer science student',
  education: [
    study(
      'Piedmont Falls University',
      'B.S. Computer Science',
      [null, 'Expected May 2030'],
      [
        'Courses: Programming I (Java), Discrete Mathematics, Calculus I, Introduction to Ethics of Computing',
        'GPA 3.8',
      ],
    ),
    study(
      'Lanterndale High School',
      'High School Diploma',
      [null, 'June 2026'],
      ['Robotics club, mathematics olympiad'],
    ),
  ],
  projects: [project('Homework Hound', 'A reminder bot for a class of thirty.', ['Python', 'Discord API'])],
  skills: [skills(['Java', 'Python', 'HTML', 'Git', 'Teamwork'])],
  languages: [spoken('English'), spoken('Greek')],
  interests: ['chess', 'trail running'],
})

export const nguyenThiBichHanh = person({
  id: 'nguyen-thi-bich-hanh',
  field: 'software testing, non-native English',
  level: 'junior',
  name: 'Nguyễn Thị Bích Hạnh',
  email: 'bichhanh.nguyen@mailbox.example',
  phone: '+84 55 501 0123',
  location: 'Da Nang, Vietnam',
  links: ['linkedin.com/in/bich-hanh-example'],
  headline: 'Software Tester',
  summary:
    'I am tester since two years and I have good knowledge about manual and automation test. I want to work in international team and improve my English every day.',
  education: [study('Han River College of Technology', 'Bachelor of Software Engineering', ['9/2020', '6/2024'])],
  experience: [
    job('QA Engineer', 'Blue Lotus Outsourcing JSC', ['7/2024', 'Now'], 'Da Nang', [
      'Write test case and run regression test for mobile bank application',
      'Make automation with Selenium and Java, reduce time of test from 3 days to 4 hours',
    ]),
    job('Intern Tester', 'Sampan Soft', ['1/2024', '5/2024'], 'Da Nang', ['Report more than 150 bugs by Jira']),
  ],
  skills: [skills(['Selenium', 'Java', 'Postman', 'Jira', 'SQL', 'Appium', 'JMeter', 'Manual Testing'])],
  certifications: ['ISTQB Certified Tester Foundation Level', 'TOEIC 780'],
  languages: [spoken('Vietnamese', 'mother tongue'), spoken('English', 'upper intermediate')],
})
