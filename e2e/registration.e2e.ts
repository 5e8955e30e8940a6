import { expect, type Page, test } from '@playwright/test'
import { openPrinter, type Printer } from '@scry/fictional/chromium/printer'
import { people } from '@scry/fictional/people'
import type { Person } from '@scry/fictional/person'
import { type Rendering, renderResume } from '@scry/fictional/render-resume'
import { mailedLink } from './mail.ts'

const password = 'Quiet-Harbour-71'
let printer: Printer

test.beforeAll(async () => {
  printer = await openPrinter()
})
test.afterAll(() => printer.close())

const english = people.filter((person) => person.language === 'en' && person.experience.length > 0)
const renderings: Rendering[] = [
  { producer: 'chromium', layout: 'one-column' },
  { producer: 'pdfkit', layout: 'dates-right' },
  { producer: 'typst', layout: 'dates-left' },
]

async function dropResume(page: Page, person: Person, rendering: Rendering): Promise<void> {
  const bytes = await renderResume(person, rendering, printer)
  await page.locator('input[type=file]').setInputFiles({
    name: `${person.id}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(bytes),
  })
}

for (const [at, rendering] of renderings.entries()) {
  test(`a resume printed by ${rendering.producer} leads from the landing page to a verified, ranked dashboard (§4.2-4.6)`, async ({
    page,
  }) => {
    const person = english[at]
    if (!person) throw new Error('There are too few fictional people.')
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click()
    await expect(page).toHaveURL('/upload-resume')
    await dropResume(page, person, rendering)
    await page.getByRole('button', { name: 'Extract Email & Continue' }).click()

    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email.toLowerCase())
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create Account' }).click()

    await expect(page).toHaveURL('/verify-email')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check Your Email')
    await page.goto(await mailedLink(person.email.toLowerCase(), '/verify-email'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Verified!')
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${person.name}!`)

    const rows = page.locator('[data-row]')
    await expect(rows.first()).toBeVisible()
    await expect(rows.first()).toContainText(/Strong|Good|Fair|Stretch/)
    await expect(rows.first().locator('mark').first()).toBeVisible()

    await page.getByRole('navigation').getByRole('link', { name: 'Hackathons' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hackathons for you')
    await expect(rows.first()).toContainText(/Strong|Good|Fair|Stretch|Not enough information/)
  })
}
