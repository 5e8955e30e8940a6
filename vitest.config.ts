import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const server = 'apps/server/src/**/*.test.ts'
/** Tests that kill servers, send thousands of requests, hash many passwords or start several processes: not part of the quick check. */
const long = [
  'kill',
  'fuzz',
  'canary',
  'processes',
  'conformance',
  'conformance-whole',
  'policies',
  'privacy',
  'database/engines',
  'operations/backup',
  'operations/commands',
  'platform/outbox',
  'platform/rate-limits',
  'platform/web-security',
  'features/account/common-password',
  'features/account/races',
  'features/account/slow-guessing',
  'features/resumes/resumes',
].map((name) => `apps/server/src/${name}.test.ts`)

export default defineConfig({
  test: {
    // The default leaves a core free, which on two cores leaves one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{packages/*,fictional,evaluation,repo-rules,scripts}/**/*.test.{ts,mjs}', server],
          exclude: ['**/node_modules/**', '**/*.printed.test.ts', ...long],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          setupFiles: ['apps/web/test-setup.ts'],
        },
      },
      { extends: true, test: { name: 'long', environment: 'node', include: long } },
      {
        extends: true,
        test: { name: 'printed', environment: 'node', include: ['{packages/*,fictional}/**/*.printed.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          environment: 'node',
          include: [server],
          globalSetup: ['apps/server/src/testing/postgres-setup.ts'],
        },
      },
    ],
  },
})
