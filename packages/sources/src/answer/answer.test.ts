import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressAt, amountAt, at, countAt, countryCodeAt, flagAt, textAt, textsAt } from './fields.ts'
import { readJsonList } from './json-answer.ts'
import { sections, unescapedMarkup, wordsOf } from './markup.ts'
import { type Draft, isComplete, mostNesting, readEntries } from './reading.ts'
import { millisecondsAt, secondsAt, timeAt } from './times.ts'
import { readXml, type XmlEntry } from './xml-answer.ts'

const draftOf = (entry: unknown): Draft => ({ key: textAt(entry, 'id'), kind: 'job', title: textAt(entry, 'title') })

test('a path leads through own properties only', () => {
  expect(at({ a: { b: 1 } }, 'a', 'b')).toBe(1)
  for (const name of ['toString', 'constructor', '__proto__', 'length']) expect(at({}, name)).toBeUndefined()
  expect(at('text', 'length')).toBeUndefined()
  expect(at(null, 'a')).toBeUndefined()
})

test('texts are trimmed, empty ones are absent, and a number is as good as its digits', () => {
  expect(textAt({ a: '  Cook ' }, 'a')).toBe('Cook')
  expect(textAt({ a: ' \n' }, 'a')).toBeUndefined()
  expect(textAt({ a: 77 }, 'a')).toBe('77')
  expect(textAt({ a: Number.NaN }, 'a')).toBeUndefined()
  expect(textsAt({ a: ['x', '', null, 'x', 3] }, ['a'])).toEqual(['x', '3'])
  expect(textsAt({ a: [{ name: 'x' }, {}] }, ['a'], 'name')).toEqual(['x'])
  expect(textsAt({ a: 'one' }, ['a'])).toEqual(['one'])
})

test('signs that nobody sees and halves of characters are in no text', () => {
  expect(textAt('Sea\u0000 Cook\u0007')).toBe('Sea Cook')
  expect(textAt(' \u0000\u001b ')).toBeUndefined()
  expect(textAt('\u202ereenignE\u202c \u2066Cook\u2069')).toBe('reenignE Cook')
  expect(textAt('מהנדסת \u200fC++\u200e')).toBe('מהנדסת \u200fC++\u200e')
  expect(textAt('Cook\ud800')).toBe('Cook\ufffd')
  expect(textAt('a\tb\r\nc 🍳')).toBe('a\tb\r\nc 🍳')
})

test('an amount is above zero; a count may be zero; neither is guessed from words', () => {
  expect([0, -5, '0', '', 'n/a', null, Number.POSITIVE_INFINITY, true].map((value) => amountAt(value))).toEqual(
    Array(8).fill(undefined),
  )
  expect(amountAt('42,000.50')).toBe(42_000.5)
  expect([0, '3', 1.5, -1, ''].map((value) => countAt(value))).toEqual([0, 3, undefined, undefined, undefined])
  expect([flagAt(true), flagAt('true'), flagAt(1)]).toEqual([true, undefined, undefined])
  expect(['nl', 'NLD', 3].map((value) => countryCodeAt(value))).toEqual(['NL', undefined, undefined])
})

test('an address is http or https without a login, made whole from its base', () => {
  expect(addressAt('//cdn.example/x.png', [], 'https://a.example')).toBe('https://cdn.example/x.png')
  expect(addressAt('/jobs/1', [], 'https://a.example')).toBe('https://a.example/jobs/1')
  expect(addressAt('https://www.usajobs.gov:443/job/1', [])).toBe('https://www.usajobs.gov/job/1')
  for (const text of [
    '/jobs/1',
    'javascript:alert(1)',
    'ftp://a.example',
    'https://me:pw@a.example/',
    'not an address',
    '',
  ]) {
    expect(addressAt(text, [])).toBeUndefined()
  }
})

test('any moment written by a machine is read to the second, whatever the form and the offset', () => {
  const moments = fc.date({ min: new Date('1990-01-02'), max: new Date('2099-12-30'), noInvalidDate: true })
  const offsets = fc.integer({ min: -12 * 60, max: 14 * 60 })
  fc.assert(
    fc.property(moments, offsets, (moment, minutes) => {
      const ms = Math.floor(moment.getTime() / 1000) * 1000
      const instant = { form: 'instant', at: ms }
      const clock = new Date(ms + minutes * 60_000).toISOString().slice(0, 19)
      const hours = String(Math.floor(Math.abs(minutes) / 60)).padStart(2, '0')
      const rest = String(Math.abs(minutes) % 60).padStart(2, '0')
      const sign = minutes < 0 ? '-' : '+'
      expect(timeAt(`${clock}${sign}${hours}:${rest}`)).toEqual(instant)
      expect(timeAt(`${clock.replace('T', ' ')}.250${sign}${hours}${rest}`)).toEqual(instant)
      const utc = new Date(ms).toISOString().slice(0, 19)
      expect(timeAt(`${utc}.000Z`)).toEqual(instant)
      expect(timeAt(`${utc.replace('T', ' ')} UTC`)).toEqual(instant)
      expect(timeAt(new Date(ms).toUTCString())).toEqual(instant)
      expect(timeAt(new Date(ms).toUTCString().replace('GMT', '+0000'))).toEqual(instant)
      expect(secondsAt(ms / 1000)).toEqual(instant)
      expect(millisecondsAt(String(ms))).toEqual(instant)
      expect(timeAt(utc)).toEqual({ form: 'local', text: utc })
      expect(timeAt(utc.slice(0, 10))).toEqual({ form: 'date', date: utc.slice(0, 10) })
    }),
  )
})

