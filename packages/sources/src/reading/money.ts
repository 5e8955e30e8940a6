import type { Wording } from './wording.ts'

/** One or two amounts of money as a text writes them; characters [start, end). */
export interface Money {
  readonly currency: string
  readonly low: number
  readonly high?: number
  readonly start: number
  readonly end: number
}

const codes =
  'usd|eur|gbp|cad|aud|nzd|sgd|hkd|inr|chf|sek|nok|dkk|pln|czk|brl|mxn|jpy|aed|sar|ils|zar|huf|ron|php|thb|idr|myr|krw|cny|twd|try|clp|cop|ars'
const currency = `(?:(?:us|ca|c|au|a|s|nz|hk|r|mx)?\\$|€|£|₹|¥|₪|zł|\\b(?:${codes}|rs\\.?|inr)\\b)`
const amount =
  '(\\d{1,3}(?:[,.\\u00a0 ]\\d{3})+(?:\\.\\d{1,2}|(?<!,\\d{3}),\\d{1,2}(?!\\d))?|\\d{1,7}(?:[.,]\\d{1,2})?)\\s?(k\\b|lpa\\b|lakhs?\\b|lacs?\\b|m\\b|mm\\b|b\\b|bn\\b|million|billion|trillion)?'
const unit = '(?:\\s*(?:\\/|per|an?|each)?\\s*(?:hour|hr|year|yr|annum|month|mo|week|wk|day)\\b\\.?(?:ly)?)?'
const joint = `\\s*${unit}(?:\\s*\\((?!\\d)[^()]{0,40}\\)|\\s*\\[[^\\]]{0,60}\\])?\\s*(?:-|–|—|‑|−|~|to|and|bis|à|until|up to|through)+\\s*`
/** One amount with its currency before or behind, or two with the currency at one of them. */
const money = new RegExp(
  `(?:(${currency})\\s?)?${amount}(?:\\s?(${currency}))?(?:${joint}(?:(${currency})\\s?)?${amount}(?:\\s?(${currency}))?)?`,
  'giu',
)
const hasMoney = /[$€£₹]|\b(?:usd|eur|gbp|cad|aud|inr|chf|sek|nok|dkk|pln|sgd|brl|mxn|lpa)\b/i

const codeOf: readonly (readonly [RegExp, string])[] = [
  [/^us\$|^usd/i, 'USD'],
  [/^c(?:a)?\$|^cad/i, 'CAD'],
  [/^a(?:u)?\$|^aud/i, 'AUD'],
  [/^s\$|^sgd/i, 'SGD'],
  [/^nz/i, 'NZD'],
  [/^hk/i, 'HKD'],
  [/^r\$|^brl/i, 'BRL'],
  [/^mx/i, 'MXN'],
  [/€|^eur/i, 'EUR'],
  [/£|^gbp/i, 'GBP'],
  [/₹|^rs|^inr/i, 'INR'],
  [/¥|^jpy/i, 'JPY'],
  [/₪|^ils/i, 'ILS'],
  [/zł|^pln/i, 'PLN'],
]
/** Countries in which a bare '$' is their own dollar. */
const dollars: Readonly<Record<string, string>> = { CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD', MX: 'MXN' }
const currencyOf = (written: string, countries: readonly string[]): string => {
  if (written === '$') {
    const own =
      countries.length > 0 && countries.every((country) => country === countries[0])
        ? dollars[countries[0] ?? '']
        : undefined
    return own ?? 'USD'
  }
  return codeOf.find(([sign]) => sign.test(written))?.[1] ?? written.toUpperCase().slice(0, 3)
}

const numberOf = (text: string): number => {
  const bare = text.replace(/[\u00a0 ]/g, '')
  // '90.000' and '90,000' are thousands; '25.50' and '25,50' are not.
  const whole = bare.replace(/[,.](?=\d{3}(?:\D|$))/g, '')
  return Number(whole.replace(',', '.'))
}
const factors: Readonly<Record<string, number>> = {
  k: 1000,
  lpa: 100_000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
}

/** Currencies whose amounts are large numbers even for an hour. */
export const largeNumbers: ReadonlySet<string> = new Set(
  'INR JPY HUF PHP THB IDR KRW CLP COP ARS MXN CZK TWD TRY ZAR RON'.split(' '),
)
const moneyWords = [
  '$',
  '€',
  '£',
  '₹',
  'usd',
  ' eur',
  'eur ',
  'gbp',
  ' cad',
  ' aud',
  'inr',
  ' lpa',
  ' chf',
  ' sek',
  ' nok',
  ' dkk',
  ' pln',
  ' sgd',
  ' brl',
  ' mxn',
]
const isHuge = (scale: string | undefined): boolean =>
  scale !== undefined && /^(?:m|mm|b|bn|million|billion|trillion)$/i.test(scale)
const factorOf = (scale: string | undefined): number => factors[scale?.toLowerCase() ?? ''] ?? 1

const moneyOf = (
  match: RegExpMatchArray,
  start: number,
  behind: string,
  countries: readonly string[],
): Money | null => {
  const [whole, before1, first = '', scale1, behind1, before2, second, scale2, behind2] = match
  const signs = [before1, before2, behind1, behind2].flatMap((sign) => sign?.trim() ?? [])
  // 'USD 5', '$5 - $6 CAD': a name says more than a sign.
  const sign = signs.find((one) => one !== '$') ?? signs[0]
  if (sign === undefined || isHuge(scale1) || isHuge(scale2)) return null
  let low = numberOf(first) * factorOf(scale1)
  let high = second === undefined ? undefined : numberOf(second) * factorOf(scale2)
  // '$140-160k', '$110,000-130'.
  if (high !== undefined && low < 1000 && high >= 10_000 && scale1 === undefined && scale2 !== undefined)
    low *= factorOf(scale2)
  if (high !== undefined && high < 1000 && low >= 10_000) high *= 1000
  // '$86,000 - $107,500 - $129,000': least, middle and most.
  const third = /^\s*[-–—]\s*[$€£]?\s?([\d,.]+\d)(k\b)?/i.exec(behind)
  if (high !== undefined && third !== null) high = Math.max(high, numberOf(third[1] ?? '') * factorOf(third[2]))
  if (low <= 0 && (high ?? 0) <= 0) return null
  return {
    currency: currencyOf(sign, countries),
    low,
    ...(high !== undefined && { high }),
    start,
    end: start + whole.length,
  }
}

/** Every amount of a text that has a currency, in order. `countries` of the listing tell whose dollar '$' is. */
export const moneyIn = (words: Wording, countries: readonly string[]): Money[] => {
  const { text } = words
  const found: Money[] = []
  let read = 0
  for (const place of words.placesOf(moneyWords)) {
    if (place < read) continue
    // An amount may stand before its sign: '60.000 EUR'.
    const near = Math.max(read, place - 24)
    const from = near + text.slice(near, place + 1).lastIndexOf('\n') + 1
    for (const match of text.slice(from, place + 120).matchAll(money)) {
      const start = match.index + from
      const end = start + match[0].length
      if (start > place + 3) break
      if (!hasMoney.test(match[0])) continue
      const one = moneyOf(match, start, text.slice(end, end + 24), countries)
      read = end
      if (one !== null) found.push(one)
      break
    }
  }
  return found
}
