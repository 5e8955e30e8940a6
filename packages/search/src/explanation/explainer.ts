import type { Match, MatchContribution } from '@scry/contracts/match'
import { listedLanguage } from '@scry/vocabulary/language-demand'
import type { Standing } from '@scry/vocabulary/skill-standing'
import { findSkill } from '@scry/vocabulary/skills'
import { fitLines, timeLines } from '../factors/fit-lines.ts'
import { experiencePoints, shownPoints } from '../factors/fit-points.ts'
import type { Line } from '../factors/line.ts'
import { type ListingReading, ListingReadings } from '../factors/listing-reading.ts'
import { interestPoints, type RecommendPlan, relevancePoints, type WeightedTerm } from '../factors/recommend-plan.ts'
import type { ListingText } from '../listing-input.ts'
import type { Documents } from '../store/documents.ts'
import type { TermDictionary, TermId } from '../store/term-dictionary.ts'
import { type ProfilePlace, profilePointers, titlePointer, titlePointers } from '../terms/pointers.ts'
import { isChoice, isWanted, pointersAt } from '../terms/skill-mentions.ts'
import { bandOf, isBar } from './bands.ts'

const shownGaps = 3
/** Lines that speak of what the person can do. */
const speaksForWork = (line: Line): boolean =>
  line.factor === 'skills' || line.factor === 'wording' || (line.factor === 'occupation' && !line.near)

/** A line whose points are its share of a common sum of impacts. */
interface Shared {
  line: Line
  share: number
}

/** A skill that was not found. `share`: what it would add to the sum of impacts; the skills near it would add more. */
interface Gap {
  line: Omit<Extract<Line, { factor: 'gap' }>, 'adds'>
  rank: number
  share: number
}

/** What each term of a document adds to its relevance. */
type Impacts = ReadonlyMap<TermId, number>

/** Writes out why a document has its score, from the same impacts that ranked it. */
export class Explainer {
  private readonly documents: Documents
  private readonly dictionary: TermDictionary
  private readonly readings = new ListingReadings()

  constructor(documents: Documents, dictionary: TermDictionary) {
    this.documents = documents
    this.dictionary = dictionary
  }

  /** `listing` is undefined when its text is not at hand; pointers into it are then left out. `now` in milliseconds. */
  explain(document: number, plan: RecommendPlan, listing: ListingText | undefined, now: number): Match {
    const reading = listing && this.readings.of(listing)
    const impacts = this.impactsOf(document)
    const said = [
      ...this.relevanceLines(document, plan, impacts, reading),
      ...this.interestLines(plan, impacts, reading),
      ...fitLines(this.documents, document, plan, reading),
      ...timeLines(this.documents, document, plan, now),
    ]
    const lines = [...said, ...floorLines(said)]
    const contributions = lines.map(
      ({ thousandths, profile = [], listing = [], ...said }): MatchContribution => ({
        ...said,
        points: shownPoints(thousandths),
        profile: said.kind === 'unknown' ? [] : profile,
        listing,
      }),
    )
    const score = shownPoints(sumOf(lines))
    const skills = this.documents.skillsOf(document)
    const enough = plan.own.length > 0 && (skills.length > 0 || plan.titles.size > 0)
    const sharesNone =
      skills.length > 0 &&
      !this.isEvent(document) &&
      !lines.some((line) => line.kind === 'reason' && speaksForWork(line)) &&
      !skills.some(({ term }) => plan.studied.has(this.dictionary.keyOf(term)))
    const isShort = experiencePoints(plan.capacityFor(document), this.documents.yearsOf(document)) <= -8_000
    return { score, band: bandOf(score, { enough, isShort, isBarred: lines.some(isBar), sharesNone }), contributions }
  }

  private impactsOf(document: number): Impacts {
    const impacts = new Map<TermId, number>()
    this.documents.forEachTerm(document, (term, impact) => impacts.set(term, impact))
    return impacts
  }

  private isEvent(document: number): boolean {
    const { kind } = this.documents.facets
    return kind.values[kind.codes[document] ?? 0] === 'hackathon'
  }

