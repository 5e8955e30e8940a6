// npm run sources [-- run ID | check ID]: every source and how it stands; runs one now; or asks it for one entry and says what is wrong.
import { readConfig } from '../config.ts'
import { runCommand } from './run-command.ts'
import { tellOfSources } from './tell-of-sources.ts'

await runCommand(() => tellOfSources(process.argv.slice(2), readConfig()))
