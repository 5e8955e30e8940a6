import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as listings from '../calls/listings.ts'
import { hackathonOf, jobOf } from '../testing/listings.ts'
import { renderPage } from '../testing/render-page.tsx'
import { HackathonRow } from './HackathonRow.tsx'
import { JobRow } from './JobRow.tsx'
import type { RowProps } from './row-props.ts'

vi.mock('../calls/listings.ts')

const eight = (word: string) => Array.from({ length: 8 }, (_, at) => `${word} ${at + 1}`)
const job = jobOf({ skills: eight('Skill') })
const hackathon = hackathonOf({ themes: eight('Theme') })
const row: RowProps = {
  rank: 2,
  isOpen: false,
  onToggle: () => {},
  isSaved: false,
  onSave: () => {},
  onHide: () => {},
}

beforeEach(() => {
  vi.mocked(listings.noteApply).mockResolvedValue()
})
const show = (element: React.ReactElement) => renderPage(<ol>{element}</ol>, { route: '/jobs', account: null })

test('a job card names six skills (§2.29, §9.16)', () => {
  show(<JobRow job={job} {...row} />)
  const [first] = screen.getAllByText('Skill 1')
  const names = [...(first?.closest('ul')?.children ?? [])].map((item) => item.textContent)
  expect(names).toEqual(eight('Skill').slice(0, 6))
})

/** Whether no class of an element or of what it stands in takes it away below some width. */
const isAtEveryWidth = (element: Element | null): boolean =>
  element === null || (!/(^|[ :])hidden( |$)/.test(element.className) && isAtEveryWidth(element.parentElement))

test.each([false, true])(
  'six skills, the posting date and what a sample is are named at every width, opened %s (§2.29, §3.22, §9.16)',
  (isOpen) => {
    const match = { score: 40, band: 'fair' as const, contributions: [] }
    show(<JobRow job={{ ...job, is_sample: true, match }} {...row} isOpen={isOpen} />)
    const skills = screen.getAllByText(/^Skill \d/).filter(isAtEveryWidth)
    expect(skills.map((skill) => skill.textContent)).toEqual(eight('Skill').slice(0, 6))
    for (const said of ['Posted 3 days ago', 'Sample listing']) {
      expect(screen.getAllByText(said).some(isAtEveryWidth)).toBe(true)
    }
  },
)

test('a job that offers to sponsor a visa says so in its row, in its own words where it has some', () => {
  const description = 'Cut coats. We sponsor visas. Apply.'
  const words = { field: 'description', start: 11, end: 28, text: 'We sponsor visas.' }
  const { unmount } = show(<JobRow job={{ ...job, description, visa_offer: [words] }} {...row} />)
  expect(screen.getByText(/^Visa sponsorship/).textContent).toBe('Visa sponsorship: “We sponsor visas.”')
  unmount()
  show(<JobRow job={{ ...job, visa_offer: [] }} {...row} />)
  expect(screen.getByText(/^Visa sponsorship/).textContent).toBe('Visa sponsorship offered')
})

test('a row names the nearest other places with links to each, and its page has the rest', () => {
  const places = ['Hull', 'Harwich', '', 'York'].map((location, at) => ({ id: `p${at}`, location }))
  show(<JobRow job={jobOf({ other_places: places, other_places_total: 1204 })} {...row} />)
  const line = screen.getByText('Also in').parentElement as HTMLElement
  expect(line.textContent).toBe('Also in Hull; Harwich (2); a place not named and 1,201 more')
  const links = within(line)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/jobs/p0', '/jobs/p1', '/jobs/p2', '/jobs/j1#other-places'])
})

test('a row of two places names both with an and, a hackathon with its date; one of one place names none', () => {
  const two = [{ id: 'p0', location: 'Leeds', starts: '2025-12-05T09:00:00.000Z' }]
  show(<HackathonRow hackathon={hackathonOf({ other_places: two, other_places_total: 1 })} {...row} />)
  expect(screen.getByText('Also in').parentElement?.textContent).toBe('Also in Leeds, Dec 5, 2025')
  show(<JobRow job={job} {...row} />)
  expect(screen.getAllByText('Also in')).toHaveLength(1)
})

