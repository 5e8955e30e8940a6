import type { ResumeAnalysis } from '@scry/contracts/analysis'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../calls/call.ts'
import * as calls from '../../calls/resumes.ts'
import { readInBrowser } from './read-in-browser.ts'
import { ReadingFailure, readResume, type Stage } from './reading.ts'

vi.mock('../../calls/resumes.ts')
vi.mock('./read-in-browser.ts', () => ({ readInBrowser: vi.fn() }))

const file = new File(['%PDF'], 'ada.pdf', { type: 'application/pdf' })
const analysis = { name: 'Ada', email: 'ada@mailbox.example' } as ResumeAnalysis
const fails = (code: CallError['code'], sentence = 'Because.') => new CallError('HTTP error!', 500, code, sentence)

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(calls.findEmail).mockResolvedValue('ada@mailbox.example')
  vi.mocked(calls.analyse).mockResolvedValue(analysis)
})

const stages: Stage[] = []
const read = (signal = new AbortController().signal) => {
  stages.length = 0
  return readResume(file, { signal, onStage: (stage) => stages.push(stage) })
}

test('address and analysis are asked for side by side, and the stages are told (§7.20, §7.23, §4.3)', async () => {
  let analysed = false
  vi.mocked(calls.findEmail).mockImplementation(async () => {
    expect(calls.analyse).toHaveBeenCalledOnce()
    expect(analysed).toBe(false)
    return 'ada@mailbox.example'
  })
  vi.mocked(calls.analyse).mockImplementation(async () => {
    await Promise.resolve()
    analysed = true
    return analysis
  })
  expect(await read()).toEqual({ email: 'ada@mailbox.example', analysis, reader: 'server' })
  expect(stages).toEqual(['reading', 'understanding'])
})

test('a failed address is the specified message with the server’s sentence apart (§8.29, §7.23)', async () => {
  vi.mocked(calls.findEmail).mockRejectedValue(fails('busy', 'Many people are reading now.'))
  await expect(read()).rejects.toMatchObject({
    message: 'Failed to extract email from resume',
    sentence: 'Many people are reading now.',
    canGoOn: true,
  })
})

test.each(['not-a-pdf', 'corrupt-pdf', 'encrypted-pdf', 'too-large'] as const)(
  'a file that is %s never falls back and is no way to go on (§8.29)',
  async (code) => {
    vi.mocked(calls.findEmail).mockRejectedValue(fails(code))
    vi.mocked(calls.analyse).mockRejectedValue(fails(code))
    await expect(read()).rejects.toMatchObject({ canGoOn: false })
    expect(calls.analyseWithModel).not.toHaveBeenCalled()
    expect(readInBrowser).not.toHaveBeenCalled()
  },
)

test('a resume without an address is told and keeps what was understood (§8.29, §4.21)', async () => {
  vi.mocked(calls.findEmail).mockResolvedValue('')
  vi.mocked(calls.analyse).mockResolvedValue({ ...analysis, email: null })
  const failure = await read().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ReadingFailure)
  expect(failure).toMatchObject({
    message: 'Could not extract email from resume. Please try again.',
    sentence: 'We found no email in it. Enter yours to continue with what we read.',
    canGoOn: true,
    understood: { reader: 'server' },
  })
})

test('a scan of which nothing is read says why, below the specified line (§8.29, §7.22)', async () => {
  vi.mocked(calls.findEmail).mockResolvedValue('')
  vi.mocked(calls.analyse).mockRejectedValue(
    new CallError('HTTP', 422, 'image-only-pdf', 'It holds only pictures of text.'),
  )
  vi.mocked(calls.analyseWithModel).mockRejectedValue(fails('not-configured'))
  vi.mocked(readInBrowser).mockRejectedValueOnce(new Error('nothing to read'))
  await expect(read()).rejects.toMatchObject({
    message: 'Could not extract email from resume. Please try again.',
    sentence: 'It holds only pictures of text.',
    understood: { analysis: null, reader: 'nobody' },
  })
})

test('the model is asked when the server’s reader fails (§7.21, §8.2)', async () => {
  vi.mocked(calls.analyse).mockRejectedValue(fails('internal-error'))
  vi.mocked(calls.analyseWithModel).mockResolvedValue(analysis)
  expect(await read()).toMatchObject({ analysis, reader: 'model' })
})

test('the browser reads when both fail, and a minimal profile is left when it finds nothing (§7.22, §8.3)', async () => {
  vi.mocked(calls.analyse).mockRejectedValue(fails('internal-error'))
  vi.mocked(calls.analyseWithModel).mockRejectedValue(fails('not-configured'))
  vi.mocked(readInBrowser).mockResolvedValueOnce(analysis).mockRejectedValueOnce(new Error('no wasm'))
  expect(await read()).toMatchObject({ analysis, reader: 'browser' })
  expect(await read()).toMatchObject({ analysis: null, reader: 'nobody' })
})

test('a cancelled reading stops and asks nobody else (§2.47)', async () => {
  const controller = new AbortController()
  const stop = () => Promise.reject(new DOMException('stopped', 'AbortError'))
  vi.mocked(calls.findEmail).mockImplementation(stop)
  vi.mocked(calls.analyse).mockImplementation(stop)
  controller.abort()
  await expect(read(controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(calls.analyseWithModel).not.toHaveBeenCalled()
})
