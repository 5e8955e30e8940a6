// npm run check: the gate without a browser and without PostgreSQL.
import { install } from './prepare.mjs'
import { checkStages, runStages } from './stages.mjs'

await install()
process.exit(await runStages(checkStages))
