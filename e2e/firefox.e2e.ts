import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { samplePerson } from '@scry/fictional/people'
import { launch, type Page } from 'puppeteer-core'
import { testDataDir } from './data-dir.ts'
import { password, resumeFile } from './journey.ts'
import { mailedLink } from './mail.ts'
import { newAddress } from './member.ts'

// Playwright drives a Firefox of its own only; Debian's speaks the standard protocol, WebDriver BiDi, which Puppeteer does.

const field = (page: Page, label: string) =>
  page.locator(`::-p-xpath(//*[@id = //label[normalize-space() = "${label}"]/@for])`)
// Asked for by its role, one button of a long list takes this browser half a minute to find.
const button = (page: Page, name: string) =>
  page.locator(`::-p-xpath(//button[@aria-label = "${name}" or normalize-space() = "${name}"])`)
const heading = (page: Page) =>
  page
    .locator('h1')
    .map((found) => found.textContent)
    .wait()
const at = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path)

test('in Firefox a resume becomes an account with a ranked list; a listing is saved, a job posted, and Logout ends it (§1.1, §1.2, §2.14, §2.32, §2.41)', async ({
  baseURL,
}) => {
  // Two browsers and a server start beside each other on the smallest machine.
  const origin = baseURL ?? ''
  const email = newAddress('firefox')
  const { name, buffer } = await resumeFile(samplePerson)
  const path = join(testDataDir(), name)
  writeFileSync(path, buffer)
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: true,
  })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(30_000)
    await page.setViewport({ width: 1280, height: 900 })
    await page.goto(`${origin}/upload-resume`)
    const chooser = await page.waitForSelector('input[type=file]')
    await chooser?.uploadFile(path)
    await button(page, 'Extract Email & Continue').click()
    await field(page, 'Email').fill(email)
    await field(page, 'Password').fill(password)
    await field(page, 'Confirm password').fill(password)
    await page.waitForSelector('.sheet-mark')
    await button(page, 'Create Account').click()
    await at(page, '/verify-email')

    await page.goto(await mailedLink(email, '/verify-email'))
    await at(page, '/dashboard')
    await (await page.waitForSelector('[data-search]'))?.scrollIntoView()
    await page.waitForSelector('[data-row]')
    expect(await heading(page)).toContain('Welcome back')
    await expect.poll(() => page.$eval('[data-row]', (row) => row.textContent)).toMatch(/\d+ of 100.*Your resume: /)

    // The first of the two stands on a phone.
    await page.locator('::-p-xpath(((//*[@data-row])[1]//button[@aria-pressed="false"])[last()])').click()
    await page.waitForSelector('[data-row] button[aria-pressed="true"]')

    await page.goto(`${origin}/jobs`)
    // The list moves what stands around it until it is there.
    await page.waitForSelector('[data-row]')
    await button(page, 'Post a job').click()
    await field(page, 'Job role').fill('River Data Intern')
    await field(page, 'Company name').fill('Juniper River Trust')
    await field(page, 'Job description').fill('Read sensors and tell what they say.')
    await field(page, 'Application link').fill('https://careers.example/river')
    await field(page, 'Site/Source').fill('careers.example')
    await field(page, 'Skills').fill('Python')
    await page.keyboard.press('Enter')
    await page.locator('::-p-text(Python)').wait()
    await (await page.waitForSelector('dialog button[type=submit]'))?.click()
    await page.locator('::-p-text(Job posting submitted)').wait()
    await page.waitForSelector('dialog[open]', { hidden: true })
    await page.locator('::-p-text(River Data Intern, Juniper River Trust)').wait()

    await page.locator('nav[aria-label="Main"] button.nav-link').click()
    await page.locator('::-p-xpath(//dialog//button[normalize-space() = "Logout"])').click()
    await at(page, '/')
    await page.locator('::-p-aria([name="Sign In"][role="link"])').wait()
    expect(await page.evaluate(() => fetch('/v1/account').then(({ status }) => status))).toBe(401)
  } finally {
    await browser.close()
  }
})
