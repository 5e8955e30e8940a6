import type { MatchPointer } from '@scry/contracts/match'
import { fieldsOfStudy } from '@scry/vocabulary/fields-of-study'
import { fieldOfWork } from '@scry/vocabulary/fields-of-work'
import { licensedBeyondBachelor } from '@scry/vocabulary/licenses'
import {
  fieldsOfOccupations,
  isNear,
  licensedOccupations,
  occupationsAfter,
  occupationsOfSubject,
  vocational,
} from '@scry/vocabulary/occupations'
import { findStudiesDemand } from '@scry/vocabulary/studies-demand'
import { occupations } from '@scry/vocabulary/titles'
import type { ListingText } from '../listing-input.ts'
import { type Bits, hasBit } from '../store/bits.ts'
import { descriptionPointer, profilePointers, titlePointer } from '../terms/pointers.ts'
import { fieldKey, occupationKey, studiesKey, unknownField } from '../terms/skill-keys.ts'
import { documentsWith, type Ground, hackathonsOf, none } from './ground.ts'
import { otherLicensesOf } from './licenses.ts'
import type { Line } from './line.ts'
import type { ListingReading } from './listing-reading.ts'
import { namelessTitles } from './own-titles.ts'
import type { PlaceJudge } from './place.ts'
import { isStudying, levelRank, type ProfileInput } from './profile-input.ts'

/** What a person brings to the listings of one field. */
export interface Capacity {
  /** As `levelRank`; undefined when not known. */
  rank: number | undefined
  /** Years of work; undefined when not known. */
  years: number | undefined
  /** Of a field in which the person has held no role: what fits there is no reason yet. */
  isOther?: boolean
  /** By its title it is none of the person's occupations. */
  isElsewhere?: boolean
}

type Other = Extract<Line, { factor: 'background' }>['other']

/** Points for a listing of a field in which the person has held no role. */
export const backgroundPoints = ({ isOther, isElsewhere }: Capacity): number =>
  isOther ? -17_000 : isElsewhere ? -9_000 : 0

/** Fields of work between which experience carries over, each way. */
const nearFields: Readonly<Record<string, string>> = {
  software: 'data it',
  data: 'software it science finance',
  it: 'software data',
  engineering: 'construction',
  architecture: 'construction design',
  construction: 'engineering trades architecture',
  trades: 'construction logistics agriculture',
  science: 'health pharmacy agriculture',
  health: 'science social',
  pharmacy: 'health science',
  dentistry: 'health',
  veterinary: 'agriculture science',
  social: 'health education',
  education: 'social',
  business: 'finance marketing sales logistics public hospitality',
  finance: 'business data',
  marketing: 'business sales media design',
  sales: 'business marketing hospitality',
  design: 'media marketing architecture',
  media: 'design marketing',
  law: 'public',
  public: 'law business',
  hospitality: 'business sales',
  logistics: 'business trades',
  agriculture: 'science trades',
}
const fields = [...new Set(occupations.map(({ field }) => field))].sort()
const carrying = new Map(Object.entries(nearFields).map(([from, near]) => [from, new Set(near.split(' '))]))
const carriesOver = (from: string, to: string): boolean => from === to || carrying.get(from)?.has(to) === true

/** Years of experience that a level stands for when nothing better is known, by rank. */
const yearsOfRank = [1, 2, 5, 12, 20]
/** Least and most years that fit a level, by rank: what a person says of their level outweighs what dates add up to. */
const leastYears = [0, 1, 3, 8, 8]
const mostYears = [1, 3, 8, 60, 60]

const rankOfYears = (years: number): number => (years < 1 ? 0 : years < 3 ? 1 : years < 8 ? 2 : 3)

/** What a level and the years of roles make of each other. */
const capacityOf = (rank: number | undefined, stated: number | undefined, worked: number | undefined): Capacity => {
  if (stated !== undefined) return { rank, years: stated }
  if (rank === undefined) return { rank, years: worked }
  const step = Math.floor(rank)
  const usual = yearsOfRank[step] ?? 0
  if (worked === undefined) return { rank, years: usual }
  return { rank, years: Math.min(mostYears[step] ?? 60, Math.max(leastYears[step] ?? 0, worked)) }
}

const isEqual = (one: Capacity, other: Capacity): boolean =>
  one.rank === other.rank && one.years === other.years && one.isOther === other.isOther

/** The fields that a subject makes a person at home in: of a vocational study those of the work that it leads to, too. */
const studiedFields = (subject: string, { degree }: ProfileInput): string[] => {
  const isVocational = degree !== undefined && degree !== null && degree <= vocational
  const led = isVocational ? fieldsOfOccupations(occupationsOfSubject(subject, degree)) : []
  return [...new Set([...fieldsOfStudy(subject), ...led])]
}

/** As in `degrees.ts`. */
const bachelor = 3

/** Which listings name an occupation of the person's in their title, and which need a license of others. */
class OccupationSets {
  private readonly isKnown: boolean
  private readonly likely: Bits
  private readonly own: Bits
  private readonly otherLicenses: Bits
  private readonly namedLicenses: Bits
  private readonly ownLicenses: Bits
  private readonly licensesAhead: Bits
  private readonly hackathons: Bits

