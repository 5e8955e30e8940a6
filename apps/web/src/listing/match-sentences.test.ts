import type { MatchContribution } from '@scry/contracts/match'
import { expect, test } from 'vitest'
import { lineSentence } from './match-sentences.ts'

const common = { points: 0, kind: 'reason' as const, profile: [], listing: [] }
const german = {
  ...{ ...common, factor: 'language' as const, languages: ['German'], choice: false, or_another: false, nice: false },
  ...{ written: false, standing: 'speaks' as const, asked_level: null, own_level: null, short: false },
}
const sentences: readonly [MatchContribution, string][] = [
  [{ ...common, factor: 'skills', skill: 'Databases', by: 'kind', own: 'SQL' }, 'Databases, because you know SQL'],
  [{ ...common, factor: 'field', words: ['Data', 'Analyst'] }, 'Your field of work: Data Analyst'],
  [{ ...german, written: true, standing: 'lacks', kind: 'gap' }, 'Written in German, which you do not list'],
  [{ ...common, factor: 'field', words: [] }, 'Often goes with your work in listings'],
  [
    { ...common, factor: 'field', words: [], listing: [{ field: 'title', start: 0, end: 8, text: 'Accounts' }] },
    'Words of yours in its title: Accounts',
  ],
  [
    {
      ...common,
      factor: 'field',
      words: ['Backend'],
      profile: [{ field: 'skills.0', start: 0, end: 5, text: 'Redis' }],
    },
    'Close to your skills: Backend',
  ],
  [
    { ...common, factor: 'gap', kind: 'gap', skill: 'Redis', nice: false, near: 'PostgreSQL', adds: 2.4 },
    'Asks for Redis, and your resume has PostgreSQL; it would add at least 2 points',
  ],
  [{ ...common, factor: 'title', own: 'none', words: [] }, 'Not worded like your titles or studies'],
  [
    { ...common, factor: 'title', own: 'none', words: ['Pastry', 'Chef'] },
    'Its title says Pastry and Chef, which your titles and studies do not',
  ],
  [
    {
      ...common,
      factor: 'title',
      own: 'some',
      words: [],
      profile: [{ field: 'titles.0', start: 0, end: 5, text: 'Nurse' }],
    },
    'Its title is only partly like yours',
  ],
  [{ ...common, factor: 'title', own: 'some', words: [] }, 'Not a title you have held'],
  [{ ...common, factor: 'title', own: 'whole', words: [] }, 'Its title says more than yours'],
  [{ ...common, factor: 'title', own: 'whole', words: ['Solar'] }, 'Its title adds Solar to yours'],
  [{ ...common, factor: 'experience', years: 1, other_field: false }, 'Asks for 1 year of experience'],
  [{ ...common, factor: 'experience', years: 0, other_field: false }, 'Asks for no experience'],
  [
    { ...common, factor: 'level', level: 'senior', own_known: true, other_field: true },
    'Level: senior; your experience is in another field',
  ],
  [
    { ...common, factor: 'level', level: 'senior', own_known: false, other_field: false },
    'Level: senior; we do not know yours',
  ],
  [{ ...common, factor: 'place', reason: 'same-country', within: [] }, 'Would mean moving'],
  [
    { ...common, factor: 'place', reason: 'same-country', within: [], away: { km: 450, from: 'Utrecht' } },
    'Would mean moving, about 450 km from Utrecht',
  ],
  [
    { ...common, factor: 'place', reason: 'commute', within: [], away: { km: 12, from: 'Utrecht' } },
    'About 12 km from Utrecht',
  ],
  [{ ...common, factor: 'place', reason: 'same-place', within: [], away: { km: 3, from: 'Utrecht' } }, 'In your town'],
  [
    { ...common, factor: 'place', reason: 'remote-abroad', within: ['Austria', 'Germany'] },
    'Remote, but not from your country (Austria or Germany)',
  ],
  [{ ...common, factor: 'type', type: 'internship', reason: 'studying' }, 'Internship, which fits your studies'],
  [{ ...common, factor: 'study', degree: 3 }, 'Asks for a bachelor’s degree'],
  [{ ...common, factor: 'freshness', days: 1 }, 'Posted yesterday'],
  [{ ...common, factor: 'unconfirmed' }, 'No source has shown it for a week or more'],
  [
    { ...common, factor: 'told', about: ['place', 'employer'] },
    'You told us it is not for you: this place and this employer',
  ],
  [{ ...common, factor: 'deadline', days: 1 }, 'Closes within a day'],
  [german, 'Asks for German'],
  [{ ...german, asked_level: 'C1' }, 'Asks for German at C1; we do not know your level'],
  [{ ...german, asked_level: 'C1', own_level: 'B2', short: true }, 'Asks for German at C1; yours is B2'],
  [
    { ...german, languages: ['Dutch', 'German'], choice: true, standing: 'lacks' },
    'Asks for Dutch or German, which you do not list',
  ],
  [{ ...german, languages: null, standing: 'unknown' }, 'Spoken languages; we do not know whether you speak it'],
]

test.each(sentences)('a line is told as a sentence: %o', (line, sentence) => {
  expect(lineSentence(line)).toBe(sentence)
})
