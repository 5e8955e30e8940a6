import type { ResumeAnalysis } from '@scry/contracts/analysis'
import { type ProfileLevel, profileLevels } from '@scry/contracts/enumerations'
import { isoInstant } from '@scry/contracts/instants'
import { defaultResumeFileName } from '@scry/contracts/limits'
import type { ProfileFields, ProfileProject } from '@scry/contracts/profile'
import { capList, capText, clean } from './caps.ts'
import { parseProjects, renderProjects, unspecified } from './projects.ts'
import { defaultPreferences, parseList, parsePreferences } from './stored-fields.ts'
import { parseUnshown, renderUnshown, unshownOf } from './unshown.ts'
import { renderEducation, renderWorkExperience } from './work-entries.ts'

export const defaultName = 'User'
export const defaultLocation = 'flexible'

/** A profile as it is before anything is known, and after the resume was deleted (§4.18). */
export const emptyProfile: ProfileFields = {
  name: defaultName,
  phone: '',
  location: defaultLocation,
  experience_level: 'entry',
  education: '',
  summary: '',
  work_experience: '',
  projects: '[]',
  skills: [],
  certifications: [],
  languages: [],
  interests: [],
  preferences: JSON.stringify(defaultPreferences),
  originalFileName: '',
  resumeUploadedAt: null,
  hasResume: false,
  unshown: '',
}

type Input = Readonly<Record<string, unknown>>

/**
 * The fields that `input` sets, in the form a profile keeps: lists from arrays or texts, arrays of entries rendered as
 * text, everything within its caps (§3.5-3.19). A field whose value has a type that no form allows is left out;
 * `resumeUploadedAt` is an ISO instant or null.
 */
export function readProfileFields(input: Input): Partial<ProfileFields> {
  const fields: Partial<ProfileFields> = {}
  for (const key of ['name', 'phone', 'location', 'summary', 'originalFileName'] as const) {
    const value = input[key]
    if (typeof value === 'string') fields[key] = capText(key, clean(value).trim())
  }
  if (fields.name === '') fields.name = defaultName
  if (fields.location === '') fields.location = defaultLocation
  for (const key of ['skills', 'certifications', 'languages', 'interests'] as const) {
    if (input[key] !== undefined && input[key] !== null) fields[key] = capList(key, parseList(input[key]).map(clean))
  }
  const level = input.experience_level
  if (typeof level === 'string') fields.experience_level = levelOf(level)
  const education = input.education
  if (Array.isArray(education)) fields.education = clean(renderEducation(education.filter(isEntry).map(onlyTexts)))
  else if (typeof education === 'string') fields.education = capText('education', clean(education).trim())
  const work = input.work_experience
  if (Array.isArray(work)) fields.work_experience = clean(renderWorkExperience(work.filter(isEntry).map(onlyTexts)))
  else if (typeof work === 'string') fields.work_experience = capText('work_experience', clean(work).trim())
  if (input.projects !== undefined && input.projects !== null) {
    fields.projects = clean(renderProjects(parseProjects(input.projects)))
  }
  if (input.preferences !== undefined) fields.preferences = JSON.stringify(parsePreferences(input.preferences))
  if (typeof input.unshown === 'string') fields.unshown = clean(renderUnshown(parseUnshown(input.unshown)))
  if (typeof input.hasResume === 'boolean') fields.hasResume = input.hasResume
  const uploaded = input.resumeUploadedAt
  if (uploaded === null) fields.resumeUploadedAt = null
  else if (typeof uploaded === 'string') {
    const instant = isoInstant(uploaded)
    if (instant !== undefined) fields.resumeUploadedAt = new Date(instant).toISOString()
  }
  return fields
}

function isEntry(entry: unknown): entry is Record<string, unknown> {
  return typeof entry === 'object' && entry !== null && !Array.isArray(entry)
}

function onlyTexts(entry: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entry).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}

/** What a level is written as beside the four of a profile: a lead is a senior, and what is not specified is entry. */
const otherLevels = new Map<string, ProfileLevel>([
  ['lead', 'senior'],
  ['', 'entry'],
  [unspecified.toLowerCase(), 'entry'],
])

export function namedLevel(text: string): ProfileLevel | undefined {
  const folded = text.trim().toLowerCase()
  return profileLevels.find((level) => level === folded) ?? otherLevels.get(folded)
}

export function levelOf(text: string): ProfileLevel {
  return namedLevel(text) ?? 'entry'
}

export function analysisProjects({ projects }: Pick<ResumeAnalysis, 'projects'>): ProfileProject[] {
  return projects.map((project) => ({
    name: project.name,
    description: project.description ?? '',
    technologies: project.technologies,
    duration: project.duration ?? unspecified,
  }))
}

/** What a resume sets in a profile. What it does not say keeps the value of `current`: a person's own words outlive a new upload. */
export function mergeAnalysis(
  current: ProfileFields,
  analysis: Omit<ResumeAnalysis, 'evidence' | 'notes'>,
  upload: { readonly fileName: string; readonly uploadedAt: string },
): ProfileFields {
  const projects = analysisProjects(analysis)
  const read = readProfileFields({
    ...(analysis.name ? { name: analysis.name } : {}),
    ...(analysis.phone ? { phone: analysis.phone } : {}),
    ...(analysis.location ? { location: analysis.location } : {}),
    ...(analysis.summary ? { summary: analysis.summary } : {}),
    ...(analysis.experience_level ? { experience_level: analysis.experience_level } : {}),
    ...(analysis.skills.length > 0 ? { skills: analysis.skills } : {}),
    ...(analysis.education.length > 0 ? { education: analysis.education } : {}),
    ...(analysis.work_experience.length > 0 ? { work_experience: analysis.work_experience } : {}),
    ...(projects.length > 0 ? { projects } : {}),
    ...(analysis.certifications.length > 0 ? { certifications: analysis.certifications } : {}),
    ...(analysis.languages.length > 0 ? { languages: analysis.languages } : {}),
    originalFileName: upload.fileName.trim() || defaultResumeFileName,
    resumeUploadedAt: upload.uploadedAt,
    hasResume: true,
    unshown: renderUnshown(unshownOf({ ...analysis, projects })),
  })
  return { ...current, ...read }
}

/** The third fallback (§7.22): name User and the file's name, nothing made up. */
export function minimalProfile(upload: { readonly fileName: string; readonly uploadedAt: string }): ProfileFields {
  return {
    ...emptyProfile,
    originalFileName: upload.fileName.trim() || defaultResumeFileName,
    resumeUploadedAt: upload.uploadedAt,
    hasResume: true,
  }
}
