import type { ListingLevel } from '@scry/contracts/enumerations'

/** Nobody with this in the title is an intern: a person who runs internships. */
export const runsInternships =
  /\b(?:manager|director|head|coordinator|recruiter|lead|specialist|advisor|adviser|supervisor)\b[^|]*\b(?:intern|internship|co-?op)s?\s*(?:program(?:me)?s?|recruit\p{L}*|relations|placements?)?$|\b(?:internship|co-?op) (?:program(?:me)?s? )?(?:manager|director|coordinator|recruiter|specialist|advisor|lead|supervisor)\b|recruiter|talent acquisition/iu

export const levels: readonly (readonly [ListingLevel, RegExp])[] = [
  ['lead', /executive|director|principal|staff\b|\blead\b|head\b|vp\b|manager/i],
  ['senior', /senior|\bsr\b|mid[\s_-]?senior|advanced|expert/i],
  ['junior', /junior|\bjr\b|associate/i],
  ['entry', /entry|intern|graduate|new[\s_-]?grad|beginner|no experience|student/i],
  ['mid', /\bmid\b|mid[\s_-]?level|intermediate|experienced|professional/i],
]
