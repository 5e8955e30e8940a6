import { type Person, personOf } from '@scry/profile/person'
import { useMemo } from 'react'
import { useProfile } from './use-profile.ts'
import { useSession } from './use-session.ts'

/**
 * The person that lists are ranked for: null for a visitor and for an account without a resume. `isKnown` is false until
 * session and profile have answered.
 */
export function usePerson(): { person: Person | null; isKnown: boolean } {
  const session = useSession()
  const { profile, isPending, isError } = useProfile()
  const person = useMemo(() => personOf(profile), [profile])
  const isKnown =
    session.status === 'visitor' ||
    session.status === 'unreachable' ||
    (session.status === 'signed-in' && (!isPending || isError))
  return { person, isKnown }
}
