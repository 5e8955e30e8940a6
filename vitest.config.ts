import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const server = 'apps/server/src/**/*.test.ts'
const parser = 'packages/resume-parser/**/*.test.ts'
/** Of the web app what asks the server: errors of Node are no errors of a realm that files share a document in. */
const calls = 'apps/web/src/calls/*.test.ts'
/** Tests that kill servers, send thousands of requests, hash many passwords or start several processes: not part of the quick check. */
const long = [
  'kill',
  'registration-kill',
  'ingestion-kill',
  'digest-kill',
  'fuzz',
  'canary',
  'processes',
  'realtime-memory',
  'conformance',
  'conformance-whole',
  'policies',
  'privacy',
  'database/engines',
  'operations/backup',
  'operations/commands',
  'operations/sources-command',
  'platform/outbox',
  'platform/rate-limits',
  'platform/web-security',
  'features/account/races',
  'features/account/slow-guessing',
  'features/resumes/resumes',
].map((name) => `apps/server/src/${name}.test.ts`)

/** Tests that open a database. What the others hold on one engine they hold on the other. */
const onBothEngines = globSync(server).filter((path) =>
  /freshDatabase|Postgres|ServerOfFile|Server\(/i.test(readFileSync(path, 'utf8')),
)
/** They open a database as well, but are about reading, asking, starting, rules, and what goes over the wire or is ranked. */
const onOneEngine = [
  'features/resumes/*',
  'platform/asking/*',
  'platform/upload*',
  'platform/check-input',
  'platform/web-security',
  'main',
  'operations/sources-command',
  'realtime-memory',
  'attacks',
  'forwarded-addresses',
  'config',
  'openapi',
  'platform/log',
  'platform/compress-answers',
  'checklist',
  'conformance-whole',
  'first-screen',
  'own-feeds',
  'posting-draft',
  'skills',
  'sources-setting',
  'features/account/slow-guessing',
  'features/documents/profile-input',
  'features/listings/list-filters',
  'features/listings/personal-*',
  'features/listings/preparing',
  'features/listings/shortlist',
  'features/sources/check-source',
].map((name) => `apps/server/src/${name}.test.ts`)

// No module keeps state, so test files of one worker share it: loading it anew took a third of the time, of the parser half.
// Reading resumes in a worker that did much else before was ten times slower, so the parser is a project of its own.
const inNode = { environment: 'node', setupFiles: ['scripts/property-seed.ts'] } as const
const shared = { ...inNode, isolate: false } as const
const withDocument = { environment: 'happy-dom', setupFiles: ['apps/web/test-setup.ts'] } as const
const onSqlite = { globalSetup: ['apps/server/src/testing/sqlite-setup.ts'] }

/** What takes longest begins first, so that no worker ends with it while the other has nothing left to do. */
const slowest = [
  'kill',
  'registration-kill',
  'operations/commands',
  'ingestion-kill',
  'features/listings/sample-feed',
  'features/documents/profile-input',
  'features/account/slow-guessing',
  'conformance',
  'processes',
  'policies',
].map((name) => `apps/server/src/${name}.test.ts`)

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => slowest.some((file) => moduleId.endsWith(`/${file}`))
    const sorted = await super.sort(files)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

export default defineConfig({
  test: {
    // The default leaves a core free, which on two cores leaves one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // An end for what hangs. How slow a machine is says nothing of the product: no test holds seconds.
    testTimeout: 420_000,
    hookTimeout: 420_000,
    teardownTimeout: 120_000,
    // Its own second is not enough on a machine at work.
    expect: { poll: { timeout: 120_000 } },
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          ...shared,
          ...onSqlite,
          include: ['{packages/*,fictional,evaluation,repo-rules,scripts}/**/*.test.{ts,mjs}', server],
          exclude: ['**/node_modules/**', '**/*.printed.test.ts', parser, ...long],
        },
      },
      {
        extends: true,
        test: { name: 'parser', ...shared, include: [parser], exclude: ['**/*.printed.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'web',
          ...withDocument,
          // Its code is loaded once for each worker, and files still share no module.
          pool: 'vmForks',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', calls],
        },
      },
      { extends: true, test: { name: 'calls', ...withDocument, include: [calls] } },
      {
        extends: true,
        test: { name: 'long', ...shared, ...onSqlite, include: long },
      },
      {
        extends: true,
        test: { name: 'printed', ...inNode, include: ['{packages/*,fictional}/**/*.printed.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          ...shared,
          include: onBothEngines,
          exclude: ['**/node_modules/**', ...onOneEngine],
          globalSetup: ['apps/server/src/testing/postgres-setup.ts'],
        },
      },
    ],
  },
})
