import type { ListingPay } from '@scry/contracts/listing'
import {
  benefitMoney,
  besidePay,
  hourlyWords,
  joined,
  leastBefore,
  leastBehind,
  mostBefore,
  otherBehind,
  otherMoney,
  otherPeriod,
  payBeside,
  salesBehind,
  targetBehind,
  unitWords,
  yearlyAlone,
} from '../data/english/pay.ts'
import { anyWay, ways } from './languages.ts'
import { largeNumbers, type Money, moneyIn } from './money.ts'
import type { Told } from './told.ts'
import { type Sentence, sentenceAt, type Wording } from './wording.ts'

type Period = ListingPay['period']

const periodWords = (['hour', 'year', 'month', 'week', 'day'] as const).map(
  (period) => [period, anyWay((words) => words.periods?.[period], period === 'year' ? 'iu' : 'i')] as const,
)
const payWords = new RegExp(`\\b(?:${ways((words) => words.pay)})`, 'i')
const strongPayWords = new RegExp(`\\b(?:${ways((words) => words.surePay)})`, 'i')
const wage = anyWay((words) => words.wage)

const least: Readonly<Record<Period, number>> = { hour: 3, day: 20, week: 60, month: 150, year: 5_000 }
const most: Readonly<Record<Period, number>> = { hour: 400, day: 4_000, week: 12_000, month: 80_000, year: 1_500_000 }
/** An amount with the words around it. */
interface Setting {
  readonly money: Money
  readonly sentence: Sentence
  /** The words before it in its clause, and behind it. */
  readonly before: string
  readonly behind: string
  readonly above: string
}

const settingOf = (words: Wording, money: Money): Setting => {
  const sentence = sentenceAt(words.text, money.start)
  const before = words.text.slice(Math.max(sentence.start, money.start - 130), money.start)
  return {
    money,
    sentence,
    before: before.split(/[;•]|\.\s/).at(-1) ?? '',
    behind: words.text.slice(money.end, Math.max(sentence.end, money.end + 34)).slice(0, 70),
    above: words.lineAbove(sentence.start),
  }
}

const isOtherMoney = ({ before, behind }: Setting): boolean =>
  (otherMoney.test(before.slice(-70)) && !strongPayWords.test(before)) ||
  (benefitMoney.test(before.slice(-60)) && !payBeside.test(before.slice(-75))) ||
  (otherBehind.test(behind) && !joined.test(behind)) ||
  salesBehind.test(behind)

const fits = (period: Period, { currency, low, high }: Money): boolean => {
  const top = high ?? low
  return low >= least[period] && (largeNumbers.has(currency) || top <= most[period])
}

/** The period that the words name, nearest first, else the one that such an amount can only be of. */
const periodOf = (setting: Setting, inherited: Period | undefined): Period | undefined => {
  const { money, before, behind, above } = setting
  const near = behind.slice(0, 34)
  const named = [near, before.slice(-90), above].flatMap(
    (text) => periodWords.find(([, words]) => words.test(text))?.[0] ?? [],
  )[0]
  if (named !== undefined && fits(named, money)) return named
  if (inherited !== undefined && fits(inherited, money)) return inherited
  if (largeNumbers.has(money.currency)) return undefined
  if (money.low >= 15_000 && (named === undefined || named === 'hour' || named === 'year')) return 'year'
  const isHourly =
    hourlyWords.test(before + above) ||
    (money.high !== undefined && money.low % 1 > 0 && strongPayWords.test(before + above))
  return named === undefined && money.low >= 7 && (money.high ?? money.low) <= 150 && isHourly ? 'hour' : undefined
}

