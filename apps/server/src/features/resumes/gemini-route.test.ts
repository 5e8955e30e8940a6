import { once } from 'node:events'
import { createServer } from 'node:http'
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

async function fakeModel() {
  const prompts: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    prompts.push(body)
    const content = { role: 'model', parts: [{ text: JSON.stringify(answer) }] }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ candidates: [{ content, finishReason: 'STOP' }] }))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return { prompts, url: `http://127.0.0.1:${(server.address() as { port: number }).port}` }
}

test('the model reads the text of the file and is held to it, up to the daily allowance (§7.21)', async () => {
  const { prompts, url } = await fakeModel()
  const { listen } = await startTestServer({
    env: { GEMINI_API_KEY: 'k', GEMINI_BASE_URL: url },
    limits: { modelPerDay: { count: 1, windowMs: 86_400_000 } },
  })
  const address = await listen()
  const pdf = await renderResume(samplePerson, { layout: 'one-column', producer: 'pdfkit' })
  const send = async () => {
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(pdf)]), 'resume.pdf')
    const response = await fetch(`${address}/api/gemini-analyze-resume`, { method: 'POST', body })
    return { status: response.status, json: (await response.json()) as Record<string, never> }
  }
  const first = await send()
  expect(first.json).toMatchObject({
    success: true,
    analysis: { name: samplePerson.name, email: samplePerson.email, skills: [] },
  })
  expect(JSON.stringify(first.json)).toContain('dropped-fields')
  expect(prompts).toHaveLength(1)
  expect(prompts[0]).toContain(samplePerson.email)
  expect(prompts[0]).not.toContain('JVBERi0')
  expect((await send()).status).toBe(429)
  expect(prompts).toHaveLength(1)
})
