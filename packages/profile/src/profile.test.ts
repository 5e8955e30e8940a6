import { textCaps } from '@scry/contracts/limits'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { capList, capText } from './caps.ts'
import { completenessScore, countProfile, isProfileComplete } from './completeness.ts'
import { notShown } from './not-shown.ts'
import { emptyProfile, mergeAnalysis, minimalProfile, readProfileFields } from './profile-fields.ts'
import { parseProjects, renderProjects } from './projects.ts'
import { parseList, parsePreferences } from './stored-fields.ts'
import { positionsIn, renderWorkExperience } from './work-entries.ts'

const filled = {
  name: 'Mira Voss',
  email: 'mira@example.org',
  phone: '+1 555 0100',
  skills: ['TypeScript'],
  education: 'BSc, Northfield College',
  work_experience: 'Intern at Brightwater',
  summary: 'Builds things.',
  location: 'Lisbon',
}
const nothing = {
  work_experience: [],
  education: [],
  projects: [],
  certifications: [],
  languages: [],
  links: [],
  skills: [],
}
const unsaid = { name: null, email: null, phone: null, location: null, summary: null, experience_level: null }
const upload = { fileName: 'mira.pdf', uploadedAt: '2026-11-21T09:00:00.000Z' }

test('each text field is cut at its own maximum (§3.6, §3.7, §3.8, §3.9)', () => {
  const long = 'x'.repeat(9000)
  expect(capText('education', long)).toHaveLength(2000)
  expect(capText('summary', long)).toHaveLength(3000)
  expect(capText('work_experience', long)).toHaveLength(7000)
  expect(capText('phone', long)).toHaveLength(8000)
})

test('a cut never leaves half a character (§3.6)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 0, maxLength: 6000 }), (text) => {
      const capped = capText('education', text.repeat(3))
      expect(capped.length).toBeLessThanOrEqual(2000)
      expect(capped.isWellFormed()).toBe(true)
    }),
  )
})

test('lists keep their first items without repeats, to their maximum (§3.11)', () => {
  const many = Array.from({ length: 40 }, (_, index) => `Skill ${index}`)
  expect(capList('skills', ['Go', ' go ', '', ...many])).toHaveLength(20)
  expect(capList('certifications', many)).toHaveLength(15)
  expect(capList('languages', many)).toHaveLength(10)
  expect(capList('skills', ['Go', ' go ', ''])).toEqual(['Go'])
})

test("work is rendered as 'position at company (duration): description', descriptions cut at 200 (§3.8)", () => {
  const description = 'd'.repeat(300)
  const entries = [
    { position: 'Engineer', company: 'Brightwater', duration: '2 years', description },
    { position: 'Tutor', company: null, start: '2021', end: '2022', description: null },
  ]
  expect(renderWorkExperience(entries)).toBe(
    `Engineer at Brightwater (2 years): ${'d'.repeat(200)}\nTutor (2021 - 2022)`,
  )
})

test('completeness is the rounded share of eight items (§4.16)', () => {
  expect(completenessScore(filled)).toBe(100)
  expect(completenessScore({ ...filled, location: 'flexible' })).toBe(88)
  expect(completenessScore({ ...filled, location: 'Not specified', phone: ' ' })).toBe(75)
  expect(completenessScore({ ...emptyProfile, name: '', email: '' })).toBe(0)
})

test('a profile is complete with resume, name, a skill and a score of at least 70 (§4.15)', () => {
  expect(isProfileComplete({ ...filled, hasResume: true })).toBe(true)
  expect(isProfileComplete({ ...filled, hasResume: false })).toBe(false)
  expect(isProfileComplete({ ...filled, hasResume: true, skills: [] })).toBe(false)
  expect(isProfileComplete({ ...filled, hasResume: true, name: '' })).toBe(false)
  expect(isProfileComplete({ ...filled, hasResume: true, phone: '', summary: '', education: '' })).toBe(false)
})

test('lists and preferences stored as text are read back, anything else is empty (§3.18)', () => {
  expect(parseList('["a","b"]')).toEqual(['a', 'b'])
  for (const text of ['a, b', 'not json [', 'null', '5', '"a"', '{"name":"a"}']) expect(parseList(text)).toEqual([])
  expect(parseList('[broken')).toEqual([])
  expect(parseList(7)).toEqual([])
  expect(parsePreferences('{"jobAlerts":true,"profileVisibility":"private"}')).toEqual({
    jobAlerts: true,
    emailNotifications: false,
    profileVisibility: 'private',
  })
  expect(parsePreferences('broken')).toEqual(parsePreferences(undefined))
})

