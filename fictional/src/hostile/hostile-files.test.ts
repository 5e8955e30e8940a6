import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pageTexts, pageTextsOfAll } from '../pdf-text.ts'
import { samplePerson } from '../people.ts'
import { bombs, zerosDeflated } from './bombs.ts'
import { brokenFiles, hiddenSentences } from './broken-files.ts'
import { foreignDocuments } from './foreign-documents.ts'
import { mutate } from './mutate.ts'

const uploadLimitBytes = 5 * 1024 * 1024

async function brokenFile(id: string): Promise<Uint8Array> {
  const found = brokenFiles.find((file) => file.id === id)
  if (!found) throw new Error(`no file ${id}`)
  return found.bytes()
}

test('packs a thousand times its size into a deflate stream', () => {
  const packed = zerosDeflated(8)
  const unpacked = inflateSync(packed)
  expect(unpacked.length).toBe(8 * 1024 * 1024)
  expect(unpacked.every((byte) => byte === 0)).toBe(true)
  expect(packed.length * 900).toBeLessThan(unpacked.length)
})

test('makes every bomb small enough to be uploaded, and the same each time', () => {
  for (const { id, bytes } of bombs) {
    const file = bytes()
    expect(file.length, id).toBeLessThan(uploadLimitBytes)
    expect(Buffer.from(file.subarray(0, 5)).toString(), id).toBe('%PDF-')
    expect(Buffer.from(bytes()).equals(file), id).toBe(true)
  }
})

test('shows the shuffled, private and missing letters that it promises', async () => {
  const [gibberish, privateUse, ligature] = await pageTextsOfAll([
    await brokenFile('gibberish-map'),
    await brokenFile('private-use-map'),
    await brokenFile('missing-ligature'),
  ])
  expect(gibberish?.[0]?.length).toBeGreaterThan(300)
  expect(gibberish?.[0]).not.toContain(samplePerson.name)
  expect(privateUse?.[0]).not.toContain(samplePerson.name)
  expect(ligature?.[0]).toContain(samplePerson.name)
  expect(ligature?.[0]).not.toContain('efficient')
})

test('holds hidden sentences beside the visible resume', async () => {
  const bytes = Buffer.from(await brokenFile('hidden-text')).toString('latin1')
  for (const sentence of Object.values(hiddenSentences)) expect(bytes).toContain(sentence)
  expect((await pageTexts(await brokenFile('hidden-text')))[0]).toContain(samplePerson.email)
})

test('has no text on the scanned and the blank pages', async () => {
  expect((await pageTexts(await brokenFile('scanned-page'))).join('').trim()).toBe('')
  expect(await pageTexts(await brokenFile('blank-pages'))).toEqual(['', ''])
})

test('locks the file that needs a password and leaves the other open', async () => {
  await expect(pageTexts(await brokenFile('password-needed'))).rejects.toThrow()
  expect((await pageTexts(await brokenFile('owner-password-only'))).join('')).toContain(samplePerson.name)
})

test('writes foreign documents as plain readable text', async () => {
  const texts = await pageTextsOfAll(await Promise.all(foreignDocuments.map(({ bytes }) => bytes())))
  expect(texts.map((pages) => pages.join(' ').length > 150)).toEqual(foreignDocuments.map(() => true))
})

test('damages a file by its seed alone and leaves the original', async () => {
  const original = await brokenFile('owner-password-only')
  const copy = original.slice()
  const damaged = Array.from({ length: 300 }, (_, seed) => Buffer.from(mutate(original, seed)).toString('latin1'))
  expect(original).toEqual(copy)
  expect(Buffer.from(mutate(original, 7)).toString('latin1')).toBe(damaged[7])
  expect(new Set(damaged).size).toBeGreaterThan(290)
})
