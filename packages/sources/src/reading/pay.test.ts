import { expect, test } from 'vitest'
import { payIn } from './pay.ts'
import { payFrom, payText } from './pay-field.ts'
import { Wording } from './wording.ts'

test.each([
  ['The base salary for this role is $120,000 - $150,000 a year.', 'USD 120000 150000 year'],
  ['Compensation: $140-160k plus equity', 'USD 140000 160000 year'],
  ['Pay: $18.50 to $22 per hour', 'USD 18.5 22 hour'],
  ['Vergütung: EUR 60.000 - 70.000 im Jahr', 'EUR 60000 70000 year'],
  ['Competitive salary: £80 - £100k', 'GBP 80000 100000 year'],
  ['Salary up to $90,000', 'USD - 90000 year'],
  ['We pay $6,900 to $11,000 per month.', 'USD 6900 11000 month'],
  ['The base salary is $150,000 with an OTE of $225,000-$250,000.', 'USD 150000 150000 year'],
  ['Hiring range: CA$85,000 - CA$95,000', 'CAD 85000 95000 year'],
])('"%s" pays %s', (text, said) => {
  const pay = payIn(new Wording(text), [])?.value
  expect(pay && `${pay.currency} ${pay.least ?? '-'} ${pay.most ?? '-'} ${pay.period}`).toBe(said)
})

test.each([
  'We raised $40 million from investors.',
  'You own a book of business of $250k to $1M a year.',
  'You have closed $100K+ annual contracts.',
  'You own sales in a $50K - $100K ACV range.',
  'We pay for a $500 annual learning stipend.',
  '- $150/month for a desk near you',
  'Relocation support of $10,000 - $15,000',
  'Competitive salary, 401k and snacks',
])('"%s" tells no pay', (text) => {
  expect(payIn(new Wording(text), [])).toBeNull()
})

test('ranges for several places are one range from the least to the most', () => {
  const text = 'Pay range by place:\n- NY: $20.50 - $30.00 an hour\n- CA: $22.00 - $34.00 an hour'
  expect(payIn(new Wording(text), [])?.value).toEqual({ currency: 'USD', least: 20.5, most: 34, period: 'hour' })
})

test("'$' is the dollar of the only country that a listing names", () => {
  expect(payIn(new Wording('Salary: $80,000 - $90,000'), ['CA'])?.value.currency).toBe('CAD')
  expect(payIn(new Wording('Salary: $80,000 - $90,000'), ['CA', 'US'])?.value.currency).toBe('USD')
})

test('pay points at the sentence that says it', () => {
  const text = 'We are kind. The salary range is $80,000 to $90,000. Apply now.'
  const told = payIn(new Wording(text), [])
  expect(told && text.slice(told.sentence.start, told.sentence.end)).toBe('The salary range is $80,000 to $90,000.')
})

test('zero in a field is unknown, a guess of the source is marked as one', () => {
  expect(payFrom({ min: 0, max: 0, currency: 'USD', period: 'year' }, [])).toBeUndefined()
  expect(payFrom({ min: 50_000, max: 60_000, currency: 'GBP', period: 'year', isPredicted: true }, [])).toEqual({
    currency: 'GBP',
    least: 50_000,
    most: 60_000,
    period: 'year',
    predicted: true,
  })
})

test('an amount that nobody is paid is no pay: no sum over a year can be made of it (decision 0342)', () => {
  expect(payFrom({ min: 1e308, max: 1.7e308, currency: 'USD', period: 'hour' }, [])).toBeUndefined()
  expect(payFrom({ max: 9_000_000_000, currency: 'VND', period: 'year' }, [])).toMatchObject({ most: 9_000_000_000 })
})

test('pay is written as people read it', () => {
  expect(payText({ currency: 'USD', least: 120_000, most: 150_000, period: 'year' })).toBe(
    '$120,000 to $150,000 a year',
  )
  expect(payText({ currency: 'EUR', least: 18.5, most: 18.5, period: 'hour' })).toBe('€18.50 an hour')
  expect(payText({ currency: 'GBP', most: 40_000, period: 'year', predicted: true })).toBe(
    'up to £40,000 a year (estimated)',
  )
})

test('amounts of a field may have a space or a dot for thousands and a comma before their cents', () => {
  const of = (text: string) => payFrom({ text }, [])
  for (const text of ['1 850,00 € / mois', '1\u00a0850,00 € par mois', '1.850,00 €/Monat'])
    expect(of(text), text).toEqual({ currency: 'EUR', least: 1850, most: 1850, period: 'month' })
  expect(of('3.850,50 € - 4.100,00 € / Monat')).toMatchObject({ least: 3850.5, most: 4100 })
  expect(of('$20,000, 30 days a year')).toMatchObject({ least: 20_000, most: 20_000 })
})
