// npm start: installs, builds, migrates and serves the whole product at one address.
import { buildWeb, install } from './prepare.mjs'
import { serverEnv, serverFlags } from './server-memory.mjs'
import { requireNode, run, settings, toolEnv } from './toolchain.mjs'

await install()
await buildWeb()
const args = [...serverFlags, ...settings(), 'apps/server/src/main.ts']
const { code } = await run(requireNode(), args, { env: { ...serverEnv, ...toolEnv() } })
process.exit(code)
