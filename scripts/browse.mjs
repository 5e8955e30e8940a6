// npm run gallery and the like: a script of `e2e/` that looks at the built product with a browser.
import { findPrograms } from './machine.mjs'
import { buildWeb, install } from './prepare.mjs'
import { requireNode, run, toolEnv } from './toolchain.mjs'

const [name, ...args] = process.argv.slice(2)
await install()
const { chromium } = await findPrograms()
await buildWeb()
const { code } = await run(requireNode(), [`e2e/${name}.ts`, ...args], { env: toolEnv({ CHROMIUM_PATH: chromium }) })
process.exit(code)
