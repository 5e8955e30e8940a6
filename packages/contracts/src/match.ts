import { z } from 'zod'
import { matchBands, placeReasons, typeReasons } from './enumerations.ts'
import { tasteAspects } from './feedback.ts'

/** Words in one of the two documents: `text` is the characters [start, end) of the field named by its path, such as `skills.3`. */
export const MatchPointer = z
  .object({
    field: z.string(),
    start: z.int().min(0),
    end: z.int().min(0),
    text: z.string(),
  })
  .meta({ id: 'MatchPointer' })
export type MatchPointer = z.infer<typeof MatchPointer>

/** A line of one factor: what it is about, its points, and the words of both documents behind it. */
const line = <const Factor extends string, const Values extends z.core.$ZodLooseShape>(
  factor: Factor,
  values: Values,
) =>
  z.object({
    factor: z.literal(factor),
    /** A gap has negative or zero points; what is unknown has none. */
    kind: z.enum(['reason', 'gap', 'unknown']),
    points: z.number(),
    profile: z.array(MatchPointer),
    listing: z.array(MatchPointer),
    ...values,
  })

/** One line of the sum, as data: the sentence that a person reads is written where it is shown. */
export const MatchContribution = z
  .discriminatedUnion('factor', [
    /** A skill of the listing that the person has: the same one, a kind of it, or only a related one; `own` is the person's. */
    line('skills', { skill: z.string(), by: z.enum(['same', 'kind', 'related']), own: z.string() }),
    /** A skill of the listing that was not found in the profile, and the points that having it would add at the least; `near` is one of the resume's that is close to it. */
    line('gap', { skill: z.string(), nice: z.boolean(), near: z.string().optional(), adds: z.number() }),
    /** The side that names no skills at all. */
    line('no-skills', { side: z.enum(['listing', 'profile']) }),
    /** The occupation that the listing's title names: the person's own, or one that theirs leads into (`near`). */
    line('occupation', { occupation: z.string(), near: z.boolean() }),
    /** The listing's words that speak of the person's field of work, wordings or interests. */
    line('field', { words: z.array(z.string()) }),
    line('wording', { words: z.array(z.string()) }),
    line('interest', { words: z.array(z.string()) }),
    /** The work is of another field, for students of other subjects, needs a license that is not there or of another country, or is no occupation of the person's by its title. */
    line('background', { other: z.enum(['field', 'studies', 'license', 'license-abroad', 'occupation']) }),
    /**
     * How much of the person's own the title says: no word of their titles and studies, some, or the whole of the title
     * they held last; `words` are those of the title that say other work.
     */
    line('title', { own: z.enum(['none', 'some', 'whole']), words: z.array(z.string()) }),
    /** Years asked for; null where the listing does not say. `other_field`: the person's years are in another field. */
    line('experience', { years: z.int().nullable(), other_field: z.boolean() }),
    /** Level or difficulty of the listing; null where it does not say. */
    line('level', { level: z.string().nullable(), own_known: z.boolean(), other_field: z.boolean() }),
    /** `within` names the countries that the work is bound to, where that matters. */
    line('place', {
      reason: z.enum(placeReasons),
      within: z.array(z.string()),
      /** How far the town that is named lies from the person's, from centre to centre. */
      away: z.object({ km: z.number().int().nonnegative(), from: z.string() }).optional(),
    }),
    line('type', { type: z.string().nullable(), reason: z.enum(typeReasons) }),
    /** The degree asked for: 1 school diploma, 2 two years of college, 3 bachelor, 4 master, 5 doctorate. */
    line('study', { degree: z.int().min(1).max(5) }),
    /** `languages` is null where the listing's text is not at hand; levels are those of the CEFR. */
    line('language', {
      languages: z.array(z.string()).nullable(),
      choice: z.boolean(),
      or_another: z.boolean(),
      nice: z.boolean(),
      /** No words ask for it: the listing, which is in another country than the person, is written in it. */
      written: z.boolean(),
      standing: z.enum(['speaks', 'lacks', 'unknown']),
      asked_level: z.string().nullable(),
      own_level: z.string().nullable(),
      /** The person's level is said and is not shown to be enough. */
      short: z.boolean(),
    }),
    /** Whole days since the posting; null where the listing does not say. */
    line('freshness', { days: z.int().min(0).nullable() }),
    /** No source has shown it for a week or more. */
    line('unconfirmed', {}),
    /** It has something that the person said they do not want. */
    line('told', { about: z.array(z.enum(tasteAspects)).min(1) }),
    /** Days left, rounded up. */
    line('deadline', { days: z.int() }),
    /** What brings a sum below 0 back to 0. */
    line('floor', {}),
  ])
  .meta({ id: 'MatchContribution' })
export type MatchContribution = z.infer<typeof MatchContribution>

/**
 * A sentence of what the person did that answers one of the listing: what both say is in `words`. It has no points of its
 * own; `lines` are the places in `contributions` of those whose words stand in both sentences.
 */
export const MatchAnswer = z
  .object({
    profile: MatchPointer,
    listing: MatchPointer,
    words: z.object({ profile: z.array(MatchPointer).min(1), listing: z.array(MatchPointer).min(1) }),
    lines: z.array(z.int().min(0)),
  })
  .meta({ id: 'MatchAnswer' })
export type MatchAnswer = z.infer<typeof MatchAnswer>

/** Why a listing stands where it stands: `score` is the sum of all `points` (to 1e-9), in 0 to 100. */
export const Match = z
  .object({
    score: z.number(),
    band: z.enum(matchBands),
    contributions: z.array(MatchContribution),
    /** The strongest reason, where there is one. */
    answer: MatchAnswer.optional(),
  })
  .meta({ id: 'Match' })
export type Match = z.infer<typeof Match>
