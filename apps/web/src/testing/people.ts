import type { ResumeAnalysis } from '@scry/contracts/analysis'
import type { Profile } from '@scry/contracts/profile'
import { emptyProfile } from '@scry/profile/profile-fields'
import type { Account } from '../calls/account.ts'
import type { Stored } from '../calls/documents.ts'

export type StoredProfile = Stored<Profile>

/** An invented person who is logged in, with a verified address. */
export const ada: Account = {
  id: 'a1',
  name: 'User',
  email: 'ada@mailbox.example',
  emailVerification: true,
  isReviewer: false,
}

/** Her profile with `fields` over what an empty one has. */
export function profileOf(fields: Partial<Profile>): StoredProfile {
  return {
    $id: 'p1',
    $createdAt: '2026-11-20T09:00:00.000Z',
    $updatedAt: '2026-11-20T09:00:00.000Z',
    ...emptyProfile,
    userId: ada.id,
    email: ada.email,
    createdAt: '2026-11-20T09:00:00.000Z',
    isVerified: true,
    lastLogin: null,
    accountType: 'jobseeker',
    isActive: true,
    profileComplete: false,
    profileCompleteness: 0,
    completenessScore: 0,
    totalExperience: 0,
    workExperienceCount: 0,
    skillsCount: 0,
    projectsCount: 0,
    resumeVersion: 1,
    ...fields,
  }
}

/** What is read from Ada's resume, with changed fields. */
export function analysisOf(fields: Partial<ResumeAnalysis>): ResumeAnalysis {
  return {
    name: 'Ada Holm',
    email: ada.email,
    phone: null,
    location: null,
    summary: null,
    experience_level: 'entry',
    skills: ['Python', 'SQL'],
    education: [],
    work_experience: [],
    projects: [],
    certifications: [],
    languages: [],
    links: [],
    evidence: { pages: [{ width: 612, height: 792 }], fields: {} },
    notes: [],
    ...fields,
  }
}
