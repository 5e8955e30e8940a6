import type { Match, MatchPointer } from '@scry/contracts/match'
import { answerQuote } from '@scry/contracts/match-quotes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jobOf, skillLine } from '../testing/listings.ts'
import { renderPage } from '../testing/render-page.tsx'
import { accountLines } from './account-lines.ts'
import { Explanation } from './Explanation.tsx'
import { jobText } from './job-text.ts'
import { MatchReasons } from './MatchReasons.tsx'
import { markedWords } from './marked-words.ts'
import { answerLine } from './resume-line.ts'
import { shelfSentence } from './shortlist-sentence.ts'

const deed = 'Cut the weekly report in SQL from two days to one hour'
const demand = 'Make slow reports quick in SQL and Kafka'
const description = `A clinic.\n- ${demand}\n- Answer questions in Welsh`
const at = (field: string, whole: string, text: string, after = 0): MatchPointer => {
  const start = whole.indexOf(text, after)
  return { field, start, end: start + text.length, text }
}
const asked = (text: string) => at('description', description, text)
const own = (text: string) => at('deeds.0', deed, text)
const sql = skillLine('skills', 'SQL', { points: 12.4, profile: [own('SQL')], listing: [at('skills.0', 'SQL', 'SQL')] })
const kafka = skillLine('gap', 'Kafka', { points: 0, profile: [], listing: [asked('Kafka')] })
const redis = skillLine('skills', 'Kafka', {
  points: 9,
  profile: [own('hour')],
  listing: [at('skills.1', 'Kafka', 'Kafka')],
})
const welsh = skillLine('skills', 'Welsh', {
  points: 5.2,
  profile: [at('skills.0', 'Welsh', 'Welsh')],
  listing: [asked('Welsh')],
})
const match: Match = {
  ...{ score: 17.6, band: 'fair', contributions: [welsh, sql, kafka] },
  answer: {
    ...{ profile: own(deed), listing: asked(demand), lines: [1] },
    words: {
      profile: [own('Cut'), own('report'), own('SQL')],
      listing: [asked('slow'), asked('reports'), asked('SQL')],
    },
  },
}
const textOf = jobText(jobOf({ description, skills: ['SQL', 'Kafka'] }))

test('a row shows the two sentences first, a reason about another thing next, and no sentence of the listing twice', () => {
  const whole = { ...match, contributions: [...match.contributions, redis] }
  renderPage(<MatchReasons match={whole} textOf={textOf} />, { route: '/jobs', account: null })
  const said = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(said).toEqual([
    `Your resume: ${deed} The listing: “${demand}”`,
    'Your resume: Welsh The listing: “Answer questions in Welsh”',
    'We did not find Kafka The listing: “Kafka”',
  ])
})

test('a row does not say its title again as a reason: it says what the words of the resume have to do with it', () => {
  const title = { field: 'title', start: 0, end: 13, text: 'Ferry Planner' }
  const contributions: Match['contributions'] = [
    {
      ...{ factor: 'occupation', occupation: 'Planner', near: false, kind: 'reason', points: 9 },
      ...{ profile: [at('titles.0', 'Planner', 'Planner')], listing: [title] },
    },
  ]
  renderPage(<MatchReasons match={{ score: 9, band: 'fair', contributions }} textOf={textOf} />, {
    ...{ route: '/jobs', account: null },
  })
  expect(screen.getByRole('listitem').textContent).toBe('Your resume: Planner is what they hire for')
})

test('a row says of words that a title shares no more than that: they need not be shared work', () => {
  const contributions: Match['contributions'] = [
    {
      ...{ factor: 'field', words: ['Planner'], kind: 'reason', points: 5 },
      ...{ profile: [at('titles.0', 'Tide Planner', 'Planner')], listing: [at('title', 'Ferry Planner', 'Planner')] },
    },
  ]
  renderPage(<MatchReasons match={{ score: 5, band: 'stretch', contributions }} textOf={textOf} />, {
    ...{ route: '/hackathons', account: null },
  })
  expect(screen.getByRole('listitem').textContent).toMatch(/shares words with the title$/)
})

