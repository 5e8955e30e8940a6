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
  expect(faults).toEqual(['A description of a job or an event in this page (JSON-LD) is broken and could not be read.'])
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

const dated = ({ title, kind, company, starts, ends }: SourceItem) => ({ title, kind, company, starts, ends })

test('the days of a hackathon are read as people write them, whatever its column of days is called (§2.37)', () => {
  const rows = [
    'Lamp Hack,"May 15 - 21, 2027",Lamp Club,https://lamp.example/',
    'Salt Hack,30 Jan – 1 Feb 2027,Salt Society,https://salt.example/',
    'Chalk Hack,12.–14. März 2027,Chalk Club,https://chalk.example/',
    'Day Hack,"Sat, April 3, 2027",Brook Coders,https://brook.example/',
  ]
  const days = [
    ['2027-05-15', '2027-05-21'],
    ['2027-01-30', '2027-02-01'],
    ['2027-03-12', '2027-03-14'],
    ['2027-04-03', '2027-04-03'],
  ]
  for (const column of ['Dates', 'Date', 'When']) {
    const { items } = read('a.csv', `Hackathon,${column},Host,Link\n${rows.join('\n')}\n`)
    expect(items.map(({ kind }) => kind)).toEqual(rows.map(() => 'hackathon'))
    expect(items.map(({ starts, ends }) => [starts, ends])).toEqual(days.map((pair) => pair.map(day)))
  }
  const { items } = read('a.csv', 'Job,Date,Employer,Link\nCook,2026-11-03,Inn,https://inn.example/1\n')
  expect(items.map(({ kind, posted, starts }) => [kind, posted, starts])).toEqual([
    ['job', day('2026-11-03'), undefined],
  ])
})

test('a time is of the zone that stands beside it, or with it in one value', () => {
  const events = [
    {
      ...{ id: 1, title: 'Wool Night', url: 'https://wool.example/1', organizer: [{ id: 6, organizer: 'Wool Club' }] },
      ...{ start_date: '2027-07-30 09:00:00', end_date: '2027-07-31 17:00:00', timezone: 'Europe/London' },
      venue: { id: 5, venue: 'Corn Hall', city: 'Leeds', country: 'United Kingdom' },
    },
    {
      ...{ id: 2, title: 'Ray Sprint', url: 'https://ray.example/2', organizer: 'Ray Club' },
      startDate: { date: '2027-03-05', time: '09:00:00', tz: 'Europe/Zurich' },
      endDate: { date: '2027-03-07', time: '16:00:00', tz: 'Europe/Zurich' },
    },
  ]
  const at = (text: string) => ({ form: 'instant', at: Date.parse(text) })
  const { items } = read('a.json', JSON.stringify({ events }))
  expect(items.map(dated)).toEqual([
    {
      ...{ title: 'Wool Night', kind: 'hackathon', company: 'Wool Club' },
      ...{ starts: at('2027-07-30T08:00Z'), ends: at('2027-07-31T16:00Z') },
    },
    {
      ...{ title: 'Ray Sprint', kind: 'hackathon', company: 'Ray Club' },
      ...{ starts: at('2027-03-05T08:00Z'), ends: at('2027-03-07T15:00Z') },
    },
  ])
  expect(items[0]?.places?.[0]).toMatchObject({ city: 'Leeds' })
})

test('two listings at one place stay two, whatever number their list gives the place', () => {
  const at = (title: string) => ({
    title,
    company: 'Inn',
    url: `https://inn.example/${title}`,
    location: { id: 5, city: 'Cork' },
  })
  const { items } = read('a.json', JSON.stringify([at('Cook'), at('Waiter')]))
  expect(new Set(items.map(({ key }) => key)).size).toBe(2)
})

