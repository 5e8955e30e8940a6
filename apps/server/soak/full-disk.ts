// node apps/server/soak/full-disk.ts [--rounds 20] [--writes 40]
// Fills a small disk of its own under writing people and makes room again: the health names it, no acknowledged write is lost, the database stays whole. Needs a user who may mount.
import { parseArgs } from 'node:util'
import { runFullDisk } from '../src/testing/full-disk-run.ts'
import { openSoakServer } from '../src/testing/open-server.ts'
import { mountSmallDisk } from '../src/testing/small-disk.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, writes: { type: 'string', default: '40' } },
})
const disk = mountSmallDisk(16)
if (!disk) throw new Error('This user may not mount a disk of its own, which this measure needs.')
const unlimited = { count: 1_000_000, windowMs: 60_000 }
const { server, close } = await openSoakServer({
  env: { DATA_DIR: disk.path },
  limits: { registrationPerAddress: unlimited },
})
const sizes = { rounds: Number(values.rounds), writesPerRound: Number(values.writes) }
const result = await runFullDisk(server, disk, sizes)
await close()
disk.remove()
console.log(JSON.stringify({ soak: 'full-disk', ...result }))
const isSeen = result.degraded === sizes.rounds && result.recovered === sizes.rounds
if (!isSeen || result.lost > 0 || result.otherAnswers > 0 || result.integrity !== 'ok') process.exitCode = 1
