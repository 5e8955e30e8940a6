import type { Occupation, OccupationTerms } from './occupation.ts'
import type { Organisation } from './organisations.ts'
import { payText } from './pay.ts'
import { alternatives, phrase, type Slots } from './phrase.ts'
import { type Place, weightedPlaces } from './places.ts'
import { createRandom, type Random } from './random.ts'

export type JobType = 'internship' | 'full-time' | 'part-time' | 'contract'
export type Level = 'entry' | 'junior' | 'mid' | 'senior' | 'lead'
export type Workplace = 'on-site' | 'remote' | 'hybrid'

/** Everything decided about a job before a word of its description is written. */
export type JobFacts = {
  occupation: Occupation
  terms: OccupationTerms
  organisation: Organisation
  place: Place
  workplace: Workplace
  location: string
  type: JobType
  level: Level
  /** The role alone, as it stands in a sentence. */
  role: string
  /** The heading of the listing. */
  title: string
  years: number | undefined
  /** Asks for years that its own level contradicts. */
  contradictory: boolean
  degreeAsked: boolean
  must: string[]
  nice: string[]
  certificates: string[]
  salary: string | undefined
  duration: string | undefined
  hoursPerWeek: number | undefined
  /** "Summer 2027". */
  season: string
  slots: Slots
}

const typeWeights = { internship: 40, 'full-time': 42, 'part-time': 13, contract: 5 } as const
const levelWeights: Readonly<Record<JobType, Readonly<Record<Level, number>>>> = {
  internship: { entry: 1, junior: 0, mid: 0, senior: 0, lead: 0 },
  'full-time': { entry: 46, junior: 20, mid: 18, senior: 11, lead: 5 },
  'part-time': { entry: 66, junior: 20, mid: 10, senior: 4, lead: 0 },
  contract: { entry: 22, junior: 26, mid: 30, senior: 18, lead: 4 },
}
const yearsByLevel: Readonly<Record<Level, readonly [number, number]>> = {
  entry: [1, 1],
  junior: [1, 2],
  mid: [3, 5],
  senior: [5, 8],
  lead: [7, 12],
}
const workplaceWeights: Readonly<Record<Occupation['place'], Readonly<Record<Workplace, number>>>> = {
  site: { 'on-site': 97, hybrid: 3, remote: 0 },
  mixed: { 'on-site': 58, hybrid: 34, remote: 8 },
  desk: { 'on-site': 28, hybrid: 40, remote: 32 },
}

const locationText = (place: Place, workplace: Workplace, random: Random): string => {
  if (workplace === 'hybrid') return random.chance(0.6) ? `${place.city} (Hybrid)` : place.city
  if (workplace === 'on-site') return place.city
  const { country } = place
  const zone =
    country.key === 'US'
      ? random.pick(['US', 'US', 'US', 'US, Eastern time', 'US, Pacific time', 'North America'])
      : country.remoteName
  return random.chance(0.2)
    ? 'Remote'
    : random.pick([`Remote (${zone})`, `Remote (${zone})`, `Remote - ${zone}`, `Remote, ${zone}`])
}

const seasonAfter = (dayStart: number, random: Random): string => {
  const today = new Date(dayStart)
  const ahead = random.whole(2, 9)
  const start = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead, 1))
  const names = ['Winter', 'Spring', 'Summer', 'Fall'] as const
  return `${names[Math.floor(((start.getUTCMonth() + 1) % 12) / 3)]} ${start.getUTCFullYear()}`
}

const roleOf = (occupation: Occupation, type: JobType, level: Level, random: Random, slots: Slots): string => {
  const pool =
    type === 'internship'
      ? occupation.intern
      : level === 'senior'
        ? occupation.senior
        : level === 'lead'
          ? (occupation.lead ?? occupation.senior)
          : undefined
  const written = phrase(random.pick(alternatives(pool ?? occupation.titles)), random, slots)
  if (pool !== undefined) return written
  if (type === 'internship') return `${written} Intern`
  if (level === 'senior') return `${random.pick(['Senior', 'Senior', 'Experienced', 'Sr.'])} ${written}`
  if (level === 'lead') return `${random.pick(['Lead', 'Principal', 'Head'])} ${written}`
  return written
}

