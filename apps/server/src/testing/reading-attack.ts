import { setTimeout as pause } from 'node:timers/promises'
import { slowPages } from '@scry/fictional/hostile/slow-pages'
import { people } from '@scry/fictional/people'
import { renderResume } from '@scry/fictional/render-resume'

export interface AttackPlan {
  /** Addresses that send files which take five seconds to read, over so many connections each, without a pause. */
  readonly attackers: number
  readonly connections: number
  /** People who register meanwhile, each from an address of their own. */
  readonly others: number
  readonly perSecond: number
  /** How long the attack has lasted when the first of them comes. */
  readonly leadMs: number
}

export interface ReadingTimes {
  /** Milliseconds until both reads of a person were answered, shortest first. */
  readonly times: readonly number[]
  /** Answers other than 200, by status. */
  readonly refused: Readonly<Record<string, number>>
  readonly attackAnswers: Readonly<Record<string, number>>
}

export async function resumesOfPeople(count: number): Promise<Uint8Array[]> {
  const english = people.filter(({ language }) => language === 'en').slice(0, count)
  return Promise.all(english.map((person) => renderResume(person, { layout: 'dates-left', producer: 'typst' })))
}

/** Sends a file; answers the status, or 0 when the connection broke. */
async function send(server: string, path: string, bytes: Uint8Array, address: string, signal?: AbortSignal) {
  const body = new FormData()
  body.set('resume', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'resume.pdf')
  const headers = { 'x-forwarded-for': address }
  try {
    const answer = await fetch(server + path, { method: 'POST', body, headers, signal: signal ?? null })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

/** One person's two reads, side by side as the upload screen asks for them. */
async function register(server: string, bytes: Uint8Array, address: string) {
  const from = performance.now()
  const statuses = await Promise.all(
    ['/api/extract-email', '/api/analyze-resume'].map((path) => send(server, path, bytes, address)),
  )
  return { statuses, ms: performance.now() - from }
}

function summed(done: readonly { statuses: readonly number[]; ms: number }[]) {
  const refused: Record<string, number> = {}
  for (const status of done.flatMap(({ statuses }) => statuses)) {
    if (status !== 200) refused[status] = (refused[status] ?? 0) + 1
  }
  const served = done.filter(({ statuses }) => statuses.every((status) => status === 200))
  return { times: served.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b), refused }
}

/** So many students press the button at once behind one address. */
export async function campus(server: string, students: number, resumes: readonly Uint8Array[], address = '192.0.2.77') {
  const done = Array.from({ length: students }, (_, at) =>
    register(server, resumes[at % resumes.length] ?? new Uint8Array(), address),
  )
  return summed(await Promise.all(done))
}

export async function attackReading(
  server: string,
  plan: AttackPlan,
  resumes: readonly Uint8Array[],
): Promise<ReadingTimes> {
  const over = new AbortController()
  const attackAnswers: Record<string, number> = {}
  const slow = slowPages()
  let files = 0
  const attacker = async (address: string) => {
    while (!over.signal.aborted) {
      files += 1
      const file = Buffer.concat([slow, Buffer.from(`%${files}\n`)])
      const status = await send(server, '/api/analyze-resume', file, address, over.signal)
      if (!over.signal.aborted) attackAnswers[status] = (attackAnswers[status] ?? 0) + 1
      if (status !== 200 && status !== 422) await pause(50)
    }
  }
  const attack = Array.from({ length: plan.attackers * plan.connections }, (_, at) =>
    attacker(`198.51.100.${1 + (at % plan.attackers)}`),
  )
  await pause(plan.leadMs)
  const others: ReturnType<typeof register>[] = []
  for (let at = 0; at < plan.others; at += 1) {
    others.push(
      register(server, resumes[at % resumes.length] ?? new Uint8Array(), `203.0.${at >> 8}.${1 + (at & 255)}`),
    )
    await pause(1000 / plan.perSecond)
  }
  const times = summed(await Promise.all(others))
  over.abort()
  await Promise.all(attack)
  return { ...times, attackAnswers }
}