test('a date that does not exist is absent, a date out of all bounds too, and words stay words', () => {
  for (const text of [
    '2026-02-31',
    '2026-13-01',
    '2026-02-30T10:00:00Z',
    '2026-01-01T25:00:00',
    '0001-01-01T00:00:00Z',
  ]) {
    expect(timeAt(text)).toBeUndefined()
  }
  expect([secondsAt(0), secondsAt(-1), secondsAt('soon'), millisecondsAt(1e17)]).toEqual(Array(4).fill(undefined))
  expect(timeAt('May 19 - Aug 17, 2026')).toEqual({ form: 'text', text: 'May 19 - Aug 17, 2026' })
})

test('markup is decoded once at most, and sections keep their order with headings as words', () => {
  expect(unescapedMarkup('&lt;p&gt;R&amp;amp;D&lt;/p&gt;')).toBe('<p>R&amp;D</p>')
  expect(unescapedMarkup('<p>1 &lt; 2</p>')).toBe('<p>1 &lt; 2</p>')
  expect(wordsOf('Dev<strong>Ops</strong> &amp; <em>more</em>\n here')).toBe('DevOps & more here')
  expect(wordsOf('<br>')).toBeUndefined()
  expect(sections({ heading: 'You & <us>', html: '<p>a</p>' }, { html: ' ' }, { html: '<p>b</p>' })?.text).toBe(
    '<h3>You &amp; &lt;us&gt;</h3>\n<p>a</p>\n<p>b</p>',
  )
  expect(sections({ html: undefined })).toBeUndefined()
})

test('an entry that nests too deep is refused before anything is parsed, and brackets in texts do not count', () => {
  const nested = (levels: number) => `[{"id":1,"title":"Cook","x":${'['.repeat(levels)}${']'.repeat(levels)}}]`
  expect(readJsonList(nested(mostNesting - 2), [], draftOf).items).toHaveLength(1)
  expect(readJsonList(nested(mostNesting - 1), [], draftOf).problem).toMatch(/nests deeper/)
  const quoted = JSON.stringify([{ id: 1, title: `"\\${'['.repeat(500)}` }])
  expect(readJsonList(quoted, [], draftOf).items).toHaveLength(1)
})

test('what is wrong with an answer is said in words', () => {
  expect(readJsonList('{"jobs":1}', ['jobs'], draftOf).problem).toBe("The answer has no list 'jobs'.")
  expect(readJsonList(' <html>', ['jobs'], draftOf).problem).toBe('The answer is a web page, not JSON.')
  expect(readJsonList('{"jobs":[', ['jobs'], draftOf).problem).toBe('The answer is not JSON.')
})

test('entries are read one by one: what is missing or repeated is told, gaps become absent', () => {
  const read = readEntries(
    [{ id: 1, title: 'A' }, { id: 1, title: 'B' }, { title: 'C' }, { id: 4 }, { id: 5, title: 'E', gone: true }],
    (entry) => {
      if (flagAt(entry, 'gone')) return 'closed'
      return { ...draftOf(entry), tags: [], pay: { min: undefined, max: undefined }, places: [{ text: undefined }] }
    },
  )
  expect(read.items).toEqual([{ key: '1', kind: 'job', title: 'A' }])
  expect(read.rejected).toEqual([
    { key: '1', reason: 'Entry 2 repeats an identifier.' },
    { reason: 'Entry 3 has no identifier.' },
    { key: '4', reason: 'Entry 4 has no title.' },
  ])
  expect([isComplete([1], undefined), isComplete([1], 1), isComplete([1], 2), isComplete(undefined, 1)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('the elements of an XML answer are read with the first text of each child; declared entities stay as written', () => {
  let entries: XmlEntry[] = []
  const read = (body: string) => {
    entries = []
    return readXml(body, { root: 'rss', element: 'item' }, (found) => {
      entries = found
      return { items: [], next: [], rejected: [], isWhole: true }
    })
  }
  expect(
    read(
      '<!DOCTYPE rss [<!ENTITY boom "boom boom">]><rss><channel><title>Feed</title><item><title>A &amp; B</title><title>second</title><d><![CDATA[<p>x</p>]]></d><e> </e><f>&boom;</f><g>in <b>bold</b></g></item><item/></channel></rss>',
    ).problem,
  ).toBeUndefined()
  expect(entries).toEqual([{ title: 'A & B', d: '<p>x</p>', f: '&boom;', g: 'in bold' }, {}])
  expect(read('<rss><channel><item><title>Cut').problem).toMatch(/cut off/)
  expect(read('<html><p>Busy</p></html>').problem).toMatch(/no XML of the kind 'rss'/)
})
