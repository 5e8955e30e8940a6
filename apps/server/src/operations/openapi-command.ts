// node apps/server/src/operations/openapi-command.ts: writes the published document beside the server, for review.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { askNobody } from '../platform/asking/ask-nobody.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { randomIds as ids } from '../platform/ids.ts'
import { createFileMailer } from '../platform/mailer.ts'
import { defaultLimits as limits } from '../platform/rate-limits.ts'
import { writtenMailsIn } from '../platform/written-mails.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'scry-openapi-'))
const database = connect({ databaseUrl: undefined, dataDir })
const { app } = await createApp({
  ...{ config: readConfig({ DATA_DIR: dataDir, SOURCES: 'off' }), database, clock, ids, limits },
  outside: askNobody,
  leadsTo: null,
  ...{ mailer: createFileMailer(writtenMailsIn(dataDir)), webDirectory: dataDir, mayPrintLinks: false, logger: false },
  print: () => {},
})
await migrate(database, migrations, clock)
await app.ready()
const path = join(import.meta.dirname, '../../openapi.json')
writeFileSync(path, `${JSON.stringify(app.swagger(), null, 1)}\n`)
await app.close()
await database.close()
rmSync(dataDir, { recursive: true, force: true })
console.log(`Written to ${path}`)
