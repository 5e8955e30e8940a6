import { z } from 'zod'
import { listingSorts } from './enumerations.ts'
import { maxPages, pageSize, queryLength, rankedCaps, textCaps, unshownCaps } from './limits.ts'
import {
  filtersIn,
  hackathonAccepts,
  hackathonDefaults,
  hackathonSearchOf,
  jobAccepts,
  jobDefaults,
  jobSearchOf,
} from './list-address.ts'
import { Hackathon, Job } from './listing.ts'
import type { Route } from './route.ts'

/** 'Load more' goes on after the last row: `next` of an answer is sent back as `after`. `limit` may span ten pages. */
const paging = {
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(pageSize * maxPages)
    .default(pageSize),
  after: z.string().max(200).optional(),
  sort: z.enum(listingSorts).default('best'),
  /**
   * Facets to count, with commas; without it those that every screen shows. Jobs: type, level, location, workplace, source,
   * posted, deadline, skills, place, remote_within, term, sponsorship, category, employer, pay. Hackathons: mode, status,
   * difficulty, theme, source, posted, deadline, place. Of place, remote_within and employer the values asked for are counted. A
   * further page has none.
   */
  facets: z.string().max(200).optional(),
}
const text = z.string().max(300).default('')
/** Each word is looked up among all listings: so many are more than a profile holds, and no more than others can wait for. */
const words = (what: string, most: number) =>
  z
    .array(
      z.string().max(rankedCaps.wordLength, {
        error: `Write each of the ${what} in at most ${rankedCaps.wordLength} characters.`,
      }),
    )
    .max(most, { error: `Send at most ${most} ${what}.` })
    .default([])
const personWords = {
  skills: words('skills', rankedCaps.skills),
  interests: words('interests', rankedCaps.interests),
  /** Of the person's roles and projects, newest first. */
  titles: words('titles', rankedCaps.titles),
  /** 'What if I knew X': skills counted as known for this answer only. */
  suppose: words('supposed skills', rankedCaps.suppose),
}
/** Ids of listings that a person hid or applied to. */
export const excludedIds = z
  .array(z.string().max(100, { error: 'Send the ids of listings to leave out as they were given.' }))
  .max(rankedCaps.exclude, { error: `Send at most ${rankedCaps.exclude} listings to leave out.` })
  .default([])
/** What a profile says or somebody searches for and is too long here is cut, as a stored text is (§3.6), and not refused. */
const cutAt = (length: number) =>
  z
    .string()
    .overwrite((said) => said.slice(0, length))
    .default('')
const queryText = cutAt(queryLength)
const profileText = cutAt(textCaps.work_experience)
const profilePlace = cutAt(300)
/** In a query string a list is written with commas. */
const commaList = z.string().max(600).default('')

const pathList = z
  .string()
  .max(600)
  .regex(/^[\p{L}\p{N}.,-]*$/u, { error: 'Give places as they are suggested, such as de..munich or us.texas.' })
  .default('')
/** An amount, a currency and a period: '25-USD-hour'. */
export const payAtLeastPattern = /^(\d{1,9}(?:\.\d{1,2})?)-([A-Z]{3})-(hour|day|week|month|year)$/
const payAtLeast = z
  .string()
  .refine((said) => said === '' || payAtLeastPattern.test(said), {
    error: 'Give pay as an amount, a currency and a period, such as 25-USD-hour.',
  })
  .default('')
const someTerms = z
  .string()
  .max(300)
  .regex(/^(?:(?:winter|spring|summer|fall)(?:-\d{4})?(?:,|$))*$/, {
    error: 'Give a term as a season and its year, such as summer-2027.',
  })
  .default('')

/** What lists of both kinds are narrowed by. */
const anyFilters = {
  posted_within_days: z.coerce.number().int().min(1).max(365).optional(),
  source: text,
  /** Paths of places with commas: a country, a region, a town, or an area such as 'europe'. */
  place: pathList,
  deadline_within_days: z.coerce.number().int().min(1).max(365).optional(),
}
const jobFilters = {
  ...anyFilters,
  type: text,
  level: text,
  /** Countries with commas: remote work that may be done from there. */
  remote_within: pathList,
  /** The upper end of stated pay is at least this; other currencies and unstated pay are left out. */
  pay: payAtLeast,
  term: someTerms,
  /** 'not-refused' hides those that say that they sponsor nobody. */
  sponsorship: z
    .enum(['', 'any', 'all', 'offered', 'not-refused'], {
      error: 'Ask for sponsorship by offered or not-refused.',
    })
    .default(''),
  /** Fields of work with commas. */
  category: text,
  employer: text,
}

