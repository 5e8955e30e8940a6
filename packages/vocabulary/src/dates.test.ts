import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDates, isDateText, readDatePoint } from './dates.ts'
import { growth, growthOfOneReading } from './testing/growth.ts'

const read = (text: string) => findDates(text).map(({ start, end, present }) => [start, end, present])

test.each([
  ['Jan. 2020 - Mar 2021', 'Jan. 2020', 'Mar 2021', false],
  ['05/2018 – 07/2019', '05/2018', '07/2019', false],
  ['2019-20', '2019', '20', false],
  ['Jun – Aug 2020', 'Jun', 'Aug 2020', false],
  ["Jan '20 - Dec '21", "Jan '20", "Dec '21", false],
  ['Fall 2018 – Spring 2019', 'Fall 2018', 'Spring 2019', false],
  ['junio de 2019 – actualidad', 'junio de 2019', 'actualidad', true],
  ['mars 2019 à aujourd’hui', 'mars 2019', 'aujourd’hui', true],
  ['03.2019 – heute', '03.2019', 'heute', true],
  ['março de 2020 até o momento', 'março de 2020', 'o momento', true],
  ['marzo 2023 – presente', 'marzo 2023', 'presente', true],
  ['maart 2021 – heden', 'maart 2021', 'heden', true],
  ['wrzesień 2020 – obecnie', 'wrzesień 2020', 'obecnie', true],
  ['Ağustos 2024 – Halen', 'Ağustos 2024', 'Halen', true],
  ['जुलाई 2024 – वर्तमान', 'जुलाई 2024', 'वर्तमान', true],
  ['2015年9月 - 至今', '2015年9月', '至今', true],
  ['平成27年4月〜令和元年5月', '平成27年4月', '令和元年5月', false],
  ['2024年1月〜現在', '2024年1月', '現在', true],
  ['tammikuu 2019 – nykyhetki', 'tammikuu 2019', 'nykyhetki', true],
  ['2015. június – 2019. február', '2015. június', '2019. február', false],
  ['Μάρτιος 2019 – σήμερα', 'Μάρτιος 2019', 'σήμερα', true],
  ['rujan 2019 – danas', 'rujan 2019', 'danas', true],
  ['септември 2019 – досега', 'септември 2019', 'досега', true],
  ['2020년 3월 ~ 현재', '2020년 3월', '현재', true],
  ['вер 2019 – зараз', 'вер 2019', 'зараз', true],
  ['septembar 2019 – trenutno', 'septembar 2019', 'trenutno', true],
  ['mai 2019 – praegu', 'mai 2019', 'praegu', true],
  ['rugsėjis 2019 – dabar', 'rugsėjis 2019', 'dabar', true],
  ['ספטמבר 2019 – היום', 'ספטמבר 2019', 'היום', true],
  ['listopadu 2018 – září 2019', 'listopadu 2018', 'září 2019', false],
])('reads the range %s', (text, start, end, present) => {
  expect(read(text)).toEqual([[start, end, present]])
})

test('takes the word that leads a range in for a part of it', () => {
  expect(read('from May 2019 to June 2020')).toEqual([['May 2019', 'June 2020', false]])
  expect(isDateText('De septembre 2022 à février 2023')).toBe(true)
  expect(isDateText('Vom 01.03.2020 bis 31.08.2020')).toBe(true)
})

test('reads a year with an open dash as a beginning', () => {
  expect(read('2022– Postdoctoral Researcher')).toEqual([['2022', null, true]])
  expect(read('2022 –')).toEqual([['2022', null, true]])
  expect(read('2022 – Postdoctoral Researcher')).toEqual([[null, '2022', false]])
  expect(read('Year of passing: 2022')).toEqual([[null, '2022', false]])
})

test('takes one date alone as an end, and a date after "since" as a beginning', () => {
  expect(read('May 2019')).toEqual([[null, 'May 2019', false]])
  expect(read('seit 2019')).toEqual([['2019', null, true]])
  expect(read('Expected May 2027')).toEqual([[null, 'Expected May 2027', false]])
})

test('takes des for December, but not where it is an article', () => {
  expect(read('Prix des 2023 lecteurs')).toEqual([[null, '2023', false]])
  expect(read('12 des 2023')).toEqual([[null, '12 des 2023', false]])
  expect(read('Des 2023')).toEqual([[null, 'Des 2023', false]])
  expect(read('jan 2022 – des 2023')).toEqual([['jan 2022', 'des 2023', false]])
})

test('finds no date in phone numbers, amounts and versions', () => {
  for (const text of ['650.555.2019', '$2019', '2,019 users', 'Angular 17', 'ISO 9001'])
    expect(read(text), text).toEqual([])
})

test('tells a date alone from a sentence with a date', () => {
  expect(isDateText('(June 2019 – Present)')).toBe(true)
  expect(isDateText('Aug 2017 - Dec 2018 (1 yr 4 mos)')).toBe(true)
  expect(isDateText('Grew revenue in 2019')).toBe(false)
})

test('gives back year and month of any numeric date it is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1950, max: 2049 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const two = String(month).padStart(2, '0')
      for (const text of [`${two}/${year}`, `${year}-${two}`, `${two}.${year}`])
        expect(readDatePoint(text)).toEqual({ year, month })
    }),
  )
})

test('answers any text with spans that lie inside it and do not overlap', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1950, max: 2049 }), (noise, year) => {
      const text = `${noise} ${year} – present ${noise}`
      let before = 0
      for (const { from, to, startAt, endAt } of findDates(text)) {
        expect(from).toBeGreaterThanOrEqual(before)
        expect(to).toBeLessThanOrEqual(text.length)
        for (const place of [startAt, endAt]) if (place) expect(place[0] >= from && place[1] <= to).toBe(true)
        before = to
      }
    }),
  )
})

test.each(['8 ans 10 mois', '3 года 2 месяца', '2 lata i 5 miesięcy', '1 år och 4 månader', '1,5 Jahre'])(
  'a length of time beside a date is no more than that: %s',
  (length) => {
    expect(isDateText(`2018 – 2021 (${length})`)).toBe(true)
  },
)

test.each([
  ['a month and a year', 'May', '2020'],
  ['a season and a word', '2020 Summer', 'fair'],
  ['a quarter and a word', '2020 Q1', 'fair'],
  ['a day and a word', '2020 12', 'fair'],
  ['two years of one length', '2020 (3 years', '4 months)'],
  ['a year and nothing', '2020', ''],
])('a row of blanks between %s is read in time by its length', (_, before, after) => {
  const text = (blanks: number) => `${before}${' '.repeat(blanks)}${after}`
  expect(findDates(text(20_000))).toHaveLength(1)
  expect(growth(20_000, (blanks) => findDates(text(blanks)))).toBeLessThan(growthOfOneReading)
  expect(growth(20_000, (blanks) => isDateText(text(blanks)))).toBeLessThan(growthOfOneReading)
})

test('many articles before years are read in time by their length', () => {
  const datesOf = (count: number) => findDates('prix des 2020 '.repeat(count))
  expect(datesOf(5000)).toHaveLength(5000)
  expect(growth(5000, datesOf)).toBeLessThan(growthOfOneReading)
})