  private relevanceLines(
    document: number,
    plan: RecommendPlan,
    impacts: Impacts,
    reading: ListingReading | undefined,
  ): Line[] {
    const skills = this.skillLines(document, plan, impacts, reading)
    const field = this.termLine(impacts, plan.titles, 'field', plan, reading)
    const wording = this.termLine(impacts, plan.wordings, 'wording', plan, reading)
    const occupation = occupationLine(impacts, plan, reading)
    const reasons = [
      ...(occupation === undefined ? [] : [occupation]),
      ...skills.reasons,
      ...(wording === undefined ? [] : [wording]),
      ...(field === undefined ? [] : [field]),
    ]
    divide(reasons, relevancePoints)
    const lines = reasons.map(({ line }) => line)
    const sum = reasons.reduce((total, { share }) => total + share, 0)
    const worth = ({ share }: Gap): number => shownPoints(relevancePoints(sum + share) - relevancePoints(sum))
    const gaps = skills.gaps
      .sort((left, right) => left.rank - right.rank || right.share - left.share)
      .flatMap((gap): Line[] => (worth(gap) > 0 ? [{ ...gap.line, adds: worth(gap) }] : []))
      .slice(0, shownGaps)
    return [...lines.sort((left, right) => right.thousandths - left.thousandths), ...skills.unknown, ...gaps]
  }

  private interestLines(plan: RecommendPlan, impacts: Impacts, reading: ListingReading | undefined): Line[] {
    const interest = this.termLine(impacts, plan.interests, 'interest', plan, reading)
    if (interest === undefined) return []
    interest.line.thousandths = interestPoints(interest.share)
    return [interest.line]
  }

  private skillLines(
    document: number,
    plan: RecommendPlan,
    impacts: Impacts,
    reading: ListingReading | undefined,
  ): { reasons: Shared[]; gaps: Gap[]; unknown: Line[] } {
    const without = (side: 'listing' | 'profile'): Line => ({
      ...{ factor: 'no-skills', side, thousandths: 0, kind: 'unknown' },
    })
    const skills = this.documents.skillsOf(document)
    if (skills.length === 0) return { reasons: [], gaps: [], unknown: [without('listing')] }
    if (plan.own.length === 0) return { reasons: [], gaps: [], unknown: [without('profile')] }
    const reasons: Shared[] = []
    const gaps: Gap[] = []
    const has = skills.filter(({ term }) => plan.has(term))
    // A theme or a format, such as 'Beginner Friendly', is no skill that a person lacks.
    const isEvent = this.isEvent(document)
    const own = new Set([...plan.studied, ...has.map(({ term }) => this.dictionary.keyOf(term))])
    for (const { term, nice } of skills) {
      const key = this.dictionary.keyOf(term)
      const name = this.dictionary.labelOf(term)
      const covered = plan.covered.get(term)
      if (covered === undefined && (plan.studied.has(key) || listedLanguage(name) !== undefined)) continue
      if (covered === undefined && reading && isChoice(reading.mentions, key, own)) continue
      const pointers = reading ? pointersAt(reading.mentions, key) : []
      if (covered === undefined && isEvent && !pointers.some(({ field }) => field === 'description')) continue
      if (covered === undefined) {
        if ((reading && !isWanted(reading.mentions, key)) || findSkill(name)?.kind === 'soft') continue
        const rank = rankOfGap(nice, reading?.mentions.standings.get(key) ?? 'asked')
        const share = plan.worthOf(term) * (impacts.get(term) ?? 0)
        gaps.push({
          line: { factor: 'gap', skill: name, nice, thousandths: 0, kind: 'gap', listing: pointers },
          rank,
          share,
        })
        continue
      }
      const line: Line = {
        factor: 'skills',
        skill: name,
        by: covered.by,
        own: covered.own.name,
        thousandths: 0,
        kind: 'reason',
        profile: profilePointers(plan.profile, covered.own),
        listing: pointers,
      }
      reasons.push({ line, share: covered.weight * (impacts.get(term) ?? 0) })
    }
    return { reasons, gaps, unknown: [] }
  }

