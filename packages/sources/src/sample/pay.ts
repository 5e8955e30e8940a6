import type { Country } from './places.ts'
import type { Random } from './random.ts'

export type PayFacts = {
  type: 'internship' | 'full-time' | 'part-time' | 'contract'
  level: 'entry' | 'junior' | 'mid' | 'senior' | 'lead'
  /** Yearly pay in thousands of US dollars for somebody new, and for a senior. */
  range: readonly [number, number]
  country: Country
}

const levelShare = { entry: 0, junior: 0.22, mid: 0.5, senior: 1, lead: 1.25 } as const

const stepped = (amount: number): number => {
  const step =
    amount < 40 ? 0.5 : amount < 200 ? 1 : amount < 2000 ? 50 : amount < 20_000 ? 100 : amount < 200_000 ? 1000 : 5000
  return Math.round(amount / step) * step
}

const money = (country: Country, amount: number): string => {
  const value = stepped(amount)
  const digits = Number.isInteger(value) ? value.toLocaleString('en-US') : value.toFixed(2)
  return `${country.currency}${digits}`
}

const range = (country: Country, low: number, high: number, random: Random): string => {
  const from = money(country, low)
  const to = money(country, high)
  if (from === to || random.chance(0.2)) return from
  return `${from}${random.pick([' - ', ' - ', ' to ', '–'])}${to}`
}

const internPay = (facts: PayFacts, year: number, random: Random): string => {
  const { country } = facts
  const kind = random.weighted({
    hourly: country.key === 'US' || country.key === 'CA' ? 6 : 1,
    monthly: country.key === 'US' ? 1 : 6,
    stipend: 1.2,
    credit: facts.range[0] < 50 ? 1 : 0.2,
  })
  if (kind === 'credit') return random.pick(['Unpaid (course credit)', 'Unpaid; travel costs covered', 'Course credit'])
  if (kind === 'stipend')
    return `${random.pick(['Stipend of ', 'Stipend: ', 'One-time stipend of '])}${money(country, year * random.pick([0.05, 0.07, 0.1]))}`
  const share = 0.62 + random.next() * 0.2
  if (kind === 'hourly') {
    const hour = (year * share) / 2080
    return `${range(country, Math.max(hour, country.leastHour), Math.max(hour, country.leastHour) * 1.15, random)}${random.pick([' per hour', '/hour', ' an hour', ' / hr'])}`
  }
  const month = (year * share * 0.75) / 12
  return `${range(country, month, month * 1.12, random)}${random.pick([' per month', '/month', ' a month'])}`
}

/** Pay as an employer would write it, in the currency of the country. */
export const payText = (facts: PayFacts, random: Random): string => {
  const { country } = facts
  const [fresh, seasoned] = facts.range
  const place = 0.92 + random.next() * 0.18
  const reckoned = (fresh + (seasoned - fresh) * levelShare[facts.level]) * 1000 * place * country.payFactor
  const year = Math.max(reckoned, country.leastHour * 2080)
  if (facts.type === 'internship') return internPay(facts, year, random)
  const spread = 1.08 + random.next() * 0.22
  if (facts.type === 'contract') {
    return random.chance(0.5)
      ? `${range(country, (year * 1.35) / 2080, (year * 1.35 * spread) / 2080, random)} per hour`
      : `${range(country, (year * 1.4) / 230, (year * 1.4 * spread) / 230, random)} per day`
  }
  if (facts.type === 'part-time' || (year / country.payFactor < 48_000 && random.chance(0.5))) {
    return `${range(country, year / 2080, (year * spread) / 2080, random)}${random.pick([' per hour', '/hour', ' an hour'])}`
  }
  if (country.key !== 'US' && random.chance(0.25))
    return `${range(country, year / 12, (year * spread) / 12, random)} per month`
  return `${range(country, year, year * spread, random)}${random.pick([' a year', ' per year', '/year', ' per annum', ''])}`
}
