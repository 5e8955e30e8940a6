// node packages/search/soak/property-seeds.ts [SEEDS]
// Every property test of the repository with fresh seeds and 300 cases where it names no number: what no run of the tests has drawn before must hold too.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

const rounds = Number(process.argv[2] ?? 10)
const files = globSync('{apps,packages}/*/src/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes("from 'fast-check'"),
)
const failed: number[] = []
for (let round = 0; round < rounds; round += 1) {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const { status, stderr } = spawnSync(
    'node_modules/.bin/vitest',
    ['run', '--project', 'node', '--project', 'parser', '--project', 'long', ...files],
    { env: { ...process.env, PROPERTY_SEED: String(seed), PROPERTY_RUNS: '300' }, encoding: 'utf8' },
  )
  if (status !== 0) {
    failed.push(seed)
    console.log(stderr.slice(0, 4000))
  }
  console.log(`seed ${seed}: ${status === 0 ? 'held' : 'FAILED'}`)
}
console.log(`${files.length} files, ${rounds} seeds, ${failed.length} of them failed ${failed.join(' ')}`)
process.exit(failed.length === 0 ? 0 : 1)
