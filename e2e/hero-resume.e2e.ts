import { expect, type Page, test } from '@playwright/test'
import { samplePerson } from '@scry/fictional/people'
import { hold, resumeFile } from './journey.ts'
import { makeMember } from './member.ts'

let resume: Awaited<ReturnType<typeof resumeFile>>
test.beforeAll(async () => {
  resume = await resumeFile(samplePerson)
})

type Given = { name: string; mimeType: string; buffer: Buffer }

/** What a hand or a clipboard holds. */
const transferOf = (page: Page, { name, mimeType, buffer }: Given) =>
  page.evaluateHandle(
    (given) => {
      const held = new DataTransfer()
      const bytes = Uint8Array.from(atob(given.base64), (c) => c.charCodeAt(0))
      held.items.add(new File([bytes], given.name, { type: given.type }))
      return held
    },
    { name, type: mimeType, base64: buffer.toString('base64') },
  )

const ways: Record<string, (page: Page, file: Given) => Promise<unknown>> = {
  dropped: async (page, file) => {
    const dataTransfer = await transferOf(page, file)
    const place = page.getByRole('heading', { name: 'How It Works' })
    await place.dispatchEvent('dragover', { dataTransfer })
    await expect(page.getByText('Drop your resume to see it read')).toBeVisible()
    await place.dispatchEvent('drop', { dataTransfer })
  },
  pasted: async (page, file) =>
    (await transferOf(page, file)).evaluate((clipboardData) =>
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
    ),
  chosen: async (page, file) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'choose a PDF' }).click()
    await (await chooser).setFiles([file])
  },
}

async function openLanding(page: Page): Promise<void> {
  // The page is there before its code; the counts are asked for once that runs.
  const asked = page.waitForRequest('**/api/facts')
  await page.goto('/')
  await asked
}
const reading = (page: Page) => page.getByRole('heading', { name: 'Check what we read, then create your account' })

for (const [how, give] of Object.entries(ways)) {
  test(`a resume ${how} on the landing page goes straight to its reading, and Back does not read it again (§2.1, §2.47)`, async ({
    page,
  }) => {
    await openLanding(page)
    await give(page, resume)
    await expect(reading(page)).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(samplePerson.email.toLowerCase())
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/analyze-resume')) asked += 1
    })
    await page.goBack()
    await expect(page).toHaveURL('/')
    await page.goForward()
    await expect(reading(page)).toBeVisible()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Extract Email & Continue' })).toBeVisible()
    expect(asked).toBe(0)
  })
}

for (const sign of ['dragged over the page', 'looked for'] as const)
  test(`who saves data has the code for a resume fetched once one is ${sign}, not before`, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    let isFetched = false
    page.on('request', (request) => {
      if (request.url().includes('draw-pdf-worker')) isFetched = true
    })
    await openLanding(page)
    await page.waitForLoadState('networkidle')
    expect(isFetched).toBe(false)
    if (sign === 'looked for') await page.getByRole('button', { name: 'choose a PDF' }).click()
    else await page.locator('body').dispatchEvent('dragenter', { dataTransfer: await transferOf(page, resume) })
    await expect.poll(() => isFetched).toBe(true)
  })

for (const how of ['dropped', 'pasted'])
  test(`a resume ${how} before the code has come is read once it has (§2.1, §2.47)`, async ({ page }) => {
    const letCome = await hold(page, '**/assets/index-*.js')
    await page.goto('/', { waitUntil: 'commit' })
    const place = page.getByRole('heading', { name: 'How It Works' })
    await expect(place).toBeVisible()
    const held = await transferOf(page, resume)
    const isKept = await place.evaluate(
      (element, [transfer, kind]) => {
        const given = { bubbles: true, cancelable: true }
        if (kind === 'pasted')
          return !element.dispatchEvent(new ClipboardEvent('paste', { ...given, clipboardData: transfer }))
        return ['dragover', 'drop'].every(
          (type) => !element.dispatchEvent(new DragEvent(type, { ...given, dataTransfer: transfer })),
        )
      },
      [held, how] as const,
    )
    expect(isKept).toBe(true)
    letCome()
    await expect(reading(page)).toBeVisible()
  })

