import type { HackathonDifficulty } from '@scry/contracts/enumerations'
import type { Listing } from '@scry/contracts/listing'
import {
  editions,
  type HackathonTopic,
  hackathonTopics,
  houseRules,
  onlineDetails,
  onSiteDetails,
  whomItIsFor,
} from '../data/hackathon-wording.ts'
import type { Calendar } from './calendar.ts'
import { sampleSourceName } from './job.ts'
import type { Organisation } from './organisations.ts'
import { alternatives, lines, listed, lowerFirst, phrase } from './phrase.ts'
import { weightedPlaces } from './places.ts'
import { createRandom, type Random } from './random.ts'
import { statedPlaces } from './stated.ts'

/** What the dates are made for; where a hackathon stands is read from them when it is asked for. */
type Stage = 'open' | 'upcoming' | 'closed' | 'ongoing' | 'ended' | 'tba'
const stageWeights: Readonly<Record<Stage, number>> = {
  open: 34,
  upcoming: 24,
  closed: 8,
  ongoing: 14,
  ended: 13,
  tba: 7,
}

const lengths = [
  { text: '24 hours', days: 1 },
  { text: '36 hours', days: 2 },
  { text: '48 hours', days: 2 },
  { text: '48 hours', days: 2 },
  { text: '3 days', days: 3 },
  { text: '1 week', days: 7 },
  { text: '2 weeks', days: 14 },
  { text: '1 month', days: 30 },
  { text: '6 weeks', days: 42 },
] as const

type Schedule = Pick<Listing, 'starts' | 'deadline' | 'submissionDeadline' | 'posted' | 'firstSeen'>

/** Days from today for start and end, by stage. Registration closes at the latest on the day before the start. */
const scheduleOf = (stage: Stage, days: number, calendar: Calendar, zone: string, random: Random): Schedule => {
  const startsIn = {
    open: random.whole(6, 45),
    upcoming: random.whole(20, 110),
    closed: random.whole(1, 4),
    ongoing: -random.whole(0, Math.max(0, days - 1)),
    ended: -random.whole(days + 1, days + 50),
    tba: random.whole(60, 150),
  }[stage]
  const posted = calendar.instant(
    -random.whole(Math.max(0, -startsIn) + 8, Math.max(0, -startsIn) + 60),
    random.whole(0, 20),
  )
  const seen = { posted, firstSeen: Math.min(posted + random.whole(1, 30) * 3_600_000, calendar.dayStart) }
  if (stage === 'tba') return seen
  const registrationIn =
    stage === 'closed'
      ? -random.whole(1, 3)
      : startsIn > 0
        ? Math.max(1, startsIn - random.whole(1, 8))
        : startsIn - random.whole(1, 6)
  const lateRegistration = stage === 'ongoing' && days >= 14 && random.chance(0.5)
  const registration = lateRegistration ? random.whole(1, Math.max(1, startsIn + days - 1)) : registrationIn
  return {
    ...seen,
    starts: calendar.instant(startsIn, random.pick([9, 12, 16, 17, 18])),
    ...(random.chance(stage === 'upcoming' ? 0.75 : 0.95)
      ? { deadline: calendar.endOfDay(registration, zone), deadlineZone: zone }
      : {}),
    ...(random.chance(0.85) ? { submissionDeadline: calendar.endOfDay(startsIn + days, zone) } : {}),
  }
}

const seasons = ['Winter', 'Spring', 'Summer', 'Autumn'] as const

/** The season of the northern half of the earth; December counts to the winter of its own year. */
const seasonOf = (day: Date): string => seasons[Math.floor(((day.getUTCMonth() + 1) % 12) / 3)] ?? 'Winter'

const prizeText = (random: Random): string | undefined => {
  const amount = random.pick([
    500, 1000, 1500, 2000, 2500, 3000, 5000, 5000, 7500, 10_000, 12_000, 15_000, 20_000, 25_000, 40_000, 60_000,
  ])
  const shown = amount.toLocaleString('en-US')
  return random.pick([
    `$${shown}`,
    `$${shown} in prizes`,
    `$${shown}`,
    `€${shown}`,
    `$${shown} and hardware kits`,
    `€${shown} plus mentoring`,
    'Hardware, books and a visit to the lab',
    'TBA',
    undefined,
    undefined,
  ])
}

const teamText = (random: Random): string =>
  random.pick(['1-4', '2-4', '2-5', '3-5', '1-5', 'Up to 4', 'Up to 6', 'Solo or teams of up to 4', '1-3', 'Any size'])

