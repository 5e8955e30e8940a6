import { expect, test } from '@playwright/test'
import { people } from '@scry/fictional/people'
import type { Rendering } from '@scry/fictional/render-resume'
import { createAccount, dropResume, lookAtList } from './journey.ts'
import { mailedLink } from './mail.ts'
import { newAddress } from './member.ts'

const english = people.filter((person) => person.language === 'en' && person.experience.length > 0)
const renderings: Rendering[] = [
  { producer: 'chromium', layout: 'one-column' },
  { producer: 'pdfkit', layout: 'dates-right' },
  { producer: 'typst', layout: 'dates-left' },
]

for (const [at, rendering] of renderings.entries()) {
  test(`a resume printed by ${rendering.producer} leads from the landing page to a verified, ranked dashboard (§4.2-4.6)`, async ({
    page,
  }) => {
    const chosen = english[at]
    if (!chosen) throw new Error('There are too few fictional people.')
    const person = { ...chosen, email: newAddress('printed') }
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click()
    await expect(page).toHaveURL('/upload-resume')
    // The address comes before the page, and the landing page has a field for a resume too.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with your resume')
    await dropResume(page, person, rendering)

    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
    await createAccount(page)

    await expect(page).toHaveURL('/verify-email')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check Your Email')
    await page.goto(await mailedLink(person.email, '/verify-email'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Verified!')
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${person.name}!`)

    await lookAtList(page)
    const rows = page.locator('[data-row]')
    await expect(rows.first()).toBeVisible()
    await expect(rows.first()).toContainText(/Strong|Good|Fair|Stretch/)
    await expect(rows.first().locator('mark').first()).toBeVisible()

    await page.getByRole('navigation').getByRole('link', { name: 'Hackathons' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hackathons for you')
    await expect(rows.first()).toContainText(/Strong|Good|Fair|Stretch|Not enough information/)
  })
}
