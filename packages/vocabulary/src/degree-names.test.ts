import { expect, test } from 'vitest'
import { degreeScore } from './degree-names.ts'
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
