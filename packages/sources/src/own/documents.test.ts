import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemProblems } from '../connectors/item-problems.ts'
import { formatOf, type OwnFormat, readDocument } from './document-reading.ts'
import { noMapping, readMapping } from './mapping.ts'

const now = Date.UTC(2026, 10, 23)
const read = (format: Exclude<OwnFormat, 'csv' | 'json-lines'>, body: string, url?: string, mapping = noMapping) => {
  const reading = readDocument(format, body, { mapping, now, ...(url !== undefined && { url }) })
  return {
    ...reading,
    items: reading.reads.flatMap(({ what }) => (what.kind === 'item' ? [what.item] : [])),
    faults: reading.reads.flatMap(({ at, what }) => (what.kind === 'rejected' ? [`${at}: ${what.reason}`] : [])),
    closed: reading.reads.flatMap(({ what }) => (what.kind === 'closed' ? [what.key] : [])),
  }
}

test.each<[string, string, OwnFormat]>([
  ['jobs.csv', 'a;b\n1;2', 'csv'],
  ['jobs.csv', '<!doctype html><p>Sign in', 'page'],
  ['export', 'Title,Employer\n', 'csv'],
  ['export', '\ufeffBEGIN:VCALENDAR\r\n', 'calendar'],
  ['export', '<?xml version="1.0"?>\n<rss>', 'xml'],
  ['export', ' <!DOCTYPE html>\n', 'page'],
  ['export', '{"title":"Cook"}\n{"title":"Smith"}\n', 'json-lines'],
  ['export', '{"title":"Cook"}', 'json-lines'],
  ['export', '{\n "version": "https://jsonfeed.org/version/1.1"', 'json'],
  ['export', '{"version":"https://jsonfeed.org/version/1","items":[]}', 'json'],
  ['export', '[{"title":"Cook"}]', 'json'],
  ['jobs.json', '{"title":"Cook"}\n{"title":"Smith"}', 'json-lines'],
  ['jobs.ndjson', '{"version":1}', 'json-lines'],
  ['feed.xml', '{"items":[]}', 'json'],
])('%s that begins with %j is read as %s', (name, head, format) => {
  expect(formatOf(name, head)).toBe(format)
})

const rss = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE rss [<!ENTITY boom "boom boom boom">]>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:job_listing="https://board.example">
<channel><title>Careers</title><link>https://board.example</link>
<item><title>Archivist &amp; Clerk</title><link>https://board.example/job/archivist/</link>
<dc:creator><![CDATA[admin]]></dc:creator><pubDate>Mon, 16 Nov 2026 09:30:00 +0000</pubDate>
<guid isPermaLink="false">https://board.example/?p=77</guid><description><![CDATA[Short [&hellip;] &boom;]]></description>
<content:encoded><![CDATA[<p>Keep the <b>letters</b>.</p><ul><li>Sort</li></ul>]]></content:encoded>
<job_listing:location><![CDATA[Leuven, Belgium]]></job_listing:location>
<job_listing:job_type>Part Time</job_listing:job_type><job_listing:company>Paper House</job_listing:company></item>
<item><title>No employer</title><link>https://board.example/job/none/</link></item>
</channel></rss>`

test('the RSS of a job board is read with what the board adds, and what the document declares is never expanded', () => {
  const { items, faults } = read('xml', rss)
  expect(items).toEqual([
    {
      ...{ key: 'https://board.example/?p=77', kind: 'job', title: 'Archivist & Clerk', company: 'Paper House' },
      url: 'https://board.example/job/archivist/',
      description: { form: 'html', text: '<p>Keep the <b>letters</b>.</p><ul><li>Sort</li></ul>' },
      places: [{ text: 'Leuven, Belgium' }],
      types: ['Part Time'],
      posted: { form: 'instant', at: Date.UTC(2026, 10, 16, 9, 30) },
    },
  ])
  expect(faults).toEqual([expect.stringMatching(/^2: It has no employer/)])
  const bomb = rss.replace('<title>No employer</title>', '<title>&boom;</title>')
  expect(read('xml', bomb, undefined, readMapping({ employer: { always: 'House' } }).mapping).items[1]?.title).toBe(
    '&boom;',
  )
})

test('Atom is read with the address that a link leads to and with content as markup', () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs</title>
<entry><id>tag:jobs.example,2026:1</id><title type="html">Bee &lt;i&gt;Keeper&lt;/i&gt;</title>
<link rel="edit" href="/edit/1"/><link href="/jobs/1"/><published>2026-11-20T08:00:00Z</published>
<author><name>Office</name></author><company>Hive</company>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Mind <b>bees</b>.</p></div></content></entry></feed>`
  const mapping = readMapping({ employer: 'company' }).mapping
  expect(read('xml', atom, 'https://jobs.example/feed', mapping).items).toMatchObject([
    {
      ...{ key: 'tag:jobs.example,2026:1', title: 'Bee Keeper', company: 'Hive', url: 'https://jobs.example/jobs/1' },
      description: { form: 'html', text: expect.stringContaining('<p>Mind <b>bees</b>.</p>') },
      posted: { form: 'instant', at: Date.UTC(2026, 10, 20, 8) },
    },
  ])
})

