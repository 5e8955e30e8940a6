import type { Job } from '@scry/contracts/listing'
import { capital } from '../ui/capital.ts'

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

const workplaceWords = { 'on-site': 'on site', remote: 'remote', hybrid: 'hybrid' } as const

/** Where it is, what kind of work and what it pays. */
export function jobFacts(job: Job): string[] {
  const { workplace } = job
  const saysPlace = workplace && job.location.toLowerCase().includes(workplaceWords[workplace])
  const place = [job.location, workplace && !saysPlace ? workplaceWords[workplace] : ''].filter(Boolean).join(', ')
  const level = capital(job.level ?? '')
  return [place, job.type, level, job.salary].filter(Boolean)
}