  constructor(ground: Ground) {
    const { titles, subjects, degree } = ground.profile
    const studied = (subjects ?? []).flatMap((subject) => occupationsOfSubject(subject, degree))
    const all = [...(titles ?? []).flatMap(occupationsAfter), ...studied]
    const likely = new Set(all.map(({ name }) => name))
    const nameless = namelessTitles(ground).map(({ term }) => ground.dictionary.keyOf(term))
    const withAny = (names: readonly string[], keys: readonly string[] = []): Bits =>
      documentsWith([...names.map(occupationKey), ...keys], ground)
    // What is not known lowers nothing: a word of a title tells other work where no study beside it is left unknown.
    const isStudyKnown = (subjects ?? []).every((subject) => occupationsOfSubject(subject, degree).length > 0)
    this.isKnown = likely.size > 0 || (nameless.length > 0 && isStudyKnown)
    this.likely = withAny([...likely], nameless)
    const home = new Set(all.flatMap(({ name, share }) => (isNear(share) ? [] : [name])))
    this.own = withAny([...home], nameless)
    const held = new Set(
      (titles ?? []).flatMap(occupationsAfter).flatMap(({ name, share }) => (isNear(share) ? [] : [name])),
    )
    const isAhead = isStudying(ground.profile, ground.now) || (degree ?? 0) > bachelor
    const isLedTo = (name: string): boolean => isAhead || held.has(name) || !licensedBeyondBachelor.has(name)
    const licenses = licensedOccupations.filter((name) => likely.has(name) && isLedTo(name))
    this.ownLicenses = withAny(licenses)
    this.licensesAhead = withAny(licenses.filter((name) => !held.has(name)))
    this.otherLicenses = !this.isKnown ? none : withAny(licensedOccupations.filter((name) => !licenses.includes(name)))
    this.namedLicenses = this.isKnown ? otherLicensesOf(ground, home) : none
    this.hackathons = hackathonsOf(ground)
  }

  /**
   * Whether a job's title names none of the person's occupations. What theirs only lead into is none of them where they
   * would have to move to another country for it. A hackathon is open to all.
   */
  isElse(document: number, isFar: boolean): boolean {
    const theirs = isFar ? this.own : this.likely
    return this.isKnown && !hasBit(theirs, document) && !hasBit(this.hackathons, document)
  }

  /** Whether its work needs a license that nothing in the profile leads to. */
  isLicensedElse(document: number): boolean {
    return hasBit(this.otherLicenses, document) || hasBit(this.namedLicenses, document)
  }

  /** Whether its work needs a license that the person has done no work with yet. */
  isLicenseAhead(document: number): boolean {
    return hasBit(this.licensesAhead, document)
  }

  /** Whether its work needs a license, which is one of its country. */
  isLicensed(document: number): boolean {
    return hasBit(this.ownLicenses, document)
  }
}

/**
 * What a person brings to each listing. Roles count where their field carries over: years of teaching make nobody a
 * senior developer. A level is only ever lowered by this, and only when the months of all roles are known. Titles and
 * listings of no known field count everywhere.
 */
export class Background {
  /**
   * One for the person's own fields first, then one for each group of other fields; then the same for titles that name
   * none of the person's occupations; then for work that is not theirs whatever its field: it needs another license, or asks
   * for students of other subjects.
   */
  readonly all: readonly Capacity[]
  private readonly sets: readonly Bits[]
  private readonly rest: number
  /** So many of `all` are by the field of the title alone. */
  readonly ofTitles: number
  /** Internships that ask for students of some subject, and of one near the person's own. */
  private readonly askedStudies: Bits
  private readonly ownStudies: Bits
  private readonly occupations: OccupationSets
  private readonly places: PlaceJudge
  private readonly profile: ProfileInput
  private readonly points: readonly number[]

