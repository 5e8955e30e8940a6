/** Rows of collection `users`. Lists are JSON texts. */
export interface ProfileTable {
  id: string
  account_id: string
  name: string
  phone: string
  location: string
  experience_level: string
  education: string
  summary: string
  work_experience: string
  projects: string
  skills: string
  certifications: string
  languages: string
  interests: string
  preferences: string
  original_file_name: string
  resume_uploaded_at: number | null
  resume_version: number
  has_resume: number
  unshown: string
  last_login: number | null
  profile_complete: number
  completeness_score: number
  skills_count: number
  projects_count: number
  work_experience_count: number
  created_at: number
  updated_at: number
}

/** Rows of collection `aggregated_jobs`: jobs posted by people. */
export interface JobPostingTable {
  id: string
  account_id: string
  job_id: string
  job_role: string
  company_name: string
  description: string
  stipend: string | null
  duration: string | null
  location: string
  apply_link: string
  skills: string
  site: string
  job_type: string
  category: string
  experience_level: string
  application_deadline: number | null
  deadline_zone: string | null
  place: string | null
  years: number | null
  status: string
  created_at: number
  updated_at: number
}

/** Rows of collection `hackathon`: hackathons posted by people. */
export interface HackathonPostingTable {
  id: string
  account_id: string
  hackathon_id: string
  title: string
  organization: string
  description: string
  prize: string | null
  mode: string
  registration_deadline: number
  submission_deadline: number | null
  start_date: number
  deadline_zone: string | null
  participation_link: string
  location: string | null
  themes: string
  status: string
  created_at: number
  updated_at: number
}

export interface DocumentTables {
  profiles: ProfileTable
  job_postings: JobPostingTable
  hackathon_postings: HackathonPostingTable
}
