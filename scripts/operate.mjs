// Runs a command of the host, with the settings of `.env` where there are some.
import { install } from './prepare.mjs'
import { run, settings } from './toolchain.mjs'

const [name, ...args] = process.argv.slice(2)
await install()
const { code } = await run('node', [...settings(), `apps/server/src/operations/${name}-command.ts`, ...args])
process.exit(code)
