import { parseList } from '@scry/profile/stored-fields'
import { positionsIn } from '@scry/profile/work-entries'
import { useMemo } from 'react'
import { useProfile } from './use-profile.ts'
import { useSession } from './use-session.ts'

/** What a ranking needs to know of the person: null for a visitor and for an account without a resume. */
export interface Person {
  skills: string[]
  interests: string[]
  location: string
  level: string
  /** Positions held, newest first. */
  titles: string[]
}

/** The person that lists are ranked for. `isKnown` is false until session and profile have answered. */
export function usePerson(): { person: Person | null; isKnown: boolean } {
  const session = useSession()
  const { profile, isPending, isError } = useProfile()
  const person = useMemo<Person | null>(() => {
    if (!profile?.hasResume) return null
    return {
      skills: parseList(profile.skills),
      interests: parseList(profile.interests),
      location: profile.location,
      level: profile.experience_level,
      titles: positionsIn(profile.work_experience),
    }
  }, [profile])
  const isKnown =
    session.status === 'visitor' ||
    session.status === 'unreachable' ||
    (session.status === 'signed-in' && (!isPending || isError))
  return { person, isKnown }
}