const describe = (
  topic: HackathonTopic,
  facts: {
    organisation: Organisation
    online: boolean
    onSite: boolean
    difficulty: HackathonDifficulty
    tba: boolean
    length: string
    city: string
  },
  random: Random,
): string => {
  const { organisation, city } = facts
  const challenges = random.draw(lines(topic.challenges), random.whole(2, 4))
  const intro = random.pick([
    `${organisation.name} invites you to ${facts.length} of building for ${topic.cause}.`,
    `Spend ${facts.length} on ideas for ${topic.cause}. The host is ${organisation.name}.`,
    `What would you build for ${topic.cause}? ${organisation.name} gives you ${facts.length}, data and people who know the field.`,
    `${facts.length.charAt(0).toUpperCase()}${facts.length.slice(1)}, one topic: ${topic.cause}.`,
    `A hackathon for ${topic.cause}, run by volunteers from ${organisation.name}.`,
  ])
  const tasks = random.chance(0.6)
    ? `${random.pick(['Challenges', 'This year we ask', 'Tracks', 'Ideas to start from'])}:\n${challenges.map((text) => `- ${text}`).join('\n')}`
    : `You might ${listed(challenges.slice(0, 3).map(lowerFirst), 'or')}. Your own idea is welcome too.`
  const where = [
    ...(facts.onSite
      ? [
          random.pick([
            `We meet in ${city}.`,
            `The venue is in ${city}.`,
            `Doors open in ${city} one hour before the start.`,
          ]),
          ...random.draw(lines(onSiteDetails), random.whole(1, 3)),
        ]
      : []),
    ...(facts.online ? random.draw(lines(onlineDetails), random.whole(1, 2)) : []),
  ]
  const parts = [
    intro,
    tasks,
    random.pick(lines(whomItIsFor[facts.difficulty])),
    where.map((line) => phrase(line, random, {})).join(' '),
    random.draw(lines(houseRules), random.whole(2, 4)).join(' '),
    facts.tba ? 'Dates will be announced; register your interest to be told first.' : '',
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

/** An edition that names its place takes place there. */
const modeOf = (edition: string, random: Random) => {
  if (edition === 'Online') return 'online'
  if (edition.includes('{city}')) return random.weighted({ offline: 66, hybrid: 34 })
  return random.weighted({ online: 62, offline: 24, hybrid: 14 })
}

/** Makes hackathon number `at` of one seed and one day. */
export const createHackathonMaker = (
  seed: number,
  calendar: Calendar,
  organisations: readonly Organisation[],
): ((at: number) => Listing) => {
  return (at) => {
    const random = createRandom(`${seed} hackathon ${at}`)
    const topic = hackathonTopics[at % hackathonTopics.length] as HackathonTopic
    const hosts = alternatives(topic.organisers)
    const organisation = random.pick(organisations.filter(({ industry }) => hosts.includes(industry)))
    const place = random.chance(0.5) ? organisation.home : random.pick(weightedPlaces)
    const city = place.city.split(',')[0] ?? place.city
    const round = Math.floor(at / hackathonTopics.length)
    const names = alternatives(topic.names)
    const name = names[round % names.length] as string
    const editionOrder = createRandom(`${seed} editions of ${name}`).draw(
      alternatives(editions),
      alternatives(editions).length,
    )
    const wanted = editionOrder[Math.floor(round / names.length) % editionOrder.length] as string
    const mode = modeOf(wanted, random)
    const difficulty =
      topic.beginnersOnly === true ? 'beginner' : random.weighted({ beginner: 40, intermediate: 41, advanced: 19 })
    const stage = random.weighted(stageWeights)
    const length = random.pick(mode === 'online' ? lengths : lengths.slice(0, 5))
    const zone = random.chance(0.25) ? 'AoE' : place.zone
    const schedule = scheduleOf(stage, length.days, calendar, zone, random)
    const start = new Date(schedule.starts ?? calendar.instant(120))
    const edition = phrase(wanted, random, {
      year: String(start.getUTCFullYear()),
      season: seasonOf(start),
      city,
      number: String(random.whole(2, 14)),
    })
    const prize = prizeText(random)
    const workplace = mode === 'online' ? 'remote' : mode === 'hybrid' ? 'hybrid' : 'on-site'
    return {
      id: `sample-hackathon-${String(at + 1).padStart(4, '0')}`,
      kind: 'hackathon',
      title: `${name} ${edition}`,
      company: organisation.name,
      location: mode === 'online' ? 'Online' : mode === 'hybrid' ? `${place.city} / Online` : place.city,
      workplace,
      ...(mode === 'online' ? {} : statedPlaces(place.city, workplace)),
      ...(random.chance(0.9) ? { difficulty } : {}),
      description: describe(
        topic,
        {
          organisation,
          online: mode !== 'offline',
          onSite: mode !== 'online',
          difficulty,
          tba: stage === 'tba',
          length: length.text,
          city,
        },
        random,
      ),
      themes: random.draw(alternatives(topic.themes), random.whole(2, 6)),
      ...(prize === undefined ? {} : { prize }),
      ...(random.chance(0.9) ? { teamSize: teamText(random) } : {}),
      duration: length.text,
      url: '#',
      source: sampleSourceName,
      ...schedule,
    }
  }
}
