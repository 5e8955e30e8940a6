import { expect, test } from 'vitest'
import { compareReadings } from './compare-readings.ts'
import { people, samplePerson } from './people.ts'
import { truthAs } from './truth.ts'

test('finds the truth of every person equal to itself, in whatever case and order it is printed', () => {
  for (const person of people) expect(compareReadings(truthAs(person), truthAs(person)).isWhole).toBe(true)
  const truth = truthAs(samplePerson)
  const printed = {
    ...truth,
    name: truth.name.toUpperCase(),
    skills: [...truth.skills].reverse(),
    work_experience: [...truth.work_experience].reverse(),
  }
  expect(compareReadings(truth, printed).differences).toEqual([])
})

test('names a wrong date, a lost entry and one that was made up', () => {
  const truth = truthAs(samplePerson)
  const [first, second] = truth.work_experience
  if (!first || !second) throw new Error('the sample has two jobs')
  const wrongDate = compareReadings(truth, { ...truth, work_experience: [{ ...first, start: 'May 2026' }, second] })
  expect(wrongDate.differences).toEqual([
    { field: 'work_experience.Loomwater Systems.start', expected: 'Jun 2026', actual: 'May 2026' },
  ])
  expect(wrongDate.entries.total - wrongDate.entries.equal).toBe(1)
  const lost = compareReadings(truth, { ...truth, work_experience: [first] })
  expect(lost.entries.equal).toBe(wrongDate.entries.equal)
  const extra = { ...first, company: 'Phantom Holdings', position: 'Chief' }
  const madeUp = compareReadings(truth, { ...truth, work_experience: [first, second, extra] })
  expect(madeUp.entries.total).toBe(lost.entries.total + 1)
  expect(madeUp.isWhole).toBe(false)
})

test('leaves out what it is told to and takes a canonical name of a skill for the skill', () => {
  const truth = truthAs(samplePerson)
  const read = {
    ...truth,
    summary: null,
    skills: truth.skills.map((skill) => (skill === 'Express' ? 'Express.js' : skill)),
  }
  expect(compareReadings(truth, read).differences.map(({ field }) => field)).toEqual(['summary', 'skills'])
  const skillName = (skill: string) => skill.replace(/\.js$/, '')
  expect(compareReadings(truth, read, { without: ['summary'], skillName }).isWhole).toBe(true)
})
