import type { Match, MatchContribution } from '@scry/contracts/match'
import { expect, test } from 'vitest'
import { jobOf, skillLine } from '../testing/listings.ts'
import { jobText } from './job-text.ts'
import { shelfSentence } from './shortlist-sentence.ts'

const description = 'You draw maps in QGIS every day. Five years at sea.'
const textOf = jobText(jobOf({ title: 'Chart Maker', description, skills: ['QGIS'] }))
const at = (field: string, text: string, whole = text) => ({
  field,
  start: whole.indexOf(text),
  end: whole.indexOf(text) + text.length,
  text,
})
const qgis = skillLine('skills', 'QGIS', {
  points: 9,
  profile: [at('skills.0', 'QGIS')],
  listing: [at('description', 'QGIS', description)],
})
const title: MatchContribution = {
  ...{ factor: 'occupation', occupation: 'Cartographer', near: false, kind: 'reason', points: 12 },
  ...{ profile: [at('titles.0', 'Cartographer')], listing: [at('title', 'Chart Maker')] },
}
const years: MatchContribution = {
  ...{ factor: 'experience', years: 5, other_field: false, kind: 'gap', points: -3 },
  ...{ profile: [], listing: [] },
}
const say = (shelf: Parameters<typeof shelfSentence>[0], ...contributions: MatchContribution[]) =>
  shelfSentence(shelf, { score: 80, band: 'strong', contributions } satisfies Match, textOf)
    .map(({ says, text }) => (says === 'listing' ? `“${text}”` : text))
    .join('')

test.each([
  [
    'a skill, in the words of both',
    [title, qgis],
    'Your resume says QGIS, and the listing says “You draw maps in QGIS every day”.',
  ],
  [
    'a skill that only the list names',
    [{ ...qgis, listing: [at('skills.0', 'QGIS')] }],
    'Your resume says QGIS, and the listing says “You draw maps in QGIS every day”.',
  ],
  [
    'an occupation that the title names in the same words, where no skill is shared',
    [{ ...title, listing: [at('title', 'Lead Cartographer, Coasts')] }],
    'Your work, Cartographer, is what they hire for.',
  ],
  ['one that it names in others', [title], 'Your work, Cartographer, is close to what they hire for.'],
  ['one near it', [{ ...title, near: true }], 'Your work, Cartographer, is close to what they hire for.'],
  [
    'what is studied',
    [{ ...title, profile: [at('subjects.0', 'Geography')] }],
    'What you study, Geography, is close to what they hire for.',
  ],
] as const)('what can be applied for now says %s', (_, lines, sentence) => {
  expect(say('apply_now', ...(lines as readonly MatchContribution[]))).toBe(sentence)
})

test('words that both documents have alike stand once', () => {
  const match: Match = { score: 80, band: 'strong', contributions: [{ ...qgis, listing: [at('skills.0', 'QGIS')] }] }
  const pieces = shelfSentence('apply_now', match, jobText(jobOf({ description: '', skills: ['QGIS'] })))
  expect(pieces.map(({ text }) => text).join('')).toBe('Both your resume and the listing say QGIS.')
})

test('one skill away names the skill that was not found', () => {
  const python = skillLine('gap', 'Python')
  expect(say('one_skill_away', qgis, python)).toBe('Your resume says QGIS; we did not find Python.')
  expect(say('one_skill_away', qgis, { ...python, near: 'R' } as MatchContribution)).toBe(
    'Your resume says QGIS; the listing asks for Python, and your resume has R.',
  )
})

test('a reach names the step', () => {
  expect(say('reach', title, years)).toBe(
    'Your resume says Cartographer, but the listing asks for 5 years of experience.',
  )
})

test('a skill that is only near, or a word of the title that a skill speaks for, is no sentence', () => {
  const field: MatchContribution = {
    ...title,
    factor: 'field',
    words: ['Chart'],
    profile: [at('skills.0', 'QGIS')],
  } as MatchContribution
  expect(say('apply_now', { ...qgis, by: 'related' } as MatchContribution, field)).toBe('')
})
