import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ada } from '../testing/people.ts'
import { keepAnswers } from './kept-answers.ts'
import { sessionQuery } from './use-session.ts'

/** The caches of a browser, by their names: the addresses that each holds. */
function standInCaches() {
  const held = new Map<string, Set<string>>()
  const open = (name: string) => held.get(name) ?? held.set(name, new Set()).get(name) ?? new Set<string>()
  vi.stubGlobal('caches', {
    keys: async () => [...held.keys()],
    delete: async (name: string) => held.delete(name),
    open: async (name: string) => ({
      put: async (address: string) => void open(name).add(address),
      delete: async (address: string) => open(name).delete(address),
      keys: async () => [...open(name)].map((url) => ({ url })),
    }),
  })
  const worker = { isThere: true }
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve(), getRegistration: async () => (worker.isThere ? {} : undefined) },
  })
  return { held, worker }
}

const signIn = (isIn: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the store for cookies is not in every browser.
  document.cookie = isIn ? 'scry_signed_in=1' : 'scry_signed_in=; max-age=0'
}

test('what is answered after the session has ended is kept for nobody, the next visitor included (§2.14, decision 0348)', async () => {
  const { held } = standInCaches()
  const client = new QueryClient()
  signIn(true)
  keepAnswers(client)
  client.setQueryData(sessionQuery.queryKey, ada)
  client.setQueryData(['saved-jobs', ['board:1']], { pages: [] })
  await expect.poll(() => [...(held.get(`scry-kept:${ada.id}`) ?? [])].join()).toContain('saved-jobs')
  // The server has taken the session back, and the page has not forgotten the account yet.
  signIn(false)
  client.setQueryData(['saved-jobs', ['board:1', 'board:2']], { pages: [] })
  client.clear()
  client.setQueryData(sessionQuery.queryKey, null)
  client.setQueryData(['dates', null, []], [])
  // What is kept is kept in the order of the answers: the visitor's own is the last.
  await expect.poll(() => [...(held.get('scry-kept:visitor') ?? [])].join()).toContain('dates')
  expect([...held]).toEqual([['scry-kept:visitor', new Set([`/kept/${encodeURIComponent('["dates",null,[]]')}`])]])
})

test('what is answered while the service worker leaves, as where the host turns it off, is not kept', async () => {
  const { held, worker } = standInCaches()
  const client = new QueryClient()
  signIn(false)
  keepAnswers(client)
  client.setQueryData(sessionQuery.queryKey, null)
  client.setQueryData(['dates', null, []], [])
  await expect.poll(() => [...(held.get('scry-kept:visitor') ?? [])].join()).toContain('dates')
  // The worker that leaves empties the caches, and the page answers once more.
  worker.isThere = false
  held.clear()
  const deleted = vi.spyOn(caches, 'delete')
  client.setQueryData(['jobs', {}], { pages: [] })
  await expect.poll(() => deleted).toHaveBeenCalledWith('scry-kept:visitor')
  expect([...held]).toEqual([])
})
