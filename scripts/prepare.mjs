// What every command needs first: the dependencies of the lock file, and for some the built web app.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isFresh, markFresh } from './stamp.mjs'
import { requireNode, root, run } from './toolchain.mjs'

const installedFrom = ['package-lock.json', '.npmrc']
const builtFrom = ['apps/web', 'packages', 'evaluation/result.json', 'tsconfig.base.json', 'package-lock.json']

/** Installs from the lock file alone, unless that was done already. npm itself runs on the Node that started us. */
export async function install() {
  if (existsSync(join(root, 'node_modules')) && isFresh('installed', installedFrom)) return
  console.log('Installing dependencies (about a minute the first time) ...')
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.env.npm_node_execpath ?? process.execPath, [npm]] : ['npm', []]
  const { code } = await run(command, [...first, 'ci', '--include=dev', '--include=optional', '--loglevel=error'], {
    env: process.env,
  })
  if (code !== 0) {
    console.error('The dependencies could not be installed. The lines above say why.')
    process.exit(code)
  }
  requireNode()
  markFresh('installed', installedFrom)
}

export async function buildWeb() {
  if (existsSync(join(root, 'apps/web/dist/index.html')) && isFresh('web', builtFrom)) return
  console.log('Building the web app ...')
  const { code, output } = await run('npm', ['run', 'build', '-w', 'apps/web', '--silent'], { stdio: 'pipe' })
  if (code !== 0) {
    console.error(`${output}\nThe web app could not be built.`)
    process.exit(code)
  }
  markFresh('web', builtFrom)
}
