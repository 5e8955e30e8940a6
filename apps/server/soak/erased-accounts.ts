// node apps/server/soak/erased-accounts.ts [--people 300] [--every 3] [--engine sqlite|postgres|both]
// Every third of some hundred people deletes the account: no file of the database or of the data directory holds anything of them afterwards.
import { parseArgs } from 'node:util'
import { runErasure } from '../src/testing/erasure-run.ts'
import { openSoakServer } from '../src/testing/open-server.ts'
import { startPostgres } from '../src/testing/postgres.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '300' },
    every: { type: 'string', default: '3' },
    engine: { type: 'string', default: 'both' },
  },
})
const unlimited = { count: 1_000_000, windowMs: 60_000 }
const limits = { registrationPerAddress: unlimited, loginPerAddress: unlimited, verificationPerAddress: unlimited }
for (const engine of values.engine === 'both' ? ['sqlite', 'postgres'] : [values.engine]) {
  const cluster = engine === 'postgres' ? await startPostgres() : undefined
  const { server, close } = await openSoakServer({ limits, env: { DATABASE_URL: cluster?.urlOf('postgres') } })
  const result = await runErasure(server, { people: Number(values.people), every: Number(values.every) })
  await close()
  await cluster?.stop()
  const { before, afterDeletion, ...others } = result
  const files = { filesBefore: before.length, filesAfterDeletion: afterDeletion.length }
  console.log(JSON.stringify({ soak: 'erased-accounts', engine, ...files, ...others }))
  if (result.remaining.length > 0 || before.length === 0 || result.stayed === 0) process.exitCode = 1
}