/**
 * Counts per value under the other filters; `approximate` marks those counted over the best hits only. `label` is what a
 * value is shown as where that is another text, `unknown` how many listings do not say it.
 */
export const Facets = z.record(
  z.string(),
  z.object({
    values: z.array(z.object({ value: z.string(), label: z.string().optional(), count: z.int() })),
    approximate: z.boolean(),
    unknown: z.int().optional(),
  }),
)
export type Facets = z.infer<typeof Facets>

const listed = {
  success: z.literal(true),
  /** All listings that match. A row may stand for several: itself and its other places. */
  total: z.int(),
  next: z.string().nullable(),
  facets: Facets,
  /**
   * When nothing matches: which single filter to relax, and how many that brings back. For words of the query ('q') `rest`
   * is what is left of it without them.
   */
  relax: z.array(z.object({ filter: z.string(), value: z.string(), rest: z.string().optional(), count: z.int() })),
  /** Words that hardly a listing has as written, with what was looked for too. */
  corrected: z.array(z.object({ word: z.string(), searched: z.string() })),
  /** No listing has all that the query asks for: its words that need not be met. */
  left_out: z.array(z.string()).optional(),
  /** The rows are the few nearest ones: the query without these words, and how many match that. */
  looser: z.object({ text: z.string(), total: z.int() }).optional(),
  /** What was searched for has no letter or digit in it, so that nothing matches. */
  wordless: z.literal(true).optional(),
  /** Not every text was looked at for the quoted phrases: a listing may have their words apart. */
  phrases_unchecked: z.literal(true).optional(),
  algorithm: z.string(),
  corpus: z.string(),
  checked_at: z.string(),
}
export const JobsAnswer = z.object({ ...listed, jobs: z.array(Job) })
export type JobsAnswer = z.infer<typeof JobsAnswer>
export const HackathonsAnswer = z.object({ ...listed, hackathons: z.array(Hackathon) })
export type HackathonsAnswer = z.infer<typeof HackathonsAnswer>

export const searchJobs = {
  method: 'GET',
  path: '/api/search-jobs',
  summary: 'Jobs and internships that match a query; with a profile, each with its match (§7.26).',
  query: z.object({ q: queryText, location: text, skills: commaList, ...jobFilters, ...paging }),
  response: JobsAnswer,
} as const satisfies Route

/** What is said of a person for whom jobs are ranked. */
const jobPerson = {
  ...personWords,
  /** Skills that the person does not have, whatever else this says; those that they rejected before count beside. */
  rejected: words('rejected skills', rankedCaps.rejected),
  location: profilePlace,
  experience_level: text,
  /** Spoken languages, such as 'German'. */
  languages: words('languages', rankedCaps.languages),
  /** As in a profile: of these, titles with their months, the highest degree, the end of studies and the skills that descriptions name count, nothing else. */
  work_experience: profileText,
  education: profileText,
  projects: profileText,
  unshown: cutAt(4 * unshownCaps.text),
  exclude: excludedIds,
}

export const getPersonalizedJobs = {
  method: 'POST',
  path: '/api/get-personalized-jobs',
  summary: 'Jobs and internships ranked for a profile, each with the reasons (§7.27).',
  body: z.object({
    ...jobPerson,
    job_type: text,
    /** Filter beside the profile's location; 'all' and empty mean none. */
    location_filter: text,
    ...jobFilters,
    ...paging,
  }),
  response: JobsAnswer,
} as const satisfies Route

const shelf = z.array(z.string())
export const ShortlistAnswer = z.object({
  success: z.literal(true),
  /** Ids of `jobs`, the best first, at most four each. */
  shelves: z.object({
    /** The work, the level and the place fit, and no skill that is asked for was not found. */
    apply_now: shelf,
    /** The same but for one skill. */
    one_skill_away: shelf,
    /** The person's own work, a step above their level, years or degree. */
    reach: shelf,
  }),
  /** Ids of `jobs`: where all shelves are empty, up to five of what is in the person's reach and comes nearest. */
  nearest: shelf,
  /** Ids of `jobs`: where few are shown, up to three of the person's own work and level that are only too far away. */
  further: shelf,
  /** Ids of `jobs`: where all of these are empty, for a beginner up to five of other work that are at their level and near their home. */
  nearby: shelf,
  /** Whether any listing could be compared with the person: not where their work, skills and studies are in words that we do not know. */
  compared: z.boolean(),
  /** Whether other listings are in reach that stand on no shelf. */
  more: z.boolean(),
  /** All open listings among which they were chosen. */
  total: z.int(),
  algorithm: z.string(),
  corpus: z.string(),
  checked_at: z.string(),
  jobs: z.array(Job),
})
export type ShortlistAnswer = z.infer<typeof ShortlistAnswer>
export type Shelf = keyof ShortlistAnswer['shelves']

