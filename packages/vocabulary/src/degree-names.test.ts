import { expect, test } from 'vitest'
import { degreeRankOf, degreeScore } from './degree-names.ts'
import { schoolScore } from './school-names.ts'

test.each([
  'B.Sc. in Physics',
  'Bachelor of Arts',
  'MBA',
  'Ph.D.',
  'Licenciatura en Derecho',
  'Diplom-Informatiker',
  'Laurea magistrale',
  'Yüksek Lisans',
  '计算机科学本科',
  '工学修士',
  '컴퓨터공학 학사',
  'शिक्षा में स्नातक',
  'Pregrado',
  'Técnica en Enfermería',
  'Fachhochschulreife',
  'Maîtrise',
])('knows the degree %s', (text) => {
  expect(degreeScore(text)).toBeGreaterThanOrEqual(0.7)
})

test.each(['IBM', 'NASA', 'SAP', 'MATLAB', 'Acme Ltd'])('takes %s for no degree', (text) => {
  expect(degreeScore(text)).toBe(0)
})

test.each([
  'ETH Zürich',
  'Georgia Tech',
  'UC Berkeley',
  'UNIVERSITY OF OXFORD',
  'MIT',
  'École Polytechnique',
  'Technische Universität Dresden',
  'Uniwersytet Warszawski',
  '东京大学',
  '서울대학교',
])('knows the school %s', (text) => {
  expect(schoolScore(text)).toBeGreaterThanOrEqual(0.6)
})

test('tells a diploma of a school from the school', () => {
  expect(schoolScore('High School Diploma')).toBeLessThan(degreeScore('High School Diploma'))
})

test.each([
  [5, ['PhD Physics', 'Doctor of Philosophy', 'Doktorat', 'Doutoramento em Química', '工学博士', 'Tiến sĩ']],
  [
    4,
    ['M.Sc. Geology', 'MBA', 'Yüksek lisans', 'Maîtrise de lettres', 'Magister inżynier', 'Laurea magistrale', '硕士'],
  ],
  [4, ['Máster en Derecho', 'Dipl.-Ing. Maschinenbau', 'Mestrado em Física', 'Магистр истории', 'Thạc sĩ', '석사']],
  [3, ['BA (Hons) History', 'Licenciatura en Biología', 'Licence Lettres', 'Lisans', 'Inżynier', 'Graduação', '学士']],
  [
    3,
    ['Grado en Derecho', 'Bacharelado', 'Kandidatexamen', 'Cử nhân', 'Бакалавр', 'बी.ए.', 'Magisterio (Licenciatura)'],
  ],
  [2, ['Associate of Arts', 'Ausbildung zur Kauffrau', 'BTS', 'Ön lisans', 'Técnico Superior', '大专', 'HND']],
  [1, ['High School Diploma', 'Abitur', 'Bachillerato', 'Ensino médio', 'Liceo scientifico', 'Maturità', '高中']],
  [undefined, ['Certificate of Excellence', 'Forklift course', 'Health promotion', '']],
] as const)('rank %s of education is read in many languages: %j', (rank, texts) => {
  expect(texts.map(degreeRankOf)).toEqual(texts.map(() => rank))
})
