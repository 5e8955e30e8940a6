import { once } from 'node:events'
import { createServer } from 'node:http'
import { crowdedPages } from '@scry/fictional/hostile/crowded-pages'
import { samplePerson } from '@scry/fictional/people'
import { renderResume } from '@scry/fictional/render-resume'
import { expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

const answer = {
  name: samplePerson.name,
  email: samplePerson.email,
  phone: null,
  location: null,
  summary: null,
  skills: ['Telepathy'],
  education: [],
  work_experience: [],
  projects: [],
  certifications: [],
  languages: [],
  links: [],
}

async function fakeModel(status = 200) {
  const prompts: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    prompts.push(body)
    const content = { role: 'model', parts: [{ text: JSON.stringify(answer) }] }
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ candidates: [{ content, finishReason: 'STOP' }] }))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return { prompts, url: `http://127.0.0.1:${(server.address() as { port: number }).port}` }
}

async function send(address: string, pdf: Uint8Array) {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(pdf)]), 'resume.pdf')
  const response = await fetch(`${address}/api/gemini-analyze-resume`, { method: 'POST', body })
  return { status: response.status, json: (await response.json()) as Record<string, never> }
}

test('the model reads the text of the file and is held to it, up to the daily allowance (§7.21)', async () => {
  const { prompts, url } = await fakeModel()
  const { listen } = await startTestServer({
    env: { GEMINI_API_KEY: 'k', GEMINI_BASE_URL: url },
    limits: { modelPerDay: { count: 1, windowMs: 86_400_000 } },
  })
  const address = await listen()
  const pdf = await renderResume(samplePerson, { layout: 'one-column', producer: 'pdfkit' })
  const first = await send(address, pdf)
  expect(first.json).toMatchObject({
    success: true,
    analysis: { name: samplePerson.name, email: samplePerson.email, skills: [] },
  })
  expect(JSON.stringify(first.json)).toContain('dropped-fields')
  expect(prompts).toHaveLength(1)
  expect(prompts[0]).toContain(samplePerson.email)
  expect(prompts[0]).not.toContain('JVBERi0')
  expect((await send(address, pdf)).status).toBe(429)
  expect(prompts).toHaveLength(1)
})

test('a document that is too long for a resume is refused before the model is asked or the allowance touched', async () => {
  const { prompts, url } = await fakeModel()
  const { listen } = await startTestServer({
    env: { GEMINI_API_KEY: 'k', GEMINI_BASE_URL: url },
    limits: { modelPerDay: { count: 1, windowMs: 86_400_000 } },
  })
  const address = await listen()
  const long = crowdedPages.find(({ id }) => id === 'crowded-addresses')?.bytes() ?? new Uint8Array()
  const refused = await send(address, long)
  // On a slow machine the time that a reading may take ends before its rows are counted.
  expect([refused.status, refused.json.code]).toEqual([422, expect.stringMatching(/^(too-complex|took-too-long)$/)])
  expect(prompts).toHaveLength(0)
  const pdf = await renderResume(samplePerson, { layout: 'one-column', producer: 'pdfkit' })
  expect((await send(address, pdf)).status).toBe(200)
})

test('a model that fails twice ends in a clear error, so that the next reader is tried (§7.21, §7.22)', async () => {
  const { prompts, url } = await fakeModel(500)
  const { listen } = await startTestServer({ env: { GEMINI_API_KEY: 'k', GEMINI_BASE_URL: url } })
  const pdf = await renderResume(samplePerson, { layout: 'one-column', producer: 'pdfkit' })
  const answer = await send(await listen(), pdf)
  expect([answer.status, answer.json.code]).toEqual([502, 'upstream-failed'])
  expect(prompts).toHaveLength(2)
})