export const getShortlist = {
  method: 'POST',
  path: '/api/shortlist',
  summary:
    'A person’s shortlist over every kind of employment: what to apply for now, what is one skill away, and a reach.',
  body: z.object(jobPerson),
  response: ShortlistAnswer,
} as const satisfies Route

const hackathonFilters = {
  ...anyFilters,
  mode: text,
  status: text,
  difficulty: text,
  theme: text,
  organizer: text,
}

export const searchHackathons = {
  method: 'GET',
  path: '/api/search-hackathons',
  summary: 'Hackathons that match a query (§7.33).',
  query: z.object({ q: queryText, ...hackathonFilters, ...paging }),
  response: HackathonsAnswer,
} as const satisfies Route

export const getPersonalizedHackathons = {
  method: 'POST',
  path: '/api/get-personalized-hackathons',
  summary: 'Hackathons ranked for a profile, each with the reasons (§7.34).',
  body: z.object({
    ...personWords,
    experience_level: text,
    preferred_mode: text,
    location: profilePlace,
    exclude: excludedIds,
    ...hackathonFilters,
    ...paging,
  }),
  response: HackathonsAnswer,
} as const satisfies Route

const typed = z.string().max(80, { error: 'Type at most 80 characters.' }).default('')
/** Values of a filter for a typed text, at most eight, each with its count under the other filters. */
export const SuggestionsAnswer = z.object({
  success: z.literal(true),
  suggestions: z.array(
    z.object({
      filter: z.enum(['place', 'remote_within', 'employer', 'organizer']),
      value: z.string(),
      label: z.string(),
      count: z.int(),
    }),
  ),
})

export const suggestForJobs = {
  method: 'POST',
  path: '/api/job-suggestions',
  summary: 'Places or employers of open jobs that a typed text may mean.',
  body: z.object({
    ...{ of: z.enum(['place', 'employer']), typed, q: queryText, location: text },
    exclude: excludedIds,
    ...jobFilters,
  }),
  response: SuggestionsAnswer,
} as const satisfies Route

export const suggestForHackathons = {
  method: 'POST',
  path: '/api/hackathon-suggestions',
  summary: 'Places or organizers of hackathons that a typed text may mean.',
  body: z.object({
    ...{ of: z.enum(['place', 'organizer']), typed, q: queryText },
    exclude: excludedIds,
    ...hackathonFilters,
  }),
  response: SuggestionsAnswer,
} as const satisfies Route

/** One listing as its own page shows it. */
export const getListing = {
  method: 'GET',
  path: '/api/listings/:id',
  summary: 'One listing by its id.',
  response: z.object({ success: z.literal(true), job: Job.nullable(), hackathon: Hackathon.nullable() }),
} as const satisfies Route

/** Over live, fitting listings: the skills whose lack is the only missing must-have. */
export const getSkillGap = {
  method: 'POST',
  path: '/api/skill-gap',
  summary: 'Skills that would open the most fitting listings, with counts.',
  body: z.object({ skills: personWords.skills, location: profilePlace, job_type: text, experience_level: text }),
  response: z.object({
    success: z.literal(true),
    gaps: z.array(z.object({ skill: z.string(), opens: z.int(), fitting: z.int() })),
  }),
} as const satisfies Route

/** Apply Now tells the server which listing was opened (§7.35); it is written to the activity of a logged-in person. */
export const trackApply = {
  method: 'POST',
  path: '/api/track-apply',
  summary: 'Note that Apply Now was pressed on a listing.',
  body: z.object({ job_id: z.string().max(100) }),
  response: z.object({ success: z.literal(true) }),
} as const satisfies Route

/** The search that the page of an address makes, unless the address says what no search takes. */
export function searchAt(kind: 'job' | 'hackathon', address: { get(name: string): string | null }) {
  return kind === 'job'
    ? searchJobs.query.safeParse(jobSearchOf(filtersIn(address, jobDefaults, jobAccepts)))
    : searchHackathons.query.safeParse(hackathonSearchOf(filtersIn(address, hackathonDefaults, hackathonAccepts)))
}
