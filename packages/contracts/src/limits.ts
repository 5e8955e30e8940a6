/** Constants of the specification's section 9. Lengths in characters, sizes in bytes, times in milliseconds. */

export const activityEntries = 10

export const textCaps = { education: 2000, summary: 3000, work_experience: 7000, projects: 2000, other: 8000 } as const
export const workDescriptionCap = 200
export const listCaps = { skills: 20, certifications: 15, languages: 10, projects: 10 } as const
/** Most entries of a list that the specification caps nowhere: interests, and the skills and themes of a posting. */
export const mostWords = 50

/** What of a resume is kept beside what a profile shows: entries of each list, characters of all texts together. */
export const unshownCaps = { items: 100, text: 30_000 } as const

export const profileCompleteThreshold = 70
export const tipsThreshold = 80

export const topBarScrollPx = 10
export const toastMs = 4000
export const maxToasts = 20
export const dialogCloseMs = 3000
export const successMessageMs = 3000
export const resetRedirectMs = 3000
export const signupRedirectMs = 2000
export const verifiedRedirectMs = 2000
export const clearFiltersReloadMs = 100
export const searchDebounceMs = 300

export const resumeMaxBytes = 5 * 1024 * 1024
export const resumeMaxPages = 30
export const defaultResumeFileName = 'resume.pdf'
export const passwordMinLength = 8
export const passwordMaxLength = 256

export const screenshot = {
  maxBytes: 5 * 1024 * 1024,
  widthPx: 600,
  jpegQuality: 0.6,
  compressedMaxBytes: 30_000,
  most: 20,
} as const

/** Longest texts that the forms of postings and reports take. */
export const formCaps = { line: 200, reportLine: 300, email: 320, link: 2000, text: 8000 } as const

/** A posted job may ask for so many years of experience. */
export const mostYears = 20

/** Display limits (§9.12-9.16). */
export const shown = {
  settings: { skills: 20, projects: 3, technologies: 5, education: 100, projectDescription: 100, summary: 300 },
  dashboard: { skills: 6, projects: 4, technologies: 3, projectDescription: 80, summary: 150 },
  jobSkills: 6,
  hackathonThemes: 6,
  postedHackathonThemes: 4,
} as const

/** Rows in one answer of a list, and the most that one answer may carry (ten pages, opened by a shared link). */
export const pageSize = 20
export const maxPages = 10
/** Words to search for; more of them are cut. */
export const queryLength = 300
/** How much of a person one list is asked for with: each word is looked up among all listings. */
export const rankedCaps = {
  ...{ skills: 60, interests: mostWords, titles: 40, languages: 20, suppose: 20, rejected: 20 },
  ...{ wordLength: 200, exclude: 2000 },
} as const
