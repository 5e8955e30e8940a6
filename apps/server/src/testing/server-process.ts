import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Environment } from '../config.ts'

export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** Everything that it printed. */
  output(): string
  /** Closes the pipe that it prints into, as a log collector that ends does. */
  stopReading(): void
  /** Ends it and answers its exit code, or the signal. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | string>
}

const mainFile = join(import.meta.dirname, '../main.ts')

/** Starts the real server in a process of its own, on a free port. */
export async function startServerProcess(env: Environment): Promise<ServerProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [mainFile], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', SOURCES: 'off', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const keep = (chunk: Buffer) => {
    text += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const url = await readyAddress(child, () => text, env.ROLE === 'worker')
  return {
    url,
    pid: child.pid ?? 0,
    output: () => text,
    stopReading: () => void child.stdout.destroy(),
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill(signal)
        await ended
      }
      return child.exitCode ?? child.signalCode ?? 'unknown'
    },
  }
}

function readyAddress(child: ChildProcess, text: () => string, isWorker: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const ready = isWorker ? /Scry's worker is ready/.exec(text()) : /Scry is ready at (\S+)/.exec(text())
      if (ready) resolve(ready[1] ?? '')
    }
    child.stdout?.on('data', look)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${text()}`)))
    child.once('error', reject)
  })
}