test('a repost says so, with the date of the first posting', () => {
  const dates = { posted_at: '2026-03-03T09:00:00.000Z', reposted_at: '2026-11-20T09:00:00.000Z' }
  show(<JobRow job={jobOf(dates)} {...row} />)
  expect(isAtEveryWidth(screen.getByText('Reposted; first seen Mar 3, 2026'))).toBe(true)
})

test('a sample hackathon says so at every width', () => {
  show(<HackathonRow hackathon={{ ...hackathon, is_sample: true }} {...row} />)
  expect(isAtEveryWidth(screen.getByText('Sample listing'))).toBe(true)
})

test('a skill is missing only where the match calls it a gap; without a match it is on the resume or not known', () => {
  show(<JobRow job={jobOf({ skills: ['SQL', 'Java'] })} {...row} known={new Set(['sql'])} />)
  expect(screen.getAllByText('on your resume')[0]?.parentElement?.textContent).toBe('SQL on your resume')
  expect(screen.queryByText('not on your resume')).toBeNull()
})

test.each([
  ['Juniper Lab', 'Juniper Lab · Leeds, on site · Full-time'],
  ['', 'Leeds, on site · Full-time'],
])('what a row says of %j is told apart by dots that begin no line (§2.29)', (company, said) => {
  const facts = {
    company,
    location: 'Leeds',
    workplace: 'on-site',
    type: 'Full-time',
    level: null,
    salary: '',
  } as const
  show(<JobRow job={jobOf(facts)} {...row} />)
  const line = screen.getByText('Full-time').parentElement?.textContent ?? ''
  expect(line.replaceAll('\u00a0', ' ')).toBe(said)
  expect(line).not.toContain(' ·')
})

test('a job labelled for beginners that asks for years says so, with the sentence that asks', () => {
  const description = 'Draws timetables. At least five years of experience in ports.'
  const evidence = { field: 'description', start: 18, end: 37, text: description.slice(18, 37) }
  show(<JobRow job={jobOf({ description, label_conflict: { label: 'entry', years: 5, evidence } })} {...row} />)
  expect(screen.getByText('Labelled entry, asks 5 years')).toBeTruthy()
  expect(screen.getByText('“At least five years of experience in ports”')).toBeTruthy()
})

test('a hackathon card names six themes (§2.38, §9.16)', () => {
  show(<HackathonRow hackathon={hackathon} {...row} />)
  const themes = within(screen.getByRole('list', { name: 'Themes' })).getAllByRole('listitem')
  expect(themes.map((item) => item.textContent)).toEqual(eight('Theme').slice(0, 6))
})

test('Apply Now opens the link and tells the tracking call the id (§2.31, §7.35)', () => {
  show(<JobRow job={job} {...row} />)
  const apply = screen.getByRole('link', { name: 'Apply Now: Ferry Planner (opens in a new tab)' })
  expect(apply.getAttribute('href')).toBe('https://quayside.example/apply')
  expect(apply.getAttribute('rel')).toBe('nofollow ugc noopener')
  apply.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(apply)
  expect(listings.noteApply).toHaveBeenCalledWith('j1')
})

test('once applied, the name of the link begins with the word that it shows (WCAG 2.5.3)', () => {
  localStorage.setItem('scry-own:applied:visitor', '["j1"]')
  show(<JobRow job={job} {...row} />)
  const apply = screen.getByRole('link', { name: 'Applied: Ferry Planner (opens in a new tab)' })
  expect(apply.textContent).toBe('Applied')
  localStorage.clear()
})

