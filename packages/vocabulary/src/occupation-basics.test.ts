import { expect, test } from 'vitest'
import { fieldBasics, occupationBasics } from './data/occupation-basics.ts'
import { basicsOf, basicsOfSubject, basicsOfTitle } from './occupation-basics.ts'
import { skills } from './skills.ts'

test('whoever was a registered nurse takes vital signs and has the licence, and a student of nursing has none yet', () => {
  expect(basicsOf('Registered Nurse')).toEqual(expect.arrayContaining(['Vital Signs', 'Registered Nurse License']))
  expect(basicsOf('Charge Nurse, Intensive Care Unit')).toContain('Registered Nurse License')
  expect(basicsOf('Nursing')).toContain('Vital Signs')
  expect(basicsOf('Student Registered Nurse')).not.toContain('Registered Nurse License')
  expect(basicsOf('Licensed Practical Nurse')).not.toContain('Registered Nurse License')
  expect(basicsOf('Basket Weaver')).toEqual([])
})

test('who helps nurses, hires them, will be one or nurses animals has neither the licence nor their skills', () => {
  for (const title of ['Registered Nurse Assistant', 'Registered Nurse Aide', 'ER Nurse Assistant'])
    expect(basicsOf(title)).toEqual(basicsOf('Nursing Assistant'))
  for (const title of ['Registered Nurse Recruiter', 'Aspiring Registered Nurse', 'Dental Nurse'])
    expect(basicsOf(title)).toEqual([])
  expect(basicsOf('Veterinary Nurse')).toEqual([])
  expect(basicsOf('Nursery Nurse')).toEqual(basicsOf('Childcare Worker'))
  expect(basicsOf('Registered Nurse, Assistant Manager')).toContain('Registered Nurse License')
})

test('nobody lacks the name of their own field, nor what every student of it learns', () => {
  expect(basicsOfTitle('Staff Nurse')).toContain('Healthcare')
  expect(basicsOfSubject('Informatik, Schwerpunkt Netze')).toEqual(expect.arrayContaining(['Algorithms', 'Databases']))
})

test('every basic skill is one of the taxonomy', () => {
  const known = new Set(skills.map(({ name }) => name))
  const named = `${occupationBasics.trim()}\n${fieldBasics.trim()}`
    .split('\n')
    .flatMap((line) => line.split('|')[1]?.split(';') ?? [])
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
