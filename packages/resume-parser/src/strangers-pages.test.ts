import { expect, test } from 'vitest'
import { bold, career, head, nameRow, type Rows, readRows, readSection } from './testing/read-rows.ts'

const spoken = { ...bold, color: 0xb0003a }

test('jobs below one heading for studies and jobs are jobs (§1.1)', () => {
  const { work_experience, education } = readSection('Wissenschaftlicher Werdegang', [
    [[40, '2012 – 2016 Research Associate, Lakemere Institute']],
    null,
    [[40, '2010 – 2012 Master of Science Physics, Lakemere University']],
    null,
    [[40, '2007 – 2010 Bachelor of Science Physics, Lakemere University']],
  ])
  expect(work_experience.map(({ position }) => position)).toEqual(['Research Associate'])
  expect(education.map(({ school }) => school)).toEqual(['Lakemere University', 'Lakemere University'])
})

test('a heading whose first letters are set apart in another colour is one (§1.1)', () => {
  const { languages } = readRows(
    nameRow,
    [[40, 'ada@mailbox.example']],
    ...career,
    null,
    [
      [40, 'Lan', head],
      [59.5, 'guages', { ...head, ...spoken }],
    ],
    [[40, 'English, Welsh']],
  )
  expect(languages).toEqual(['English', 'Welsh'])
})

test('rows of skills that stand far apart, or end in a full stop, do not run on', () => {
  const skills = (...rows: Rows) => readSection('Skills', rows).skills
  expect(skills([[40, 'Docker, Python, Jenkins']], null, [[40, 'Git, Kotlin']])).toEqual([
    'Docker',
    'Python',
    'Jenkins',
    'Git',
    'Kotlin',
  ])
})

test("'Courses' by itself below a study is no school (§1.1)", () => {
  const { education } = readSection('Education', [
    [[40, 'Lakemere School of Engineering', bold]],
    [[40, 'Master of Science, 2015 – 2017']],
    [[40, 'Courses', bold]],
    [[54, '• Topology of nets']],
  ])
  expect(education.map(({ school, degree }) => [school, degree])).toEqual([
    ['Lakemere School of Engineering', 'Master of Science'],
  ])
})

test('a school whose name is set in letters of two fonts is one name (§1.1)', () => {
  const { education } = readSection('学歴', [
    [
      [40, 'NHK', { weight: 700 }],
      [55, '学園高等学校'],
    ],
    [[40, '2001年4月 – 2004年3月']],
  ])
  expect(education[0]?.school).toBe('NHK学園高等学校')
})

test('an address that a narrow column broke behind a hyphen is whole (§1.1)', () => {
  const { email } = readRows(nameRow, [[40, 'ada@mcs.st-']], [[40, 'and.example.org']], ...career)
  expect(email).toBe('ada@mcs.st-and.example.org')
})

test.each([
  ['Parcours professionnel académique', 'work_experience'],
  ['Berufstätigkeit', 'work_experience'],
  ['Pracovní historie', 'work_experience'],
] as const)('knows what %s heads (§1.1)', (heading, field) => {
  expect(readSection(heading, [[[40, 'Baker, Rowanloaf Ltd, 2015 – 2018']]])[field]).toHaveLength(1)
})

test('a resume whose last job goes on, in Russian short form, is open (§1.1)', () => {
  const [job] = readSection('Опыт работы', [
    [[40, 'Programmer, Rowanloaf Ltd', bold]],
    [[40, 'Сентябрь 2023 – н. в.']],
  ]).work_experience
  expect(job?.end).toBe('н. в.')
})

test('bullets before larger rows are those of the employers (§1.1)', () => {
  const large = { ...bold, size: 14 }
  const { work_experience } = readSection('Work experience', [
    [[40, '• Rowanloaf Ltd', large]],
    [[40, '(2016 – 2018) - Baker', bold]],
    [[40, 'Kneaded and baked for three shops']],
    null,
    [[40, '• Tarn Mill', large]],
    [[40, '(2013 – 2016) - Miller', bold]],
    [[40, 'Ground what the valley grew']],
  ])
  expect(work_experience.map(({ position, company }) => [position, company])).toEqual([
    ['Baker', 'Rowanloaf Ltd'],
    ['Miller', 'Tarn Mill'],
  ])
})

