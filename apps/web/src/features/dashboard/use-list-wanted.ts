import { type Person, rankedPerson } from '@scry/profile/person'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import { shortlistQuery } from '../../listing/shortlist-query.ts'
import { useNearScreen } from '../../ui/use-near-screen.ts'

const nobody: Person = { skills: [], interests: [], titles: [], location: '', level: '' }

/**
 * Whether the list below the shortlist is asked for: once the shortlist has come, or failed, and the list nears the screen.
 * Without a shortlist, and where the address says what it holds, it is what one came for (decision 0327). While listings are
 * being prepared the shortlist says so, and there is no list.
 */
export function useListWanted(
  person: Person | null,
  list: RefObject<Element | null>,
): { isWanted: boolean; isPreparing: boolean } {
  const { search } = useLocation()
  // The shortlist asks by itself; here it is only watched.
  const watched = { ...shortlistQuery(rankedPerson(person ?? nobody)), enabled: false, refetchInterval: false as const }
  const { isPending, data } = useQuery(watched)
  const isNear = useNearScreen(list, person !== null && !isPending)
  return {
    isWanted: person === null || search !== '' || isNear,
    isPreparing: person !== null && data?.preparing !== undefined,
  }
}
