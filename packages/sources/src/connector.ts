import type { SourceItem } from './source-item.ts'

/** A value that the host has to give before a source can be asked. */
export type SourceSetting = {
  /** As it stands in the environment: 'ADZUNA_APP_KEY'. */
  name: string
  /** What it is and where to get it, in one sentence. */
  what: string
  /** A secret reaches the request only as it is sent; no connector ever sees it. */
  isSecret: boolean
  isOptional?: boolean
  /** Counts only as 'yes': the host says that the source has agreed. */
  isPermission?: boolean
}

/** On what terms listings may be shown, as far as code can hold them, and as a sentence. */
export type SourceTerms = {
  /** The listing must link to its page at the source. */
  linkBack: boolean
  /** Stands beside each listing of it: 'Jobs by Adzuna'. */
  label: string
  /** Stands where sources are credited, with a link to `homePage`. */
  attribution?: string
  /** Must be shown to people who are not signed in as well. */
  noGating: boolean
  /** Must not be passed on to search engines of jobs: no `JobPosting` data, no sitemap. */
  noSyndication: boolean
  sentence: string
  /** Where the terms can be read. */
  page?: string
}

/** How often and how fast it may be asked; the strictest of the limits holds. */
export type SourceLimits = {
  requestsPerDay?: number
  requestsPerHour?: number
  /** To all hosts of the source together; its boards share it. */
  requestsPerMinute: number
  /** The most requests in one run of one unit; a run that is cut off here is not whole. */
  requestsPerRun: number
  /** The most that one answer may hold. */
  answerMegabytes: number
}

/** What is known of a source before it is asked for anything. */
export type SourceManifest = {
  /** Lower case, letters, digits and hyphens; stands in rows and settings. */
  id: string
  /** As people see it. */
  name: string
  /** Absent where there is none: the sample. */
  homePage?: string
  kinds: readonly ('job' | 'hackathon')[]
  /** Every request goes to one of them, over https; '*.' stands for one label. Empty where nothing leaves the process. */
  hosts: readonly string[]
  settings: readonly SourceSetting[]
  /** 'many': asked board by board, each a unit of work of its own; 'none': one unit of work. */
  boards: 'many' | 'none'
  /** Minutes between two runs of one unit. */
  everyMinutes: number
  limits: SourceLimits
  terms: SourceTerms
  /** Where its shape is known from; anything but 'recorded' is said on the page of sources until its first success. */
  shape: 'recorded' | 'documented' | 'reconstructed' | 'generated'
  /** A whole run of a unit gives all that is open there, so that what is missing has closed. */
  closesByAbsence: boolean
  /** Asked without a word of the host, if it needs no setting. */
  isOnByDefault: boolean
  /** Its organisations and openings are made up. */
  isFictional: boolean
  /** Its list is made for its own pages, not published for others to read: it is asked as a page is, by its robots.txt. */
  heedsRobots?: true
  /** The host's own: at the address that the host wrote, whatever its port, and led on to wherever it says. */
  isOwn?: true
}

/** What is leased, run and closed by absence as one: a source, or one board of a source. */
export type SourceUnit = {
  source: string
  board?: string
  /** The employer by name, where the list of boards says it. */
  employer?: string
}

/** What a connector may know when it is asked. */
export type Ask = {
  unit: SourceUnit
  /** The present, ms UTC. */
  now: number
  /** When this unit was last run to its end, ms UTC. */
  since?: number
  /** Settings that are no secret, by name. */
  settings: Readonly<Record<string, string>>
}

/** One request to make. Plain data, so that a broken run goes on where it stopped. Holds no secret. */
export type SourceRequest = {
  url: string
  accept: 'json' | 'xml' | 'html' | 'any'
  /** One page of many: where it is gone or gives no answer, the run goes on without it. */
  mayFail?: boolean
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: unknown
  /** Query parameters and headers that are filled from settings as the request is sent: name there to name of the setting. */
  fill?: { query?: Readonly<Record<string, string>>; headers?: Readonly<Record<string, string>> }
  /** Tells the reading what is asked for. */
  step: string
  page?: number
  /** This asks for more of one item. */
  detail?: SourceDetail
}

/**
 * An item that the list gives in part. Where this version of it is stored, the request is left out and the item counts
 * as seen; where the request fails, the item is stored as it stands here unless more of it is stored.
 */
export type SourceDetail = { item: SourceItem; version: string }

/** What one answer says. */
export type Reading = {
  items: SourceItem[]
  /** What else to ask, in this order. */
  next: SourceRequest[]
  /** Entries that could not be read. One without a key means that nothing may be closed by absence after this run. */
  rejected: { key?: string; reason: string }[]
  /** With `next`, this answer gives all that is open in the unit; false where pages beyond the limit are left out. */
  isWhole: boolean
  /** Keys that the source shows as closed. */
  gone?: string[]
  /** The same answer says something else at another time, so that it is asked for whole each time. */
  changesWithTime?: true
  /** Why the answer as a whole is not what the source gives. Then it holds nothing else. */
  problem?: string
}

/** A source outside: a plan of requests and a reading of their answers, both without input or output. Neither throws. */
export type Connector = {
  manifest: SourceManifest
  first(ask: Ask): SourceRequest[]
  /** `body` is the text of an answer with status 200. */
  read(request: SourceRequest, body: string, ask: Ask): Reading
}

/** A connector as whoever asks uses it: some answers are read beside, until the signal. */
export type AskedConnector = Pick<Connector, 'manifest' | 'first'> & {
  read(request: SourceRequest, body: string, ask: Ask, signal?: AbortSignal): Reading | Promise<Reading>
}

/** The settings without which a source cannot be asked and that `settings` does not hold. None: it may be asked. */
export const missingSettings = (
  manifest: SourceManifest,
  settings: Readonly<Record<string, string | undefined>>,
): readonly SourceSetting[] =>
  manifest.settings.filter(({ name, isOptional, isPermission }) => {
    const value = settings[name]?.trim() ?? ''
    return isPermission ? value.toLowerCase() !== 'yes' : !isOptional && value === ''
  })

/** Whether a source may be asked at an address: over https, without a login or a port, at a host that it names. */
export const isAddressOf = ({ hosts, isOwn }: SourceManifest, url: string): boolean => {
  const address = URL.parse(url)
  if (isOwn) return address !== null && /^https?:$/.test(address.protocol) && hosts.includes(address.hostname)
  if (address === null || address.protocol !== 'https:') return false
  const { hostname, port, username, password } = address
  if (port !== '' || username !== '' || password !== '') return false
  const [label = '', ...rest] = hostname.split('.')
  return hosts.some((host) =>
    host.startsWith('*.') ? label !== '' && host === `*.${rest.join('.')}` : host === hostname,
  )
}