test('an employer in brackets below a title beside its dates is the employer (§1.1)', () => {
  const { work_experience } = readSection('Work experience', [
    [[40, '2016 – 2018: Baker']],
    [[40, '(Rowanloaf Ltd, Leeds)']],
    null,
    [[40, '2013 – 2016: Miller']],
    [[40, '(Tarn Mill Ltd, Leeds)']],
  ])
  expect(work_experience.map(({ position, company }) => [position, company])).toEqual([
    ['Baker', 'Rowanloaf Ltd'],
    ['Miller', 'Tarn Mill Ltd'],
  ])
})

test('dates that all stand beside their titles belong to these, however far the text below them is (§1.1)', () => {
  const { work_experience } = readSection('Work experience', [
    [
      [40, '2019 – 2021', bold],
      [120, 'Senior Baker', bold],
      [300, 'Rowanloaf Ltd', bold],
    ],
    null,
    [[120, 'Kneaded, baked and kept the ovens of three shops warm all winter long.']],
    [
      [40, '2016 – 2019', bold],
      [120, 'Baker', bold],
      [300, 'Tarn Bakery', bold],
    ],
    null,
    [[120, 'Ordered the flour.']],
  ])
  expect(work_experience.map(({ position, company, start }) => [position, company, start])).toEqual([
    ['Senior Baker', 'Rowanloaf Ltd', '2019'],
    ['Baker', 'Tarn Bakery', '2016'],
  ])
})

test.each([
  ['Cambridge; +44 1223 555 019; ada@mailbox.example', 'Cambridge'],
  ['Vorlund, Tessaria', 'Vorlund, Tessaria'],
])('reads where the person is from the rows below the name: %s', (row, place) => {
  expect(readRows(nameRow, [[40, row]], [[40, 'ada@mailbox.example']], ...career).location).toBe(place)
})

test.each([
  {
    heading: 'Work experience',
    sentences: [
      'Since May 2021 I have been working as a nurse at City Hospital.',
      'From 2018 to 2021 I worked as a care assistant at Willow House.',
    ],
    jobs: [
      ['nurse', 'City Hospital'],
      ['care assistant', 'Willow House'],
    ],
  },
  {
    heading: 'Berufserfahrung',
    sentences: [
      'Seit 2020 arbeite ich als Bäckerin bei der Bäckerei Kornblum.',
      'Von 2016 bis 2020 arbeitete ich als Kellnerin im Gasthof Adler.',
    ],
    jobs: [
      ['Bäckerin', 'Bäckerei Kornblum'],
      ['Kellnerin', 'Gasthof Adler'],
    ],
  },
  {
    heading: 'Werkervaring',
    sentences: [
      'Sinds 2020 werk ik als verpleegkundige bij Ziekenhuis De Linde.',
      'Van 2016 tot 2020 werkte ik als kok bij Restaurant De Haven.',
    ],
    jobs: [
      ['verpleegkundige', 'Ziekenhuis De Linde'],
      ['kok', 'Restaurant De Haven'],
    ],
  },
])('reads jobs that are told in sentences (§1.1): $heading', ({ heading, sentences, jobs }) => {
  const { work_experience } = readSection(
    heading,
    sentences.map((sentence) => [[40, sentence]]),
  )
  expect(work_experience.map(({ position, company }) => [position, company])).toEqual(jobs)
})

test('dated rows below a heading of courses among studies are no studies (§1.1)', () => {
  const { education } = readSection('Education', [
    [[40, 'BSc Physics, Lakemere University (2012 – 2015)']],
    null,
    [[40, 'Courses', bold]],
    [[40, '2018 Scrum Fundamentals, Study House']],
  ])
  expect(education.map(({ school }) => school)).toEqual(['Lakemere University'])
})
