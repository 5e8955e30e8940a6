import type { DatePoint, DateSpan } from '@scry/vocabulary/dates'
import { fieldOfWork } from '@scry/vocabulary/fields-of-work'
import { isInternshipTitle, levelOfTitle, looksLikeTitle, type TitleLevel } from '@scry/vocabulary/titles'

export type ExperienceLevel = 'entry' | 'junior' | 'mid' | 'senior'

const monthOf = (point: DatePoint, fallback: number) => point.year * 12 + (point.month ?? fallback) - 1

/** Months covered by at least one of the spans; time that two of them share counts once. `now` closes open ranges. */
export function coveredMonths(spans: readonly DateSpan[], now: DatePoint): number {
  const ranges: [number, number][] = []
  for (const span of spans) {
    const from = span.startPoint
    const to = span.present ? now : span.endPoint
    if (!to) continue
    if (!from) {
      if (span.isRange || to.month === null) continue
      ranges.push([monthOf(to, 1), monthOf(to, 1) + 1])
      continue
    }
    const start = monthOf(from, 1)
    const yearsOnly = from.month === null && to.month === null
    const end = yearsOnly && !span.present ? (to.year === from.year ? start + 6 : to.year * 12) : monthOf(to, 12) + 1
    if (end > start && end - start <= 60 * 12) ranges.push([start, end])
  }
  ranges.sort((a, b) => a[0] - b[0])
  let total = 0
  let until = Number.NEGATIVE_INFINITY
  for (const [start, end] of ranges) {
    const from = Math.max(start, until)
    if (end > from) total += end - from
    until = Math.max(until, end)
  }
  return total
}

/** The length of one span in words, as '1 year 4 months'; null when an end is unknown. */
export function durationOf(span: DateSpan | null, now: DatePoint): string | null {
  if (!span?.isRange) return null
  const months = coveredMonths([span], now)
  if (months <= 0) return null
  const years = Math.floor(months / 12)
  const rest = months % 12
  const part = (count: number, word: string) => (count === 0 ? '' : `${count} ${word}${count === 1 ? '' : 's'}`)
  return [part(years, 'year'), part(rest, 'month')].filter(Boolean).join(' ')
}

const learning =
  /(?<!\p{L})(?:intern|internship|trainee|apprentice|student|ambassador|teaching assistant|research assistant|graduate assistant|undergraduate|volunteer|tutor|ta|ra|co-?op|practicum|externship|stagiaire|alternant|praktikant(?:in)?|werkstudent(?:in)?|auszubildende|becari[oa]|practicante|estagiári[oa]|tirocinante|stagista|stagiair|stażyst(?:a|ka)|praktykant(?:ka)?|stajyer[i]?)(?!\p{L})|实习|實習|インターン|인턴|इंटर्न|प्रशिक्षु/iu

/** True for positions held while learning the trade: they show experience but no seniority. */
function isLearningRole(position: string): boolean {
  return learning.test(position)
}

/** The month that 'present' meant when the document was made: never later than today, never before a job began. */
export function presentOf(
  spans: readonly DateSpan[],
  created: { readonly year: number; readonly month: number } | null | undefined,
  today: DatePoint,
): DatePoint {
  if (!created || monthOf(created, 1) >= monthOf(today, 12)) return today
  const begun = spans.flatMap(({ startPoint, endPoint }) => [startPoint, endPoint]).filter((point) => point !== null)
  return begun.some((point) => monthOf(point, 1) > monthOf(created, 1)) ? today : created
}

/** A job whose whole time lies inside the time of a study was held as a student; of a year alone any month may be meant. */
export function heldAsStudent(job: DateSpan, studies: readonly (DateSpan | null)[], now: DatePoint): boolean {
  const from = job.startPoint ?? job.endPoint
  const to = job.present ? now : job.endPoint
  if (!from || !to) return false
  return studies.some((study) => {
    const until = study?.present ? now : study?.endPoint
    if (!study?.startPoint || !until) return false
    return monthOf(from, 1) >= monthOf(study.startPoint, 1) && monthOf(to, 1) <= monthOf(until, 12)
  })
}

/** What somebody looks for, up to the word for a job: 'looking for a full-time junior analyst role'. */
const aim = new RegExp(
  String.raw`(?<!\p{L})(?:looking for|seek(?:ing|s)?|in search of|search(?:ing)? for|hoping for|busc(?:o|ando|a)|auf der suche nach|suche|(?:à la )?recherche|cerco|in cerca di|procuro|busca|op zoek naar|szukam|poszukuję)` +
    String.raw`\s+((?:[^\s.;!?]+\s+){0,7}?)` +
    String.raw`(?:roles?|positions?|jobs?|posts?|opportunit(?:y|ies)|employment|internships?|placements?|schemes?|puestos?|empleo|trabajo|prácticas|stelle|position|praktikum|poste|emploi|stage|posizione|lavoro|tirocinio|vaga|emprego|estágio|functie|baan|stanowiska?|pracy|stażu)(?!\p{L})`,
  'iu',
)

/** The level of the job a summary says it looks for, where that is a beginner's; null when it says none. */
export function soughtLevel(summary: string): 'entry' | 'junior' | null {
  const found = aim.exec(summary)
  if (!found) return null
  if (isInternshipTitle(found[0])) return 'entry'
  const level = levelOfTitle(found[1] ?? '')
  return level === 'junior' || level === 'entry' ? level : null
}

/** Roles in which a trade is begun; a teaching assistant or an intern may be long at home in theirs. */
const beginner = /(?<!\p{L})(?:apprentice|trainee|auszubildende[rn]?|apprentie?|aprendiz)(?!\p{L})/iu