test('an apply_link of # is no link: Apply Now says so (§2.31)', async () => {
  show(<JobRow job={{ ...job, apply_link: '#' }} {...row} />)
  expect(screen.queryByRole('link', { name: /^Apply Now/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Apply Now: Ferry Planner' }))
  expect(await screen.findByText('This listing has no application link.')).toBeTruthy()
})

test.each([true, false])('the saved toggle says its state, here %s (§2.32)', (isSaved) => {
  const onSave = vi.fn()
  show(<JobRow job={job} {...row} isSaved={isSaved} onSave={onSave} />)
  const [toggle] = screen.getAllByRole('button', { name: 'Save Ferry Planner' })
  expect(toggle?.getAttribute('aria-pressed')).toBe(String(isSaved))
  if (toggle) fireEvent.click(toggle)
  expect(onSave).toHaveBeenCalledOnce()
})

test('a start date that is not known is TBA (§2.39, §9.19)', () => {
  show(<HackathonRow hackathon={{ ...hackathon, start_date: null }} {...row} />)
  expect(screen.getByText('Starts TBA')).toBeTruthy()
})

test('the day to submit by is the one of the zone of the hackathon (§2.40)', async () => {
  const times = { submission_deadline: '2096-12-25T07:59:00.000Z', deadline_zone: 'America/Los_Angeles' }
  show(<HackathonRow hackathon={{ ...hackathon, ...times }} {...row} isOpen />)
  expect(await screen.findByText('Submit by Dec 24, 2096')).toBeTruthy()
})

test('registration stands beside the badge: one that is closed is neither counted down to nor offered (§2.37, §2.40)', () => {
  const soon = new Date(Date.now() + 7_200_000).toISOString()
  const shut = { ...hackathon, status: 'ongoing', registration: 'closed' as const, deadline: soon }
  const view = show(<HackathonRow hackathon={{ ...shut, submission_deadline: soon }} {...row} />)
  expect(screen.getByText('Ongoing')).toBeTruthy()
  expect(screen.getByText('Registration closed')).toBeTruthy()
  expect(screen.getByText('to submit by')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^See details/ })).toBeTruthy()
  view.unmount()
  show(<HackathonRow hackathon={hackathon} {...row} />)
  expect(screen.getByText('Registration open')).toBeTruthy()
})

test('a hackathon that has a start and no deadline does not say that its dates are unknown (§2.39)', () => {
  const view = show(<HackathonRow hackathon={hackathon} {...row} />)
  expect(screen.getByText('No deadline given')).toBeTruthy()
  view.unmount()
  show(<HackathonRow hackathon={{ ...hackathon, start_date: null }} {...row} />)
  expect(screen.getByText('Dates not announced')).toBeTruthy()
})

test('nothing counts down to the deadline of a hackathon that is closed (§2.40)', () => {
  const deadline = new Date(Date.now() + 7_200_000).toISOString()
  const view = show(<HackathonRow hackathon={{ ...hackathon, status: 'open', deadline }} {...row} />)
  expect(screen.getByText('to register by')).toBeTruthy()
  view.unmount()
  show(<HackathonRow hackathon={{ ...hackathon, status: 'closed', deadline }} {...row} />)
  expect(screen.queryByText('to register by')).toBeNull()
  expect(screen.getByText('Registration has closed')).toBeTruthy()
})

test('a row and what opens under it name the source and link to its page there, for everybody', async () => {
  const credit = { source: 'Jobs by Quay', source_link: 'https://quay.example/j1' }
  show(<JobRow job={{ ...job, ...credit }} {...row} isOpen />)
  show(<HackathonRow hackathon={{ ...hackathon, ...credit }} {...row} isOpen />)
  const find = () => screen.getAllByRole('link', { name: /^Jobs by Quay: / })
  await waitFor(() => expect(find()).toHaveLength(4))
  const links = find()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill(credit.source_link))
  // One source asks for links that search engines may follow.
  expect(links.map((link) => link.getAttribute('rel'))).toEqual(Array(4).fill('noopener'))
  expect(links.every(isAtEveryWidth)).toBe(true)
})
