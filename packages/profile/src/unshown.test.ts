import { listCaps, textCaps, unshownCaps } from '@scry/contracts/limits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notShown } from './not-shown.ts'
import { emptyProfile, mergeAnalysis, readProfileFields } from './profile-fields.ts'
import { rankingFacts } from './ranking-facts.ts'
import { hasUnshown, parseUnshown } from './unshown.ts'

const now = Date.UTC(2026, 10, 21)
const upload = { fileName: 'mira.pdf', uploadedAt: '2026-11-21T09:00:00.000Z' }
const long = `Kept the kilns of the pottery in order. ${'Glazed cups. '.repeat(20)}\nTaught evening classes in raku.`
const job = { position: 'Potter', company: 'Loam', start: null, end: null, duration: '2 years', location: null }
const nothing = {
  ...{ name: null, email: null, phone: null, location: null, summary: null, experience_level: null },
  ...{ skills: [], education: [], work_experience: [], projects: [], certifications: [], languages: [], links: [] },
}
const words = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name} ${at}`)
const project = (name: string, description: string) => ({ name, description, technologies: ['Clay'], duration: null })
const read = (analysis: object) => mergeAnalysis(emptyProfile, { ...nothing, ...analysis }, upload)
const facts = (fields: ReturnType<typeof read>) => rankingFacts(fields, now)

test('what a profile has no room to show counts all the same: skills, certificates, jobs, projects, texts (§3.7, §3.8, §3.11)', () => {
  const fields = read({
    skills: words('Skill', 23),
    certifications: words('Certificate', 16),
    work_experience: [{ ...job, description: long }],
    projects: [...words('Kiln', 10), 'Wheel'].map((name) => project(name, `${name}: ${long}`)),
    summary: `${'I make pots. '.repeat(300)}Salt firing.`,
  })
  expect([fields.skills.length, fields.certifications.length]).toEqual([listCaps.skills, listCaps.certifications])
  expect(fields.work_experience).not.toContain('raku')
  const { unshownSkills, courses, deeds } = facts(fields)
  expect(unshownSkills).toEqual(['Skill 20', 'Skill 21', 'Skill 22'])
  expect(courses).toContain('Certificate 15')
  expect(courses.at(-1)).toMatch(/Salt firing\.$/)
  expect(deeds[0]).toBe(long)
  expect(deeds.filter((text) => text.includes('raku'))).toHaveLength(12)
})

test('nothing is kept twice: a resume that fits leaves nothing beside the fields', () => {
  expect(read({ skills: ['Go'], work_experience: [{ ...job, description: 'Threw pots.' }] }).unshown).toBe('')
})

test('of a job whose entry says how long alone it is kept from when to when, for the eye: no ranking reads it (§3.8)', () => {
  const entry = { ...job, start: 'Mar 2024', end: 'May 2026', description: 'Threw pots.' }
  const fields = read({ work_experience: [entry, { ...entry, company: 'Slip', duration: null }] })
  expect(fields.work_experience).toBe(
    'Potter at Loam (2 years): Threw pots.\nPotter at Slip (Mar 2024 - May 2026): Threw pots.',
  )
  expect(parseUnshown(fields.unshown).dates).toEqual(['Potter at Loam (Mar 2024 - May 2026)'])
  expect(hasUnshown(fields.unshown)).toBe(false)
  expect(facts(fields)).toEqual(facts({ ...fields, unshown: '' }))
})

test('whoever rewrites or takes out what is shown has said what counts (§2.64)', () => {
  const fields = read({ work_experience: [{ ...job, description: long }] })
  const rewritten = { ...fields, work_experience: 'Potter at Loam (2 years): Threw pots.' }
  expect(facts(rewritten).deeds).toEqual(['Threw pots.'])
  expect(facts({ ...fields, work_experience: '' }).deeds).toEqual([])
})

test('a sentence or a job that is taken out of a text that had room for all counts no more (§2.64)', () => {
  const [first, second] = ['Kept the kilns of the pottery.', 'Taught evening classes in raku.']
  const fields = read({ work_experience: [{ ...job, description: `${first}\n${second}` }] })
  expect(facts(fields).deeds.join()).toContain('raku')
  expect(facts({ ...fields, work_experience: `Potter at Loam (2 years): ${first}` }).deeds).toEqual([first])

  const many = read({ work_experience: words('Loam', 50).map((company) => ({ ...job, company, description: long })) })
  expect(facts(many).titles).toHaveLength(50)
  const two = many.work_experience.split('\n').slice(0, 2).join('\n')
  expect(facts({ ...many, work_experience: two }).titles).toHaveLength(2)
})

test('of a very long resume it is said what is not kept, and of one that fits nothing is (§9.2)', () => {
  const said = (analysis: object) => notShown({ ...nothing, ...analysis }, read(analysis)).join(' ')
  const skills = words('Skill', 150)
  expect(said({ skills })).toMatch(
    /count as well: Skill 20, .*Skill 119\. A profile keeps 120 skills\. Not kept: Skill 120, /,
  )
  const jobs = words('Loam', 20).map((company) => ({ ...job, company, description: `${company}: ${long.repeat(8)}` }))
  expect(said({ work_experience: jobs })).toContain('What comes after them is not kept.')
  expect(
    said({
      work_experience: [
        { ...job, description: long },
        { ...job, description: '\n' },
      ],
    }),
  ).toBe('')
})

test('a whole text counts once, however often its beginning stands in a field', () => {
  const whole = `${'Glazed cups of all sizes. '.repeat(12)}Taught raku.`
  const entry = `Potter at Loam: ${whole.slice(0, 200)}`
  const unshown = JSON.stringify({ texts: [whole] })
  const work_experience = Array.from({ length: 30 }, () => entry).join('\n')
  const { deeds } = facts({ ...read({}), work_experience, unshown })
  expect(deeds.filter((deed) => deed === whole)).toHaveLength(1)
})

test('what is kept beside the fields is bounded, reads back as it was written, and broken text is nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 4000 }), { maxLength: 30 }), (texts) => {
      const work_experience = texts.map((description) => ({ ...job, description }))
      const { unshown } = read({ skills: texts, work_experience, summary: texts.join('\n') })
      const lengths = Object.values(parseUnshown(unshown)).map((items) => items.join('').length)
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(unshownCaps.text)
      expect(readProfileFields({ unshown })).toEqual({ unshown })
    }),
    { numRuns: 40 },
  )
  for (const broken of ['', '7', 'null', '{"skills":7,"texts":[7]}', '{'])
    expect(readProfileFields({ unshown: broken })).toEqual({ unshown: '' })
  expect(textCaps.summary).toBeLessThan(unshownCaps.text)
})