test('a JSON Feed is read with fields that its publisher adds, and names its next page', () => {
  const feed = {
    ...{ version: 'https://jsonfeed.org/version/1.1', title: 'Jobs', next_url: '?page=2' },
    items: [
      {
        ...{ id: 7, url: 'https://jobs.example/7', title: 'Potter', content_html: '<p>Clay.</p>' },
        ...{
          date_published: '2026-11-01T00:00:00Z',
          _job: { company: 'Kiln', location: 'Delft' },
          tags: ['Crafts', 'x'],
        },
      },
      'nonsense',
    ],
  }
  const { items, faults, next } = read('json', JSON.stringify(feed), 'https://jobs.example/feed.json')
  expect(items).toMatchObject([
    { key: '7', title: 'Potter', company: 'Kiln', places: [{ text: 'Delft' }], categories: ['Crafts'] },
  ])
  expect(faults).toEqual(['2: It is no JSON object.'])
  expect(next).toEqual([{ url: 'https://jobs.example/feed.json?page=2', step: 'feed', version: '' }])
})

test('a page is read by its JSON-LD alone: in a graph, in lists, beside damaged pieces', () => {
  const page = `<!doctype html><title>Jobs</title><script>var x = {"@type":"JobPosting"}</script>
<script type="application/ld+json">{broken</script>
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"x"},
{"@type":["JobPosting"],"title":"Sailmaker","identifier":{"@type":"PropertyValue","value":"S-1"},"datePosted":"2026-11-02",
"validThrough":"2027-01-31T23:59:00+01:00","employmentType":["FULL_TIME"],"description":"&lt;p&gt;Sew sails.&lt;/p&gt;",
"hiringOrganization":{"@type":"Organization","name":"Harbour Loft","logo":"/logo.png"},
"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Kiel","addressCountry":"DE"}},
"baseSalary":{"@type":"MonetaryAmount","currency":"EUR","value":{"@type":"QuantitativeValue","minValue":2800,"maxValue":3200,"unitText":"MONTH"}}}]}</script>
<script type="application/ld+json">{"@type":"ItemList","itemListElement":[{"@type":"ListItem","item":{"@type":"Hackathon","name":"Tide Hack",
"url":"https://tide.example","startDate":"2027-02-06T09:00:00Z","endDate":"2027-02-07","eventAttendanceMode":"https://schema.org/OnlineEventAttendanceMode"}}]}</script>`
  const { items } = read('page', page, 'https://loft.example/jobs/1')
  expect(items).toMatchObject([
    {
      ...{ key: 'S-1', kind: 'job', title: 'Sailmaker', company: 'Harbour Loft', url: 'https://loft.example/jobs/1' },
      ...{ types: ['FULL_TIME'], places: [{ city: 'Kiel', countryCode: 'DE' }], logo: 'https://loft.example/logo.png' },
      pay: { min: 2800, max: 3200, currency: 'EUR', period: 'MONTH' },
      description: { form: 'html', text: '<p>Sew sails.</p>' },
      deadline: { form: 'instant', at: Date.UTC(2027, 0, 31, 22, 59) },
    },
    {
      kind: 'hackathon',
      title: 'Tide Hack',
      key: 'https://tide.example/',
      isRemote: true,
      ends: { form: 'date', date: '2027-02-07' },
    },
  ])
  expect(read('page', '<p>Nothing</p>').problem).toMatch(/no JobPosting and no Event/)
})