const titleOf = (
  facts: { role: string; type: JobType; level: Level; season: string; contradictory: boolean; zone: string },
  random: Random,
): string => {
  const { role, type, level, season } = facts
  if (type === 'internship') {
    return random.pick(
      [role, role, role, `${role} - ${season}`, `${role}, ${season}`, `${role} (${season})`, `${season} ${role}`].slice(
        0,
        facts.zone === 'US' ? 7 : 6,
      ),
    )
  }
  if (facts.contradictory) return random.pick([`Entry-Level ${role}`, `Junior ${role}`, `${role} (Entry Level)`])
  if (type === 'part-time')
    return random.pick([role, role, `${role} (Part-Time)`, `Part-Time ${role}`, `${role} - Part-Time`])
  if (type === 'contract')
    return random.pick([role, `${role} (Contract)`, `${role} - 6-Month Contract`, `Contract ${role}`])
  if (level === 'entry') {
    return random.pick([
      role,
      role,
      role,
      `Junior ${role}`,
      `Entry-Level ${role}`,
      `${role} I`,
      `Graduate ${role}`,
      `${role} (New Graduate)`,
      `${role} Trainee`,
      `Associate ${role}`,
    ])
  }
  if (level === 'junior') return random.pick([role, role, `Junior ${role}`, `${role} I`])
  if (level === 'mid') return random.pick([role, role, role, `${role} II`])
  return role
}

const durationOf = (type: JobType, random: Random): string | undefined => {
  if (type === 'internship') {
    return random.chance(0.8)
      ? random.pick([
          '8 weeks',
          '10 weeks',
          '12 weeks',
          '10 to 12 weeks',
          '3 months',
          '3 months',
          '4 months',
          '6 months',
          '6 months',
          'One semester',
          '16 weeks',
        ])
      : undefined
  }
  if (type === 'contract')
    return random.chance(0.85)
      ? random.pick(['3 months', '6 months', '6 months', '9 months', '12 months', '12 months, extension possible'])
      : undefined
  return random.chance(0.04) ? random.pick(['12 months (parental leave cover)', '2 years', '18 months']) : undefined
}

const chooseSkills = (all: readonly string[], random: Random): { must: string[]; nice: string[] } => {
  const half = Math.ceil(all.length / 2)
  const must = random.draw(all.slice(0, half), random.whole(2, Math.min(5, half)))
  const rest = all.filter((skill) => !must.includes(skill))
  return { must, nice: random.draw(rest, random.chance(0.25) ? 0 : random.whole(1, 4)) }
}

/** Decides one job. The key fixes every draw; `dayStart` (ms UTC) only fixes seasons and dates. */
export const createJobFacts = (
  key: string,
  occupation: Occupation,
  terms: OccupationTerms,
  organisation: Organisation,
  dayStart: number,
): JobFacts => {
  const random = createRandom(`${key} facts`)
  const type = random.weighted(typeWeights)
  const level = random.weighted(levelWeights[type])
  const place = random.chance(0.55) ? organisation.home : random.pick(weightedPlaces)
  const workplace = random.weighted(workplaceWeights[occupation.place])
  const contradictory = type === 'full-time' && level === 'entry' && random.chance(0.07)
  const season = seasonAfter(dayStart, random)
  const pools = terms.slots
  const fixed = Object.fromEntries(Object.entries(pools).map(([name, values]) => [name, random.pick(values)]))
  const role = roleOf(occupation, type, level, random, fixed)
  const [low, high] = yearsByLevel[level]
  const yearsShown = { entry: 0.25, junior: 0.6, mid: 0.8, senior: 0.85, lead: 0.85 }[level]
  const years = contradictory
    ? random.whole(3, 5)
    : type !== 'internship' && random.chance(yearsShown)
      ? random.whole(low, high)
      : undefined
  const certificates =
    occupation.certificates === undefined || (type === 'internship' && random.chance(0.8))
      ? []
      : random.draw(alternatives(occupation.certificates), random.whole(0, 2))
  return {
    occupation,
    terms,
    organisation,
    place,
    workplace,
    location: locationText(place, workplace, random),
    type,
    level,
    role,
    title: titleOf({ role, type, level, season, contradictory, zone: place.country.key }, random),
    years,
    contradictory,
    degreeAsked: random.chance(occupation.degree === 'none' ? 0.2 : type === 'internship' ? 0.8 : 0.68),
    ...chooseSkills(terms.skills, random),
    certificates,
    salary: random.chance(type === 'internship' ? 0.6 : 0.68)
      ? payText({ type, level, range: occupation.pay, country: place.country }, random)
      : undefined,
    duration: durationOf(type, random),
    hoursPerWeek: type === 'part-time' ? random.pick([8, 10, 12, 15, 16, 18, 20, 20, 24, 25, 28, 30]) : undefined,
    season,
    slots: fixed,
  }
}
