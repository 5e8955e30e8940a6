import type { Hackathon, Job } from '@scry/contracts/listing'

/** A listing as it may be sent: the specification promises names, and of some fields two, but not that all are there. */
type Sent<Row> = { [Name in keyof Row]?: Row[Name] | null }

/** The second names of a hackathon's fields (§3.26). */
interface SecondNames {
  name: string
  date: string
  technologies: string[]
  link: string
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

const shared = {
  deadline: null,
  deadline_zone: null,
  posted_at: null,
  last_seen: null,
  is_sample: false,
  source_link: null,
}
const noJob: Job = {
  ...{ id: '', title: '', company: '', location: '', posted: '', type: '', source: '', description: '', skills: [] },
  ...{ salary: '', apply_link: '#', logo: '', workplace: null, level: null, duration: null },
  ...shared,
}
const noHackathon: Hackathon = {
  ...{ id: '', title: '', organizer: '', location: '', duration: '', start_date: null, status: '', mode: '' },
  ...{
    registration: null,
    description: '',
    themes: [],
    prize_pool: '',
    team_size: '',
    logo: '',
    registration_link: '#',
  },
  ...{ difficulty: null, submission_deadline: null, source: '' },
  ...shared,
}

const registrations = ['open', 'closed'] as const

/** What was sent over what stands for a field that is not there. */
function over<Row extends object>(none: Row, sent: Sent<Row>): Row {
  return { ...none, ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value != null)) }
}

/** A job with every field that a row reads (§3.22). */
export function jobRow(sent: Sent<Job>): Job {
  return { ...over(noJob, sent), id: String(sent.id ?? sent.title ?? ''), skills: texts(sent.skills) }
}

/** A hackathon with every field that a row reads, whichever of two names it was sent under (§3.26). */
export function hackathonRow(sent: Sent<Hackathon & SecondNames>): Hackathon {
  const { name, date, technologies, link, ...first } = sent
  const title = first.title ?? name ?? ''
  return {
    ...over(noHackathon, first),
    id: String(first.id ?? title),
    title,
    start_date: first.start_date ?? date ?? null,
    // Search goes by themes and by technologies (§5.56): with both sent, a row has both.
    themes: [...new Set([...texts(first.themes), ...texts(technologies)])],
    registration_link: first.registration_link ?? link ?? '#',
    // Where only the status says it.
    registration: first.registration ?? registrations.find((one) => one === first.status?.toLowerCase()) ?? null,
  }
}