test("projects are an array, JSON text or records separated by ' | ', duration 'Not specified' (§3.19)", () => {
  const weather = { name: 'Weather', description: 'Shows rain', technologies: ['Rust'], duration: 'Not specified' }
  expect(parseProjects([{ name: 'Weather', description: 'Shows rain', technologies: 'Rust' }])).toEqual([weather])
  expect(parseProjects(JSON.stringify([weather]))).toEqual([weather])
  expect(parseProjects(`${JSON.stringify(weather)} | Maze: Finds a way out`)).toEqual([
    weather,
    { name: 'Maze', description: 'Finds a way out', technologies: [], duration: 'Not specified' },
  ])
  expect(parseProjects(null)).toEqual([])
})

test('rendered projects always read back and fit 2000 characters and ten entries (§3.7, §3.14)', () => {
  const project = fc.record({
    name: fc.string({ minLength: 1, maxLength: 300 }).filter((text) => text.trim() !== ''),
    description: fc.string({ maxLength: 3000 }),
    technologies: fc.array(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 8 }),
    duration: fc.string({ minLength: 1, maxLength: 20 }),
  })
  fc.assert(
    fc.property(fc.array(project, { maxLength: 14 }), (projects) => {
      const text = renderProjects(projects)
      expect(text.length).toBeLessThanOrEqual(textCaps.projects)
      const kept = parseProjects(text)
      expect(kept.length).toBe((JSON.parse(text) as unknown[]).length)
      expect(kept.length).toBeLessThanOrEqual(10)
    }),
    { numRuns: 50 },
  )
})

test('reading the fields twice changes nothing more', () => {
  const input = fc.record({
    name: fc.string(),
    location: fc.string(),
    skills: fc.oneof(fc.array(fc.string()), fc.string()),
    work_experience: fc.string(),
    experience_level: fc.string(),
    preferences: fc.string(),
  })
  fc.assert(
    fc.property(input, (fields) => {
      const once = readProfileFields(fields)
      expect(readProfileFields(once)).toEqual(once)
    }),
  )
})

test('a resume sets what it says and leaves the rest as it was (§4.17)', () => {
  const current = { ...emptyProfile, name: 'Mira Voss', phone: '+1 555 0100', skills: ['Go'] }
  const analysis = { ...nothing, ...unsaid, skills: ['Rust'], experience_level: 'mid' as const }
  const merged = mergeAnalysis(current, analysis, upload)
  expect(merged).toMatchObject({ name: 'Mira Voss', phone: '+1 555 0100', skills: ['Rust'], experience_level: 'mid' })
  expect(merged).toMatchObject({ hasResume: true, originalFileName: 'mira.pdf' })
})

test('the minimal profile makes nothing up (§7.22)', () => {
  const minimal = minimalProfile({ ...upload, fileName: '' })
  expect(minimal).toMatchObject({ name: 'User', originalFileName: 'resume.pdf', skills: [], work_experience: '' })
})

test('counts follow what is kept (§3.14, §3.15)', () => {
  const projects = JSON.stringify([{ name: 'Maze', description: 'A way out' }])
  const counts = countProfile({ work_experience: 'a\nb\n\nc', skills: ['Go', 'Rust'], projects })
  expect(counts).toEqual({ totalExperience: 3, workExperienceCount: 3, skillsCount: 2, projectsCount: 1 })
})

test('the positions of a rendered work experience are read back in its order (§3.8)', () => {
  const entry = { start: null, end: null, duration: null, location: null, description: 'Looked at maps at night.' }
  const text = renderWorkExperience([
    { ...entry, position: 'Lab Assistant', company: 'Fernhill' },
    { ...entry, position: null, company: 'Marlow' },
    { ...entry, position: 'Tutor', company: 'Oakfield' },
  ])
  expect(positionsIn(text)).toEqual(['Lab Assistant', 'Tutor'])
})

test('what a resume says and a profile has no room to show is named, and nothing where all of it fits (§9.2, §9.3)', () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `W${at}`)
  const project = (name: string) => ({ name, description: 'd'.repeat(300), technologies: [], duration: null })
  const full = { ...nothing, ...unsaid, skills: words(21), languages: words(10), summary: 's'.repeat(3001) }
  expect(notShown({ ...nothing, ...unsaid }, emptyProfile)).toEqual([])
  expect(notShown({ ...full, projects: words(11).map(project) }, emptyProfile)).toEqual([
    'A profile shows 20 skills. These count as well: W20.',
    'A profile shows 10 projects. These count as well: W10.',
    'A profile shows 2,000 characters of projects. Their whole descriptions count.',
    'A profile shows 3,000 characters of summary. The rest counts as well.',
  ])
  // Put in by hand in place of another, it is shown.
  expect(notShown({ ...full, summary: null }, { ...emptyProfile, skills: ['w20'] })).toEqual([])
})
