import type { ResumeAnalysis } from '@scry/contracts/analysis'

/** The shape in which resumes are labelled by hand for measuring. */
export interface ResumeLabels {
  name: string | null
  email: string | null
  phone: string | null
  location: string | null
  skills: string[]
  education: { school: string | null; degree: string | null; start: string | null; end: string | null }[]
  experience: { title: string | null; company: string | null; start: string | null; end: string | null }[]
  projects: { name: string }[]
  certifications: string[]
  languages: string[]
  hasSummary: boolean
  experience_level_guess: string | null
}

/** An analysis as labels; an unreadable file is the empty shape. Skills are given as printed, where that is known. */
export function labelsOf(analysis: ResumeAnalysis | null): ResumeLabels {
  return {
    name: analysis?.name ?? null,
    email: analysis?.email ?? null,
    phone: analysis?.phone ?? null,
    location: analysis?.location ?? null,
    skills: (analysis?.skills ?? []).map((skill, index) => analysis?.evidence.fields[`skills.${index}`]?.text ?? skill),
    education: (analysis?.education ?? []).map(({ school, degree, start, end }) => ({ school, degree, start, end })),
    experience: (analysis?.work_experience ?? []).map(({ position, company, start, end }) => ({
      title: position,
      company,
      start,
      end,
    })),
    projects: (analysis?.projects ?? []).map(({ name }) => ({ name })),
    certifications: analysis?.certifications ?? [],
    languages: analysis?.languages ?? [],
    hasSummary: analysis !== null && analysis.summary !== null,
    experience_level_guess: analysis?.experience_level ?? null,
  }
}
