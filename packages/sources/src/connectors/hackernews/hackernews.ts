import { listAt, textAt } from '../../answer/fields.ts'
import { readJson } from '../../answer/json-answer.ts'
import { noReading, readEntries, readingOf } from '../../answer/reading.ts'
import { timeAt } from '../../answer/times.ts'
import type { Connector, Reading, SourceRequest } from '../../connector.ts'
import { readHead } from './hiring-post.ts'

/** The thread of this month and the one before: early in a month most of what is open stands in the older one. */
const threads = 2

const threadRequest = (id: string): SourceRequest => ({
  url: `https://hn.algolia.com/api/v1/items/${encodeURIComponent(id)}`,
  accept: 'json',
  step: 'thread',
})

const readSearch = (answer: unknown): Reading => {
  const stories = listAt(answer, 'hits')
  if (stories === undefined) return noReading("The answer has no list 'hits'.")
  const ids = stories
    .filter((story) => /\bwho is hiring\?/i.test(textAt(story, 'title') ?? ''))
    .flatMap((story) => textAt(story, 'objectID') ?? [])
  if (ids.length === 0) return noReading("The answer names no thread 'Who is hiring?'.")
  return { items: [], next: ids.slice(0, threads).map(threadRequest), rejected: [], isWhole: true }
}

const readThread = (answer: unknown): Reading => {
  const posts = listAt(answer, 'children')
  if (posts === undefined) return noReading("The answer has no list 'children'.")
  const read = readEntries(posts, (post) => {
    const html = textAt(post, 'text')
    // A post that was taken back keeps its place without its text.
    if (html === undefined) return 'closed'
    const key = textAt(post, 'id')
    const head = readHead(html)
    return {
      ...head,
      key,
      kind: 'job',
      title: head?.title,
      url: key && `https://news.ycombinator.com/item?id=${encodeURIComponent(key)}`,
      description: { form: 'html', text: html },
      posted: timeAt(post, 'created_at'),
    }
  })
  const untitled = { reason: 'Its first line names no company and role.' }
  const rejected = read.rejected.map((entry) => ('key' in entry ? { ...entry, ...untitled } : entry))
  return readingOf({ ...read, rejected }, { isWhole: true })
}

/** The posts of the monthly threads 'Who is hiring?' on Hacker News whose first line is in the usual form. */
export const hackernews: Connector = {
  manifest: {
    id: 'hackernews',
    name: 'Hacker News: Who is hiring?',
    homePage: 'https://news.ycombinator.com/submitted?id=whoishiring',
    kinds: ['job'],
    hosts: ['hn.algolia.com'],
    settings: [],
    boards: 'none',
    everyMinutes: 360,
    limits: { requestsPerHour: 60, requestsPerMinute: 6, requestsPerRun: 1 + threads, answerMegabytes: 32 },
    terms: {
      linkBack: true,
      label: 'Hacker News',
      noGating: false,
      noSyndication: true,
      sentence: 'At most 10,000 requests an hour; each post links to its place in the thread.',
      page: 'https://hn.algolia.com/api',
    },
    shape: 'recorded',
    closesByAbsence: true,
    isOnByDefault: true,
    isFictional: false,
  },
  first: () => [
    {
      url: 'https://hn.algolia.com/api/v1/search_by_date?tags=story,author_whoishiring&hitsPerPage=12',
      accept: 'json',
      step: 'search',
    },
  ],
  read: ({ step }, body) => readJson(body, step === 'search' ? readSearch : readThread),
}
