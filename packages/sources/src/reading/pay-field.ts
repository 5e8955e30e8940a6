import type { ListingPay } from '@scry/contracts/listing'
import type { SourcePay } from '../source-item.ts'
import { anyWay } from './languages.ts'
import { payIn } from './pay.ts'
import { Wording } from './wording.ts'

const periods = (['hour', 'day', 'week', 'month', 'year'] as const).map(
  (period) => [period, anyWay((words) => words.periodFields?.[period])] as const,
)
/** Less than this a year is no pay of a year, but of another period that the source did not say. */
const leastYearly = 5_000
/** Nobody is paid so much, in any currency: its sum over a year would be no number. */
const mostPaid = 1e12

const periodIn = (words = ''): ListingPay['period'] | undefined =>
  periods.find(([, pattern]) => pattern.test(words))?.[0]

/** Pay in a field of its own: numbers with currency and period, else what its text says. */
export const payFrom = (said: SourcePay | undefined, countries: readonly string[]): ListingPay | undefined => {
  if (said === undefined) return undefined
  const { min, max, currency, period, text, isPredicted } = said
  const predicted = isPredicted === true ? { predicted: true as const } : {}
  const numbers = [min, max].filter((value) => value !== undefined && value > 0) as number[]
  const code = currency?.trim().toUpperCase()
  const named = periodIn(period) ?? periodIn(text)
  if (numbers.length > 0 && code !== undefined && /^[A-Z]{3}$/.test(code)) {
    const least = Math.min(...numbers)
    const most = Math.max(...numbers)
    const meant = named ?? (period === undefined && least >= leastYearly ? 'year' : undefined)
    if (meant === undefined || most > least * 20 || most > mostPaid) return undefined
    return {
      currency: code,
      ...(min !== undefined && min > 0 && { least }),
      ...(max !== undefined && max > 0 && { most }),
      period: meant,
      ...predicted,
    }
  }
  const told =
    text === undefined
      ? null
      : payIn(new Wording(`Salary: ${text}${named === undefined ? '' : ` per ${named}`}`), countries)
  return told === null ? undefined : { ...told.value, ...predicted }
}

/** Making one takes a thousand times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>()
const formatOf = (currency: string, digits: number): Intl.NumberFormat => {
  const key = `${currency} ${digits}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: digits })
  formats.set(key, format)
  return format
}

/** Pay as people read it: '$120,000 to $150,000 a year'. */
export const payText = ({ currency, least, most, period, predicted }: ListingPay): string => {
  const amount = (value: number): string => formatOf(currency, Number.isInteger(value) ? 0 : 2).format(value)
  const range =
    least === undefined
      ? `up to ${amount(most ?? 0)}`
      : most === undefined
        ? `from ${amount(least)}`
        : least === most
          ? amount(least)
          : `${amount(least)} to ${amount(most)}`
  return `${range} ${period === 'hour' ? 'an' : 'a'} ${period}${predicted === true ? ' (estimated)' : ''}`
}