test('what programs write around a text and a day is no part of them', () => {
  const posts = [
    {
      ...{ id: 8, link: 'https://hall.example/8', title: { rendered: 'Clerk &#8211; Maps' } },
      content: { rendered: '<p>Keep the maps <b>dry</b>.</p>' },
      meta: { _job_location: 'Norwich, UK', _company_name: 'Hall Trust', _job_expires: '/Date(1798675199000)/' },
    },
  ]
  const { items, faults } = read('a.json', JSON.stringify(posts))
  expect(faults).toEqual([])
  expect(items.map(brief)).toMatchObject([
    {
      ...{ title: 'Clerk – Maps', company: 'Hall Trust', places: [{ text: 'Norwich, UK' }] },
      deadline: { form: 'instant', at: 1_798_675_199_000 },
    },
  ])
})

test('where one applies is a link or words, and both are kept', () => {
  const rows = 'Cook,Inn,https://inn.example/1\nWaiter,Inn,www.inn.example/2\n'
  expect(read('a.csv', `Job,Employer,How to apply\n${rows}`).items.map(({ applyUrl }) => applyUrl)).toEqual([
    'https://inn.example/1',
    'https://www.inn.example/2',
  ])
  const worded = 'Job,Employer,Link,How to apply\nCook,Inn,https://inn.example/1,Write to cook@inn.example\n'
  expect(read('a.csv', worded).items[0]?.description?.text).toContain('Write to cook@inn.example')
})

test('all that two columns say of the kind of work counts, and names with an elided word are understood', () => {
  const header = "Titre de l'offre;Nom de l'entreprise;URL de l'offre;Date d'expiration;Job Type;Employment Type"
  const { items } = read('a.csv', `${header}\nCuisinier;Auberge;https://a.example/1;15/12/2026;On campus;Part-Time\n`)
  expect(items.map(brief)).toMatchObject([
    { title: 'Cuisinier', company: 'Auberge', types: ['On campus', 'Part-Time'], deadline: day('2026-12-15') },
  ])
})

test('questions of a form, and columns that say more of an event, a posting or a venue, are understood', () => {
  const form =
    'What is the job title?,Which organization is hiring?,Where is the job located?,Please paste the link to apply,When do applications close?,How much does it pay? (if known)'
  const asked = read('a.csv', `${form}\nAide,Kestrel Lab,"Ithaca, NY",https://k.example/1,2026-12-11,$17 an hour\n`)
  expect(asked.unused).toEqual([])
  expect(asked.items.map(brief)).toMatchObject([
    { title: 'Aide', company: 'Kestrel Lab', places: [{ text: 'Ithaca, NY' }], deadline: day('2026-12-11') },
  ])
  const events = 'Event Name,Organizer Name,Venue City,Venue Country,Event Start Date,Event End Date,Event URL'
  const { items } = read(
    'a.csv',
    `${events}\nOrchard Jam,Makers,San Jose,US,2027-02-13,2027-02-14,https://o.example/1\n`,
  )
  expect(items.map(dated)).toEqual([
    {
      ...{ title: 'Orchard Jam', kind: 'hackathon', company: 'Makers' },
      ...{ starts: day('2027-02-13'), ends: day('2027-02-14') },
    },
  ])
  const postings = 'Job Opening,Legal Entity,Posting Start Date,Posting End Date,Time Type,Apply URL'
  const job = read('a.csv', `${postings}\nCook,Inn,2026-11-03,2027-01-10,Part time,https://inn.example/1\n`)
  expect(job.items.map(brief)).toMatchObject([
    { title: 'Cook', posted: day('2026-11-03'), deadline: day('2027-01-10'), types: ['Part time'] },
  ])
})

test('the degree that a column asks for stands in the text, and a department is the field of work', () => {
  const header = 'Title,Employer,Link,Department,Degree,Description'
  const row = 'Cook,Inn,https://inn.example/1,Kitchen,Diploma in cooking,We cook.'
  const { items, unused } = read('a.csv', `${header}\n${row}\n`)
  expect(items[0]?.categories).toEqual(['Kitchen'])
  expect(items[0]?.description).toEqual({ form: 'text', text: 'We cook.\n\n## Degree\nDiploma in cooking' })
  expect(unused).toEqual([])
})
