// node apps/server/soak/hostile-resumes.ts [--mutants 5000] [--seed 1] [--only bombs|mutants]
// Bombs and damaged resumes against the real server while others use it: a bomb ends in 5 s, a child peaks below 512 MB, the machine grows by less than 600 MB, nobody waits 500 ms.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { bombs } from '@scry/fictional/hostile/bombs'
import { crowdedPages } from '@scry/fictional/hostile/crowded-pages'
import { mutate } from '@scry/fictional/hostile/mutate'
import { people, samplePerson } from '@scry/fictional/people'
import { renderResume } from '@scry/fictional/render-resume'
import { startServerProcess } from '../src/testing/server-process.ts'
import { watchMemory } from '../src/testing/watch-memory.ts'

const { values } = parseArgs({
  options: {
    mutants: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
})
const allowed = { bombMs: 5250, childMb: 512, grownMb: 600, waitMs: 500 }
const senders = 4
/** How long the others are measured alone, to tell the machine's own delays from those that a file causes. */
const aloneMs = 10_000
const hostile = [...bombs, ...crowdedPages]

const dataDir = mkdtempSync(join(tmpdir(), 'scry-hostile-'))
const server = await startServerProcess({ DATA_DIR: dataDir, TRUST_PROXY: '1', SOURCES: 'sample' })
const memory = watchMemory(server.pid)
const failures: string[] = []
let asked = 0

/** Each request comes from an address of its own, so that no limit is met. */
function fromAnywhere() {
  asked += 1
  return { 'x-forwarded-for': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}` }
}

async function untilListed() {
  for (;;) {
    const answer = await fetch(`${server.url}/api/health`, { headers: fromAnywhere() })
    const { index } = (await answer.json()) as { index: { state: string; listings: number } }
    if (index.state === 'ready' && index.listings >= 10_000) return
    await pause(500)
  }
}

async function send(path: string, bytes: Uint8Array) {
  const body = new FormData()
  body.set('resume', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'resume.pdf')
  const fromMs = performance.now()
  const answer = await fetch(server.url + path, { method: 'POST', body, headers: fromAnywhere() })
  const json = (await answer.json()) as { code?: string; email?: string }
  return { status: answer.status, outcome: json.code ?? 'read', email: json.email, ms: performance.now() - fromMs }
}

/** Other people's requests, one after the other; answers how long the longest took. */
function others() {
  const waits: number[] = []
  let isOver = false
  const paths = ['/api/health', '/api/search-jobs?q=data', '/v1/account', '/api/search-hackathons?q=web']
  const asking = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const fromMs = performance.now()
      const answer = await fetch(`${server.url}${paths[turn % paths.length]}`, { headers: fromAnywhere() })
      await answer.arrayBuffer()
      waits.push(performance.now() - fromMs)
      if (answer.status >= 500) failures.push(`${paths[turn % paths.length]} answered ${answer.status}`)
      await pause(5)
    }
  })()
  return async () => {
    isOver = true
    await asking
    waits.sort((a, b) => a - b)
    const at = (share: number) => Math.round(waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0)
    return { requests: waits.length, medianMs: at(0.5), p99Ms: at(0.99), longestMs: at(1) }
  }
}

function judge(
  what: string,
  { longestMs }: { longestMs: number },
  { childMb, grownMb }: ReturnType<typeof memory.peak>,
) {
  if (longestMs >= allowed.waitMs) failures.push(`${what}: another request waited ${longestMs} ms`)
  if (childMb > allowed.childMb) failures.push(`${what}: a child took ${childMb} MB`)
  if (grownMb > allowed.grownMb) failures.push(`${what}: the machine gave ${grownMb} MB more`)
}

const good = await renderResume(samplePerson, { layout: 'one-column', producer: 'pdfkit' })
const readsOn = async (after: string) => {
  const { email } = await send('/api/extract-email', good)
  if (email !== samplePerson.email) failures.push(`after ${after} a good resume was not read`)
}
await untilListed()
for (let warm = 0; warm < 6; warm += 1) await readsOn('the start')
memory.rest()
const stopAlone = others()
await pause(aloneMs)
console.log(`nothing hostile: others at most ${(await stopAlone()).longestMs} ms`)

if (values.only !== 'mutants') {
  for (const { id, bytes } of hostile) {
    const file = bytes()
    memory.rest()
    memory.forget()
    const stop = others()
    const { status, outcome, ms } = await send('/api/analyze-resume', file)
    const waits = await stop()
    const peak = memory.peak()
    console.log(
      `${id}: ${outcome} in ${Math.round(ms)} ms, child ${peak.childMb} MB, grown ${peak.grownMb} MB, others at most ${waits.longestMs} ms`,
    )
    if (status >= 500) failures.push(`${id} answered ${status}`)
    if (ms > allowed.bombMs) failures.push(`${id} took ${Math.round(ms)} ms`)
    judge(id, waits, peak)
    await readsOn(id)
  }
}

if (values.only !== 'mutants') {
  const files = hostile.map(({ bytes }) => bytes())
  memory.rest()
  memory.forget()
  const stop = others()
  const halves = [0, 1].map(async (half) => {
    for (const file of files.filter((_, at) => at % 2 === half)) await send('/api/analyze-resume', file)
  })
  await Promise.all(halves)
  const waits = await stop()
  const peak = memory.peak()
  console.log(
    `two bombs at a time: child ${peak.childMb} MB, grown ${peak.grownMb} MB, others at most ${waits.longestMs} ms`,
  )
  judge('two bombs at a time', waits, peak)
}

if (values.only !== 'bombs') {
  const bases = [good]
  for (const [at, producer] of (['pdfkit', 'typst', 'pdfkit', 'typst'] as const).entries()) {
    const person = people.filter(({ language }) => language === 'en')[at]
    if (person) bases.push(await renderResume(person, { layout: 'dates-left', producer }))
  }
  const mutants = Number(values.mutants)
  const outcomes: Record<string, number> = {}
  let next = 0
  memory.forget()
  const stop = others()
  const fromMs = performance.now()
  let longestMs = 0
  const sender = async () => {
    while (next < mutants) {
      const number = next
      next += 1
      const seed = Number(values.seed) * 1_000_000 + number
      const { status, outcome, ms } = await send(
        '/api/analyze-resume',
        mutate(bases[number % bases.length] ?? good, seed),
      )
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      longestMs = Math.max(longestMs, ms)
      if (status >= 500) failures.push(`mutant ${seed} answered ${status} ${outcome}`)
    }
  }
  await Promise.all(Array.from({ length: senders }, sender))
  const seconds = Math.round((performance.now() - fromMs) / 1000)
  const waits = await stop()
  const peak = memory.peak()
  judge('mutants', waits, peak)
  await readsOn('the mutants')
  const { children } = peak
  console.log(
    JSON.stringify({
      mutants,
      seed: Number(values.seed),
      seconds,
      outcomes,
      longestMs: Math.round(longestMs),
      children,
    }),
  )
  console.log(JSON.stringify({ others: waits, childMb: peak.childMb, grownMb: peak.grownMb }))
}
memory.stop()
const ended = await server.end('SIGTERM')
if (ended !== 0) failures.push(`the server ended with ${ended}`)
rmSync(dataDir, { recursive: true, force: true })
console.log(JSON.stringify({ soak: 'hostile-resumes', failures }))
process.exitCode = failures.length === 0 ? 0 : 1
