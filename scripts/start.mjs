// npm start: installs, builds, migrates and serves the whole product at one address.
import { buildWeb, install } from './prepare.mjs'
import { requireNode, run, toolEnv } from './toolchain.mjs'

await install()
await buildWeb()
const { code } = await run(requireNode(), ['--env-file-if-exists=.env', 'apps/server/src/main.ts'], { env: toolEnv() })
process.exit(code)
