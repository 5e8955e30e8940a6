import type { FirstScreen } from '@scry/contracts/first-screen-routes'
import { personOf, rankedPerson } from '@scry/profile/person'
import type { QueryClient } from '@tanstack/react-query'
import { shortlistOf } from '../calls/listings.ts'
import { readOwn } from '../session/own-storage.ts'
import { profileQuery } from '../session/use-profile.ts'
import { shortlistQuery } from './shortlist-query.ts'

/**
 * Puts the answer of `/api/first-screen` where profile and shortlist are looked for. The shortlist only where it was asked
 * for with what this person hid and applied to: the device may not have known the account yet, or have taken another's.
 */
export function keepFirstScreen(client: QueryClient, first: FirstScreen, exclude: readonly string[]): void {
  const { account, profile, shortlist } = first
  const person = personOf(profile)
  client.setQueryData(profileQuery(account.id).queryKey, profile)
  const own = new Set(['hidden', 'applied'].flatMap((kept) => readOwn<string[]>(`${kept}:${account.id}`, [])))
  const isAsked = own.size === new Set(exclude).size && exclude.every((id) => own.has(id))
  if (person && shortlist && isAsked)
    client.setQueryData(shortlistQuery(rankedPerson(person)).queryKey, shortlistOf(shortlist))
}
