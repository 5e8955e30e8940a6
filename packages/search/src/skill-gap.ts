import { planFor } from './factors/recommend-plan.ts'
import type { RecommendRequest } from './requests.ts'
import { hasBit } from './store/bits.ts'
import type { ListingSkill } from './store/documents.ts'
import type { IndexParts } from './store/index-parts.ts'
import type { Tools } from './tools.ts'

/** In a listing with more missing skills than this the one that is wanted is not looked for. */
const mostMissing = 3

/** A skill whose lack is the only missing must-have of `n` listings, among `N` open listings that fit otherwise. */
export interface SkillGap {
  skill: string
  n: number
  N: number
}

/**
 * A listing fits when it is open, passes the request's filters, asks for no more than the person's level and years, and at
 * least one of its must-have skills is known. Related skills do not count as known.
 */
export const skillGapOf = (
  parts: IndexParts,
  tools: Tools,
  request: RecommendRequest,
  now: number,
  limit: number,
): SkillGap[] => {
  const { documents, dictionary } = parts
  const { skills, experience, level } = planFor(request, now, parts)
  const open = tools.open.at(now, request.exclude ?? []).bits
  const filters = tools.filters.read({ ...request.filters, kind: request.kind ?? null }, now)
  const counts = new Map<number, number>()
  let fitting = 0
  const isOwn = (term: number) => skills.has(term) || skills.isStudied(term)
  /** The one missing skill that a document wants; what it only says of the company is missing to nobody. */
  const onlyWanted = (document: number, missing: readonly ListingSkill[]): ListingSkill | undefined => {
    if (missing.length === 0 || missing.length > mostMissing) return undefined
    const choices = documents.choicesOf(document)
    const isChoice = (skill: number) => choices.some((choice) => choice.includes(skill) && choice.some(isOwn))
    const wanted = missing.filter(({ term, idle }) => !idle && !isChoice(term))
    return wanted.length === 1 ? wanted[0] : undefined
  }
  for (let document = 0; document < documents.count; document += 1) {
    if (!hasBit(open, document)) continue
    if ([...filters.values()].some((set) => !hasBit(set, document))) continue
    if (experience.isShort(document) || level.isAbove(document)) continue
    const musts = documents.skillsOf(document).filter(({ nice }) => !nice)
    const missing = musts.filter(({ term }) => !isOwn(term))
    if (missing.length === musts.length) continue
    fitting += 1
    const only = onlyWanted(document, missing)
    if (only !== undefined) counts.set(only.term, (counts.get(only.term) ?? 0) + 1)
  }
  return [...counts]
    .map(([term, n]) => ({ skill: dictionary.labelOf(term), n, N: fitting }))
    .sort((left, right) => right.n - left.n || (left.skill < right.skill ? -1 : 1))
    .slice(0, limit)
}
