import type { Listing } from '@scry/contracts/listing'
import type { Database } from '../database/connect.ts'

const rowsAtOnce = 200

/** Verified people with a profile and alerts that are due: each does the work of one of `jobs`; every fifth saved a search. */
export async function writePeople(
  database: Database,
  options: {
    readonly count: number
    readonly jobs: readonly Listing[]
    readonly lookedAt: number
    readonly now: number
  },
): Promise<void> {
  const { count, jobs, lookedAt, now } = options
  const insert = async <Row extends object>(table: string, rows: readonly Row[]) => {
    if (rows.length > 0)
      await database.query
        .insertInto(table as 'accounts')
        .values(rows as never)
        .execute()
  }
  for (let first = 0; first < count; first += rowsAtOnce) {
    const some = Array.from({ length: Math.min(rowsAtOnce, count - first) }, (_, at) => first + at)
    const times = { created_at: lookedAt, updated_at: lookedAt }
    await insert(
      'accounts',
      some.map((at) => accountRow(at, times)),
    )
    await insert(
      'profiles',
      some.map((at) => profileRow(at, jobs[(at * 7919) % jobs.length] as Listing, times)),
    )
    const due = { every: 'daily', zone: 'UTC', next_at: now, looked_at: lookedAt, is_paused: 0, refused_at: null }
    await insert(
      'alerts',
      some.map((at) => ({ account_id: `p${at}`, ...due })),
    )
    const searchers = some.filter((at) => at % 5 === 0)
    await insert(
      'saved_searches',
      searchers.map((at) => searchRow(at, jobs[(at * 104_729) % jobs.length] as Listing, lookedAt)),
    )
  }
}

const accountRow = (at: number, times: { created_at: number; updated_at: number }) => ({
  ...{ id: `p${at}`, email: `p${at}@example.org`, name: 'User', password_hash: '', password_updated_at: 0 },
  ...{ email_verified: 1, accessed_at: times.created_at, ...times },
})

function profileRow(at: number, job: Listing, times: { created_at: number; updated_at: number }) {
  const skills = (job.skills ?? []).slice(0, 3 + (at % 4))
  return {
    ...{ id: `d${at}`, account_id: `p${at}`, name: 'User', phone: '', location: job.location || 'flexible' },
    ...{ experience_level: (['entry', 'junior', 'mid', 'senior'] as const)[at % 4], education: '', summary: '' },
    work_experience: `${job.title} at Quay (${1 + (at % 9)} years): Worked with ${skills.join(', ')}`,
    ...{
      projects: '[]',
      skills: JSON.stringify(skills),
      certifications: '[]',
      languages: '["English"]',
      interests: '[]',
    },
    preferences: JSON.stringify({ jobAlerts: true, emailNotifications: true, profileVisibility: 'private' }),
    ...{ original_file_name: 'resume.pdf', resume_uploaded_at: times.created_at, resume_version: 1, has_resume: 1 },
    ...{ last_login: null, profile_complete: 1, completeness_score: 100, skills_count: skills.length },
    ...{ projects_count: 0, work_experience_count: 1, ...times },
  }
}

const searchRow = (at: number, job: Listing, created_at: number) => ({
  ...{ id: `s${at}`, account_id: `p${at}`, kind: 'job', name: 'Search', created_at },
  query: String(new URLSearchParams({ q: job.title.split(' ').slice(0, 2).join(' '), type: 'any' })),
})