/** Whether somebody who now begins a trade held a job in another one: its years make nobody senior in the new one. */
export function isOfFormerTrade(position: string, newest: string): boolean {
  const level = levelOfTitle(newest)
  if (!beginner.test(newest) && level !== 'junior' && level !== 'entry') return false
  const [then, now] = [fieldOfWork(position), fieldOfWork(newest)]
  return then !== undefined && now !== undefined && then !== now
}

/** The place of the job that ended last, the first of several; -1 without dated ones. */
export function newestOf(spans: readonly (DateSpan | null)[], now: DatePoint): number {
  const ends = spans.map((span) => {
    const end = span?.present ? now : span?.endPoint
    return end ? monthOf(end, 12) : Number.NEGATIVE_INFINITY
  })
  const last = Math.max(...ends, Number.MIN_SAFE_INTEGER)
  return ends.indexOf(last)
}

const standsAsTitle = (text: string): boolean => text.length <= 60 && looksLikeTitle(text) >= 0.6

/** The level of a junior job that stands as a title below the name; years of work tell more than 'Graduate' does. */
function headlineLevel(texts: readonly string[]): 'junior' | null {
  return texts.some((text) => standsAsTitle(text) && levelOfTitle(text) === 'junior') ? 'junior' : null
}

/** Fields between which people move without beginning anew. */
const kin = [
  'software data it design engineering science',
  'marketing sales media design',
  'health dentistry pharmacy veterinary social education science',
  'construction architecture engineering trades',
  'finance law public social',
  'business finance sales marketing media law public logistics',
  'hospitality sales logistics trades agriculture',
].map((fields) => new Set(fields.split(' ')))

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
const sharesWord = (a: string, b: string) => wordsOf(a).some((word) => wordsOf(b).includes(word))

/** Junior where a title below the name is of another known field than every job held; null elsewhere. */
export function newTradeLevel(texts: readonly string[], positions: readonly string[]): 'junior' | null {
  const title = texts.find(standsAsTitle) ?? ''
  const sought = fieldOfWork(title)
  const states = levelOfTitle(title) !== null
  if (sought === undefined || sought === 'business' || states || positions.length === 0) return null
  const isOther = (position: string) => {
    const held = fieldOfWork(position)
    // 'Business Analyst' is near 'Data Analyst', 'Office Clerk' is not.
    if (held === undefined || held === sought || (held === 'business' && sharesWord(title, position))) return false
    return !kin.some((fields) => fields.has(held) && fields.has(sought))
  }
  return positions.every(isOther) ? 'junior' : null
}

/** What a resume says of somebody's way. */
export interface Career {
  /** Months of dated work, without what was done as a student, to learn, or in a trade that was left. */
  readonly months: number
  readonly hasJobs: boolean
  readonly hasStudies: boolean
  readonly studiesNow: boolean
  /** Levels of the titles of that work, the newest job's first. */
  readonly titles: readonly (TitleLevel | null)[]
  /** The beginner's job that somebody looks for. */
  readonly sought: ExperienceLevel | null
}

/** The level is that of the first row that holds. */
const table: readonly (readonly [ExperienceLevel | null, (career: Career) => boolean])[] = [
  [null, ({ hasJobs, hasStudies }) => !hasJobs && !hasStudies],
  ['entry', ({ months, sought }) => months <= 12 || sought === 'entry'],
  ['junior', ({ sought }) => sought === 'junior'],
  ['senior', ({ months, titles: [newest] }) => newest === 'lead' && months >= 36],
  ['junior', ({ months }) => months <= 36],
  ['senior', ({ months, titles }) => titles.includes('lead') && months >= 48],
  ['senior', ({ months, titles: [newest] }) => newest === 'senior' && months >= 72],
  ['junior', ({ months, studiesNow }) => studiesNow && months < 60],
  ['senior', ({ months }) => months >= 96],
  ['mid', () => true],
]

export const levelOf = (career: Career): ExperienceLevel | null => table.find(([, holds]) => holds(career))?.[0] ?? null

const isOpen = (span: DateSpan | null, now: DatePoint): boolean =>
  span !== null && (span.present || (span.endPoint !== null && monthOf(span.endPoint, 12) > monthOf(now, 1)))

/** Reads a career from what was read of jobs and studies, and from the texts that may name the job somebody wants. */
export function careerOf(
  jobs: readonly { readonly title: string; readonly span: DateSpan | null }[],
  studies: readonly (DateSpan | null)[],
  wants: { readonly summary: string; readonly headlines: readonly string[] },
  now: DatePoint,
): Career {
  const newest =
    jobs[
      newestOf(
        jobs.map(({ span }) => span),
        now,
      )
    ]?.title ?? ''
  const worked = jobs.filter(
    ({ title, span }) => span !== null && !isLearningRole(title) && !heldAsStudent(span, studies, now),
  )
  const counted = worked.filter(({ title }) => !isOfFormerTrade(title, newest))
  const last =
    counted[
      newestOf(
        counted.map(({ span }) => span),
        now,
      )
    ]
  const titles = [last, ...counted].map((job) => levelOfTitle(job?.title ?? ''))
  const { summary, headlines } = wants
  return {
    months: coveredMonths(
      counted.flatMap(({ span }) => span ?? []),
      now,
    ),
    hasJobs: jobs.length > 0,
    hasStudies: studies.length > 0,
    studiesNow: studies.some((span) => isOpen(span, now)),
    titles,
    sought:
      soughtLevel(summary) ??
      headlineLevel(headlines) ??
      newTradeLevel(
        headlines,
        jobs.map(({ title }) => title),
      ),
  }
}
