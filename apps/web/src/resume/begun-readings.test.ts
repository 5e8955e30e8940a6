import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { type Begun, beginReading, drawingOf, endBegun, keepBeginning, takeAsked } from './begun-readings.ts'

const fileOf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

/** A drawing that ends, as long as nothing of it is there. */
function newDrawing() {
  let isCutOff = false
  const end = vi.fn(() => {
    isCutOff = true
  })
  return { watch: () => () => {}, drawn: () => ({ pages: [], of: null, failure: null }), end, isCutOff: () => isCutOff }
}

/** A client with the code at hand, and what it begins with each file. */
function prepared() {
  const client = new QueryClient()
  const abort = vi.fn()
  const drawing = newDrawing()
  const begin = vi.fn(([file]: readonly File[], isVisitor: boolean): Begun | null => {
    const asked = { email: Promise.resolve('ada@mailbox.example'), analysis: Promise.reject(new Error('busy')), abort }
    asked.analysis.catch(() => {})
    return file ? { file, drawing, asked: isVisitor ? asked : null } : null
  })
  keepBeginning(client, begin)
  return { client, begin, drawing, abort }
}
const draw = () => {
  throw new Error('It is drawn already.')
}

test('a resume that is given is drawn and asked about at once, and once, where the code for it is at hand', async () => {
  const { client, begin, drawing } = prepared()
  const ada = fileOf('ada.pdf')
  beginReading(client, [ada], true)
  expect(begin).toHaveBeenCalledExactlyOnceWith([ada], true)
  expect(drawingOf(client, ada, draw)).toBe(drawing)
  expect(drawingOf(client, ada, draw)).toBe(drawing)
  expect(await takeAsked(client, ada)?.email).toBe('ada@mailbox.example')
  expect(takeAsked(client, ada)).toBeNull()
})

test('where the code is still to come, the page that shows a resume begins with it', () => {
  const client = new QueryClient()
  const ada = fileOf('ada.pdf')
  beginReading(client, [ada], true)
  expect(takeAsked(client, ada)).toBeNull()
  const drawing = newDrawing()
  expect(drawingOf(client, ada, () => drawing)).toBe(drawing)
  expect(drawingOf(client, ada, draw)).toBe(drawing)
})

test('what nobody wants is ended: another file came, or its reader has a profile already', () => {
  const { client, drawing, abort } = prepared()
  beginReading(client, [fileOf('ada.pdf')], true)
  beginReading(client, [fileOf('ben.pdf')], true)
  expect(drawing.end).toHaveBeenCalledTimes(1)
  expect(abort).toHaveBeenCalledTimes(1)
  endBegun(client)
  expect(drawing.end).toHaveBeenCalledTimes(2)
  expect(abort).toHaveBeenCalledTimes(2)
})

test('a drawing that ended before its page was there begins anew', () => {
  const { client, drawing } = prepared()
  const ada = fileOf('ada.pdf')
  beginReading(client, [ada], false)
  drawing.end()
  const again = newDrawing()
  expect(drawingOf(client, ada, () => again)).toBe(again)
})
