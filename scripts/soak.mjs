// npm run soak [-- PART ARGUMENTS]: the long measures at full size, one after the other, or those with PART in their
// name with other arguments. Appends what they printed to docs/soak.md.
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { findPrograms } from './machine.mjs'
import { install } from './prepare.mjs'
import { requireNode, root, run, toolEnv } from './toolchain.mjs'

await install()
const { chromium, postgresBin } = await findPrograms()
const env = toolEnv({ CHROMIUM_PATH: chromium, POSTGRES_BIN: postgresBin })
const [only, ...given] = process.argv.slice(2)
const below = (folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])
const files = ['apps', 'packages'].flatMap((floor) =>
  below(floor).flatMap((room) => below(`${floor}/${room}/soak`).map((file) => `${floor}/${room}/soak/${file}`)),
)
const report = join(root, 'docs/soak.md')
if (!existsSync(report)) writeFileSync(report, '# Long measures\n\nEvery run of `npm run soak`, newest last.\n')

const { output: commit } = await run('git', ['rev-parse', '--short', 'HEAD'], { stdio: 'pipe' })
const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB`
const load = `load ${loadavg()[0]?.toFixed(1)} at the start`
const lines = [`\n## ${new Date().toISOString().slice(0, 16)}Z, commit ${commit.trim()}, ${load}, ${machine}\n`]
const linesKept = 60
let failed = 0
const chosen = files.filter((name) => !only || name.includes(only))
for (const file of chosen) {
  const about = readFileSync(join(root, file), 'utf8').match(/^\/\/ (?!node )(.+)$/m)?.[1] ?? ''
  console.log(`\n== ${file}: ${about}`)
  const from = Date.now()
  const { code, output } = await run(requireNode(), ['--expose-gc', file, ...given], { env, stdio: 'pipe' })
  const seconds = Math.round((Date.now() - from) / 1000)
  console.log(output.trimEnd())
  if (code !== 0) failed += 1
  lines.push(
    `### ${[file, ...given].join(' ')}: ${code === 0 ? 'held' : 'FAILED'} in ${seconds} s\n${about}\n\n\`\`\`\n${output.trimEnd().split('\n').slice(-linesKept).join('\n')}\n\`\`\`\n`,
  )
}
appendFileSync(report, lines.join('\n'))
console.log(`\n${chosen.length - failed} held, ${failed} failed; written to docs/soak.md`)
process.exit(failed === 0 ? 0 : 1)
