import type { ProfileInput } from '@scry/search/profile-input'

/** An invented person, in the shape that the server ranks for, and what a judge reads of them. */
export interface RealPerson {
  readonly id: string
  readonly group: string
  readonly level: string
  readonly profile: ProfileInput
  /** Those of 2 and more were written later, to be seen for the first time by a later ranking. */
  readonly wave: 1 | 2 | 3 | 4 | 5
  /** Judged before any result was looked at; `--rows` never shows theirs. */
  readonly isLocked: boolean
}

/** When a person's studies end, ms UTC. */
export const student = (year: number, month = 6) => Date.UTC(year, month - 1, 30)
const list = (text: string): string[] => (text === '' ? [] : text.split(', '))

interface Told {
  readonly level: 'entry' | 'junior' | 'mid' | 'senior'
  readonly at: string
  readonly skills: string
  /** 'title: months; title: months', newest first. */
  readonly held?: string
  readonly subjects?: string
  readonly degree?: number
  readonly graduates?: number
  readonly deeds?: readonly string[]
  readonly languages?: string
}

/** A person as the server would have them from a resume. */
export const told = (id: string, group: string, it: Told): Omit<RealPerson, 'isLocked' | 'wave'> => {
  const roles = (it.held ?? '')
    .split('; ')
    .filter(Boolean)
    .map((role) => role.split(': '))
  return {
    id,
    group,
    level: it.level,
    profile: {
      level: it.level,
      location: it.at,
      skills: list(it.skills),
      titles: roles.map(([title = '']) => title),
      titleMonths: roles.map(([, months]) => (months === undefined ? null : Number(months))),
      subjects: list(it.subjects ?? ''),
      deeds: [...(it.deeds ?? [])],
      languages: list(it.languages ?? ''),
      ...(it.degree !== undefined && { degree: it.degree }),
      ...(it.graduates !== undefined && { graduates: it.graduates }),
    },
  }
}
