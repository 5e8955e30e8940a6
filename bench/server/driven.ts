import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'

export interface Shot {
  readonly method: string
  readonly path: string
  readonly body?: string
  readonly cookie?: string
  /** What the client takes instead of what browsers do. */
  readonly accepts?: string
  /** The client's address as a proxy reports it; another one for each client keeps to the limits per address. */
  readonly from?: string
}

export interface Figures {
  readonly requests: number
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** Processor time of the answering process for each request, microseconds. */
  readonly cpuMicros: number
}

/** What Chromium and Firefox say on HTTPS and on their own machine. */
const acceptEncoding = 'gzip, deflate, br, zstd'
const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }

/** Starts a program that prints the address it listens at. */
export async function startProgram(args: readonly string[], env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, args, {
    env: { ...inherited(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  while (!/http:\/\/\S+/.test(printed)) {
    const [part] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
    printed += part.toString()
  }
  child.stdout?.resume()
  const stop = async () => {
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await exit
  }
  return { address: /http:\/\/[^\s"]+/.exec(printed)?.[0] ?? '', pid: child.pid ?? 0, stop }
}

/** The caller's environment: DATABASE_URL moves the whole run to PostgreSQL. */
function inherited(): Record<string, string> {
  return { ...process.env } as Record<string, string>
}

export function send(
  address: string,
  shot: Shot,
  agent?: Agent,
): Promise<{ status: number; body: string; cookies: string[] }> {
  return new Promise((resolve, reject) => {
    const headers: Record<string, string> = { 'accept-encoding': shot.accepts ?? acceptEncoding }
    if (shot.cookie) headers.cookie = shot.cookie
    if (shot.from) headers['x-forwarded-for'] = shot.from
    if (shot.body !== undefined) {
      headers['content-type'] = 'application/json'
      headers['content-length'] = String(Buffer.byteLength(shot.body))
    }
    const outgoing = request(
      address + shot.path,
      { method: shot.method, headers, ...(agent && { agent }) },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        const coding = response.headers['content-encoding']
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            // Unpacked only for those who read it: a driven call takes no time for that.
            get body() {
              const bytes = Buffer.concat(parts)
              return (coding === undefined ? bytes : unpack[coding as keyof typeof unpack](bytes)).toString()
            },
            cookies: response.headers['set-cookie'] ?? [],
          }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(shot.body)
  })
}

/**
 * `clients` connections, each with one request under way at a time, for `durationMs` or until `turns` requests are sent;
 * with `perSecond` they keep to that rate, and a request's time counts from when it was due, so that a stall is not left
 * out.
 */
export async function drive(
  target: { address: string; pid: number },
  shots: readonly Shot[],
  options: { clients: number; durationMs?: number; turns?: number; perSecond?: number },
): Promise<Figures> {
  const { clients, durationMs = Number.POSITIVE_INFINITY, turns = Number.POSITIVE_INFINITY, perSecond } = options
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  const cpuBefore = cpuMicros(target.pid)
  const start = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (;;) {
        const turn = next
        next += 1
        const due = perSecond === undefined ? performance.now() : start + (turn * 1000) / perSecond
        if (turn >= turns || due - start >= durationMs) return
        const wait = due - performance.now()
        if (wait > 0) await pause(wait)
        const shot = shots[turn % shots.length]
        if (!shot) return
        const { status } = await send(target.address, shot, agent)
        if (status >= 400) throw new Error(`${shot.method} ${shot.path} answered ${status}`)
        times.push(performance.now() - due)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    requests: times.length,
    perSecond: times.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    cpuMicros: (cpuMicros(target.pid) - cpuBefore) / times.length,
  }
}

/** User and system time of a process so far, from Linux's /proc, in microseconds (ticks of 10 ms). */
function cpuMicros(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}
