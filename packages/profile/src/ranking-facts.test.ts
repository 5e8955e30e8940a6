import { expect, test } from 'vitest'
import { rankingFacts } from './ranking-facts.ts'

const now = Date.UTC(2026, 10, 21)

test('roles come with their months, learning roles with none (§3.8)', () => {
  const work_experience = [
    'Data Analyst at Moss & Fern (2 years 3 months): Built dashboards',
    'Kitchen Porter at The Copper Kettle (7 months)',
    'Marketing Intern at Paper Kite (4 months)',
    'Barista at Slow Drip',
  ].join('\n')
  expect(rankingFacts({ work_experience, education: '', projects: '' }, now)).toEqual({
    titles: ['Data Analyst', 'Kitchen Porter', 'Marketing Intern', 'Barista'],
    titleMonths: [27, 7, 0, null],
    subjects: [],
    courses: [],
    deeds: ['Built dashboards'],
  })
})

test('the subject of a study is what stands between degree and school', () => {
  const subjects = (education: string) => rankingFacts({ work_experience: '', education, projects: '' }, now).subjects
  expect(subjects('Bachelor of Science in Mechanical Engineering, Elm Fork University (2023 - 2027)')).toEqual([
    'Mechanical Engineering',
  ])
  expect(subjects('M.Sc. Molecular Biology, Spree College (2024 - 2026)')).toEqual(['Molecular Biology'])
  expect(subjects('Master of Science, Chemistry, Reed Institute (2022)')).toEqual(['Chemistry'])
  expect(subjects('BA (Hons) Marketing and Communications, Thames College (2021)')).toEqual([
    'Marketing and Communications',
  ])
  expect(subjects('Diploma, Oak High School (May 2026)')).toEqual([])
})

test('what ends school is no subject that speaks for work', () => {
  const education = [
    'BSc Accounting, Thames College (2021 - 2024)',
    'A-levels in Mathematics and History, Reed Sixth Form (2019 - 2021)',
    'Abitur, Gymnasium am Deich (2019)',
    '9 GCSEs, Reed School (2017 - 2019)',
    'Bachillerato en Ciencias, Colegio del Río (2017 - 2019)',
    'Ensino médio, Colégio da Ponte (2019)',
  ].join('\n')
  expect(rankingFacts({ work_experience: '', education, projects: '' }, now).subjects).toEqual(['Accounting'])
})

test('courses stand behind the studies, and no school among them', () => {
  const education = [
    'B.S. Mechanical Engineering, Elm Fork University (2024 - 2028): GPA 3.6 Coursework: Statics, Thermodynamics',
    'Diploma, Oak High School (May 2024)',
  ].join('\n')
  expect(rankingFacts({ work_experience: '', education, projects: '' }, now).courses).toEqual([
    'GPA 3.6 Coursework: Statics, Thermodynamics',
  ])
})

test('studies that end later are under way, and the highest degree is known', () => {
  const education = [
    'M.Sc. Geology, Tarn Valley University (10/2025 - 09/2027): Thesis on clay',
    'B.Sc. Geology, Tarn Valley University (2022 - 2025)',
  ].join('\n')
  expect(rankingFacts({ work_experience: '', education, projects: '' }, now)).toMatchObject({
    degree: 4,
    graduates: Date.UTC(2027, 9),
  })
  expect(rankingFacts({ work_experience: '', education, projects: '' }, Date.UTC(2028, 0)).graduates).toBeUndefined()
  const first = 'B.S. Computer Science, Lark Hill College (Expected May 2030)'
  expect(rankingFacts({ work_experience: '', education: first, projects: '' }, now)).toMatchObject({
    degree: 3,
    graduates: Date.UTC(2030, 5),
  })
})

test('another school or another year of a finished degree changes nothing', () => {
  const facts = (education: string) => rankingFacts({ work_experience: '', education, projects: '' }, now)
  expect(facts('BA History, Old Stones University (1984 - 1988)')).toEqual(
    facts('BA History, New Mills College (2019 - 2023)'),
  )
})

test('deeds are what was done, without the employer, the name of a project or its duration (§3.7, §3.8)', () => {
  const work_experience = 'Intern at Python Partners (3 months): Built a REST API in Go\nHelper at Blue Door'
  const projects = JSON.stringify([
    { name: 'Kafka in the Kitchen', description: 'A live tram map', technologies: ['React', 'Redis'], duration: '' },
  ])
  expect(rankingFacts({ work_experience, education: '', projects }, now).deeds).toEqual([
    'Built a REST API in Go',
    'A live tram map\nReact\nRedis',
  ])
})
