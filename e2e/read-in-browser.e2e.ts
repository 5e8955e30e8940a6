import { expect, type Page, test } from '@playwright/test'
import { people, samplePerson } from '@scry/fictional/people'
import type { Rendering } from '@scry/fictional/render-resume'
import { resumeFile } from './journey.ts'

const personOf = (id: string) => {
  const person = people.find((one) => one.id === id)
  if (!person) throw new Error(`nobody is called ${id}`)
  return person
}
const resumes: [string, Rendering][] = [
  [samplePerson.id, { producer: 'pdfkit', layout: 'dates-right' }],
  ['grace-achieng-otieno', { producer: 'chromium', layout: 'sidebar-left' }],
  ['siobhan-odwyer', { producer: 'chromium', layout: 'two-columns' }],
  ['juergen-weissmueller', { producer: 'chromium', layout: 'table' }],
  ['shiratori-kentaro', { producer: 'chromium', layout: 'one-column' }],
  ['lucia-fernandez-de-la-reguera', { producer: 'typst', layout: 'one-column' }],
]

/** Keeps what the product's own reading worker says to the page. */
async function listenToWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        if (String(url).includes('read-in-browser')) this.addEventListener('message', ({ data }) => heard.push(data))
      }
    }
  })
}

for (const [id, rendering] of resumes) {
  test(`a browser reads ${id} (${rendering.layout}, ${rendering.producer}) as the server does, field by field and box by box (§7.22)`, async ({
    page,
  }) => {
    const resume = await resumeFile(id === samplePerson.id ? samplePerson : personOf(id), rendering)
    const answer = await page.request.post('/api/analyze-resume', { multipart: { resume } })
    const { analysis } = await answer.json()
    expect(analysis.name).not.toBeNull()

    await listenToWorker(page)
    for (const path of ['**/api/analyze-resume', '**/api/gemini-analyze-resume']) {
      await page.route(path, (route) =>
        route.fulfill({ status: 503, json: { success: false, code: 'busy', error: 'Not now.', requestId: 'a' } }),
      )
    }
    await page.goto('/upload-resume')
    await page.locator('input[type=file]').setInputFiles(resume)
    await page.getByRole('button', { name: 'Extract Email & Continue' }).click()
    const said = await page.waitForFunction(() => (window as unknown as { heard: unknown[] }).heard[0])
    expect(await said.jsonValue()).toEqual(analysis)
  })
}
