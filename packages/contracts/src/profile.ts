import { z } from 'zod'
import { profileLevels } from './enumerations.ts'

/** A project as a profile keeps it (§3.19). */
export const ProfileProject = z.object({
  name: z.string(),
  description: z.string(),
  technologies: z.array(z.string()),
  duration: z.string(),
})
export type ProfileProject = z.infer<typeof ProfileProject>

/** Fields of a profile that its owner may write. Everything else in `Profile` is owned by the server (decision 0310, 5). */
export const ProfileFields = z.object({
  name: z.string(),
  phone: z.string(),
  location: z.string(),
  experience_level: z.enum(profileLevels),
  education: z.string(),
  summary: z.string(),
  work_experience: z.string(),
  /** JSON text of `ProfileProject[]`, or records separated by ' | ' (§3.19). */
  projects: z.string(),
  skills: z.array(z.string()),
  certifications: z.array(z.string()),
  languages: z.array(z.string()),
  interests: z.array(z.string()),
  /** JSON text: jobAlerts, emailNotifications, profileVisibility (§3.17). */
  preferences: z.string(),
  originalFileName: z.string(),
  resumeUploadedAt: z.string().nullable(),
  hasResume: z.boolean(),
  /** JSON text of what the resume says and the other fields have no room for; '' where they hold all (decision 0335). */
  unshown: z.string(),
})
export type ProfileFields = z.infer<typeof ProfileFields>

/** The document of collection `users` (§3.1-3.20) without the envelope of the document protocol. */
export const Profile = ProfileFields.extend({
  userId: z.string(),
  email: z.string(),
  createdAt: z.string(),
  isVerified: z.boolean(),
  lastLogin: z.string().nullable(),
  accountType: z.literal('jobseeker'),
  isActive: z.boolean(),
  profileComplete: z.boolean(),
  profileCompleteness: z.int(),
  completenessScore: z.int(),
  totalExperience: z.int(),
  workExperienceCount: z.int(),
  skillsCount: z.int(),
  projectsCount: z.int(),
  resumeVersion: z.int(),
})
export type Profile = z.infer<typeof Profile>

/** The document of collection `user_activity` (§3.21): newest first, unused slots hold '0'. */
export const Activity = z.object({
  userId: z.string(),
  recent_activity_1: z.string(),
  recent_activity_2: z.string(),
  recent_activity_3: z.string(),
  recent_activity_4: z.string(),
  recent_activity_5: z.string(),
  recent_activity_6: z.string(),
  recent_activity_7: z.string(),
  recent_activity_8: z.string(),
  recent_activity_9: z.string(),
  recent_activity_10: z.string(),
})
export type Activity = z.infer<typeof Activity>
