import { join } from 'node:path'
import { createApp, version } from './app.ts'
import { type Config, isLoopback } from './config.ts'
import { connect } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { migrations } from './database/migrations.ts'
import { createOutside } from './platform/asking/outside.ts'
import { startBackground } from './platform/background.ts'
import { systemClock as clock } from './platform/clock.ts'
import { randomIds as ids } from './platform/ids.ts'
import { logOptions, openLog } from './platform/log.ts'
import { createFileMailer, createSmtpMailer } from './platform/mailer.ts'
import { defaultLimits as limits } from './platform/rate-limits.ts'
import { ListenError } from './platform/start-failure.ts'
import { stopOnSignals } from './platform/stop-on-signals.ts'
import { writtenMailsIn } from './platform/written-mails.ts'

/** Builds the graph top to bottom, and serves. */
export async function start(config: Config): Promise<void> {
  const contact = config.publicUrl ?? (config.teamEmail && `mailto:${config.teamEmail}`)
  const asking = { clock, version, env: config.network, contact }
  const outside = createOutside({ ...asking, allowedHosts: config.allowedPrivateHosts })
  // What a stranger typed reaches nothing private, and its troubles keep no source from being asked.
  const links = createOutside({ ...asking, allowedHosts: [] })
  const followsLinks = config.sources === 'auto' || config.sources === 'live'
  const database = connect(config, (error) => console.error(`A database connection was lost: ${error.message}`))
  await migrate(database, migrations, clock)
  const mailer = config.smtpUrl
    ? createSmtpMailer(config.smtpUrl, config.smtpNeedsTls)
    : createFileMailer(writtenMailsIn(config.dataDir))
  const webDirectory = join(import.meta.dirname, '../../web/dist')
  // A terminal that is gone must not end the server.
  process.stdout.on('error', () => {})
  const logger = logOptions(config.logLevel, openLog())
  const { app, tasks, sourcesSentence } = await createApp({
    ...{ config, database, clock, ids, limits, mailer, outside, webDirectory, logger },
    leadsTo: followsLinks ? links.leadsTo : null,
    mayPrintLinks: isLoopback(config.host) && process.stdout.isTTY === true,
    print: (line) => console.log(line),
  })

  if (config.role === 'worker') await app.ready()
  else {
    await app.listen({ host: config.host, port: config.port }).catch((cause: unknown) => {
      throw new ListenError('Not listening', { cause })
    })
  }
  const background = startBackground({
    database,
    clock,
    holder: ids.id(),
    tasks: config.role === 'web' ? [] : tasks,
    onError: (task, err) => app.log.error({ task, err }, 'background task failed'),
  })
  stopOnSignals(async () => {
    await Promise.all([app.close(), outside.close(), links.close(), background.stop()])
    mailer.close()
    await database.close()
  })
  console.log(
    config.role === 'worker' ? "Scry's worker is ready" : `Scry is ready at ${config.publicUrl ?? app.listeningOrigin}`,
  )
  if (config.role !== 'web') console.log(sourcesSentence)
}
