import { growth, growthOfOneReading } from '@scry/vocabulary/testing/growth'
import { expect, test } from 'vitest'
import type { SourceItem } from '../source-item.ts'
import { noMapping } from './mapping.ts'
import { createListReading } from './own-list.ts'

const now = Date.UTC(2026, 10, 28)

const read = (name: string, text: string) => {
  const reading = createListReading(name, { mapping: noMapping, now })
  const reads = [...reading.push(text), ...reading.end()]
  return {
    items: reads.flatMap(({ what }) => (what.kind === 'item' ? [what.item] : [])),
    faults: reads.flatMap(({ what }) => (what.kind === 'rejected' ? [what.reason] : [])),
    problem: reading.problem(),
    unused: reading.unused(),
  }
}

const brief = ({ title, company, url, places, types, posted, deadline, pay }: SourceItem) => ({
  ...{ title, company, url, places, types, posted, deadline, pay },
})

const day = (date: string) => ({ form: 'date', date })

test('names of columns that say more than they must are understood', () => {
  const header =
    'Jobs Title,Employers Name,Job Post URL,Jobs Locations,Role Type,Date Added,Deadline to apply,Is it remote?'
  const row = 'Cook,Harbour Inn,https://inn.example/1,"Cork, Ireland",Full-time,2026-11-03,2026-12-24,yes'
  const { items, unused } = read('export.csv', `${header}\n${row}\n`)
  expect(items.map(brief)).toEqual([
    {
      ...{ title: 'Cook', company: 'Harbour Inn', url: 'https://inn.example/1', places: [{ text: 'Cork, Ireland' }] },
      ...{ types: ['Full-time'], posted: day('2026-11-03'), deadline: day('2026-12-24') },
    },
  ])
  expect(items[0]?.isRemote).toBe(true)
  expect(unused).toEqual([])
})

test('a name that needs no reading comes before one that does', () => {
  const { items } = read(
    'a.csv',
    'Job Post Title,Title,Employer,Job Post URL,URL\nA,Cook,Inn,https://a.example/,https://b.example/\n',
  )
  expect(items.map(({ title, url }) => [title, url])).toEqual([['Cook', 'https://b.example/']])
})

test('the names of the columns may stand below titles of the list, and below names of groups of columns', () => {
  const titled = 'Weekly list,,\nMade on 11/27/2026,,\n,,\nJob,Employer,Link\nCook,Inn,https://inn.example/1\n'
  expect(read('a.csv', titled).items.map(({ title }) => title)).toEqual(['Cook'])
  const grouped =
    'Position,,Organisation,,Dates\nTitle,Type,Name,Website,Closes\nCook,Part-time,Inn,https://inn.example/1,2026-12-20\n'
  expect(read('a.csv', grouped).items.map(brief)).toEqual([
    {
      ...{ title: 'Cook', company: 'Inn', url: 'https://inn.example/1', types: ['Part-time'] },
      ...{ deadline: day('2026-12-20') },
    },
  ])
})

test('a table without any row of names says what its first row lacks', () => {
  const { problem, items } = read('a.csv', `${'one,two\n'.repeat(30)}`)
  expect(items).toEqual([])
  expect(problem).toMatch(
    /No column says the title or the employer or the address of its page\. The columns are 'one', 'two'/,
  )
})

test.each([
  ['a day that a spreadsheet counts', '46387', day('2026-12-31')],
  ['its fraction', '46387.5', day('2026-12-31')],
  ['seconds', '1798675200', { form: 'instant', at: 1_798_675_200_000 }],
  ['milliseconds', '1798675200000', { form: 'instant', at: 1_798_675_200_000 }],
  ['signs of East Asia', '2026年12月31日', day('2026-12-31')],
])('a deadline written as %s is read', (_, text, deadline) => {
  expect(
    read('a.csv', `Title,Employer,Link,Deadline\nCook,Inn,https://inn.example/1,${text}\n`).items[0]?.deadline,
  ).toEqual(deadline)
})

test.each(['12', '2026', '123456', '99999'])('a deadline written as %s is left empty', (text) => {
  expect(
    read('a.csv', `Title,Employer,Link,Deadline\nCook,Inn,https://inn.example/1,${text}\n`).items[0],
  ).not.toHaveProperty('deadline')
})

test('the address that a linked table writes behind a name is no part of the name', () => {
  const row = '"Inn, The (https://notes.example/Inn-8f3a)"'
  expect(read('a.csv', `Name,Company,URL\nCook (m/f),${row},https://inn.example/1\n`).items.map(brief)).toEqual([
    { title: 'Cook (m/f)', company: 'Inn, The', url: 'https://inn.example/1' },
  ])
})

const nested = {
  position: { title: 'Cook', type: 'FULL_TIME' },
  company: { name: 'Inn', website: 'https://inn.example' },
  location: { city: 'Cork', country: 'Ireland', remote: false },
  salary: { min: 30000, max: 34000, currency: 'EUR', period: 'YEAR' },
  dates: { posted: '2026-11-03', closes: { $date: '2026-12-20' } },
  apply: { url: 'https://inn.example/1' },
  tags: [{ name: 'kitchen' }],
}
const told = {
  ...{ title: 'Cook', company: 'Inn', url: undefined, types: ['FULL_TIME'] },
  places: [{ city: 'Cork', country: 'Ireland' }],
  ...{ posted: day('2026-11-03'), deadline: day('2026-12-20') },
  pay: { min: 30000, max: 34000, currency: 'EUR', period: 'YEAR' },
}

