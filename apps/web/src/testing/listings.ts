import type { Hackathon, Job } from '@scry/contracts/listing'
import type { MatchContribution } from '@scry/contracts/match'
import type { Shortlist } from '../calls/listings.ts'

const extras = {
  deadline: null,
  deadline_zone: null,
  posted_at: null,
  last_seen: null,
  is_sample: false,
  source_link: null,
}

/** An invented job with `fields` over what a plain one has. */
export function jobOf(fields: Partial<Job>): Job {
  return {
    id: 'j1',
    title: 'Ferry Planner',
    company: 'Quayside Lines',
    location: 'Harwich',
    posted: '3 days ago',
    type: 'Internship',
    source: 'board',
    description: 'Draws timetables.',
    skills: [],
    salary: '',
    apply_link: 'https://quayside.example/apply',
    logo: '',
    workplace: null,
    level: null,
    duration: null,
    ...extras,
    ...fields,
  }
}

/** An invented hackathon with `fields` over what a plain one has. */
export function hackathonOf(fields: Partial<Hackathon>): Hackathon {
  return {
    id: 'h1',
    title: 'Night of Maps',
    organizer: 'Fernhill Society',
    location: '',
    duration: '2 days',
    start_date: '2026-12-05T09:00:00.000Z',
    status: 'upcoming',
    registration: 'open',
    mode: 'online',
    description: 'Maps.',
    themes: [],
    prize_pool: '',
    team_size: '',
    logo: '',
    registration_link: 'https://fernhill.example',
    difficulty: null,
    submission_deadline: null,
    source: 'board',
    ...extras,
    ...fields,
  }
}

/** A line of a match for a skill that both sides name, or that the resume lacks. */
export function skillLine(
  factor: 'skills' | 'gap',
  skill: string,
  {
    by = 'same' as const,
    own = skill,
    points = 0,
    ...fields
  }: Partial<Extract<MatchContribution, { factor: 'skills' }>> = {},
): MatchContribution {
  const common = { points, profile: [], listing: [], ...fields }
  return factor === 'gap'
    ? { ...common, factor, kind: 'gap', skill, nice: false, adds: 0 }
    : { ...common, factor, kind: 'reason', skill, by, own }
}

/** A shortlist with some shelves filled. */
export function shortlist(shelves: Partial<Shortlist['shelves']>, fields: Partial<Shortlist> = {}): Shortlist {
  const rest = { nearest: [], further: [], nearby: [], compared: true, more: true, total: 0 }
  return { shelves: { apply_now: [], one_skill_away: [], reach: [], ...shelves }, ...rest, ...fields }
}
