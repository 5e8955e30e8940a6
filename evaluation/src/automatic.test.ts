import type { Listing } from '@scry/contracts/listing'
import { expect, test } from 'vitest'
import { measureAutomatically } from './automatic.ts'
import { corpusDate } from './catalogue.ts'
import { iscoGrade, iscoOf } from './isco.ts'

const grade = (one: string, other: string) => {
  const [left, right] = [iscoOf(one), iscoOf(other)]
  return left && right ? iscoGrade(left, right) : undefined
}

test('titles are graded by how near their occupations stand in ISCO-08', () => {
  expect(grade('Staff Nurse, Intensive Care', 'Student Nurse Intern')).toBe(3)
  expect(grade('Tax Analyst', 'Senior Auditor')).toBe(2)
  expect(grade('Chemist', 'Geology Intern')).toBe(1)
  expect(grade('Chemist', 'Truck Driver')).toBe(0)
  expect(grade('Chemist', 'Wizard')).toBeUndefined()
})

const trades = [
  { titles: ['Chemist', 'Synthetic Chemist'], skills: ['HPLC', 'Titration', 'GC-MS', 'Method Validation', 'GMP'] },
  {
    titles: ['Line Cook', 'School Cook'],
    skills: ['Baking', 'Knife Skills', 'Food Safety', 'Menu Planning', 'Grilling'],
  },
] as const

const postings = Array.from({ length: 160 }, (_, at): Listing => {
  const trade = trades[at % 2] as (typeof trades)[number]
  const left = trade.skills[at % 5]
  return {
    id: `${at}`,
    kind: 'job',
    title: trade.titles[at % 3 === 0 ? 1 : 0] ?? '',
    company: `Works ${at % 40}`,
    skills: trade.skills.filter((skill) => skill !== left),
    posted: corpusDate - at * 86_400_000,
  }
})

test('a profile of skills alone finds its occupation, and hidden skills are guessed, where skills tell trades apart', () => {
  const { occupations, hiddenSkills, labelled } = measureAutomatically(postings)
  expect(labelled).toBe(1)
  expect(occupations.map(({ name }) => name)).toEqual(['ours', 'skill overlap', 'random'])
  expect(occupations[0]?.ndcg).toBeGreaterThan(0.99)
  expect(occupations[0]?.map).toBeGreaterThan((occupations[2]?.map ?? 1) + 0.2)
  expect(hiddenSkills[0]?.precision5).toBeGreaterThan(hiddenSkills[2]?.precision5 ?? 1)
  expect(measureAutomatically(postings)).toEqual(measureAutomatically(postings))
})
