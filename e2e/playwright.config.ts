import { defineConfig } from '@playwright/test'
import { makeDataDir } from './data-dir.ts'
import { launchOptions } from './launch-options.ts'
import { freePort } from './own-server.ts'

// Of this run alone, so that two runs on one machine do not meet. Workers read this file again and get both by the environment.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_DATA_DIR ??= makeDataDir()
const { E2E_PORT: port, E2E_DATA_DIR: dataDir } = process.env

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: `${dataDir}/results`,
  fullyParallel: false,
  // Files run side by side: each makes people of its own.
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // An end for what hangs. How slow a machine is says nothing of the product: no test holds seconds.
  timeout: 420_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    // What is kept would answer in place of what a test puts between; `installed.e2e.ts` looks at it.
    serviceWorkers: 'block',
    launchOptions,
  },
  webServer: {
    command: `node e2e/server.ts ${port} ${dataDir}`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
