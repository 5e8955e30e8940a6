// node apps/server/soak/upload-attacks.ts [--seconds 15] [--only NAME]
// Forms made to fill the memory or to hold the places, from one address and from twenty: the server grows by less than 400 MB, and the resumes of others are read meanwhile within 2 s, 95 of 100.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { campus, resumesOfPeople } from '../src/testing/reading-attack.ts'
import { startServerProcess } from '../src/testing/server-process.ts'
import { fieldHead, fileHead, openUpload, part, type RawUpload } from '../src/testing/upload-attack.ts'
import { watchMemory } from '../src/testing/watch-memory.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '15' }, only: { type: 'string' } } })
const attackMs = Number(values.seconds) * 1000
const allowed = { grownMb: 400, share: 0.95, waitMs: 2000 }
/** An attack ends here, lest it end the machine. */
const mostMb = 3000
const failures: string[] = []
const resumes = await resumesOfPeople(6)
const block = Buffer.alloc(64 * 1024, 0x61)

interface Attack {
  readonly name: string
  readonly path: string
  readonly addresses: number
  readonly connections: number
  readonly length: number | 'chunked'
  /** Sent at once, then `more` again and again every `everyMs`. */
  readonly first: Uint8Array
  readonly more: Uint8Array
  readonly everyMs: number
  /** After so many bytes it waits and keeps what it has sent; without it, it goes on. */
  readonly mostBytes?: number
}

const resume = '/api/analyze-resume'
const fields = Buffer.concat(
  Array.from({ length: 4 }, (_, at) => part(fieldHead(`field-${at}`), Buffer.alloc(7_000_000, 0x61))),
)
const whole = { length: 40_000_000, everyMs: 0 } as const
const attacks: readonly Attack[] = [
  ...[1, 20].map((addresses) => ({
    ...{ name: 'text fields', path: resume, addresses, connections: 100, ...whole },
    ...{ first: fields, more: block, mostBytes: 35_000_000 },
  })),
  ...[1, 20].map((addresses) => ({
    ...{ name: 'files that never end', path: resume, addresses, connections: 200, ...whole, length: 5_200_000 },
    ...{
      first: part(fileHead('resume'), Buffer.alloc(5_000_000, 0x61)).subarray(0, -2),
      more: block,
      mostBytes: 5_000_000,
    },
  })),
  {
    ...{ name: 'bytes before the first part', path: resume, addresses: 1, connections: 20, everyMs: 0 },
    ...{ length: 'chunked', first: block, more: block },
  },
  {
    ...{ name: 'a header without end', path: resume, addresses: 1, connections: 20, everyMs: 0 },
    ...{ length: 'chunked', first: Buffer.from('--attack\r\nx-a: '), more: block },
  },
  ...[1, 20].map((addresses) => ({
    ...{ name: 'a byte now and then', path: resume, addresses, connections: 400, length: 5_000_000 },
    ...{ first: part(fileHead('resume')).subarray(0, -2), more: Buffer.from('a'), everyMs: 500 },
  })),
  ...[1, 20].map((addresses) => ({
    ...{ name: 'pictures that never end', path: '/1/upload', addresses, connections: 200, ...whole, length: 7_100_000 },
    ...{
      first: part(fieldHead('image'), Buffer.alloc(6_900_000, 0x61)).subarray(0, -2),
      more: block,
      mostBytes: 6_900_000,
    },
  })),
]

for (const attack of attacks) {
  if (values.only === undefined || attack.name.includes(values.only)) await run(attack)
}
console.log(JSON.stringify({ soak: 'upload-attacks', failures }))
process.exitCode = failures.length === 0 ? 0 : 1

async function run(attack: Attack): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'scry-uploads-'))
  const server = await startServerProcess({ DATA_DIR: dataDir, TRUST_PROXY: '1' })
  await campus(server.url, 4, resumes, '192.0.2.1')
  const memory = watchMemory(server.pid)
  await memory.stillness()
  memory.rest()
  const state = { isOver: false }
  const open: RawUpload[] = []
  const senders = Array.from({ length: attack.connections }, (_, at) => hold(attack, server.url, at, open, state))
  const others: Promise<unknown>[] = []
  const times: number[] = []
  const from = performance.now()
  while (performance.now() - from < attackMs && memory.peak().grownMb < mostMb) {
    const address = `203.0.113.${1 + (others.length % 250)}`
    const other = campus(server.url, 1, resumes.slice(others.length % 6), address)
    others.push(other.then((one) => times.push(...one.times)))
    await pause(250)
  }
  const { grownMb } = memory.peak()
  // Whoever has no answer yet has waited at least so long.
  await Promise.race([Promise.all(others), pause(10_000)])
  state.isOver = true
  for (const { socket } of open) socket.destroy()
  await Promise.all(senders)
  memory.stop()
  await server.end('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
  const within = times.filter((ms) => ms <= allowed.waitMs).length
  const what = `${attack.name}, ${attack.addresses} addresses`
  if (grownMb > allowed.grownMb) failures.push(`${what}: grown by ${grownMb} MB`)
  if (within < others.length * allowed.share) failures.push(`${what}: ${within} of ${others.length} read`)
  const seconds = Math.round((performance.now() - from) / 1000)
  const figures = { attack: what, connections: attack.connections, seconds, grownMb }
  console.log(JSON.stringify({ ...figures, read: `${within} of ${others.length}`, longestMs: Math.max(...times) }))
}

/** One connection of the attack; when the server closes it, it is opened anew. */
async function hold(attack: Attack, url: string, at: number, open: RawUpload[], state: { isOver: boolean }) {
  while (!state.isOver) {
    const address = `198.51.100.${1 + (at % attack.addresses)}`
    const upload = await openUpload(url, attack.path, address, attack.length).catch(() => undefined)
    if (!upload) return
    open[at] = upload
    upload.send(attack.first)
    while (!state.isOver && !upload.socket.destroyed && upload.answer() === '') {
      if (upload.taken() < (attack.mostBytes ?? Number.POSITIVE_INFINITY)) upload.send(attack.more)
      await pause(attack.everyMs || 5)
    }
    upload.socket.destroy()
    await pause(100)
  }
}
