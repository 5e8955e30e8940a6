/** A text as its source gave it. `html` is markup to be sanitised, escaped once at most; `text` holds no markup. */
export type SourceText = { form: 'html' | 'text'; text: string }

/**
 * A time as its source gave it:
 * - `instant`: known to the moment, ms UTC
 * - `date`: a day and nothing more, YYYY-MM-DD
 * - `local`: day and time without a zone, YYYY-MM-DDTHH:MM:SS
 * - `text`: words that still have to be understood, as 'May 19 - Aug 17, 2026'
 */
export type SourceTime =
  | { form: 'instant'; at: number }
  | { form: 'date'; date: string }
  | { form: 'local'; text: string }
  | { form: 'text'; text: string }

/** One place as its source gave it: whole as text, in parts, or both. */
export type SourcePlace = {
  text?: string
  city?: string
  region?: string
  country?: string
  /** ISO 3166, two letters, upper case. */
  countryCode?: string
}

/** Pay as its source gave it. A zero or an empty text never stands here: both mean unknown. */
export type SourcePay = {
  text?: string
  min?: number
  max?: number
  currency?: string
  /** The source's own word: 'yearly', 'Per Hour', '1 YEAR'. */
  period?: string
  /** True where the source says that it guessed; false where it says that the employer stated it. */
  isPredicted?: boolean
}

/**
 * One job or hackathon as a source says it, before anything is understood. A field is absent where the source does not
 * say it, and where what it says means 'unknown' (zero, an empty text). Words are the source's own, trimmed.
 */
export type SourceItem = {
  /** The source's own identifier, the same in every answer; unique within the source. */
  key: string
  kind: 'job' | 'hackathon'
  title: string
  /** The employer by name, or the organizer of a hackathon. */
  company?: string
  /** The board it stood on, for sources that are asked board by board. A token, no name to show. */
  board?: string
  /** The page of the listing at the source or the employer; http or https. */
  url?: string
  /** Where to apply or register, if that is another page. */
  applyUrl?: string
  description?: SourceText

  places?: SourcePlace[]
  /** Where somebody must live who works remotely, in the source's words: 'USA', 'LATAM', 'North America Only'. */
  remoteWithin?: string[]
  /** What the source's own flag says; absent where it has none. */
  isRemote?: boolean
  /** 'hybrid', 'OnSite', 'in_person', 'physical'. */
  workplace?: string

  /** 'Intern', 'full_time', 'Permanent', 'Part-Time'. */
  types?: string[]
  /** 'Entry-level', 'Mid Level', 'senior_manager'. */
  levels?: string[]
  /** Fields of work: 'Marketing', 'Software Engineering'. */
  categories?: string[]
  pay?: SourcePay
  /** 'Summer 2027'. */
  terms?: string[]
  /** 'Offers Sponsorship', 'U.S. Citizenship is Required'. */
  sponsorship?: string
  securityClearance?: string
  /** The employer's own number of the opening; two openings never share one within an employer. */
  requisitionId?: string
  logo?: string

  posted?: SourceTime
  /** The last moment to apply or to register. */
  deadline?: SourceTime

  /** What follows is said of hackathons only. */
  registrationOpens?: SourceTime
  submissionDeadline?: SourceTime
  starts?: SourceTime
  ends?: SourceTime
  /** From when to when in one text, where the source gives no more: 'Jul 08 - 11, 2024'. */
  period?: string
  prize?: string
  teamSize?: string
  themes?: string[]
  /** 'open', 'upcoming', 'ONGOING'. */
  state?: string
}
