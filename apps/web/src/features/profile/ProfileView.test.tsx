import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { profileOf } from '../../testing/people.ts'
import { ProfileView } from './ProfileView.tsx'

const shownAt = (term: string) => screen.getByText(term).nextElementSibling as HTMLElement
const project = (at: number, fields: object = {}) => ({
  name: `Project ${at}`,
  description: 'Short.',
  technologies: [],
  duration: 'Not specified',
  ...fields,
})

test('an empty profile falls back to Not specified, Entry and Flexible (§2.56, §2.57, §2.58)', () => {
  render(<ProfileView profile={profileOf({ name: '', location: '' })} />)
  expect(shownAt('Name').textContent).toBe('Not specified')
  expect(shownAt('Experience level').textContent).toBe('Entry')
  expect(shownAt('Location').textContent).toBe('Flexible')
})

test('the view shows name, level, education and location as they are (§2.56, §2.57, §2.58)', () => {
  const fields = { name: 'Ada Holm', experience_level: 'mid', education: 'BSc Physics', location: 'Leith' } as const
  render(<ProfileView profile={profileOf(fields)} />)
  const shown = ['Name', 'Experience level', 'Education', 'Location'].map((term) => shownAt(term).textContent)
  expect(shown).toEqual(['Ada Holm', 'Mid', 'BSc Physics', 'Leith'])
})

test('education is cut at 100 characters and the summary at 300, each with three dots (§2.58, §2.61, §9.14)', () => {
  render(<ProfileView profile={profileOf({ education: 'e'.repeat(101), summary: 's'.repeat(301) })} />)
  expect(shownAt('Education').firstChild?.textContent).toBe(`${'e'.repeat(100)}...`)
  expect(shownAt('Summary').firstChild?.textContent).toBe(`${'s'.repeat(300)}...`)
})

test('a degree behind the cut is shown on demand (§2.58)', async () => {
  const education = `MSc Physics, ${'Very '.repeat(20)}Long Name University\nBSc Physics, Leith`
  render(<ProfileView profile={profileOf({ education })} />)
  expect(shownAt('Education').textContent).not.toContain('BSc')
  await userEvent.click(screen.getByRole('button', { name: 'Show all of the education' }))
  expect(shownAt('Education').textContent).toContain(education)
  await userEvent.click(screen.getByRole('button', { name: 'Show less of the education' }))
  expect(shownAt('Education').textContent).not.toContain('BSc')
})

test('education of 100 and a summary of 300 characters stand whole (§2.58, §2.61, §9.14)', () => {
  render(<ProfileView profile={profileOf({ education: 'e'.repeat(100), summary: 's'.repeat(300) })} />)
  expect(shownAt('Education').textContent).toBe('e'.repeat(100))
  expect(shownAt('Summary').textContent).toBe('s'.repeat(300))
})

test('the first twenty skills are named and the rest counted (§2.59, §9.13)', () => {
  const skills = Array.from({ length: 23 }, (_, at) => `Skill ${at + 1}`)
  render(<ProfileView profile={profileOf({ skills })} />)
  expect(shownAt('Skills').textContent).toBe(`${skills.slice(0, 20).join(', ')} +3 more`)
})

test('twenty skills need no count (§2.59, §9.13)', () => {
  const skills = Array.from({ length: 20 }, (_, at) => `Skill ${at + 1}`)
  render(<ProfileView profile={profileOf({ skills })} />)
  expect(shownAt('Skills').textContent).toBe(skills.join(', '))
})

test('three projects are shown, each with a cut description and five technologies, and the rest counted (§2.60, §9.12, §9.13, §9.14)', () => {
  const technologies = ['Rust', 'Go', 'SQL', 'CSS', 'Lua', 'Zig', 'C']
  const first = project(1, { description: 'd'.repeat(101), technologies })
  const projects = JSON.stringify([first, project(2), project(3), project(4), project(5)])
  render(<ProfileView profile={profileOf({ projects })} />)
  const shown = shownAt('Projects')
  expect([...shown.children].map((one) => one.firstElementChild?.textContent ?? one.textContent)).toEqual([
    'Project 1',
    'Project 2',
    'Project 3',
    '+2 more projects',
  ])
  expect(shown.textContent).toContain(`Project 1${'d'.repeat(100)}...Rust, Go, SQL, CSS, Lua +2`)
})

test('jobs and projects that read the same are each shown (§2.56, §2.60)', () => {
  const complaints = vi.spyOn(console, 'error')
  const work_experience = 'Tutor at Kestrel\nTutor at Kestrel'
  render(<ProfileView profile={profileOf({ work_experience, projects: JSON.stringify([project(1), project(1)]) })} />)
  expect([...shownAt('Experience').children].map((job) => job.textContent)).toEqual(work_experience.split('\n'))
  expect(shownAt('Projects').children).toHaveLength(2)
  expect(complaints).not.toHaveBeenCalled()
})

test('each job, certificate and language is shown, and an empty one says nothing about a resume that may be deleted (§2.56, §4.18)', () => {
  const work_experience = `Intern at Juniper (2025): ${'d'.repeat(101)}\nTutor at Kestrel`
  const fields = { work_experience, certifications: ['First Aid', 'AWS'], languages: ['English', 'Igbo'] }
  const { rerender } = render(<ProfileView profile={profileOf(fields)} />)
  expect([...shownAt('Experience').children].map((job) => job.textContent)).toEqual([
    `Intern at Juniper (2025)${'d'.repeat(100)}...`,
    'Tutor at Kestrel',
  ])
  expect(shownAt('Certificates').textContent).toBe('First Aid, AWS')
  expect(shownAt('Languages').textContent).toBe('English, Igbo')
  rerender(<ProfileView profile={profileOf({})} />)
  for (const term of ['Experience', 'Certificates', 'Languages']) {
    expect(shownAt(term).textContent).toBe('Not specified')
  }
})

test('skills beyond the list are counted behind it, and it is said that all of the resume counts (§2.59)', () => {
  const skills = Array.from({ length: 20 }, (_, at) => `Skill ${at}`)
  const unshown = JSON.stringify({ skills: ['Kiln', 'Glaze'] })
  render(<ProfileView profile={profileOf({ skills, unshown })} />)
  expect(shownAt('Skills').textContent).toMatch(/Skill 19 \+2 more$/)
  expect(shownAt('Not shown').textContent).toContain('all that your resume says')
})