test.each([
  ['a comment of markup', '<!-- ', ' -->'],
  ['a comment of styles', '/*<![CDATA[*/ ', ' /*]]>*/'],
  ['a comment of scripts', '\n//<![CDATA[\n', '\n//]]>\n'],
])('data that a page wraps in %s is read', (_name, opens, closes) => {
  const data = '{"@type":"JobPosting","title":"Rigger","url":"https://loft.example/1","hiringOrganization":"Loft"}'
  const page = `<script type="application/ld+json">${opens}${data}${closes}</script>`
  expect(read('page', page).items).toMatchObject([{ title: 'Rigger' }])
})

test('a sitemap gives the pages that it names with their versions, an index the sitemaps', () => {
  const pages =
    '<urlset><url><loc>https://loft.example/jobs/1</loc><lastmod>2026-11-01</lastmod></url><url><loc> </loc></url></urlset>'
  expect(read('xml', pages).next).toEqual([{ url: 'https://loft.example/jobs/1', step: 'page', version: '2026-11-01' }])
  const index = '<sitemapindex><sitemap><loc>https://loft.example/a.xml</loc></sitemap></sitemapindex>'
  expect(read('xml', index).next).toEqual([{ url: 'https://loft.example/a.xml', step: 'sitemap', version: '' }])
  expect(read('xml', '<opml/>').problem).toMatch(/kind 'opml'/)
})

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
const calendar = (...parts: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].join('\r\n')

test('events of a calendar are hackathons: whole days, zones, and a repeated one at its next time', () => {
  const { items, faults } = read(
    'calendar',
    calendar(
      'BEGIN:VTIMEZONE\r\nTZID:Campus Time\r\nBEGIN:STANDARD\r\nDTSTART:20200101T000000\r\nTZOFFSETFROM:+0300\r\nTZOFFSETTO:+0300\r\nEND:STANDARD\r\nEND:VTIMEZONE',
      event(
        'UID:1',
        'SUMMARY:Bridge Hack',
        'DTSTART;VALUE=DATE:20270109',
        'DTEND;VALUE=DATE:20270111',
        'LOCATION:Hall 3\\, Porto',
        'URL:https://hack.example/1',
      ),
      event(
        'UID:2',
        'SUMMARY:Zone Hack',
        'DTSTART;TZID=Europe/Berlin:20270701T100000',
        'DTEND;TZID=Campus Time:20270701T180000',
        'DESCRIPTION:Sign up at https://hack.example/2.',
      ),
      event(
        'UID:3',
        'SUMMARY:Monthly Jam',
        'DTSTART:20260110T100000Z',
        'DTEND:20260110T180000Z',
        'RRULE:FREQ=MONTHLY;COUNT=24',
        'EXDATE:20261210T100000Z',
        'URL:https://hack.example/3',
      ),
      event(
        'UID:3',
        'RECURRENCE-ID:20270110T100000Z',
        'SUMMARY:Monthly Jam',
        'DTSTART:20270112T100000Z',
        'DTEND:20270112T180000Z',
        'URL:https://hack.example/3',
      ),
      event(
        'UID:7',
        'SUMMARY:Every second',
        'DTSTART:20270101T100000Z',
        'RRULE:FREQ=SECONDLY',
        'URL:https://hack.example/7',
      ),
    ),
  )
  expect(items).toMatchObject([
    {
      key: '1',
      kind: 'hackathon',
      starts: { form: 'date', date: '2027-01-09' },
      ends: { form: 'date', date: '2027-01-10' },
      places: [{ text: 'Hall 3, Porto' }],
    },
    {
      key: '2',
      url: 'https://hack.example/2',
      starts: { at: Date.UTC(2027, 6, 1, 8) },
      ends: { at: Date.UTC(2027, 6, 1, 15) },
    },
    { key: '3', starts: { at: Date.UTC(2027, 0, 12, 10) }, ends: { at: Date.UTC(2027, 0, 12, 18) } },
    { key: '7', starts: { at: Date.UTC(2027, 0, 1, 10) } },
  ])
  expect(faults).toEqual([])
})

test('an event of a calendar that is called off is closed; one without a page or that is damaged is told and left out', () => {
  const { items, faults, closed } = read(
    'calendar',
    calendar(
      event('UID:4', 'SUMMARY:Off', 'STATUS:CANCELLED', 'DTSTART:20270101T100000Z'),
      event('UID:5', 'SUMMARY:Nowhere', 'DTSTART:20270101T100000Z'),
      event('UID:6', 'DTSTART:what', 'not a line'),
    ),
  )
  expect(items).toEqual([])
  expect(closed).toEqual(['4'])
  expect(faults.map((fault) => fault.replace(/^\d+: /, ''))).toEqual([
    'It has no address of its page or of where to apply.',
    'This event is damaged.',
  ])
  expect(read('calendar', 'BEGIN:VEVENT').problem).toBe('It is no calendar.')
})

