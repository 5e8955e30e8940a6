import { readFileSync } from 'node:fs'

/** Megabytes of a process, from Linux's /proc: its own pages apart from those of files, which processes share. */
export function residentOf(pid: number): { rss: number; own: number; files: number; peak: number } {
  const read = (file: string) => {
    const text = readFileSync(`/proc/${pid}/${file}`, 'utf8')
    return (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024
  }
  const status = read('status')
  return { rss: status('VmRSS'), own: status('RssAnon'), files: status('RssFile'), peak: status('VmHWM') }
}

/** Processes that a process has started and that still run. */
export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
}
