import { expect, test } from 'vitest'
import { connectors } from '../packages/sources/src/registry.ts'
import { read, workspaces } from './tracked-files.ts'

/** Design: apps import packages; packages import contracts and vocabulary, nothing sideways, nothing up. */
const allowed: Record<string, string[]> = {
  '@scry/contracts': [],
  '@scry/vocabulary': [],
  '@scry/profile': ['@scry/contracts', '@scry/vocabulary'],
  '@scry/resume-parser': ['@scry/contracts', '@scry/vocabulary'],
  '@scry/search': ['@scry/contracts', '@scry/vocabulary'],
  '@scry/sources': ['@scry/contracts', '@scry/vocabulary'],
}

test('packages depend only downwards', () => {
  const wrong = workspaces().flatMap(({ manifest }) => {
    const may = allowed[manifest.name]
    if (!may) return []
    return Object.keys(manifest.dependencies ?? {})
      .filter((name) => name.startsWith('@scry/') && !may.includes(name))
      .map((name) => `${manifest.name} -> ${name}`)
  })
  expect(wrong).toEqual([])
})

test('every dependency is pinned to one version', () => {
  const loose = workspaces().flatMap(({ manifest }) =>
    Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter(
        ([name, version]) => !name.startsWith('@scry/') && name !== '@types/node' && /[\^~*]|latest/.test(version),
      )
      .map(([name, version]) => `${manifest.name}: ${name}@${version}`),
  )
  expect(loose).toEqual([])
})

test('every runtime dependency has one line of reason in docs/dependencies.md', () => {
  const reasons = read('docs/dependencies.md')
  const names = workspaces().flatMap(({ folder, manifest }) =>
    Object.keys({
      ...manifest.dependencies,
      ...(folder === 'apps/web' ? manifest.devDependencies : {}),
    }),
  )
  const unexplained = [...new Set(names)].filter(
    (name) => !name.startsWith('@scry/') && !reasons.includes(`\`${name}\``),
  )
  expect(unexplained).toEqual([])
})

test('.env.example names exactly the variables that the server reads', () => {
  const inConfig = new Set(
    [...read('apps/server/src/config.ts').matchAll(/\b[A-Z][A-Z]+(?:_[A-Z]+)*\b/g)].map((match) => match[0]),
  )
  const inExample = [...read('.env.example').matchAll(/^#?\s?([A-Z_]+)=/gm)].map((match) => match[1] ?? '')
  const specified =
    'PORT HOST PUBLIC_URL DATA_DIR DATABASE_URL SMTP_URL SMTP_TLS TEAM_EMAIL REVIEWER_EMAILS SOURCES FEEDS GEMINI_API_KEY GEMINI_BASE_URL IMAGE_HOST_URL IMAGE_HOST_KEY HTTPS_PROXY HTTP_PROXY NO_PROXY NODE_EXTRA_CA_CERTS ALLOWED_PRIVATE_HOSTS OFFLINE ROLE TRUST_PROXY LOG_LEVEL'.split(
      ' ',
    )
  const ofSources = connectors.flatMap(({ manifest }) => manifest.settings.map(({ name }) => name))
  expect(inExample.toSorted()).toEqual([...specified, ...ofSources].toSorted())
  expect(specified.filter((name) => !inConfig.has(name))).toEqual([])
})
