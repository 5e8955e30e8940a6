import type { Page } from '@playwright/test'
import { openPrinter } from '@scry/fictional/chromium/printer'
import type { Person } from '@scry/fictional/person'
import { type Rendering, renderResume } from '@scry/fictional/render-resume'

export const password = 'Quiet-Harbour-71'

/** A PDF as a file that a person chose. */
export async function resumeFile(person: Person, rendering: Rendering = { producer: 'pdfkit', layout: 'dates-right' }) {
  const printer = rendering.producer === 'chromium' ? await openPrinter() : undefined
  const bytes = await renderResume(person, rendering, printer)
  await printer?.close()
  return { name: `${person.id}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(bytes) }
}

/** From the upload screen to the confirm step. */
export async function dropResume(page: Page, person: Person, rendering?: Rendering): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(await resumeFile(person, rendering))
  await page.getByRole('button', { name: 'Extract Email & Continue' }).click()
}

/** From the confirm step to the request for the account. `email` replaces the one that was read. */
export async function createAccount(page: Page, email?: string): Promise<void> {
  if (email) await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** The list of the dashboard is asked for when it nears the screen. */
export const lookAtList = (page: Page): Promise<void> => page.getByRole('searchbox').scrollIntoViewIfNeeded()

/** Lets requests to an address wait until the function that comes back is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
