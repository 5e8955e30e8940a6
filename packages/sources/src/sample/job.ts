import type { Listing } from '@scry/contracts/listing'
import { findSkill } from '@scry/vocabulary/skills'
import { occupations } from '../data/occupations.ts'
import type { Calendar } from './calendar.ts'
import { describeJob } from './description.ts'
import type { IndustryName } from './industry.ts'
import { createJobFacts, type JobFacts } from './job-facts.ts'
import { type Occupation, termsOf } from './occupation.ts'
import type { Organisation } from './organisations.ts'
import { upperFirst } from './phrase.ts'
import { createRandom, type Random } from './random.ts'
import { statedFacts, statedPlaces } from './stated.ts'

export const sampleSourceName = 'Sample catalogue'

export type JobMaker = (at: number) => Listing

const dates = (calendar: Calendar, random: Random, zone: string) => {
  const age = Math.floor(random.next() ** 1.6 * 60)
  const posted = calendar.instant(-age, age === 0 ? 0 : random.whole(0, 23))
  const firstSeen = Math.min(posted + random.whole(0, 20) * 3_600_000, calendar.dayStart)
  const ahead = random.weighted({ none: 46, soon: 12, weeks: 32, far: 10 })
  const days = { none: 0, soon: random.whole(1, 5), weeks: random.whole(6, 35), far: random.whole(36, 75) }[ahead]
  const deadlineZone = random.chance(0.06) ? 'AoE' : zone
  return {
    posted,
    firstSeen: Math.max(firstSeen, posted),
    ...(ahead === 'none' ? {} : { deadline: calendar.endOfDay(days, deadlineZone), deadlineZone }),
  }
}

const optional = (facts: JobFacts, skills: readonly string[]): Partial<Listing> => ({
  ...(skills.length === 0 ? {} : { skills: [...skills] }),
  ...(facts.salary === undefined ? {} : { salary: facts.salary }),
  ...(facts.duration === undefined ? {} : { duration: facts.duration }),
})

/** Makes the jobs of one seed and one day; job number `at` is the same whatever was made before it. */
export const createJobMaker = (seed: number, calendar: Calendar, organisations: readonly Organisation[]): JobMaker => {
  const byIndustry = new Map<IndustryName, Organisation[]>()
  for (const organisation of organisations) {
    const same = byIndustry.get(organisation.industry)
    if (same === undefined) byIndustry.set(organisation.industry, [organisation])
    else same.push(organisation)
  }
  const terms = occupations.map(termsOf)
  const canonical = new Map<string, string>()
  const canonicalName = (skill: string): string => {
    const known = canonical.get(skill)
    if (known !== undefined) return known
    const name = findSkill(skill)?.name ?? upperFirst(skill)
    canonical.set(skill, name)
    return name
  }
  return (at) => {
    const key = `${seed} job ${at}`
    const random = createRandom(key)
    const which = at % occupations.length
    const occupation = occupations[which] as Occupation
    const industry = occupation.industries[
      Math.floor(random.next() ** 1.5 * occupation.industries.length)
    ] as IndustryName
    const organisation = random.pick(byIndustry.get(industry) ?? organisations)
    const facts = createJobFacts(key, occupation, terms[which] ?? termsOf(occupation), organisation, calendar.dayStart)
    const named = random.chance(0.12) ? [] : [...facts.must, ...facts.nice].map(canonicalName)
    const listing: Listing = {
      id: `sample-job-${String(at + 1).padStart(5, '0')}`,
      kind: 'job',
      title: facts.title,
      company: organisation.name,
      location: facts.location,
      workplace: facts.workplace,
      type: facts.type,
      level: facts.level,
      category: occupation.category,
      description: describeJob(key, facts),
      ...optional(facts, [...new Set(named)]),
      url: '#',
      source: sampleSourceName,
      ...dates(calendar, random, facts.place.zone),
      ...statedPlaces(facts.location, facts.workplace),
    }
    return { ...listing, ...statedFacts(listing) }
  }
}
