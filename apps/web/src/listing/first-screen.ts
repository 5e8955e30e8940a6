import type { FirstScreen } from '@scry/contracts/first-screen-routes'
import { pageSize } from '@scry/contracts/limits'
import { jobDefaults } from '@scry/contracts/list-address'
import { personOf, rankedPerson } from '@scry/profile/person'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { jobsPage, type ListPage, shortlistOf } from '../calls/listings.ts'
import { readOwn } from '../session/own-storage.ts'
import { profileQuery } from '../session/use-profile.ts'
import { shortlistQuery } from './shortlist-query.ts'
import type { PageRequest } from './use-listing-list.ts'

/**
 * Puts the answer of `/api/first-screen` where the profile and the lists are looked for. The lists only where they were asked
 * for with what this person hid and applied to: the device may not have known the account yet, or have taken another's.
 */
export function keepFirstScreen(client: QueryClient, first: FirstScreen, exclude: readonly string[]): void {
  const { account, profile, jobs, shortlist } = first
  const person = personOf(profile)
  client.setQueryData(profileQuery(account.id).queryKey, profile)
  const own = new Set(['hidden', 'applied'].flatMap((kept) => readOwn<string[]>(`${kept}:${account.id}`, [])))
  const isAsked = own.size === new Set(exclude).size && exclude.every((id) => own.has(id))
  if (!jobs || !isAsked) return
  const list: InfiniteData<ListPage<unknown>, PageRequest> = {
    pages: [jobsPage(jobs)],
    pageParams: [{ limit: pageSize }],
  }
  client.setQueryData(['jobs', jobDefaults, person, []], list)
  if (person && shortlist) client.setQueryData(shortlistQuery(rankedPerson(person)).queryKey, shortlistOf(shortlist))
}
