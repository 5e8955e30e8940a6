import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root, workspaces } from './tracked-files.ts'

/** Each planted file breaks one rule of the house; the linter must name that rule for that file. */
const violations: Record<string, { text: string; rule: string }> = {
  'packages/contracts/src/planted-undeclared.ts': {
    text: "import { x } from '@scry/server'\nexport const y = x\n",
    rule: 'noUndeclaredDependencies',
  },
  'packages/search/src/planted-sideways.ts': {
    text: "import { readResume } from '@scry/resume-parser/read-resume'\nexport const y = readResume\n",
    rule: 'noUndeclaredDependencies',
  },
  'packages/search/src/planted-node.ts': {
    text: "import { readFileSync } from 'node:fs'\nexport const y = readFileSync\n",
    rule: 'noNodejsModules',
  },
  'apps/server/src/features/listings/planted-feature.ts': {
    text: "import { x } from '../resumes/x.ts'\nexport const y = x\n",
    rule: 'noRestrictedImports',
  },
  'apps/server/src/platform/planted-upward.ts': {
    text: "import { x } from '../features/resumes/x.ts'\nexport const y = x\n",
    rule: 'noRestrictedImports',
  },
  'packages/search/src/store/planted-upward.ts': {
    text: "import { x } from '../terms/x.ts'\nexport const y = x\n",
    rule: 'noRestrictedImports',
  },
  'packages/search/src/terms/planted-upward.ts': {
    text: "import { x } from '../factors/x.ts'\nexport const y = x\n",
    rule: 'noRestrictedImports',
  },
  'packages/search/src/query/planted-sideways.ts': {
    text: "import { x } from '../factors/x.ts'\nexport const y = x\n",
    rule: 'noRestrictedImports',
  },
  'packages/search/src/factors/planted-upward.ts': {
    text: "import { x } from '../explanation/x.ts'\nexport const y = x\n",
    rule: 'noRestrictedImports',
  },
  'packages/search/src/recommendation/planted-door.ts': {
    text: "import { x } from '../listing-index.ts'\nexport const y = x\n",
    rule: 'noRestrictedImports',
  },
  'packages/search/src/explanation/planted-sideways.ts': {
    text: "import { x } from '../query/x.ts'\nexport const y = x\n",
    rule: 'noRestrictedImports',
  },
  'apps/web/src/ui/planted-upward.ts': {
    text: "import { x } from '../features/jobs/x.ts'\nexport const y = x\n",
    rule: 'noRestrictedImports',
  },
  'apps/web/src/features/jobs/planted-feature.ts': {
    text: "import { x } from '../upload/x.ts'\nexport const y = x\n",
    rule: 'noRestrictedImports',
  },
  'apps/server/src/features/listings/planted-environment.ts': {
    text: 'export const port = process.env.PORT\n',
    rule: 'noProcessEnv',
  },
  'packages/profile/src/planted-barrel.ts': { text: "export * from './planted-a.ts'\n", rule: 'noReExportAll' },
  'packages/profile/src/planted-a.ts': {
    text: "import { b } from './planted-b.ts'\nexport const a = () => b\n",
    rule: 'noImportCycles',
  },
  'packages/profile/src/planted-b.ts': {
    text: "import { a } from './planted-a.ts'\nexport const b = () => a\n",
    rule: 'noImportCycles',
  },
  'packages/profile/src/planted-default.ts': { text: 'export default 1\n', rule: 'noDefaultExport' },
  'packages/profile/src/planted-any.ts': { text: 'export const z = (x: any) => x\n', rule: 'noExplicitAny' },
}

/** Files that look alike and are right; the linter must say nothing of them. */
const innocent: Record<string, string> = {
  'apps/server/src/features/listings/planted-right.ts': "import { x } from '../../platform/x.ts'\nexport const y = x\n",
  'packages/search/src/factors/planted-right.ts':
    "import { x } from '../store/x.ts'\nimport { z } from '../listing-input.ts'\nexport const y = [x, z]\n",
  'packages/search/src/planted-right.ts': "import { z } from '@scry/contracts/listing'\nexport const y = z\n",
  'apps/server/src/config.ts': 'export const read = () => process.env.PORT\n',
}

let copy = ''
let report: { path: string; rule: string }[] = []

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'scry-boundaries-'))
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  delete config.$schema
  config.vcs = { enabled: false }
  config.formatter = { enabled: false }
  config.assist = { enabled: false }
  writeFileSync(join(copy, 'biome.json'), JSON.stringify(config))
  copyFileSync(join(root, 'package.json'), join(copy, 'package.json'))
  for (const { folder } of workspaces()) {
    mkdirSync(join(copy, folder), { recursive: true })
    copyFileSync(join(root, folder, 'package.json'), join(copy, folder, 'package.json'))
  }
  const texts = {
    ...Object.fromEntries(Object.entries(violations).map(([path, { text }]) => [path, text])),
    ...innocent,
  }
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none', '.'],
    { cwd: copy, encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  const { diagnostics } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    diagnostics: { category: string; location?: { path?: string | { file?: string } } }[]
  }
  report = diagnostics.map(({ category, location }) => {
    const path = location?.path
    return { rule: category.split('/').at(-1) ?? '', path: typeof path === 'string' ? path : (path?.file ?? '') }
  })
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test.each(Object.entries(violations))('the linter catches the violation planted in %s', (path, { rule }) => {
  expect(report.filter((one) => one.path.endsWith(path)).map((one) => one.rule)).toContain(rule)
})

test.each(Object.keys(innocent))('the linter has no complaint about the rightful import in %s', (path) => {
  const boundaries = ['noUndeclaredDependencies', 'noRestrictedImports', 'noProcessEnv', 'noImportCycles']
  expect(report.filter((one) => one.path.endsWith(path) && boundaries.includes(one.rule))).toEqual([])
})
