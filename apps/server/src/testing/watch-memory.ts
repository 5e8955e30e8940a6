import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

export interface MemoryPeak {
  /** The most that any one child ever held, in MB (VmHWM). */
  readonly childMb: number
  /** What process and children together held more than at rest, in MB, without the files that they share. */
  readonly grownMb: number
  /** Children seen. */
  readonly children: number
}

const everyMs = 5

/** Watches a process and its children in Linux's /proc, in a rhythm that a killed child's peak can slip through by 5 ms at most. */
export function watchMemory(pid: number) {
  let restMb = 0
  let peak = { childMb: 0, heldMb: 0 }
  const seen = new Set<number>()

  const look = () => {
    const children = childrenOf(pid)
    let heldMb = megabytes(pid, 'RssAnon')
    for (const child of children) {
      seen.add(child)
      heldMb += megabytes(child, 'RssAnon')
      peak.childMb = Math.max(peak.childMb, megabytes(child, 'VmHWM'))
    }
    peak.heldMb = Math.max(peak.heldMb, heldMb)
    return heldMb
  }
  const timer = setInterval(look, everyMs)
  return {
    /** What is held now is what later growth is counted from. */
    rest() {
      restMb = look()
    },
    /** Resolves once nothing has grown for two seconds: a server goes on starting its spare readers after it is ready. */
    async stillness() {
      let lastMb = look()
      for (let stillMs = 0; stillMs < 2000; stillMs += 250) {
        await pause(250)
        if (look() > lastMb + 5) stillMs = 0
        lastMb = Math.max(lastMb, look())
      }
    },
    /** Starts a new peak. A child's own mark cannot be set back: it counts again while that child lives. */
    forget() {
      peak = { childMb: 0, heldMb: 0 }
      seen.clear()
    },
    peak(): MemoryPeak {
      look()
      const grownMb = Math.max(0, Math.round(peak.heldMb - restMb))
      return { childMb: Math.round(peak.childMb), grownMb, children: seen.size }
    },
    stop: () => clearInterval(timer),
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      (readFileSync(`/proc/${pid}/task/${task}/children`, 'latin1').match(/\d+/g) ?? []).map(Number),
    )
  } catch {
    return []
  }
}

function megabytes(pid: number, field: 'VmHWM' | 'RssAnon'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1')
    return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
