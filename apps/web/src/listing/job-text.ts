import type { Job } from '@scry/contracts/listing'

/** A field of a job under the name that a match points with. */
export function jobText(job: Job): (field: string) => string | undefined {
  return (field) => {
    const [name, at] = field.split('.')
    if (name === 'skills') return job.skills[Number(at)]
    const texts: Record<string, string> = {
      title: job.title,
      company: job.company,
      location: job.location,
      description: job.description,
      type: job.type,
      salary: job.salary,
    }
    return texts[name ?? '']
  }
}
