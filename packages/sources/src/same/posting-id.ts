/** One applicant-tracking system: how its addresses are known and where the number of the posting stands in them. */
type System = { id: string; host: RegExp; path: RegExp }

/** Where the number holds within one customer of the system only, the first group names the customer. */
const systems: readonly System[] = [
  { id: 'greenhouse', host: /(?:^|\.)greenhouse\.io$/, path: /\/jobs\/(\d+)/ },
  { id: 'lever', host: /(?:^|\.)lever\.co$/, path: /^\/[^/]+\/([\da-f]{8}-[\da-f-]{27})/i },
  { id: 'ashby', host: /(?:^|\.)ashbyhq\.com$/, path: /^\/[^/]+\/([\da-f]{8}-[\da-f-]{27})/i },
  { id: 'smartrecruiters', host: /(?:^|\.)smartrecruiters\.com$/, path: /^\/[^/]+\/(\d{6,})/ },
  { id: 'workable', host: /(?:^|\.)workable\.com$/, path: /\/j(?:obs)?\/([\dA-F]{8,})/i },
  { id: 'amazon', host: /(?:^|\.)amazon\.jobs$/, path: /\/jobs\/(\d+)/ },
  { id: 'usajobs', host: /(?:^|\.)usajobs\.gov$/, path: /\/job\/(?:ViewDetails\/)?(\d+)/i },
  { id: 'uber', host: /(?:^|\.)uber\.com$/, path: /\/careers\/(?:list|apply\/form)\/(\d+)/ },
  { id: 'linkedin', host: /(?:^|\.)linkedin\.com$/, path: /\/jobs\/view\/(?:[^/]*-)?(\d+)/ },
  { id: 'jobvite', host: /^jobs\.jobvite\.com$/, path: /\/job\/(\w+)/ },
  { id: 'jazzhr', host: /\.applytojob\.com$/, path: /\/apply\/(?:jobs\/details\/)?(\w{6,})/ },
]

/** As above, for systems whose numbers belong to one customer: that customer is named by the host. */
const systemsByCustomer: readonly System[] = [
  {
    id: 'workday',
    host: /^([\w-]+)(?:\.wd\d+)?\.myworkday(?:jobs|site)\.com$/,
    path: /_([A-Z]*[-_]?\d[\w-]*?)(?:\/apply.*)?\/?$/i,
  },
  { id: 'icims', host: /^([\w-]+)\.icims\.com$/, path: /\/jobs\/(\d+)/ },
  { id: 'oracle', host: /^([\w-]+)\.fa\.[\w.]*oraclecloud\.com$/, path: /\/(?:job|preview)\/(\d+)/ },
  { id: 'recruitee', host: /^([\w-]+)\.recruitee\.com$/, path: /^\/o\/([\w-]+)/ },
  { id: 'personio', host: /^([\w-]+)\.jobs\.personio\.(?:de|com)$/, path: /\/job\/(\d+)/ },
  { id: 'teamtailor', host: /^([\w-]+)\.teamtailor\.com$/, path: /\/jobs\/(\d+)/ },
  { id: 'breezy', host: /^([\w-]+)\.breezy\.hr$/, path: /\/p\/([\da-f]+)/ },
  { id: 'bamboohr', host: /^([\w-]+)\.bamboohr\.com$/, path: /\/(?:careers|jobs\/view\.php)\/?(\d+)/ },
]

/** Query parameters by which employers' own pages show a posting of such a system. */
const parameters: readonly (readonly [parameter: string, system: string, value: RegExp])[] = [
  ['gh_jid', 'greenhouse', /^\d+/],
  ['ashby_jid', 'ashby', /^[\da-f]{8}-[\da-f-]{27}/i],
  ['lever-via', 'lever', /^[\da-f]{8}-[\da-f-]{27}/i],
]

/**
 * The number that an applicant-tracking system gave a posting, with the system before it ('greenhouse:4014838003'), read
 * from an address; undefined where it names none. Two numbers of one system are two openings.
 */
export const postingIdOf = (url: URL): string | undefined => {
  const host = url.hostname.toLowerCase().replace(/^www\./, '')
  for (const { id, host: of, path } of systems) {
    if (!of.test(host)) continue
    const number = path.exec(url.pathname)?.[1] ?? (id === 'greenhouse' ? greenhouseToken(url) : undefined)
    if (number !== undefined) return `${id}:${number.toLowerCase()}`
  }
  for (const { id, host: of, path } of systemsByCustomer) {
    const customer = of.exec(host)?.[1]
    const number = customer === undefined ? undefined : path.exec(url.pathname)?.[1]
    if (number !== undefined) return `${id}:${customer}:${number.toLowerCase()}`
  }
  for (const [parameter, system, value] of parameters) {
    const number = value.exec(url.searchParams.get(parameter) ?? '')?.[0]
    if (number !== undefined) return `${system}:${number.toLowerCase()}`
  }
  return undefined
}

/** The form that Greenhouse embeds in other pages names the posting as its token. */
const greenhouseToken = (url: URL): string | undefined =>
  /\/embed\/job_app/.test(url.pathname) ? /^\d+/.exec(url.searchParams.get('token') ?? '')?.[0] : undefined
