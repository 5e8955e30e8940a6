import type { Browser, CDPSession, Page } from '@playwright/test'
import type { People } from './gallery-people.ts'
import type { Scene } from './gallery-steps.ts'

export interface Look {
  width: number
  colorScheme: 'light' | 'dark'
}

interface Kept {
  page: Page
  calls: CDPSession
}

/** Storage of the browser that a scene can leave behind; what it fetched from the server stays. */
const storageTypes = 'local_storage,indexeddb,cache_storage'

/**
 * One page for each person stays open over the scenes, so that the scripts of the product are fetched and compiled once
 * and not for each of them. Before a scene all that the one before may have left is put back: routes, the network,
 * cookies, storage.
 */
export function keepPages(browser: Browser, baseURL: string, people: People) {
  const pages = new Map<Scene['who'], Kept>()

  const open = async (): Promise<Kept> => {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    return { page, calls: await context.newCDPSession(page) }
  }

  const putBack = async ({ page, calls }: Kept, { cookies, origins }: People[Scene['who']]) => {
    // A page that is being prepared asks again and again: an answer on its way ends with the page.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().setOffline(false)
    await page.mouse.move(0, 0)
    // A file of the same origin runs no script that could write again.
    await page.goto('/favicon.svg')
    await calls.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes })
    await page.evaluate(
      (kept) => {
        sessionStorage.clear()
        for (const { name, value } of kept) localStorage.setItem(name, value)
      },
      origins.flatMap(({ localStorage: kept }) => kept),
    )
    await page.context().clearCookies()
    await page.context().addCookies(cookies)
  }

  return {
    /** The page of that person, of the size and in the colours of the look. */
    async of({ who }: Scene, { width, colorScheme }: Look): Promise<Page> {
      const kept = pages.get(who) ?? (await open())
      pages.set(who, kept)
      await putBack(kept, people[who])
      await kept.page.setViewportSize({ width, height: 900 })
      await kept.page.emulateMedia({ colorScheme })
      return kept.page
    },
    /** Once a scene has changed its page for good, the next one of that person begins with another. */
    async renew({ who }: Scene): Promise<void> {
      await pages.get(who)?.page.context().close()
      pages.delete(who)
    },
    async close(): Promise<void> {
      for (const { page } of pages.values()) await page.context().close()
    },
  }
}