test.each([
  ['a line of JSON', 'a.jsonl', JSON.stringify(nested)],
  ['a list', 'a.json', JSON.stringify([nested])],
  [
    'an answer in which the list stands beside other things',
    'a.json',
    JSON.stringify({ data: [nested], meta: { total: 1 } }),
  ],
  ['an answer in which it stands deeper', 'a.json', JSON.stringify({ status: 'ok', response: { jobs: [nested] } })],
  [
    'an answer whose entries hold their values together',
    'a.json',
    JSON.stringify({ records: [{ id: 'r1', fields: nested }] }),
  ],
])('values inside objects are read in %s', (_, name, text) => {
  const { items, faults } = read(name, text)
  expect(faults).toEqual([])
  expect(items.map(brief)).toEqual([told])
  expect(items[0]?.applyUrl ?? items[0]?.url).toBe('https://inn.example/1')
})

test('the address of an employer inside its object is none of the listing', () => {
  const { faults } = read('a.jsonl', '{"title":"Cook","company":{"name":"Inn","url":"https://inn.example"}}\n')
  expect(faults).toEqual(['It has no address of its page or of where to apply.'])
})

test('XML that a job board reads is read, whatever its root is called', () => {
  const xml = `<?xml version="1.0"?><source><publisher>Desk</publisher>
<job><title><![CDATA[Cook]]></title><date><![CDATA[Mon, 16 Nov 2026 22:49:39 GMT]]></date><referencenumber>c-1</referencenumber>
<url><![CDATA[https://desk.example/view?id=c-1&source=a]]></url><company>Inn</company><city>Cork</city><country>IE</country>
<description><![CDATA[<p>Cook.</p>]]></description><jobtype>parttime</jobtype><expirationdate>2026-12-20</expirationdate></job>
<job><title>Waiter</title><referencenumber>c-2</referencenumber><company>Inn</company></job></source>`
  const { items, faults } = read('jobs.xml', xml)
  expect(items.map(brief)).toEqual([
    {
      ...{ title: 'Cook', company: 'Inn', url: 'https://desk.example/view?id=c-1&source=a', types: ['parttime'] },
      places: [{ city: 'Cork', country: 'IE', countryCode: 'IE' }],
      ...{ posted: { form: 'instant', at: Date.UTC(2026, 10, 16, 22, 49, 39) }, deadline: day('2026-12-20') },
    },
  ])
  expect(faults).toEqual(['It has no address of its page or of where to apply.'])
})

const script = (text: string) => `<script type="application/ld+json">${text}</script>`

test('what a page says of one thing in several places of its data is put together', () => {
  const graph = [
    { '@type': 'WebPage', '@id': 'https://inn.example/jobs/cook' },
    { '@type': 'Organization', '@id': 'https://inn.example/#org', name: 'Inn' },
    {
      ...{ '@type': 'JobPosting', title: 'Cook', hiringOrganization: { '@id': 'https://inn.example/#org' } },
      ...{ datePosted: '11/16/2026', mainEntityOfPage: { '@id': 'https://inn.example/jobs/cook' } },
    },
  ]
  const { items } = read('a.html', `<html>${script(JSON.stringify({ '@graph': graph }))}</html>`)
  expect(items.map(brief)).toEqual([
    {
      title: 'Cook',
      company: 'Inn',
      url: 'https://inn.example/jobs/cook',
      posted: day('2026-11-16'),
    },
  ])
})

test('a comma behind the last value costs no posting, and data that is no JSON is told beside what could be read', () => {
  const posting = '{"@type":"JobPosting","title":"Cook, ]","hiringOrganization":"Inn","url":"https://inn.example/1",}'
  const { items, faults } = read(
    'a.html',
    `<html>${script(`[${posting},\n]`)}${script('{"@type":"JobPosting"')}</html>`,
  )
  expect(items.map(({ title }) => title)).toEqual(['Cook, ]'])
  expect(faults).toEqual(['A JobPosting or an Event of this page is no JSON.'])
})

test('a posting that names no page of its own stands at the address that its page states', () => {
  const page = `<html><link rel="canonical" href="https://inn.example/jobs/cook">${script('{"@type":"JobPosting","title":"Cook","hiringOrganization":"Inn"}')}</html>`
  expect(read('a.html', page).items.map(({ url }) => url)).toEqual(['https://inn.example/jobs/cook'])
})

test('a zone of a calendar is known behind the name that a program writes before it', () => {
  const event = `BEGIN:VEVENT
DTSTART;TZID=/calendar.example/America/Los_Angeles:20270227T090000
UID:1
SUMMARY:Ocean Hackathon
URL:https://ocean.example/1
END:VEVENT`
  const { items } = read('a.ics', `BEGIN:VCALENDAR\nVERSION:2.0\n${event}\nEND:VCALENDAR\n`)
  expect(items.map(({ starts }) => starts)).toEqual([{ form: 'instant', at: Date.UTC(2027, 1, 27, 17) }])
})

test.each([' ', '(', 'é', 'http://', ' (https://a'])(
  'rows above a table, names and values of nothing but %j are read once',
  (part) => {
    const list = (length: number) => {
      const long = part.repeat(length / part.length)
      const reading = createListReading('a.csv', { mapping: noMapping, now })
      const text = `"x${long}"\n"x${long}"\nTitle,Employer,Link,"x${long}"\n"x${long}y",Inn,https://inn.example/1,\n`
      for (let from = 0; from < text.length; from += 4096) reading.push(text.slice(from, from + 4096))
      reading.end()
    }
    expect(growth(100_000, list)).toBeLessThan(growthOfOneReading)
  },
)