  private termLine(
    impacts: Impacts,
    weights: Map<TermId, WeightedTerm>,
    factor: 'field' | 'wording' | 'interest',
    plan: RecommendPlan,
    reading: ListingReading | undefined,
  ): Shared | undefined {
    const found = [...weights.values()].flatMap((weighted) => {
      const impact = impacts.get(weighted.term) ?? 0
      return impact === 0 ? [] : [{ ...weighted, share: weighted.weight * impact }]
    })
    if (found.length === 0) return undefined
    found.sort((left, right) => right.share - left.share || this.dictionary.compareKeys(left.term, right.term))
    const keys = found.map(({ term }) => this.dictionary.keyOf(term))
    const stems = new Set(keys.flatMap((key) => (key.startsWith('^') ? [key.slice(1)] : [])))
    const named = keys.filter((key) => key.startsWith('#') || key.startsWith('~'))
    const pointers = reading
      ? [...titlePointers(reading.listing, stems), ...named.flatMap((key) => pointersAt(reading.mentions, key))]
      : []
    const line: Line = {
      factor,
      words: [...new Set(pointers.map(({ text }) => text))],
      thousandths: 0,
      kind: 'reason',
      profile: reasonsOf(found).flatMap((place) => profilePointers(plan.profile, place)),
      listing: pointers,
    }
    return { line, share: found.reduce((sum, { share }) => sum + share, 0) }
  }
}

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { thousandths }) => sum + thousandths, 0)

/** Where more speaks against a listing than for it, what brings the sum back to 0. */
const floorLines = (lines: readonly Line[]): Line[] => {
  const sum = sumOf(lines)
  return sum < 0 ? [{ factor: 'floor', thousandths: -sum, kind: 'reason' }] : []
}

/** That the title names an occupation of the person's, or one near it. */
const occupationLine = (
  impacts: Impacts,
  { occupations, profile }: RecommendPlan,
  reading: ListingReading | undefined,
): Shared | undefined => {
  for (const { term, weight, name, isNear, path } of occupations.values()) {
    const impact = impacts.get(term)
    if (impact === undefined) continue
    const line: Line = {
      factor: 'occupation',
      occupation: name,
      near: isNear,
      thousandths: 0,
      kind: 'reason',
      profile: profilePointers(profile, { path }),
      listing: reading ? [titlePointer(reading.listing, 0, reading.listing.title.length)] : [],
    }
    return { line, share: weight * impact }
  }
  return undefined
}

/** The order in which gaps are shown: what is asked for, what the work is done with, what would be nice. */
const rankOfGap = (nice: boolean, standing: Standing): number => (standing === 'used' ? 1 : nice ? 2 : 0)

/** A place whose words bring less than this of what the strongest brings is no reason beside it. */
const leastBeside = 0.5

/** Up to three places in the profile that speak for terms, by what they bring to all of them together. */
const reasonsOf = (terms: readonly (WeightedTerm & { share: number })[]): ProfilePlace[] => {
  const brought = new Map<string, { place: ProfilePlace; points: number }>()
  for (const { because, share } of terms) {
    for (const place of because) {
      const key = `${place.path} ${place.start}`
      brought.set(key, { place, points: (brought.get(key)?.points ?? 0) + share * place.part })
    }
  }
  const sorted = [...brought.values()].sort((left, right) => right.points - left.points)
  const least = leastBeside * (sorted[0]?.points ?? 0)
  return sorted.flatMap(({ place, points }) => (points >= least ? [place] : [])).slice(0, 3)
}

/** Divides the points of a sum among its parts in whole thousandths; what rounding leaves goes to the greatest. */
const divide = (parts: readonly Shared[], pointsOf: (sum: number) => number): void => {
  const sum = parts.reduce((total, { share }) => total + share, 0)
  if (sum === 0) return
  const points = pointsOf(sum)
  let left = points
  let greatest = parts[0]
  for (const part of parts) {
    part.line.thousandths = Math.floor((points * part.share) / sum)
    left -= part.line.thousandths
    if (part.share > (greatest?.share ?? 0)) greatest = part
  }
  if (greatest) greatest.line.thousandths += left
}
