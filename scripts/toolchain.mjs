// Finds the Node that everything here runs on, and runs commands with it. Written for Node 20, since it runs before the right one is there.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The Node 24 that npm installed for this platform, else the running one when it is new enough, else null. */
export function findNode() {
  const pinned = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (existsSync(pinned)) return pinned
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : null
}

export function requireNode() {
  const node = findNode()
  if (node) return node
  console.error(
    `Scry needs Node 24. npm has no Node 24 package for ${process.platform}-${process.arch}, and this is Node ${process.versions.node}. Install Node 24 or newer and run the command again.`,
  )
  process.exit(1)
}

/** The environment in which `node` and the workspace's own commands are the pinned ones. */
export function toolEnv(extra = {}) {
  const paths = [dirname(requireNode()), join(root, 'node_modules', '.bin'), process.env.PATH]
  // What Node compiled once it takes from here at the next start, which halves the processor time of a start.
  const compiled = join(root, 'node_modules', '.cache', 'scry', 'compiled')
  return { NODE_COMPILE_CACHE: compiled, ...process.env, ...extra, PATH: paths.join(delimiter) }
}

/** For Node. It prints a line about a file of settings that is not there, and nobody needs to have one. */
export const settings = () => (existsSync(join(root, '.env')) ? ['--env-file=.env'] : [])

/** Runs a command to its end. Signals that reach us are passed on, so that stopping npm stops the server. */
export function run(command, args, { env = toolEnv(), stdio = 'inherit', cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio })
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    const forward = (signal) => child.kill(signal)
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, forward)
    child.on('error', (error) => {
      output += String(error)
    })
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, forward)
      if (signal) output += `It was ended by ${signal}.\n`
      resolve({ code: code ?? (signal ? 1 : 0), output })
    })
  })
}
