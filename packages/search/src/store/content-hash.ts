import { instantOf, type ListingInput } from '../listing-input.ts'

const mix = (hash: number, text: string): number => {
  let value = hash
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return Math.imul(value ^ 0x1f, 0x01000193)
}

/** FNV-1a over everything of a listing that the index reads. */
export const contentHash = (listing: ListingInput): number => {
  let hash = mix(0x811c9dc5, listing.id)
  hash = mix(hash, listing.title)
  hash = mix(hash, listing.description ?? '')
  for (const name of ['kind', 'company', 'location', 'workplace', 'type', 'level', 'status', 'source'] as const) {
    hash = mix(hash, listing[name] ?? '')
  }
  for (const skill of listing.skills ?? []) hash = mix(hash, skill)
  for (const theme of listing.themes ?? []) hash = mix(hash, theme)
  hash = mix(hash, String(listing.posted ?? ''))
  hash = mix(hash, String(listing.deadline ?? ''))
  const { places, remoteWithin, pay, terms, sponsorship } = listing
  const stated = [places, remoteWithin, pay, terms, sponsorship]
  if (stated.some((one) => one !== undefined)) hash = mix(hash, JSON.stringify(stated))
  if (instantOf(listing.lastSeen) !== undefined) hash = mix(hash, 'unconfirmed')
  if (listing.kind === 'job') return hash >>> 0
  for (const name of ['starts', 'submissionDeadline', 'duration'] as const)
    hash = mix(hash, String(listing[name] ?? ''))
  return hash >>> 0
}