test('a file of another type given to the landing page is told where one is chosen (§5.12)', async ({ page }) => {
  await openLanding(page)
  await ways.dropped?.(page, { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
  await expect(page.getByRole('alert')).toHaveText('Please upload a PDF file')
  await expect(page).toHaveURL('/upload-resume')
})

test('a new resume given to the landing page is read although another one is kept (§2.47)', async ({ page }) => {
  await openLanding(page)
  await ways.chosen?.(page, resume)
  await expect(reading(page)).toBeVisible()
  await page.goBack()
  await ways.chosen?.(page, { ...resume, name: 'newer.pdf' })
  await expect(reading(page)).toBeVisible()
  await expect(page.getByText('newer.pdf')).toBeVisible()
})

test('a resume dropped on the landing page by somebody logged in updates the profile (§2.65)', async ({
  browser,
  baseURL,
}) => {
  const member = await makeMember({ baseURL: baseURL ?? '', name: 'dropper' })
  const context = await browser.newContext({ storageState: member.storageState })
  const page = await context.newPage()
  await openLanding(page)
  await ways.dropped?.(page, resume)
  await expect(page).toHaveURL('/profile')
  const management = page.getByRole('region', { name: 'Resume Management', exact: true })
  await expect(management).toContainText('Your profile was updated from the new resume.')
  await expect(management).toContainText(resume.name)
  await context.close()
})

test('on a phone the best match stands before the reading, and opens without an account (§2.48)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLanding(page)
  await ways.chosen?.(page, resume)
  const five = page.getByRole('region', { name: 'Your shortlist', exact: true })
  const first = five.getByRole('article').first()
  await expect(first).toBeVisible()
  const tops = async () => {
    const parts = [page.locator('[data-sheet]'), first, page.getByRole('region', { name: 'What we read' })]
    const boxes = await Promise.all(
      [...parts, page.getByRole('heading', { name: 'Keep this' })].map((one) => one.boundingBox()),
    )
    return boxes.map((box) => box?.y ?? 0)
  }
  const at = await tops()
  expect(at).toEqual([...at].sort((a, b) => a - b))
  // What the resume says and what answers it stand on the first screen, above the bar.
  await page.evaluate(() => window.scrollTo(0, 0))
  const reason = first.getByText(/^Your resume says/)
  const [said, report] = await Promise.all([
    reason.boundingBox(),
    page.getByRole('button', { name: 'Report', exact: true }).boundingBox(),
  ])
  expect((said?.y ?? 844) + (said?.height ?? 0)).toBeLessThanOrEqual(report?.y ?? 0)
  await first.getByRole('button', { name: /^Why this fits/ }).click()
  await expect(first.getByRole('region', { name: 'Why this fits' })).toBeVisible()
})

test('what was chosen on the landing page is not asked for again, not even for a moment, and is sent on without an account', async ({
  page,
}) => {
  await openLanding(page)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const main = document.querySelector('main')?.textContent ?? ''
      seen.push(...['No file chosen', 'PDF only, up to 5 MB', 'resume here'].filter((words) => main.includes(words)))
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await ways.chosen?.(page, resume)
  await expect(reading(page)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  await expect(page.getByRole('button', { name: 'Share without your name' })).toBeVisible()
})

test('the page shows while the server reads (§2.47)', async ({ page }) => {
  await page.route('**/api/{analyze-resume,extract-email}', () => {})
  await openLanding(page)
  await ways.chosen?.(page, resume)
  await expect(page.getByRole('img', { name: `Your resume, ${resume.name}` })).toBeVisible()
  const inked = () =>
    page.locator('[data-sheet] canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
      return data.some((value, at) => at % 4 !== 3 && value > 0 && value < 100)
    })
  await expect.poll(inked).toBe(true)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Drop your resume here')).toBeVisible()
})

test('the page that shows while it is read is the page that is marked: it is not drawn again (§2.48)', async ({
  page,
}) => {
  const answer = await hold(page, '**/api/analyze-resume')
  await openLanding(page)
  await ways.chosen?.(page, resume)
  const sheet = page.locator('[data-sheet][data-drawn]')
  await expect(sheet).toBeVisible()
  await sheet.evaluate((element) => element.setAttribute('data-before', ''))
  answer()
  await expect(reading(page)).toBeVisible()
  await expect(page.locator('[data-sheet][data-before] .sheet-mark').first()).toBeVisible()
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the marks sweep over the page in reading order within 1.2 s, and a press ends it; motion: ${reducedMotion} (§2.48)`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await openLanding(page)
    await ways.chosen?.(page, resume)
    const marks = page.locator('.sheet-mark')
    await expect(marks.first()).toBeVisible()
    // A finished animation keeps its end, and so is still told of.
    const sweeps = () =>
      marks.evaluateAll((all) =>
        all.flatMap((mark) =>
          mark.getAnimations().map((one) => ({
            top: mark.getBoundingClientRect().top,
            begin: Number(one.effect?.getComputedTiming().delay),
            end: Number(one.effect?.getComputedTiming().endTime),
          })),
        ),
      )
    const all = await sweeps()
    if (reducedMotion === 'reduce') return expect(all).toEqual([])
    expect(all.length).toBe(await marks.count())
    expect(Math.max(...all.map(({ end }) => end))).toBeLessThan(1200)
    const order = [...all].sort((a, b) => a.begin - b.begin).map(({ top }) => top)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    await page.keyboard.press('Shift')
    await expect.poll(sweeps).toEqual([])
  })
}
