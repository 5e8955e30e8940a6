import { expect, test } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

/** Commands of the host, which read the host's own settings and start no server. */
const ownCommands = /^apps\/server\/src\/(main|operations\/[\w-]+-command|testing\/postgres[\w-]*)\.ts$/
/** Starts a server, or reads the settings of one. */
const starts = /\breadConfig\(|['"/]main\.ts['"]/

test('whatever starts the server but `npm start` and `npm run dev` says what it asks outside, so that no test ever asks the network', () => {
  const starters = trackedFiles()
    .filter((path) => /\.(ts|mjs)$/.test(path) && !ownCommands.test(path))
    .filter((path) => !/^scripts\/(start|dev)\.mjs$/.test(path) && path !== 'repo-rules/asks-nobody.test.ts')
    .filter((path) => starts.test(read(path)))
  expect(starters).toContain('apps/server/src/testing/server-process.ts')
  expect(starters.filter((path) => !/\bSOURCES\b/.test(read(path)))).toEqual([])
})

test('a server that a test starts without a word on its sources asks nobody', () => {
  for (const path of ['server-process', 'test-server', 'open-server'].map(
    (name) => `apps/server/src/testing/${name}.ts`,
  ))
    expect(read(path), path).toMatch(/SOURCES: 'off', .*\.\.\.(options\.)?env/)
})
