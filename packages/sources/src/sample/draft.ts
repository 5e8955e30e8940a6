import type { JobFacts } from './job-facts.ts'
import { lowerFirst, mendArticles, phrase } from './phrase.ts'
import type { Random } from './random.ts'
import { askLines, niceLines } from './requirement-lines.ts'
import { wording } from './wording.ts'

/** The pieces of a description before a structure puts them in order. Bullets carry no full stop. */
export type Draft = {
  about: string
  opening: string
  duties: string[]
  asks: string[]
  nice: string[]
  offer: string[]
  /** Sentences on pay, hours, duration, place; possibly none. */
  terms: string[]
  apply: string
  fairness: string | undefined
  closing: string
  formal: boolean
}

/** What is not given to somebody who is new to the work. */
const forTheExperienced =
  /^(?:Guide|Train|Supervise|Mentor|Coach|Lead|Teach|Hire)\b.*\b(?:apprentices|students|interns|colleagues|newcomers|helpers|juniors|staff|technicians|volunteers|assistants|trainees|residents)\b|\bon-call\b|emergency rota/

const dutyLines = (facts: JobFacts, random: Random): string[] => {
  const count = random.pick([4, 5, 5, 6, 6, 7, 8])
  const own = random
    .draw(
      facts.type === 'internship'
        ? facts.terms.duties.filter((duty) => !forTheExperienced.test(duty))
        : facts.terms.duties,
      count,
    )
    .map((template) => phrase(template, random, facts.slots))
  if (facts.type === 'internship') {
    const softened = own.map((duty, at) =>
      at > 0 && !duty.startsWith('Help') && random.chance(0.3)
        ? `${random.pick(['Help ', 'Help us ', 'Learn to '])}${lowerFirst(duty)}`
        : duty,
    )
    return [
      ...softened,
      ...random.draw(wording.learningDuties, random.whole(0, 2)).map((duty) => phrase(duty, random, {})),
    ]
  }
  if (facts.level === 'senior' || facts.level === 'lead') {
    const leading = random.draw(wording.leadingDuties, facts.level === 'lead' ? random.whole(2, 4) : random.whole(0, 2))
    return [...own, ...leading.map((duty) => phrase(duty, random, {}))]
  }
  return own
}

/** What is paid, for how many hours and for how long. */
const payLines = (facts: JobFacts, random: Random): string[] => {
  const terms: string[] = []
  if (facts.salary !== undefined && random.chance(0.5)) {
    const stated = /^(?:Unpaid|Course|Stipend|One-time)/.test(facts.salary)
    terms.push(
      stated
        ? `${facts.salary}.`
        : random.pick([
            `Pay: ${facts.salary}.`,
            `We pay ${facts.salary}, depending on experience.`,
            `The pay range is ${facts.salary}.`,
            `Compensation: ${facts.salary}.`,
          ]),
    )
  }
  if (facts.hoursPerWeek !== undefined) {
    const hours = facts.hoursPerWeek
    terms.push(
      random.pick([
        `${hours} hours a week.`,
        `Around ${hours} hours per week, on fixed days.`,
        `${hours} to ${hours + 4} hours a week${facts.occupation.place === 'site' ? ', including some weekends' : ''}.`,
        `Part-time, ${hours} hours.`,
      ]),
    )
  }
  if (facts.duration !== undefined && random.chance(0.7)) {
    terms.push(
      facts.type === 'internship'
        ? random.pick([
            `Duration: ${facts.duration}.`,
            `Length: ${facts.duration}, starting in ${facts.season}.`,
            `Start: ${facts.season}. Duration: ${facts.duration}.`,
          ])
        : `Term: ${facts.duration}.`,
    )
  }
  return terms
}

const termLines = (facts: JobFacts, random: Random): string[] => {
  const { workplace, place, organisation } = facts
  const city = place.city.split(',')[0] ?? place.city
  const terms = payLines(facts, random)
  if (workplace === 'hybrid' && random.chance(0.7))
    terms.push(
      random.pick([
        `${random.pick(['Two', 'Three'])} days a week in our ${city} office, the rest from home.`,
        `Hybrid: we meet in ${city} on Tuesdays and Thursdays.`,
        `You can work from home up to half of the week.`,
      ]),
    )
  if (workplace === 'remote' && random.chance(0.7))
    terms.push(
      random.pick([
        `Fully remote; we meet in person twice a year.`,
        `Remote work from anywhere in ${place.country.rightToWorkIn}.`,
        `You work from home and overlap with ${city} hours for at least four hours a day.`,
      ]),
    )
  if (workplace === 'on-site' && facts.occupation.place !== 'site' && random.chance(0.25))
    terms.push(`This role is on site in ${city}.`)
  if (random.chance(0.12))
    terms.push(
      random.pick([
        `You need the right to work in ${place.country.rightToWorkIn}.`,
        `We cannot sponsor visas for this position.`,
        `Visa sponsorship is possible.`,
      ]),
    )
  if (organisation.staff > 250 && facts.level !== 'entry' && random.chance(0.1))
    terms.push('Some travel between our sites, about one week in six.')
  return terms
}

/** The month a regular job starts in, in words. */
const startWords = (facts: JobFacts, random: Random): string =>
  random.pick(['immediately', 'as soon as possible', `in ${facts.season.toLowerCase()}`, 'at a date that suits you'])

export const createDraft = (facts: JobFacts, random: Random): Draft => {
  const { organisation, occupation, place, type } = facts
  const city = place.city.split(',')[0] ?? place.city
  const slots = {
    org: organisation.name,
    city,
    team: phrase(random.pick(facts.terms.team), random, facts.slots),
    a_title: mendArticles(`a ${facts.role}`),
    start: startWords(facts, random),
    country: place.country.rightToWorkIn,
  }
  const say = (choices: readonly string[]): string => phrase(random.pick(choices), random, slots)
  const fit = { abroad: place.country.key !== 'US', place: occupation.place }
  const isInternship = type === 'internship'
  const base = say(isInternship ? wording.internOpenings : wording.openings)
  const welcomesNew = facts.level === 'entry' && !isInternship && random.chance(0.4)
  const benefits = (
    isInternship ? wording.internBenefits : type === 'part-time' ? wording.partTimeBenefits : wording.regularBenefits
  )(fit)
  const sentences = organisation.about.split(/(?<=\.) (?=[A-Z0-9])/)
  const about = random.chance(0.5) ? organisation.about : sentences.slice(0, random.whole(1, 3)).join(' ')
  return {
    about,
    opening: welcomesNew ? `${base} ${say(wording.entryOpenings)}` : base,
    duties: dutyLines(facts, random),
    asks: askLines(facts, random),
    nice: niceLines(facts, random),
    offer:
      type === 'contract' || random.chance(0.15)
        ? []
        : random.draw(benefits, random.whole(2, 6)).map((line) => phrase(line, random, slots)),
    terms: termLines(facts, random),
    apply: say(wording.applying),
    fairness: random.chance(0.4) ? say(wording.fairness(fit)) : undefined,
    closing: say(wording.formalClosings),
    formal: organisation.tone === 'formal',
  }
}