const isPay = ({ money, sentence, before, behind, above }: Setting, period: Period): boolean => {
  const context = `${before} ${behind.slice(0, 34)}`
  const isSure = strongPayWords.test(context) || strongPayWords.test(above)
  const hasPeriod = periodWords.some(([, words]) => words.test(behind.slice(0, 20)))
  if (money.high === undefined) {
    // One amount a month, a week or a day is a benefit unless it is called pay.
    if (period === 'month' || period === 'week' || period === 'day')
      return wage.test(before) && !benefitMoney.test(before + behind)
    return isSure || (hasPeriod && payWords.test(context)) || (money.low >= 15_000 && yearlyAlone.test(behind))
  }
  const isAlone = sentence.text.replace(unitWords, '').replace(/[^\p{L}]/gu, '') === ''
  return isSure || hasPeriod || isAlone || payWords.test(context) || besidePay.test(behind)
}

interface Pay extends ListingPay {
  readonly isTarget: boolean
  readonly sentence: Sentence
}

/** Whether earnings on target are meant: what is named last before the amount, or right behind it. */
const isOnTarget = ({ before, behind }: Setting): boolean => {
  const lower = before.toLowerCase()
  const target = Math.max(
    lower.lastIndexOf('ote'),
    lower.lastIndexOf('on-target'),
    lower.lastIndexOf('on target'),
    lower.lastIndexOf('total '),
  )
  const base = Math.max(lower.lastIndexOf('base'), lower.lastIndexOf('salary'))
  return target > base || targetBehind.test(behind)
}

const rangeOf = ({ money: { low, high }, before, behind }: Setting): Pick<ListingPay, 'least' | 'most'> => {
  if (high !== undefined) return { least: low, most: high }
  if (mostBefore.test(before)) return { most: low }
  const isOpen = leastBefore.test(before) || leastBehind.test(behind)
  return isOpen ? { least: low } : { least: low, most: low }
}

/** One amount as pay, or null where it is something else. `last`: pay that stands right before it in the same list. */
const payOf = (setting: Setting, last: Pay | undefined): Pay | null => {
  const { money, before, behind, sentence } = setting
  const isListed = last !== undefined && money.high !== undefined && money.start - last.sentence.end < 60
  if (otherPeriod.test(behind.slice(0, 34)) || otherPeriod.test(before.slice(-60)) || isOtherMoney(setting)) return null
  if (money.high !== undefined && (money.high < money.low || money.high > money.low * 6)) return null
  const period = periodOf(setting, isListed ? last.period : undefined)
  if (period === undefined || !fits(period, money) || !(isListed || isPay(setting, period))) return null
  return { currency: money.currency, ...rangeOf(setting), period, isTarget: isOnTarget(setting), sentence }
}

const isRange = ({ least: low, most: high }: ListingPay): boolean => low !== high
const preferred: readonly Period[] = ['year', 'hour', 'month', 'week', 'day']

/**
 * What a text says is paid. Where it names a range for each of several places or levels, all of them together; base pay
 * comes before earnings on target. `countries` of the listing tell whose dollar '$' is.
 */
export const payIn = (words: Wording, countries: readonly string[]): Told<ListingPay> | null => {
  const found: Pay[] = []
  for (const money of moneyIn(words, countries)) {
    const pay = payOf(settingOf(words, money), found.at(-1))
    if (pay !== null) found.push(pay)
  }
  const base = found.some((pay) => !pay.isTarget) ? found.filter((pay) => !pay.isTarget) : found
  const period = preferred.find((one) => base.some((pay) => pay.period === one))
  const chosen = base.filter((pay) => pay.period === period)
  const first = chosen.find(isRange) ?? chosen[0]
  if (first === undefined) return null
  const alike = chosen.filter((pay) => pay.currency === first.currency && isRange(pay) === isRange(first))
  const lows = alike.flatMap(({ least: low }) => low ?? [])
  const highs = alike.flatMap(({ most: high }) => high ?? [])
  return {
    value: {
      currency: first.currency,
      ...(lows.length > 0 && { least: Math.min(...lows) }),
      ...(highs.length > 0 && { most: Math.max(...highs) }),
      period: first.period,
    },
    sentence: first.sentence,
  }
}
