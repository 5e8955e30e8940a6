import type { BadgeColour } from '../ui/Badge.tsx'

/** Upcoming or open is green, ongoing or live blue, ended or closed grey, anything else purple (§2.40). */
export function statusColour(status: string): BadgeColour {
  const folded = status.toLowerCase()
  if (folded.includes('upcoming') || folded.includes('open')) return 'green'
  if (folded.includes('ongoing') || folded.includes('live')) return 'blue'
  if (folded.includes('ended') || folded.includes('closed')) return 'grey'
  return 'purple'
}
