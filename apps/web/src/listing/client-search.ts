import type { Hackathon, Job } from '@scry/contracts/listing'

function holds(texts: readonly string[], typed: string): boolean {
  const needle = typed.trim().toLowerCase()
  return needle === '' || texts.some((text) => text.toLowerCase().includes(needle))
}

/** Case-insensitive, against title, company, description and skills (§5.55). */
export function jobMatchesText(job: Job, typed: string): boolean {
  return holds([job.title, job.company, job.description, ...job.skills], typed)
}

/** Case-insensitive, against title, organizer, description, themes and technologies (§5.56). */
export function hackathonMatchesText(hackathon: Hackathon, typed: string): boolean {
  return holds([hackathon.title, hackathon.organizer, hackathon.description, ...hackathon.themes], typed)
}
