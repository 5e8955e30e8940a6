import type { Profile, ProfileFields } from '@scry/contracts/profile'
import { completenessScore, countProfile, isProfileComplete } from '@scry/profile/completeness'
import { levelOf } from '@scry/profile/profile-fields'
import { parseList } from '@scry/profile/stored-fields'
import type { Selectable } from 'kysely'
import type { Queries } from '../../database/connect.ts'
import type { ProfileTable } from '../../database/document-tables.ts'

/** The columns behind a profile's own fields, with everything that is computed from them (decision 0310, 4). */
export function profileColumns(fields: ProfileFields, email: string) {
  const counts = countProfile(fields)
  return {
    name: fields.name,
    phone: fields.phone,
    location: fields.location,
    experience_level: fields.experience_level,
    education: fields.education,
    summary: fields.summary,
    work_experience: fields.work_experience,
    projects: fields.projects,
    skills: JSON.stringify(fields.skills),
    certifications: JSON.stringify(fields.certifications),
    languages: JSON.stringify(fields.languages),
    interests: JSON.stringify(fields.interests),
    preferences: fields.preferences,
    original_file_name: fields.originalFileName,
    resume_uploaded_at: fields.resumeUploadedAt === null ? null : Date.parse(fields.resumeUploadedAt),
    has_resume: fields.hasResume ? 1 : 0,
    unshown: fields.unshown,
    profile_complete: isProfileComplete({ ...fields, email }) ? 1 : 0,
    completeness_score: completenessScore({ ...fields, email }),
    skills_count: counts.skillsCount,
    projects_count: counts.projectsCount,
    work_experience_count: counts.workExperienceCount,
  }
}

export type ProfileRow = Selectable<ProfileTable> & { readonly email: string; readonly email_verified: number }

export function selectProfiles(queries: Queries) {
  return queries
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .selectAll('profiles')
    .select(['accounts.email as email', 'accounts.email_verified as email_verified'])
}

export function fieldsOfRow(row: Selectable<ProfileTable>): ProfileFields {
  return {
    name: row.name,
    phone: row.phone,
    location: row.location,
    experience_level: levelOf(row.experience_level),
    education: row.education,
    summary: row.summary,
    work_experience: row.work_experience,
    projects: row.projects,
    skills: parseList(row.skills),
    certifications: parseList(row.certifications),
    languages: parseList(row.languages),
    interests: parseList(row.interests),
    preferences: row.preferences,
    originalFileName: row.original_file_name,
    resumeUploadedAt: isoOrNull(row.resume_uploaded_at),
    hasResume: row.has_resume === 1,
    unshown: row.unshown,
  }
}

/** What a row of an archive says of a profile; what it says in a wrong way is refused where it is checked. */
export function dataOfRow(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { original_file_name: originalFileName, resume_uploaded_at: uploadedAt, has_resume } = row
  const names = ['name', 'phone', 'location', 'experience_level', 'education', 'summary', 'work_experience'] as const
  const lists = ['unshown', 'projects', 'skills', 'certifications', 'languages', 'interests', 'preferences'] as const
  const resumeUploadedAt = typeof uploadedAt === 'number' ? isoOrNull(Math.trunc(uploadedAt)) : uploadedAt
  const resume = { originalFileName, resumeUploadedAt, hasResume: has_resume === 1 }
  const said = Object.entries({
    ...Object.fromEntries([...names, ...lists].map((name) => [name, row[name]])),
    ...resume,
  })
  return Object.fromEntries(said.filter(([, value]) => value !== undefined))
}

/** No upload is shown as later than `now`, whatever the clock of its browser said. */
export function profileOfRow(row: ProfileRow, now: number): Profile {
  const uploadedAt = row.resume_uploaded_at
  return {
    ...fieldsOfRow(row),
    resumeUploadedAt: isoOrNull(uploadedAt === null ? null : Math.min(uploadedAt, now)),
    userId: row.account_id,
    email: row.email,
    createdAt: new Date(row.created_at).toISOString(),
    isVerified: row.email_verified === 1,
    lastLogin: isoOrNull(row.last_login),
    accountType: 'jobseeker',
    isActive: true,
    profileComplete: row.profile_complete === 1,
    profileCompleteness: row.completeness_score,
    completenessScore: row.completeness_score,
    totalExperience: row.work_experience_count,
    workExperienceCount: row.work_experience_count,
    skillsCount: row.skills_count,
    projectsCount: row.projects_count,
    resumeVersion: row.resume_version,
  }
}

function isoOrNull(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}