test('a row in one line shows the two sentences and nothing beside but the gap', () => {
  renderPage(<MatchReasons match={match} textOf={textOf} isLow />, { route: '/jobs', account: null })
  const [first, second, ...others] = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(first).toMatch(/^Your resume: Cut the weekly report.* The listing: “.*slow reports.*”$/)
  expect(second).toContain('We did not find Kafka')
  expect(others).toEqual([])
})

test('the account opens with both sentences and the points of what stands in them, each counted once', () => {
  const { lines } = accountLines(match, textOf)
  expect(lines.map(({ name, points }) => [name, points])).toEqual([
    ['What you did', 13],
    ['Skills', 5],
    ['Gap', 0],
  ])
  renderPage(<Explanation match={match} textOf={textOf} postedAt={null} />, { route: '/jobs', account: null })
  const row = screen.getByRole('row', { name: /^What you did/ })
  expect(within(row).getAllByRole('cell')[0]?.textContent).toBe(deed)
  expect(within(row).getAllByRole('cell')[1]?.textContent).toBe(`“${demand}”`)
  expect(screen.getByText('Two reasons, added up')).toBeTruthy()
})

test('what no line of the sum has for evidence stands below the reasons and is not counted as one', () => {
  const { answer } = match
  const untold = { ...match, contributions: [welsh], answer: answer && { ...answer, lines: [] } }
  renderPage(<Explanation match={untold} textOf={textOf} postedAt={null} />, { route: '/jobs', account: null })
  const cells = within(screen.getByRole('row', { name: /^What you did/ })).getAllByRole('cell')
  expect(cells.at(-1)?.textContent).toBe('0')
  expect(accountLines(untold, textOf).lines.map(({ name }) => name)).toEqual(['Skills', 'What you did'])
  expect(screen.getByText('One reason, added up')).toBeTruthy()
})

test('the words in which both sentences meet are pressed hardest in the text of the listing', () => {
  const { words } = markedWords(match, textOf)
  const full = words
    .filter(({ pressure }) => pressure === 'full')
    .map(({ start, end }) => description.slice(start, end))
  expect(full).toEqual(['slow', 'reports', 'SQL'])
})

test('a word that counts is marked to its end, and a writing without spaces only where it counts', () => {
  const marked = (text: string, counted: string) => {
    const line = skillLine('skills', counted, {
      points: 1,
      profile: [own('SQL')],
      listing: [at('description', text, counted)],
    })
    const { words } = markedWords({ ...match, contributions: [line] }, (field) =>
      field === 'description' ? text : undefined,
    )
    return words.map(({ start, end }) => text.slice(start, end))
  }
  expect(marked('It offers two-year degrees.', 'two-year degree')).toEqual(['two-year degrees'])
  expect(marked('数据分析师', '数据')).toEqual(['数据'])
})

test('the shortlist says both sentences', () => {
  const said = (shelf: Parameters<typeof shelfSentence>[0]) =>
    shelfSentence(shelf, match, textOf)
      .map(({ text }) => text)
      .join('')
  expect(said('apply_now')).toBe(`Your resume says ${deed}, and the listing says ${demand}.`)
  expect(said('one_skill_away')).toBe(`Your resume says ${deed}; we did not find Kafka.`)
})

test('beside the text the sentence of the resume has one mark over words that stand close, else over the first', () => {
  expect(answerLine(deed, ['report', 'SQL'])).toEqual({
    ...{ before: 'Cut the weekly ', words: 'report in SQL', after: ' from two days to one hour' },
  })
  const far = `Report ${'and so on '.repeat(8)}hour`
  expect(answerLine(far, ['Report', 'hour']).words).toBe('Report')
})

const long =
  'Wrote and ran for three years in two countries the software that counts the fish of all rivers in Python and SQL'
test.each([
  ['short, whole', 'Cut costs', ['costs'], 'Cut costs'],
  [
    'from its beginning where the words stand there',
    long,
    ['Wrote', 'countries'],
    'Wrote and ran for three years in two countries\u00a0…',
  ],
  [
    'around the words that stand together elsewhere',
    long,
    ['Python', 'SQL'],
    '…\u00a0that counts the fish of all rivers in Python and SQL',
  ],
])('a sentence is quoted %s', (_, text, words, quote) => {
  const pointers = words.map((word) => at('deeds.0', text, word))
  expect(answerQuote(at('deeds.0', text, text), pointers, 56)).toBe(quote)
})
