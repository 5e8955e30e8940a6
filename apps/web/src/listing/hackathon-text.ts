import type { Hackathon } from '@scry/contracts/listing'
import { capital } from '../ui/capital.ts'

/** A field of a hackathon under the name that a match points with. */
export function hackathonText(hackathon: Hackathon): (field: string) => string | undefined {
  return (field) => {
    const [name, at] = field.split('.')
    if (name === 'themes' || name === 'skills') return hackathon.themes[Number(at)]
    const texts: Record<string, string> = {
      title: hackathon.title,
      company: hackathon.organizer,
      location: hackathon.location,
      description: hackathon.description,
    }
    return texts[name ?? '']
  }
}

export function hackathonPlace({ mode, location }: Hackathon): string {
  const isSame = mode === '' || location.toLowerCase().includes(mode)
  return [isSame ? '' : capital(mode), location].filter(Boolean).join(', ')
}
