// What brings a page into a state, and faults caused on the wire.
import type { Page, Route } from '@playwright/test'
import { samplePerson } from '@scry/fictional/people'
import { dropResume, lookAtList } from './journey.ts'

export interface Scene {
  name: string
  who: 'visitor' | 'member' | 'newcomer' | 'unverified' | 'reviewer' | 'applicant'
  path: string
  /** The only width at which the state is there. */
  width?: number
  /** It never comes to rest: what it waits for does not come. */
  hangs?: true
  /** It changes the page for good: no other state is looked at in it. */
  spoils?: true
  /** Before the address is opened. */
  prepare?: (page: Page) => Promise<unknown>
  /** Brings the page into the state, and ends when it is there. */
  act?: (page: Page) => Promise<unknown>
}

export const answer = (url: string, status: number, json: unknown) => (page: Page) =>
  page.route(url, (route) => route.fulfill({ status, json }))
export const hang = (url: string) => (page: Page) => page.route(url, () => {})
/** Keeps the page from going on by itself after `ms`, as the limits say it, however long it is looked at. */
export const stays = (ms: number) => (page: Page) =>
  page.addInitScript((held) => {
    const { setTimeout: later } = window
    window.setTimeout = ((run: () => void, wait?: number) =>
      wait === held ? 0 : later(run, wait)) as typeof setTimeout
  }, ms)
export const lists = '**/api/{search-*,get-personalized-*,shortlist}'
/** As a server answers lists and counts before its listings are whole. */
export const preparing = async (page: Page) => {
  const preparing = { prepared: 6200, expected: 10_800 }
  const json = { success: false, code: 'preparing', error: 'Listings are being prepared.', requestId: 'a', preparing }
  await answer(lists, 503, json)(page)
  await page.route('**/api/facts', async (route) => {
    const response = await route.fetch()
    const none = { open_listings: null, open_hackathons: null, organisations: null }
    await route.fulfill({ response, json: { ...(await response.json()), ...none, preparing } })
  })
}
export const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .locator('visible=true')
    .first()
    .click()
export const steps =
  (...all: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of all) await step(page)
  }
export const type = (label: string, text: string) => (page: Page) => page.getByLabel(label, { exact: true }).fill(text)
export const see = (text: string) => (page: Page) => page.getByText(text).locator('visible=true').first().waitFor()
export const shown = (selector: string) => (page: Page) =>
  page.locator(selector).locator('visible=true').first().waitFor()
/** The dashboard with its list, seen from the top. */
export const withList = async (page: Page) => {
  await lookAtList(page)
  await shown('[data-row]')(page)
  await page.evaluate(() => window.scrollTo(0, 0))
}
/** Presses a button that opens a dialog. */
export const opens = (name: string | RegExp) => steps(press(name), shown('dialog[open]'))
export const empty = async (route: Route) => {
  const response = await route.fetch()
  const json = await response.json()
  await route.fulfill({
    response,
    json: { ...json, jobs: [], hackathons: [], total: 0, next: null, relax: [], facets: {} },
  })
}
const confirmHeading = 'Check what we read, then create your account'
/** The marks stand on the page once it is drawn. */
export const toConfirm = async (page: Page) => {
  await dropResume(page, samplePerson)
  await see(confirmHeading)(page)
  await shown('.sheet-mark')(page)
  await shown('article')(page)
}
export const marked = shown('[aria-invalid=true]')
export const waiting = shown('[aria-busy=true]')

/** A refusal in the server's own form. */
export const broken = { success: false, code: 'storage-unavailable', requestId: 'a' }