  constructor(ground: Ground, places: PlaceJudge) {
    const { profile, now } = ground
    this.profile = profile
    this.places = places
    const named = levelRank(profile.level)
    const rank = named !== undefined && isStudying(profile, now) ? Math.max(0, named - 1) : named
    const stated = profile.years ?? undefined
    const held = (profile.titles ?? []).map((title, at) => ({
      field: fieldOfWork(title),
      months: profile.titleMonths?.[at] ?? undefined,
    }))
    // Whoever studied a field is at home in it, without a month of work. A subject of no known field says nothing.
    const studied = (profile.subjects ?? []).flatMap((subject) =>
      studiedFields(subject, profile).map((field) => ({ field, months: 0 })),
    )
    const roles = [...held, ...studied]
    const dated = held.length > 0 && roles.every(({ months }) => months !== undefined)
    const inField = (field: string) =>
      roles.filter((role) => role.field === undefined || carriesOver(role.field, field))
    const yearsOf = (some: typeof roles): number => some.reduce((total, { months }) => total + (months ?? 0), 0) / 12
    const known = roles.flatMap((role) => role.field ?? [])
    const own = capacityOf(rank, stated, dated ? yearsOf(roles) : undefined)
    const all = [own]
    const members: string[][] = [[unknownField]]
    for (const field of roles.length === 0 ? [] : fields) {
      const near = inField(field)
      const isOther = known.length > 0 && !known.some((own) => carriesOver(own, field))
      const years = yearsOf(near)
      const lower = dated && rank !== undefined ? Math.min(rank, rankOfYears(years)) : rank
      const isOfField = dated && stated === undefined
      const isLower = lower !== undefined && rank !== undefined && lower < rank
      const capacity: Capacity = {
        ...(isOfField || isLower ? capacityOf(lower, undefined, years) : own),
        ...(isOther && { isOther }),
      }
      const same = all.findIndex((one) => isEqual(one, capacity))
      if (same >= 0) members[same]?.push(field)
      else {
        all.push(capacity)
        members.push([field])
      }
    }
    this.ofTitles = all.length
    const subjects = studied.map(({ field }) => field)
    const internshipsOf = (some: readonly string[]): Bits => documentsWith(some.map(studiesKey), ground)
    this.askedStudies = subjects.length === 0 ? none : internshipsOf(fields)
    this.ownStudies =
      subjects.length === 0
        ? none
        : internshipsOf(fields.filter((field) => subjects.some((own) => carriesOver(own, field))))
    this.occupations = new OccupationSets(ground)
    this.all = [
      ...all,
      ...all.map((one) => ({ ...one, isElsewhere: true })),
      ...all.map((one) => ({ ...one, isOther: true })),
    ]
    this.rest = members.reduce((most, group, at) => (group.length > (members[most]?.length ?? 0) ? at : most), 0)
    this.sets =
      all.length === 1
        ? []
        : members.map((group, at) => (at === this.rest ? none : documentsWith(group.map(fieldKey), ground)))
    this.points = this.all.map(backgroundPoints)
  }

  /** Whether a document asks for students of other subjects than the person's. */
  private isOfOtherStudies(document: number): boolean {
    return hasBit(this.askedStudies, document) && !hasBit(this.ownStudies, document)
  }

  /** Whether a document's work needs the license of another country than the person's; those of the European Union are good in all of it. */
  private isOfLicenseAbroad(document: number): boolean {
    return this.occupations.isLicensed(document) && this.places.isFar(document)
  }

  /** Whether a document's work needs a license that the person may be studying for. */
  isLicenseAhead(document: number): boolean {
    return this.occupations.isLicenseAhead(document)
  }

  /** Which of `all` a document meets. */
  of(document: number): number {
    const ofTitle = this.ofTitle(document)
    if (
      this.isOfOtherStudies(document) ||
      this.occupations.isLicensedElse(document) ||
      this.isOfLicenseAbroad(document)
    )
      return ofTitle + 2 * this.ofTitles
    const isElse = this.occupations.isElse(document, this.places.isFar(document))
    return isElse ? ofTitle + this.ofTitles : ofTitle
  }

  private ofTitle(document: number): number {
    for (let at = 0; at < this.sets.length; at += 1) {
      const set = this.sets[at] as Bits
      if (set.length > 0 && hasBit(set, document)) return at
    }
    return this.sets.length === 0 ? 0 : this.rest
  }

  capacityFor(document: number): Capacity {
    return this.all[this.of(document)] as Capacity
  }

  /** What of a document is not the person's; undefined where nothing is another's. */
  otherThan(document: number): Other | undefined {
    const at = this.of(document)
    return this.pointsOf(at) === 0 ? undefined : this.otherOf(document, at)
  }

  /** Points of listings that are met with the capacity `at`. */
  pointsOf(at: number): number {
    return this.points[at] as number
  }

  lines(document: number, reading: ListingReading | undefined): Line[] {
    const at = this.of(document)
    const thousandths = this.pointsOf(at)
    if (thousandths === 0) return []
    const other = this.otherOf(document, at)
    const isStudies = other === 'studies'
    const titled = reading ? [titlePointer(reading.listing, 0, reading.listing.title.length)] : []
    return [
      {
        factor: 'background',
        other,
        thousandths,
        kind: 'gap',
        profile: profilePointers(this.profile, { path: isStudies ? 'subjects.0' : 'titles.0' }),
        listing: isStudies ? (reading?.of(studiesIn) ?? []) : titled,
      },
    ]
  }

  private otherOf(document: number, at: number): Other {
    if (this.isOfOtherStudies(document)) return 'studies'
    if (this.occupations.isLicensedElse(document)) return 'license'
    if (this.isOfLicenseAbroad(document)) return 'license-abroad'
    return this.all[at]?.isOther ? 'field' : 'occupation'
  }
}

/** What a person may lack that makes a listing one of another field. */
export const otherFields: ReadonlySet<string> = new Set(['field', 'studies', 'license'])

/** Where students of a subject are asked for. */
const studiesIn = (listing: ListingText): MatchPointer[] => {
  const demand = findStudiesDemand(listing.description ?? '')
  return demand ? [descriptionPointer(listing, demand.start, demand.end)] : []
}
