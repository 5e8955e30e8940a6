/** Closed lists of the wire (specification §3.31, §3.32, §3.38-3.42). Plain arrays, so that a screen needs no schema library to show them. */

export const jobTypes = ['internship', 'full-time', 'part-time'] as const

export const postingJobTypes = ['internship', 'full-time', 'part-time', 'contract', 'freelance'] as const
export type PostingJobType = (typeof postingJobTypes)[number]

export const postingCategories = [
  'technology',
  'design',
  'marketing',
  'sales',
  'finance',
  'operations',
  'hr',
  'other',
] as const
export type PostingCategory = (typeof postingCategories)[number]

/** Levels a posting can ask for (§3.41). */
export const postingLevels = ['entry', 'mid', 'senior', 'lead'] as const
export type PostingLevel = (typeof postingLevels)[number]

/** Levels a profile can have (§3.5). */
export const profileLevels = ['entry', 'junior', 'mid', 'senior'] as const
export type ProfileLevel = (typeof profileLevels)[number]

/** Levels a listing can carry: both scales together. */
export const listingLevels = ['entry', 'junior', 'mid', 'senior', 'lead'] as const
export type ListingLevel = (typeof listingLevels)[number]

/** Where a posted job is done (§3.24), as written on the wire. */
export const postingLocations = ['On site', 'Remote', 'Hybrid'] as const
export type PostingLocation = (typeof postingLocations)[number]

export const workplaces = ['on-site', 'remote', 'hybrid'] as const
export type Workplace = (typeof workplaces)[number]

export const payPeriods = ['hour', 'day', 'week', 'month', 'year'] as const
export type PayPeriod = (typeof payPeriods)[number]

/** Degrees that a listing can ask for, least first. */
export const degreeNames = ['school', 'associate', 'bachelor', 'master', 'doctorate'] as const
export type DegreeName = (typeof degreeNames)[number]

export const seasons = ['winter', 'spring', 'summer', 'fall'] as const

/** Whom a listing that asks for a citizenship takes. */
export const citizenships = ['citizens', 'citizens-and-residents'] as const

/** Security clearances, least first. */
export const clearanceLevels = ['public-trust', 'confidential', 'secret', 'top-secret', 'ts-sci'] as const

/** Values of the location filter on the jobs page (§2.33). */
export const jobLocationFilters = ['all', 'remote', 'San Francisco', 'New York', 'Austin', 'Boston', 'Seattle'] as const

export const hackathonModes = ['online', 'offline', 'hybrid'] as const
export type HackathonMode = (typeof hackathonModes)[number]

/** Values of the hackathon status filter (§2.37): every hackathon is exactly one of them at every instant. */
export const hackathonStatusFilters = ['upcoming', 'ongoing', 'past'] as const

export const hackathonDifficulties = ['beginner', 'intermediate', 'advanced'] as const
export type HackathonDifficulty = (typeof hackathonDifficulties)[number]

export const reportTypes = ['bug', 'feature', 'feedback'] as const
export type ReportType = (typeof reportTypes)[number]

export const reportUrgencies = ['low', 'medium', 'high', 'critical'] as const
export type ReportUrgency = (typeof reportUrgencies)[number]

export const reportCategories = [
  'general',
  'ui',
  'performance',
  'mobile',
  'search',
  'profile',
  'authentication',
  'other',
] as const
export type ReportCategory = (typeof reportCategories)[number]

/** Order of a list of listings. */
export const listingSorts = ['best', 'newest', 'deadline'] as const
export type ListingSort = (typeof listingSorts)[number]

/** How a listing's place stands to a person's. */
export const placeReasons = [
  'unknown',
  'remote-wanted',
  'same-place',
  'commute',
  'remote',
  'remote-unsaid',
  'unsaid',
  'remote-bound',
  'remote-abroad',
  'same-region',
  'same-country',
  'same-union',
  'abroad',
  'other-mode',
  'elsewhere',
] as const
export type PlaceReason = (typeof placeReasons)[number]

/** How a listing's kind of employment stands to a person's studies and years of work. */
export const typeReasons = [
  'studying',
  'studying-full-time',
  'studying-unsaid',
  'other-year',
  'past-internships',
  'unpaid',
  'unknown',
] as const
export type TypeReason = (typeof typeReasons)[number]

/** Match strength in words, best first; 'unknown' is shown as 'Not enough information'. */
export const matchBands = ['strong', 'good', 'fair', 'stretch', 'other-field', 'unknown'] as const
export type MatchBand = (typeof matchBands)[number]
/** What asks for more than the person has, or is of other work, place or terms (decision 0325). */
export const bandsOutOfReach: ReadonlySet<MatchBand | undefined> = new Set<MatchBand>(['stretch', 'other-field'])