const frequencies = ['SECONDLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']
const numbers = (least: number, most: number) =>
  fc.array(fc.integer({ min: least, max: most }), { minLength: 1, maxLength: 3 })
const dayNames = fc.array(
  fc.tuple(fc.constantFrom('', '1', '-1', '5', '20'), fc.constantFrom('MO', 'FR', 'SU')).map((parts) => parts.join('')),
  { minLength: 1, maxLength: 3 },
)
const rule = fc
  .record(
    {
      FREQ: fc.constantFrom(...frequencies),
      INTERVAL: fc.constantFrom(0, 1, 2, 99, 100_000),
      BYMONTH: numbers(1, 13),
      BYMONTHDAY: numbers(-32, 32),
      BYDAY: dayNames,
      BYSETPOS: numbers(-9, 9),
      COUNT: fc.nat(40),
    },
    { requiredKeys: ['FREQ'] },
  )
  .map((parts) =>
    Object.entries(parts)
      .map(([name, value]) => `${name}=${value}`)
      .join(';'),
  )

test('no rule of repetition keeps the reading busy: what cannot be followed stands at its first time and says so', () => {
  const readRule = (said: string) =>
    read(
      'calendar',
      calendar(event('UID:1', 'SUMMARY:X', 'DTSTART:20210105T100000Z', `RRULE:${said}`, 'URL:https://hack.example')),
    ).reads
  for (const said of ['FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2', 'FREQ=DAILY;BYDAY=6SU', 'FREQ=DAILY;INTERVAL=0']) {
    expect(readRule(said)).toMatchObject([
      {
        what: {
          item: { starts: { at: Date.UTC(2021, 0, 5, 10) } },
          doubts: [expect.stringMatching(/cannot be followed/)],
        },
      },
    ])
  }
  fc.assert(
    fc.property(rule, (said) => {
      expect(readRule(said)).toHaveLength(1)
    }),
    { numRuns: 60 },
  )
})

const bodies: [Exclude<OwnFormat, 'csv' | 'json-lines'>, string][] = [
  ['xml', rss],
  [
    'json',
    JSON.stringify({
      items: [{ id: 1, title: 'x', url: 'https://a.example', company: 'y', date_published: '2026-01-01' }],
    }),
  ],
  [
    'page',
    '<script type="application/ld+json">{"@type":"JobPosting","title":"x","url":"https://a.example","hiringOrganization":"y"}</script>',
  ],
  [
    'calendar',
    calendar(event('UID:1', 'SUMMARY:X', 'DTSTART:20270101T100000Z', 'RRULE:FREQ=DAILY', 'URL:https://hack.example')),
  ],
]

const zone = (name: string) => [
  ...['BEGIN:VTIMEZONE', `TZID:${name}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0300'],
  ...['TZOFFSETTO:+0300', 'END:STANDARD', 'END:VTIMEZONE'],
]
const many = <Item>(count: number, make: (at: number) => Item) => Array.from({ length: count }, (_, at) => make(at))
const dated = (...lines: string[]) => event('SUMMARY:X', 'URL:https://hack.example', ...lines)

test.each<[string, Parameters<typeof read>[0], string]>([
  ['comments that nobody ends', 'xml', `<rss>${'<!--'.repeat(200_000)}`],
  ['blanks before a wrong sign', 'page', `<script type="application/ld+json">${' '.repeat(300_000)}x</script>`],
  [
    ...(['time zones that no event names', 'calendar'] as const),
    calendar(
      ...many(1500, (at) => zone(`Z${at}`)).flat(),
      ...many(1500, (at) => dated(`UID:${at}`, 'DTSTART:20270101')),
    ),
  ],
  [
    ...(['exceptions of an event that is there again and again', 'calendar'] as const),
    calendar(
      ...many(1000, () => dated('UID:1', 'DTSTART:20270101T100000Z')),
      ...many(1000, () => dated('UID:1', 'DTSTART:20270101T100000Z', 'RECURRENCE-ID:20270101T100000Z')),
    ),
  ],
])('%s take the time that their length takes', { timeout: 20_000 }, (_name, format, body) => {
  const { reads, problem } = read(format, body)
  expect(problem ?? reads.length).toBeTruthy()
})

test.each(['P99999999D', `P${'9'.repeat(32_000)}D`, 'P9999\r\n 9999W'])(
  'an event that lasts %.12s is damaged, and no other by it',
  (length) => {
    const event = (more: string) =>
      `BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Hack\r\nURL:https://hack.example/1\r\nDTSTART:20270101T100000Z\r\n${more}\r\nEND:VEVENT`
    const body = `BEGIN:VCALENDAR\r\n${event(`DURATION:${length}`)}\r\n${event('DURATION:PT86400S')}\r\nEND:VCALENDAR`
    const { reads } = readDocument('calendar', body, { mapping: noMapping, now })
    expect(reads.map(({ what }) => what.kind)).toEqual(['rejected', 'item'])
  },
)

