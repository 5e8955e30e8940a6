// Runs one command with the pinned Node and the workspace's own tools first on PATH.
import { install } from './prepare.mjs'
import { run } from './toolchain.mjs'

const [command, ...args] = process.argv.slice(2)
await install()
const { code } = await run(command, args)
process.exit(code)
