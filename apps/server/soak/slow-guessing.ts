// node apps/server/soak/slow-guessing.ts [--hours 6] [--addresses 1000] [--every 1000] [--seed 1]
// Guesses at one account from a thousand addresses, on a clock that is moved: a look at most every minute after the first ones, while the owner never waits on a known device and gets in elsewhere by a recovery mail.
import { parseArgs } from 'node:util'
import { seededRandom } from '@scry/fictional/seeded-random'
import { longestLoginWaitMs } from '../src/platform/login-waits.ts'
import { signUp } from '../src/testing/browser.ts'
import { runGuessing } from '../src/testing/guess-run.ts'
import { openSoakServer } from '../src/testing/open-server.ts'

const { values } = parseArgs({
  options: {
    hours: { type: 'string', default: '6' },
    addresses: { type: 'string', default: '1000' },
    every: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
})
const hours = Number(values.hours)
const { server, close } = await openSoakServer()
const owner = await signUp(server, 'mira@example.org')
const from = performance.now()
const result = await runGuessing(server, {
  ...{ email: owner.email, owner, hours, addresses: Number(values.addresses), everyMs: Number(values.every) },
  random: seededRandom(Number(values.seed)),
})
await close()
const seconds = Math.round((performance.now() - from) / 1000)
console.log(JSON.stringify({ soak: 'slow-guessing', seed: Number(values.seed), seconds, ...result }))
const mostLooks = 30 + Math.ceil((hours * 60 * 60_000) / longestLoginWaitMs)
if (result.lookedAt > mostLooks || result.ownerHeldUp > 0 || !result.recovered) process.exitCode = 1