test('what a publisher adds may be anything, and an ending that is a word of the language is none', () => {
  const item = {
    id: '1',
    url: 'https://a.example/1',
    title: 'Cook',
    _list: Array(300_000).fill(1),
    _job: { employer: 'House' },
  }
  const { reads } = readDocument('json', JSON.stringify({ items: [item] }), { mapping: noMapping, now })
  expect(reads.map(({ what }) => what.kind)).toEqual(['item'])
  expect(formatOf('list.constructor', 'title,employer')).toBe('csv')
})

test('a calendar looks at so many occurrences in all, and says of an event that comes after that it stands at its first time', () => {
  const { reads } = read(
    'calendar',
    calendar(...many(6, (at) => dated(`UID:${at}`, 'DTSTART:19000101T100000Z', 'RRULE:FREQ=DAILY'))),
  )
  const doubts = reads.map(({ what }) => (what.kind === 'item' ? what.doubts : [what.kind]))
  expect(doubts).toEqual([...many(4, () => []), ...many(2, () => [expect.stringMatching(/stands at its first time/)])])
})

test('the time zone that an event names is the one that the calendar tells, wherever it stands', () => {
  const { items } = read(
    'calendar',
    calendar(
      ...zone('Campus'),
      dated('UID:1', 'DTSTART;TZID=Campus:20270101T100000'),
      dated('UID:2', 'DTSTART;TZID="Late":20270101T100000'),
      ...zone('Late'),
    ),
  )
  const at = Date.UTC(2027, 0, 1, 7)
  expect(items.map(({ starts }) => starts)).toEqual([
    { form: 'instant', at },
    { form: 'instant', at },
  ])
})

test.each(bodies)(
  'a damaged %s never makes the reading throw, and what it still reads keeps its promises',
  (format, body) => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('<', '"', '{', ']]>', '\u0000', 'END:VEVENT', '[['),
    )
    fc.assert(
      fc.property(fc.nat(body.length), fc.nat(30), odd, (at, length, other) => {
        const { items } = read(format, body.slice(0, at) + other + body.slice(at + length), 'https://a.example/list')
        expect(items.flatMap(itemProblems)).toEqual([])
      }),
      { numRuns: 200 },
    )
    for (const deep of ['['.repeat(200_000), '<a>'.repeat(200_000), '{"a":'.repeat(100_000)])
      expect(read(format, deep).items).toEqual([])
  },
)

test.each<[string, Exclude<OwnFormat, 'csv' | 'json-lines'>, string]>([
  ['objects without anything', 'json', `[${'{},'.repeat(1_500_000)}{}]`],
  ['numbers', 'json', `[${'1,'.repeat(300_000)}1]`],
  ['entries of a feed', 'json', `{"version":"https://jsonfeed.org/version/1.1","items":[${'{},'.repeat(300_000)}{}]}`],
  ['elements', 'xml', `<rss><channel>${'<item/>'.repeat(1_500_000)}</channel></rss>`],
  ['elements within each other', 'xml', `<rss><channel>${'<a>'.repeat(1_500_000)}`],
  ['tags', 'page', `<html>${'<i>'.repeat(1_500_000)}`],
  ['events', 'calendar', `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\n'.repeat(200_000)}END:VCALENDAR`],
])('a document of very many %s is refused before they fill the memory', (_what, format, body) => {
  const before = process.memoryUsage().heapUsed
  expect(read(format, body).problem).toMatch(/^It has more parts than can be read at once/)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(150_000_000)
})
