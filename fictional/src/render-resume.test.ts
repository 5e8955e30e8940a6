import { expect, test } from 'vitest'
import { htmlLayouts } from './chromium/html-layouts.ts'
import { lostTexts } from './lost-texts.ts'
import { people, peopleInOtherLanguages, samplePerson } from './people.ts'
import { layouts, obstacleTo, producers, renderings, renderResume } from './render-resume.ts'
import { resumesOf } from './resumes-of.ts'

const writers = renderings.filter(({ producer }) => producer === 'pdfkit' || producer === 'typst')

test('draws at least twelve layouts by four producers, each by its own arrangement', () => {
  expect(layouts.length).toBeGreaterThanOrEqual(12)
  expect(producers.length).toBeGreaterThanOrEqual(4)
  const documents = htmlLayouts.map(({ html }) => html(samplePerson))
  expect(new Set(documents).size).toBe(htmlLayouts.length)
})

test('gives the same HTML for the same person', () => {
  for (const { html } of htmlLayouts) expect(html(samplePerson)).toBe(html(structuredClone(samplePerson)))
})

test('writes name, e-mail, jobs and schools as text in every layout of pdfkit and Typst', async () => {
  const { possible } = resumesOf([samplePerson], writers)
  expect(possible.length).toBe(writers.length)
  expect(await lostTexts(possible)).toEqual([])
})

test('writes every language from left to right by Typst, and one of each way to find fonts by pdfkit', async () => {
  const leftToRight = peopleInOtherLanguages.filter(({ language }) => language !== 'ar')
  const typst = resumesOf(leftToRight, [{ layout: 'one-column', producer: 'typst' }])
  const pdfkit = resumesOf(
    leftToRight.filter(({ language }) => ['fr', 'pl', 'zh'].includes(language)),
    [{ layout: 'one-column', producer: 'pdfkit' }],
  )
  expect(typst.possible.length + typst.skipped.length).toBe(12)
  expect(await lostTexts([...typst.possible, ...pdfkit.possible])).toEqual([])
})

test('gives the same bytes for the same person where the writer allows it', async () => {
  for (const producer of ['pdfkit', 'typst'] as const) {
    const rendering = { layout: 'one-column', producer }
    expect(await renderResume(samplePerson, rendering)).toEqual(await renderResume(samplePerson, rendering))
  }
})

test('names what keeps a resume from being made', async () => {
  const reader = people.find(({ language }) => language === 'hi')
  if (!reader) throw new Error('nobody writes Hindi')
  expect(obstacleTo(reader, { layout: 'one-column', producer: 'pdfkit' })).toMatch(/pdfkit|fonts-noto-core/)
  await expect(renderResume(samplePerson, { layout: 'one-column', producer: 'chromium' })).rejects.toThrow(
    'open printer',
  )
  await expect(renderResume(samplePerson, { layout: 'spiral', producer: 'typst' })).rejects.toThrow('no layout spiral')
})
