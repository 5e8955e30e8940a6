import type { ListingInput } from '../../packages/search/src/listing-input.ts'

/** One query of the bench and what is meant by it. */
export interface Task {
  text: string
  kind: 'words' | 'prefix' | 'typo' | 'filter' | 'skills'
}

/** One search engine over the listings of the bench. `run` finds the best 20 and answers the exact total where it can. */
export interface Engine {
  name: string
  run: (task: Task) => number | Promise<number>
  /** Takes a listing in and another one out. */
  change: (added: ListingInput, removed: string) => void | Promise<void>
  close?: () => Promise<void>
}

export const limit = 20
export const filtered = { type: 'full-time', level: 'entry' } as const
export const fields = ['title', 'company', 'location', 'skills', 'description'] as const
export const flat = (listing: ListingInput) => ({ ...listing, skills: (listing.skills ?? []).join(' ') })

export const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
