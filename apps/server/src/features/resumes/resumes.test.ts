import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resumeMaxBytes } from '@scry/contracts/limits'
import { Problem, problems } from '@scry/contracts/problem'
import { analyzeResume, checkResume } from '@scry/contracts/resume-routes'
import { bombs } from '@scry/fictional/hostile/bombs'
import { brokenFiles } from '@scry/fictional/hostile/broken-files'
import { crowdedPages } from '@scry/fictional/hostile/crowded-pages'
import { hardResume } from '@scry/fictional/hostile/hard-resumes'
import { mutate } from '@scry/fictional/hostile/mutate'
import { samplePerson } from '@scry/fictional/people'
import { renderResume } from '@scry/fictional/render-resume'
import Fastify from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkInput } from '../../platform/check-input.ts'
import { handleProblems } from '../../platform/problem-handler.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { createParserPool, type ParserPoolOptions } from './parser-pool.ts'
import { registerResumes } from './register-resumes.ts'

async function send(address: string, path: string, bytes: Uint8Array, field = 'resume', signal?: AbortSignal) {
  const body = new FormData()
  body.set(field, new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'resume.pdf')
  const response = await fetch(address + path, { method: 'POST', body, signal: signal ?? null })
  return { status: response.status, headers: response.headers, json: (await response.json()) as Record<string, never> }
}

const endlessFile = new TextEncoder().encode('spin')

/** The routes over children that do what their file says. */
async function serveWith(options: ParserPoolOptions) {
  const server = await startTestServer()
  const app = Fastify()
  onTestFinished(() => app.close())
  app.setValidatorCompiler(checkInput)
  app.setSerializerCompiler(serializerCompiler)
  handleProblems(app)
  const pool = createParserPool({ ...options, program: new URL('./unruly-child.ts', import.meta.url) })
  registerResumes(app, server.platform, { createPool: () => pool })
  app.get('/health', () => 'well')
  return { address: await app.listen({ host: '127.0.0.1', port: 0 }), pool }
}

/** Looks now and then: looking all the time takes the processor from the children that it waits for. */
const until = (isSo: () => boolean) => vi.waitUntil(isSo, { interval: 5, timeout: 120_000 })
const samplePdf = () => renderResume(samplePerson, { layout: 'one-column', producer: 'pdfkit' })

test('a resume goes in and its analysis comes out, with the place of every field (§7.20, §1.1)', async () => {
  const { listen } = await startTestServer()
  const answer = await send(await listen(), '/api/analyze-resume', await samplePdf())
  expect(answer.status).toBe(200)
  const { analysis } = analyzeResume.response.parse(answer.json)
  expect(analysis).toMatchObject({ name: samplePerson.name, email: samplePerson.email })
  expect(analysis.skills.length).toBeGreaterThan(0)
  expect(analysis.work_experience.length).toBeGreaterThan(0)
  expect(analysis.evidence.fields.email?.boxes.length).toBeGreaterThan(0)
})

test('the e-mail address is read on its own route (§7.23)', async () => {
  const { listen } = await startTestServer()
  const answer = await send(await listen(), '/api/extract-email', await samplePdf())
  expect(answer.json).toEqual({ success: true, email: samplePerson.email })
})

test('what a machine sees is answered on its own route, for a file without text too, and a bomb is refused', async () => {
  const { listen } = await startTestServer()
  const address = await listen()
  const answer = await send(address, '/api/check-resume', await samplePdf())
  const { check } = checkResume.response.parse(answer.json)
  expect(check.analysis.email).toBe(samplePerson.email)
  expect(check.parts.flatMap(({ rows }) => rows.map(({ text }) => text))).toContain(samplePerson.name)
  const scan = await send(address, '/api/check-resume', hardResume('picture-page'))
  expect(checkResume.response.parse(scan.json).check.findings).toMatchObject([{ kind: 'picture-page', page: 1 }])
  for (const { bytes } of bombs.slice(0, 3)) {
    const refused = await send(address, '/api/check-resume', bytes())
    expect(refused.status).toBe(problems[Problem.parse(refused.json).code])
  }
})

test('each kind of broken file ends in its own status and sentence (§8.2, §8.29)', async () => {
  const { listen } = await startTestServer()
  const address = await listen()
  const sentences = new Map<string, string>()
  for (const { outcomes, bytes } of brokenFiles.filter((file) => !file.outcomes.includes('readable'))) {
    const answer = await send(address, '/api/analyze-resume', await bytes())
    if (answer.status === 200) continue
    expect(outcomes).toContain(answer.json.code)
    const { code, error } = Problem.parse(answer.json)
    expect(answer.status).toBe(problems[code])
    sentences.set(code, error)
  }
  expect(new Set(sentences.values()).size).toBe(sentences.size)
  expect(sentences.size).toBeGreaterThanOrEqual(4)
})

test('a file over 5 MB, a form without the file and no form at all are refused (§5.13, §9.10)', async () => {
  const { app, listen } = await startTestServer()
  const address = await listen()
  const large = await send(address, '/api/analyze-resume', new Uint8Array(resumeMaxBytes + 1))
  expect([large.status, large.json.code]).toEqual([413, 'too-large'])
  const astray = await send(address, '/api/analyze-resume', await samplePdf(), 'file')
  expect([astray.status, astray.json.code]).toEqual([400, 'invalid-input'])
  const bare = await app.inject({ method: 'POST', url: '/api/extract-email', payload: { resume: 'text' } })
  expect([bare.statusCode, bare.json().code]).toEqual([400, 'invalid-input'])
})

