// npm run dev: the server restarts on changes; Vite serves the web app and passes /api and /v1 on to it.
import { install } from './prepare.mjs'
import { requireNode, run, settings } from './toolchain.mjs'

await install()
const both = await Promise.all([
  run(requireNode(), [...settings(), '--watch', 'apps/server/src/main.ts']),
  run('npm', ['run', 'dev', '-w', 'apps/web', '--silent']),
])
process.exit(Math.max(...both.map((one) => one.code)))
