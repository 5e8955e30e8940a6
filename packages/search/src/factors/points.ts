/**
 * Sums are kept in whole thousandths, on top of all that can be lost, so that no sum is negative and the engine compares
 * whole numbers. `base` is the greatest possible loss.
 */
export const base = 57_000
/** No listing gains more. */
const mostGains = 55_000
const thousandthsOfPoint = mostGains / 100

/** Points as shown, of 100 that can be gained. */
export const shownPoints = (thousandths: number): number => thousandths / thousandthsOfPoint

/** The score of a sum: what speaks for a listing less what speaks against it, 0 to 100; never below 0. */
export const scoreOf = (sum: number): number => shownPoints(Math.max(0, sum - base))

/** For skills and occupation together. */
export const mostRelevancePoints = 31_000
/** Where the sums of impacts reach half of their points. */
const halfRelevance = 100_000
/** Greater than any sum of impacts. */
const mostSum = 0x7fffffff

/** Weights of terms are kept in whole numbers of this part of a sixteenth of rarity. */
export const relevanceUnit = 8
/** Learnt and related terms that weigh less are left out: their lists are long and change nothing that matters. */
export const leastWeight = 48

/** Points that grow with a sum of impacts and level off: half of `most` at `half`. Strictly growing in steps of thousandths. */
export const saturating = (sum: number, most: number, half: number): number => Math.floor((most * sum) / (sum + half))

/** Points for what a person can do: the summed impacts of skills and of words of the title. */
export const relevancePoints = (sum: number): number => saturating(sum, mostRelevancePoints, halfRelevance)
/** A sum of impacts that is no more than the least one which brings so many points; at least 1. */
export const leastRelevance = (points: number): number =>
  // No sum brings all of them, and the one that would is greater than an integer of 32 bits.
  points >= mostRelevancePoints
    ? mostSum
    : Math.max(1, Math.floor((halfRelevance * Math.max(0, points)) / (mostRelevancePoints + 1 - points)) - 1) | 0

/** The most that a place costs. */
export const mostPlaceLoss = 12_000
/** What costs a listing `loss`, or what the losses beside it leave. `beside`: its points without its place. */
export const lossWithin = (loss: number, beside: number): number => -Math.min(loss, beside - mostPlaceLoss)