// All of them, two at a time beside other people: npm run soak -- hostile-resumes. Each alone: the tests of the parser.
test('of the bombs every fourth ends in a clear sentence and takes no server down, and the next resume is read', async () => {
  const { listen } = await startTestServer({ limits: { analysisPerAddress: { count: 100, windowMs: 60_000 } } })
  const address = await listen()
  for (const { id, bytes } of [...bombs, ...crowdedPages].filter((_, at) => at % 4 === 2)) {
    const answer = await send(address, '/api/analyze-resume', bytes())
    if (answer.status !== 200) {
      const { code, error } = Problem.parse(answer.json)
      expect([id, answer.status]).toEqual([id, problems[code]])
      expect([id, error]).toEqual([id, expect.stringMatching(/^[A-Z].+\.$/)])
    }
  }
  const after = await send(address, '/api/extract-email', await samplePdf())
  expect(after.json).toEqual({ success: true, email: samplePerson.email })
})

test('each of forty damaged files is read or refused with a sentence, and the next resume is read', async () => {
  const { listen } = await startTestServer({ limits: { analysisPerAddress: { count: 100, windowMs: 60_000 } } })
  const address = await listen()
  const good = await samplePdf()
  for (let seed = 1; seed <= 40; seed += 1) {
    const answer = await send(address, '/api/analyze-resume', mutate(good, seed))
    if (answer.status === 200) continue
    expect([seed, answer.status]).toEqual([seed, problems[Problem.parse(answer.json).code]])
    expect([seed, answer.status < 500]).toEqual([seed, true])
  }
  expect((await send(address, '/api/extract-email', good)).json).toEqual({ success: true, email: samplePerson.email })
})

test('the requests of others are answered while a file that never ends is still being read', async () => {
  const { address, pool } = await serveWith({ size: 2, timeoutMs: 2 ** 31 - 1 })
  let isOver = false
  const leave = new AbortController()
  const endless = send(address, '/api/analyze-resume', endlessFile, 'resume', leave.signal)
    .catch(() => 'left')
    .finally(() => {
      isOver = true
    })
  await until(() => pool.stats().idle === 3)
  const described = await send(address, '/api/analyze-resume', new TextEncoder().encode('describe'))
  expect([described.status, described.json.code]).toEqual([422, 'corrupt-pdf'])
  expect((await fetch(`${address}/health`)).ok).toBe(true)
  expect(isOver).toBe(false)
  leave.abort()
  expect(await endless).toBe('left')
})

test('when a file finds no reader in time the answer is 503 with Retry-After', async () => {
  const { address, pool } = await serveWith({ size: 1, timeoutMs: 2 ** 31 - 1, quickMs: 2 ** 31, longestWaitMs: 100 })
  await until(() => pool.stats().idle === 3)
  const leave = new AbortController()
  const leaving = send(address, '/api/analyze-resume', endlessFile, 'resume', leave.signal).catch(() => 'left')
  await until(() => pool.stats().idle === 2)
  const refused = await send(address, '/api/analyze-resume', endlessFile)
  expect([refused.status, refused.json]).toMatchObject([503, { success: false, code: 'busy' }])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  leave.abort()
  expect(await leaving).toBe('left')
})

test('analyses are limited per address with Retry-After (§7.20)', async () => {
  const { listen } = await startTestServer({ limits: { analysisPerAddress: { count: 1, windowMs: 60_000 } } })
  const address = await listen()
  const empty = new Uint8Array(0)
  expect((await send(address, '/api/extract-email', empty)).status).toBe(422)
  const limited = await send(address, '/api/extract-email', empty)
  expect(limited.status).toBe(429)
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('without a key the language model is not configured, and the answer says so (§7.21)', async () => {
  const { listen } = await startTestServer()
  const answer = await send(await listen(), '/api/gemini-analyze-resume', await samplePdf(), 'file')
  expect([answer.status, answer.json.code]).toEqual([501, 'not-configured'])
})

test('nothing of a document reaches the disk of the server or its logs', async () => {
  const logged: string[] = []
  const stream = { write: (line: string) => void logged.push(line) }
  const { listen, dataDir } = await startTestServer({ logger: { level: 'trace', stream } })
  const address = await listen()
  // In the file, but in no field of it.
  const canary = 'canary-in-a-comment-of-the-file'
  const pdf = Buffer.concat([await samplePdf(), Buffer.from(`\n%${canary}\n`)])
  expect((await send(address, '/api/analyze-resume', pdf)).status).toBe(200)
  expect((await send(address, '/api/extract-email', pdf)).status).toBe(200)
  expect((await send(address, '/api/extract-email', Buffer.concat([Buffer.from(canary), pdf]))).status).toBeLessThan(
    500,
  )
  const secrets = [canary, samplePerson.email, samplePerson.name]
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const file of files) {
    const bytes = readFileSync(join(file.parentPath, file.name))
    expect([file.name, secrets.filter((secret) => bytes.includes(secret))]).toEqual([file.name, []])
  }
  expect(logged.length).toBeGreaterThan(0)
  expect(secrets.filter((secret) => logged.join('').includes(secret))).toEqual([])
})
