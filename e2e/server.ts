// The product as the browser tests use it: embedded database in a folder of the run's own, the sample catalogue, limits that a test run does not meet.
// node e2e/server.ts PORT DATA_DIR [off | empty]: goes on with the data of the folder; 'off' leaves the catalogue out, 'empty' starts
// without it and writes a small one, the rest of it once something comes by standard input.
import { once } from 'node:events'
import { join } from 'node:path'
import { createApp } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { connect } from '../apps/server/src/database/connect.ts'
import { migrate } from '../apps/server/src/database/migrate.ts'
import { migrations } from '../apps/server/src/database/migrations.ts'
import { askNobody } from '../apps/server/src/platform/asking/ask-nobody.ts'
import { startBackground } from '../apps/server/src/platform/background.ts'
import { systemClock as clock } from '../apps/server/src/platform/clock.ts'
import { randomIds as ids } from '../apps/server/src/platform/ids.ts'
import { createFileMailer } from '../apps/server/src/platform/mailer.ts'
import { defaultLimits, type Limits } from '../apps/server/src/platform/rate-limits.ts'
import { stopOnSignals } from '../apps/server/src/platform/stop-on-signals.ts'
import { writtenMailsIn } from '../apps/server/src/platform/written-mails.ts'
import { smallSampleTask } from '../apps/server/src/testing/small-sample.ts'
import { reviewerAddresses } from './reviewers.ts'

const [, , portText, dataDir, word] = process.argv
const port = Number(portText)
if (!port || !dataDir) throw new Error('node e2e/server.ts PORT DATA_DIR [off | empty]')

const config = readConfig({
  PORT: String(port),
  DATA_DIR: dataDir,
  SOURCES: word === 'off' ? 'off' : 'sample',
  TEAM_EMAIL: 'team@mailbox.example',
  REVIEWER_EMAILS: reviewerAddresses.join(','),
})
const database = connect(config, console.error)
await migrate(database, migrations, clock)
const mailer = createFileMailer(writtenMailsIn(dataDir))
const limits = Object.fromEntries(
  Object.entries(defaultLimits).map(([name, limit]) => [name, { ...limit, count: limit.count * 100 }]),
) as unknown as Limits
const {
  app,
  tasks: allTasks,
  listings,
} = await createApp({
  ...{ config, database, clock, ids, limits, mailer, outside: askNobody, leadsTo: null, logger: false },
  webDirectory: join(import.meta.dirname, '../apps/web/dist'),
  mayPrintLinks: false,
  print: () => {},
})
const tasks = allTasks.map((task) =>
  word === 'empty' && task.name === 'sample-catalogue' ? smallSampleTask(database, once(process.stdin, 'data')) : task,
)
// The tests look at lists, so the catalogue is there before the first request; 'empty' is for what people see before.
if (word !== 'empty') {
  await tasks.find(({ name }) => name === 'sample-catalogue')?.run(new AbortController().signal)
  await app.ready()
  await listings.settled()
}
await app.listen({ host: config.host, port })
const background = startBackground({ database, clock, holder: ids.id(), tasks, onError: console.error })
console.log('ready')

stopOnSignals(async () => {
  await Promise.all([app.close(), background.stop()])
  mailer.close()
  await database.close()
})
