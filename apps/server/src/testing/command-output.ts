import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import type { Environment } from '../config.ts'
import { runCommand } from '../operations/run-command.ts'

/** What a command prints in a process of its own, after the word 'failed' where its exit code says so. */
export async function outputOfProcess(file: string, words: readonly string[], env: Environment): Promise<string> {
  const { NODE_COMPILE_CACHE } = process.env
  const run = promisify(execFile)(process.execPath, [file, ...words], { env: { NODE_COMPILE_CACHE, ...env } })
  return run.then(({ stdout }) => stdout).catch(({ stdout, stderr }) => `failed\n${stdout}${stderr}`)
}

/** The same of a command's work in this process: to start one takes longer than most of what commands do. */
export async function outputOf(work: () => Promise<void>): Promise<string> {
  let printed = ''
  const keep = (line: unknown) => {
    printed += `${line}\n`
  }
  const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) => spy.mockImplementation(keep))
  const { exitCode } = process
  process.exitCode = 0
  try {
    await runCommand(work)
    return process.exitCode === 0 ? printed : `failed\n${printed}`
  } finally {
    process.exitCode = exitCode
    for (const spy of spies) spy.mockRestore()
  }
}
