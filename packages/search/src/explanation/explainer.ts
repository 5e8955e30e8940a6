import type { Match, MatchContribution } from '@scry/contracts/match'
import { interestLines } from '../factors/interests.ts'
import type { Impacts, Line, Shared } from '../factors/line.ts'
import { type ListingReading, ListingReadings } from '../factors/listing-reading.ts'
import { relevancePoints, shownPoints } from '../factors/points.ts'
import type { ProfileInput } from '../factors/profile-input.ts'
import type { RecommendPlan } from '../factors/recommend-plan.ts'
import type { Gap } from '../factors/skills.ts'
import type { ListingText } from '../listing-input.ts'
import type { Documents } from '../store/documents.ts'
import { remember } from '../store/remember.ts'
import { demandSentences } from '../terms/demand-sentences.ts'
import { type Answer, bestAnswer, type Deed, deedsOf, matchAnswer } from './answers.ts'

const shownGaps = 3

/** The deeds of so many people are kept. */
const keptDeeds = 32

/** What a profile tells of its deeds, by a name that says all that they are made of. */
interface Said {
  readonly name: string
  readonly all: readonly Deed[]
}

/** Writes out why a document has its score, from the same impacts that ranked it. */
export class Explainer {
  private readonly documents: Documents
  private readonly readings = new ListingReadings()
  private readonly deeds = new WeakMap<RecommendPlan, Said>()
  private readonly lastDeeds = new Map<string, Said>()
  /** Of each listing the answer to whoever looked at it last, by what they said. */
  private readonly answers = new WeakMap<
    ListingReading,
    { readonly name: string; readonly answer: Answer | undefined }
  >()

  constructor(documents: Documents) {
    this.documents = documents
  }

  /** `listing` is undefined when its text is not at hand; pointers into it are then left out. */
  explain(document: number, plan: RecommendPlan, listing: ListingText | undefined): Match {
    const reading = listing && this.readings.of(listing)
    const impacts = this.impactsOf(document)
    const said = [
      ...this.relevanceLines(document, plan, impacts, reading),
      ...interestLines(plan.interests, plan.ground, impacts, reading),
      ...plan.linesOf(document, reading),
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
    const answer = reading && this.answerOf(plan, reading)
    return {
      score,
      band: plan.bandOf(document, score),
      contributions,
      ...(answer && { answer: matchAnswer(answer, plan.ground.profile, reading.listing, contributions) }),
    }
  }

  private answerOf(plan: RecommendPlan, reading: ListingReading): Answer | undefined {
    const deeds = this.deeds.get(plan) ?? this.saidBy(plan.ground.profile)
    this.deeds.set(plan, deeds)
    if (deeds.all.length === 0) return undefined
    const known = this.answers.get(reading)
    if (known?.name === deeds.name) return known.answer
    const { listing, mentions } = reading
    // Sentences are read anew for everybody: they are many, and kept they would outweigh the texts.
    const answer = bestAnswer(deeds.all, demandSentences(listing, mentions.inText))
    this.answers.set(reading, { name: deeds.name, answer })
    return answer
  }

  /** Who looks at a list mostly looks at the next one too. */
  private saidBy(profile: ProfileInput): Said {
    const name = JSON.stringify([profile.deeds, profile.rejected, profile.suppose])
    const said = this.lastDeeds.get(name) ?? { name, all: deedsOf(profile) }
    remember(this.lastDeeds, name, said, keptDeeds)
    return said
  }

  private impactsOf(document: number): Impacts {
    const impacts = new Map<number, number>()
    this.documents.forEachTerm(document, (term, impact) => impacts.set(term, impact))
    return impacts
  }

  private relevanceLines(
    document: number,
    { skills, occupation }: RecommendPlan,
    impacts: Impacts,
    reading: ListingReading | undefined,
  ): Line[] {
    const found = skills.lines(document, impacts, reading)
    const named = occupation.line(impacts, reading)
    const reasons = [
      named.said ?? [],
      found.reasons,
      skills.wordingLine(impacts, reading) ?? [],
      fieldLine(occupation.titleLine(impacts, reading), found.unsaid + named.unsaid) ?? [],
    ].flat()
    divide(reasons, relevancePoints)
    const lines = reasons.map(({ line }) => line)
    const sum = reasons.reduce((total, { share }) => total + share, 0)
    const worth = ({ share }: Gap): number => shownPoints(relevancePoints(sum + share) - relevancePoints(sum))
    const gaps = found.gaps
      .sort((left, right) => left.rank - right.rank || right.share - left.share)
      .flatMap((gap): Line[] => (worth(gap) > 0 ? [{ ...gap.line, adds: worth(gap) }] : []))
      .slice(0, shownGaps)
    return [...lines.sort((left, right) => right.thousandths - left.thousandths), ...found.unknown, ...gaps]
  }
}

/** The line of the field of work, with what counts and has no words that a person could check. */
const fieldLine = (titled: Shared | undefined, unsaid: number): Shared | undefined => {
  if (unsaid === 0) return titled
  const line = titled?.line ?? ({ factor: 'field', words: [], thousandths: 0, kind: 'reason' } as const)
  return { line, share: (titled?.share ?? 0) + unsaid }
}

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { thousandths }) => sum + thousandths, 0)

/** Where more speaks against a listing than for it, what brings the sum back to 0. */
const floorLines = (lines: readonly Line[]): Line[] => {
  const sum = sumOf(lines)
  return sum < 0 ? [{ factor: 'floor', thousandths: -sum, kind: 'reason' }] : []
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
