// npm test: everything that must hold before a change lands. `.ci/run` calls this.
import { findPrograms, printVersions } from './machine.mjs'
import { buildWeb, install } from './prepare.mjs'
import { checkStages, runStages } from './stages.mjs'

await install()
const programs = await findPrograms()
await printVersions(programs)
await buildWeb()
const env = {
  CHROMIUM_PATH: programs.chromium,
  FIREFOX_PATH: programs.firefox,
  POSTGRES_BIN: programs.postgresBin,
}
const vitest = (name, project) => ({ name, command: 'vitest', args: ['run', '--project', project], tests: true })
// The browser waits much for its pages: it begins first, and all others go on beside it.
const stages = [
  { name: 'browser', command: 'playwright', args: ['test', '--config', 'e2e/playwright.config.ts'], tests: true },
  ...checkStages,
  vitest('server on PostgreSQL', 'postgres'),
  vitest('long server tests', 'long'),
  vitest('printed resumes', 'printed'),
]
process.exit(
  await runStages(
    stages.map((stage) => ({ ...stage, env })),
    2,
  ),
)
