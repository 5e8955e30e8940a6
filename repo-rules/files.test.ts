import { spawnSync } from 'node:child_process'
import { basename, dirname, extname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { read, root, trackedFiles, workspaces } from './tracked-files.ts'

const files = trackedFiles()
const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path)
const isData = (path: string) => /\/data\//.test(path)
const code = files.filter((path) => /\.(ts|tsx|mjs|css)$/.test(path))
const documents = files.filter((path) => path.endsWith('.md'))

test('no source file is longer than 400 lines, so that each can be read at a sitting', () => {
  const long = code
    .filter((path) => !isTest(path) && !isData(path))
    .map((path) => ({ path, lines: read(path).split('\n').length - 1 }))
    .filter(({ lines }) => lines > 400)
  expect(long).toEqual([])
})

/** It only falls: whoever splits one lowers it, and nobody raises it. */
const mostLongFunctions = 5

test('functions of more than 60 lines become fewer, never more', () => {
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--only=complexity/noExcessiveLinesPerFunction', '--reporter=json', '--max-diagnostics=none', '.'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  const { diagnostics } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    diagnostics: { message: string; location: { path: string; start: { line: number } } }[]
  }
  const long = diagnostics
    .map(({ message, location }) => ({ lines: Number(/\((\d+)\)/.exec(message)?.[1]), ...location }))
    .filter(({ lines }) => lines > 60)
    .map(({ lines, path, start }) => `${path}:${start.line} ${lines}`)
  expect(long.length, long.join('\n')).toBeLessThanOrEqual(mostLongFunctions)
})

test('no file or folder carries a name that says nothing', () => {
  const banned = new Set(
    'utils util helpers helper common misc shared lib core types constants index manager service base'.split(' '),
  )
  const parts = (path: string) => [...dirname(path).split('/'), basename(path, extname(path)).replace(/\..*$/, '')]
  const offending = code.filter((path) => parts(path).some((part) => banned.has(part)))
  expect(offending).toEqual([])
})

test('every workspace has a README', () => {
  const without = workspaces().filter(({ folder }) => !files.includes(join(folder, 'README.md')))
  expect(without.map(({ folder }) => folder)).toEqual([])
})

test('every link in a document leads to a file of the repository', () => {
  const broken = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)]
      .map((match) => normalize(join(dirname(path), match[1] ?? '')))
      .filter((target) => !files.some((file) => file === target || file.startsWith(`${target.replace(/\/$/, '')}/`)))
      .map((target) => `${path}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('every path of the tree that a document names in code marks exists', () => {
  const broken = documents.flatMap((path) =>
    [
      ...read(path).matchAll(
        /`((?:apps|packages|e2e|fictional|repo-rules|scripts|docs)\/[\w./-]+\.(?:ts|tsx|mjs|md|css))`/g,
      ),
    ]
      .map((match) => match[1] ?? '')
      .filter((target) => !files.includes(target))
      .map((target) => `${path}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('no test is singled out, and none is skipped without a reason in its own condition', () => {
  const marks = files
    .filter(isTest)
    .flatMap((path) =>
      [...read(path).matchAll(/\b(?:test|it|describe)\.(only|skip|fixme|todo)\b/g)].map(
        (match) => `${path}: .${match[1]}`,
      ),
    )
  expect(marks).toEqual([])
})

test('a test that is skipped when something is absent names what is absent', () => {
  const unnamed = files
    .filter(isTest)
    .flatMap((path) =>
      [...read(path).matchAll(/\.(?:skipIf|runIf)\([^\n]*\)\(\s*(['"`])([\s\S]*?)\1/g)]
        .filter((match) => !/skipped|without|needs|when .* is (there|absent|installed)|Reason/i.test(match[2] ?? ''))
        .map((match) => `${path}: ${match[2]}`),
    )
  expect(unnamed).toEqual([])
})

test('the name of a cookie is written once', () => {
  const homes = code
    .filter((path) => /^(apps|packages)\//.test(path) && !isTest(path) && !path.includes('/testing/'))
    .filter((path) => /a_(session|device)_scry|scry_signed_in/.test(read(path)))
  expect(homes).toEqual(['packages/contracts/src/cookies.ts'])
})

test('no note to self is left in the code', () => {
  const marks = code.filter((path) => !path.startsWith('repo-rules/') && /\b(TODO|FIXME|XXX|HACK:)/.test(read(path)))
  expect(marks).toEqual([])
})

test('the repository names no path outside itself', () => {
  const outside = files
    .filter(
      (path) =>
        /\.(ts|tsx|mjs|md|json|css|sh)$/.test(path) && path !== 'package-lock.json' && !path.startsWith('repo-rules/'),
    )
    .filter((path) => /\.\.\/shared\b|\/work\/(main|shared|brief|\.library)|\/tmp\/[a-z]+\//.test(read(path)))
  expect(outside).toEqual([])
})

test('every decision record has its number once and the five headings', () => {
  const records = documents.filter((path) => path.startsWith('docs/decisions/') && /\/\d{4}-/.test(path))
  const numbers = records.map((path) => basename(path).slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
  const incomplete = records.filter((path) => {
    const text = read(path)
    return !['Date', 'Status', 'Context', 'Decision', 'Consequences'].every((word) => text.includes(word))
  })
  expect(incomplete).toEqual([])
})

test('every decision record stands once in their index, under its own first line', () => {
  const records = documents.filter((path) => path.startsWith('docs/decisions/') && /\/\d{4}-/.test(path))
  const listed = [
    ...read('docs/decisions/README.md').matchAll(/^- \[(\d{4})\]\((\S+\.md)\) (.+?)(?: \(replaced by \d{4}\))?$/gm),
  ]
  const said = listed.map(([, number, file, title]) => `${number} ${file} ${title}`)
  const due = records.map((path) => {
    const title = /^# (?:\d{4} )?(.+)/.exec(read(path))?.[1]
    return `${basename(path).slice(0, 4)} ${basename(path)} ${title}`
  })
  expect(said.toSorted()).toEqual(due.toSorted())
})
