// npm run bench:NAME -- ARGUMENTS: a measurement beside its peers. The peers have a lock file of their own, so that the product does not carry them.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findPrograms } from './machine.mjs'
import { buildWeb, install } from './prepare.mjs'
import { requireNode, root, run, toolEnv } from './toolchain.mjs'

const [name, ...args] = process.argv.slice(2)
const file = `bench/${name}.ts`
if (!name || !existsSync(join(root, file))) {
  console.error(`There is no measurement ${file}.`)
  process.exit(1)
}
await install()
if (!existsSync(join(root, 'bench/node_modules')))
  await run('npm', ['ci', '--loglevel=error'], { cwd: join(root, 'bench') })
const env = {}
if (name === 'web') {
  await buildWeb()
  env.CHROMIUM_PATH = (await findPrograms()).chromium
}
const { code } = await run(requireNode(), ['--expose-gc', '--max-old-space-size=12288', file, ...args], {
  env: toolEnv(env),
})
process.exit(code)
