// Runs named stages, prints the seconds of each, and adds up the tests that ran.
import { run, toolEnv } from './toolchain.mjs'

const plainLines = (output) => output.replace(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '').split('\n')

/** Counts of a runner's closing lines: Vitest's 'Tests  1 failed | 8 passed | 2 skipped (11)' and Playwright's '3 passed'. */
export function countTests(output) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const line of plainLines(output)) {
    if (!/^\s*(Tests\s|\d+ (passed|failed|skipped|did not run|interrupted)\b)/.test(line)) continue
    for (const [, number, word] of line.matchAll(/(\d+) (passed|failed|skipped|did not run|interrupted)/g)) {
      const kind = word === 'passed' || word === 'skipped' ? word : 'failed'
      counts[kind] += Number(number)
    }
  }
  return counts
}

/** Seconds and title of each test that a runner names with its time: Vitest those over 300 ms, Playwright all. */
export function timedTests(output) {
  const timed = []
  for (const line of plainLines(output)) {
    const [, vitest, milliseconds] = /^ {3,}[✓×] (.+) (\d+)ms$/.exec(line) ?? []
    const [, playwright, number, unit] = /^ +[✓✘] +\d+ (.+) \(([\d.]+)(ms|s|m)\)$/.exec(line) ?? []
    if (vitest) timed.push([Number(milliseconds) / 1000, vitest])
    if (playwright) timed.push([Number(number) * { ms: 0.001, s: 1, m: 60 }[unit], playwright])
  }
  return timed
}

const slowestShown = 20

/** A stage is {name, command, args, env?, tests?}. A stage with `tests` counts its tests; any other counts as one. */
async function runStage(stage) {
  const from = Date.now()
  const { code, output } = await run(stage.command, stage.args, { env: toolEnv(stage.env), stdio: 'pipe' })
  const counts = stage.tests ? countTests(output) : { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  if (stage.tests && counts.passed + counts.failed === 0) counts.failed = 1
  const took = (Date.now() - from) / 1000
  console.log(`\n== ${stage.name}`)
  if (code !== 0) console.log(output.trimEnd())
  else if (stage.tests) for (const line of output.split('\n').filter((text) => /skipped/i.test(text))) console.log(line)
  console.log(`   ${counts.failed ? 'FAILED' : 'ok'} in ${took.toFixed(1)} s`)
  const timed = stage.tests ? timedTests(output).map(([each, title]) => [each, `${stage.name}: ${title}`]) : []
  return { name: stage.name, took, counts, timed }
}

/**
 * Runs the stages, so many at a time as `beside` says: where one waits for a browser or a database, another goes on. They
 * begin in their order, and each prints what it has to say when it ends.
 */
export async function runStages(stages, beside = 1) {
  const waiting = [...stages]
  const done = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) done.push(await runStage(next))
  }
  await Promise.all(Array.from({ length: beside }, lane))
  console.log('\nstage                          seconds   passed   failed')
  for (const { name, took, counts } of done)
    console.log(
      `${name.padEnd(30)} ${took.toFixed(1).padStart(7)} ${String(counts.passed).padStart(8)} ${String(counts.failed).padStart(8)}`,
    )
  const timed = done.flatMap((stage) => stage.timed).sort(([a], [b]) => b - a)
  if (timed.length) console.log('\nthe slowest tests')
  for (const [took, title] of timed.slice(0, slowestShown)) console.log(`${took.toFixed(1).padStart(7)} s  ${title}`)
  const sum = (kind) => done.reduce((total, { counts }) => total + counts[kind], 0)
  if (sum('skipped')) console.log(`\n${sum('skipped')} skipped by name: each says what it needs`)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
}

export const checkStages = [
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'lint', command: 'biome', args: ['ci', '.', '--colors=off', '--max-diagnostics=100'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
  {
    name: 'unit, component, server',
    command: 'vitest',
    args: ['run', '--project', 'node', '--project', 'parser', '--project', 'web', '--project', 'calls'],
    tests: true,
  },
]
