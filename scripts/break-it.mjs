// npm run break-it [-- TEXT]: breaks statements of the specification and other promises one at a time in a copy of the
// working tree, or those alone that hold TEXT, and shows that a test which cites or names each of them fails. Ends with 1
// when a break is not noticed or its text is no longer there.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { statementsIn } from '../repo-rules/cited-statements.ts'
import { breaks as all } from './breaks.mjs'
import { root, run } from './toolchain.mjs'

/** The files of the working tree, and node_modules in which our own packages are those of the copy. */
function copyTree(copy) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 1 << 26,
  })
  for (const path of listed.toString().split('\0')) {
    if (path !== '' && existsSync(join(root, path))) cpSync(join(root, path), join(copy, path))
  }
  const modules = (folder) => join(folder, 'node_modules')
  mkdirSync(join(modules(copy), '@scry'), { recursive: true })
  for (const name of readdirSync(modules(root))) {
    if (name !== '@scry' && !name.startsWith('.vite')) symlinkSync(join(modules(root), name), join(modules(copy), name))
  }
  for (const name of readdirSync(join(modules(root), '@scry'))) {
    symlinkSync(readlinkSync(join(modules(root), '@scry', name)), join(modules(copy), '@scry', name))
  }
  for (const workspace of ['apps/web', 'fictional']) {
    if (existsSync(modules(join(root, workspace))))
      symlinkSync(modules(join(root, workspace)), modules(join(copy, workspace)))
  }
}

function broken(source, { find, replace }) {
  const at = source.indexOf(find)
  return at < 0 ? null : source.slice(0, at) + replace + source.slice(at + find.length)
}

/** Titles of the tests that failed, and why nothing could be said when the runner itself did not get to an end. */
async function failures(copy, tests) {
  const report = join(copy, 'break-it.json')
  rmSync(report, { force: true })
  const args = [
    'run',
    '--project',
    'node',
    '--project',
    'web',
    '--project',
    'calls',
    '--project',
    'long',
    '--reporter=json',
    `--outputFile=${report}`,
    ...tests,
  ]
  const { output } = await run('vitest', args, { cwd: copy, stdio: 'pipe' })
  if (!existsSync(report)) return { titles: [], ran: 0, output }
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const all = testResults.flatMap((file) => file.assertionResults)
  return { titles: all.filter(({ status }) => status === 'failed').map(({ title }) => title), ran: all.length, output }
}

const breaks = all.filter((one) => JSON.stringify(one).includes(process.argv[2] ?? ''))
const copy = mkdtempSync(join(tmpdir(), 'scry-break-it-'))
let unnoticed = 0
try {
  copyTree(copy)
  const whole = await failures(copy, [...new Set(breaks.map(({ test }) => test))])
  if (whole.ran === 0 || whole.titles.length > 0) {
    console.error('The tests do not pass before anything is broken:', whole.titles.join('\n') || whole.output)
    unnoticed = breaks.length
  } else {
    console.log(`${whole.ran} tests pass before anything is broken.\n`)
    for (const one of breaks) {
      const path = join(copy, one.file)
      const source = readFileSync(path, 'utf8')
      const changed = broken(source, one)
      let says = `NOT FOUND in ${one.file}: ${one.find}`
      if (changed !== null) {
        writeFileSync(path, changed)
        const { titles } = await failures(copy, [one.test])
        writeFileSync(path, source)
        const citing = titles.filter((title) =>
          one.statement === undefined ? title.startsWith(one.title) : statementsIn(title).includes(one.statement),
        )
        says = citing.length > 0 ? `noticed by "${citing[0]}"` : `NOT NOTICED by ${one.test}`
        if (citing.length === 0) unnoticed += 1
      } else unnoticed += 1
      console.log(
        `${(one.statement === undefined ? '' : `§${one.statement}`).padEnd(6)} ${one.file.split('/').at(-1).padEnd(24)} ${says}`,
      )
    }
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
console.log(`\n${breaks.length - unnoticed} of ${breaks.length} breaks noticed`)
process.exitCode = unnoticed === 0 ? 0 : 1
