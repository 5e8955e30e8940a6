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
process.exit(
  await runStages([
    ...checkStages.map((stage) => ({ ...stage, env })),
    { name: 'long server tests', command: 'vitest', args: ['run', '--project', 'long'], env, tests: true },
    { name: 'printed resumes', command: 'vitest', args: ['run', '--project', 'printed'], env, tests: true },
    { name: 'server on PostgreSQL', command: 'vitest', args: ['run', '--project', 'postgres'], env, tests: true },
    {
      name: 'browser',
      command: 'playwright',
      args: ['test', '--config', 'e2e/playwright.config.ts'],
      env,
      tests: true,
    },
  ]),
)
