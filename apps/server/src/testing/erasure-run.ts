import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { lastLink, type Person, signUp } from './browser.ts'
import type { OpenServer } from './open-server.ts'
import { goodPassword, jobForm } from './people.ts'

export interface ErasureResult {
  readonly people: number
  readonly erased: number
  readonly files: number
  /** Files that held something of the erased before, when their rows were gone, and at the end. */
  readonly before: readonly string[]
  readonly afterDeletion: readonly string[]
  readonly remaining: readonly string[]
  /** Files that hold somebody who stayed: they must not lose anything. */
  readonly stayed: number
  readonly ms: number
}

const documents = (collection: string) => `/v1/databases/scry/collections/${collection}/documents`
const canary = 'qxerasedzv'

/** Everything that a person can leave: rows that are written again and again, texts of all sizes, mails, a report. */
async function liveAs(server: OpenServer, name: string): Promise<Person> {
  const person = await signUp(server, `${name}@example.org`)
  const text = (times: number) => `${name} `.repeat(times)
  const data = { name, summary: text(20), projects: [{ name: text(3), description: text(15) }], skills: [name] }
  const profile = (await person.call('POST', documents('users'), { documentId: 'unique()', data })).json()
  for (const times of [1, 30, 5])
    await person.call('PATCH', `${documents('users')}/${profile.$id}`, { data: { summary: text(times) } })
  const posting = { ...jobForm, jobRole: name, description: text(200) }
  await person.call('POST', documents('aggregated_jobs'), { documentId: 'unique()', data: posting })
  await person.call('POST', '/v1/account/verification', { url: 'http://localhost/verify-email' })
  return person
}

/** PostgreSQL takes files of its own away while others are read. */
function holds(path: string, text: string): boolean {
  try {
    return readFileSync(path).includes(text)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** The files of the database and of the data directory that hold the text; PostgreSQL's journal is not among them. */
async function filesThatHold(server: OpenServer, text: string): Promise<{ found: string[]; files: number }> {
  const folders = [server.dataDir]
  if (server.database.engine === 'postgres') {
    await sql`checkpoint`.execute(server.database.query)
    const { rows } = await sql<{ folder: string }>`
      select current_setting('data_directory') || '/base/' || oid as folder
      from pg_database where datname = current_database()`.execute(server.database.query)
    folders.push(rows[0]?.folder ?? '')
  }
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  const found = files.filter((path) => holds(path, text)).map((path) => path.split('/').at(-1) ?? '')
  return { found, files: files.length }
}

/** People live, some of them delete their accounts, and the files are looked through. */
export async function runErasure(
  server: OpenServer,
  options: { readonly people: number; readonly every: number },
): Promise<ErasureResult> {
  const people: { person: Person; isErased: boolean }[] = []
  for (let at = 0; at < options.people; at += 1) {
    const isErased = at % options.every === 1
    people.push({ person: await liveAs(server, `${isErased ? canary : 'stays'}-${at}`), isErased })
  }
  await server.outboxWorker.drain()
  lastLink(server)
  // As PostgreSQL does by itself now and then: what is in many rows, and bounds of the others, stands in its statistics too.
  if (server.database.engine === 'postgres') await sql`analyze`.execute(server.database.query)
  const before = await filesThatHold(server, canary)
  for (const { person, isErased } of people)
    if (isErased) await person.call('DELETE', '/api/account', { password: goodPassword })
  const afterDeletion = await filesThatHold(server, canary)
  const from = performance.now()
  await server.tasks.find(({ name }) => name === 'erasure')?.run(new AbortController().signal)
  const ms = Math.round(performance.now() - from)
  const remaining = await filesThatHold(server, canary)
  const stayed = await filesThatHold(server, 'stays-0')
  return {
    ...{ people: options.people, erased: people.filter(({ isErased }) => isErased).length, files: before.files, ms },
    ...{ before: before.found, afterDeletion: afterDeletion.found, remaining: remaining.found },
    stayed: stayed.found.length,
  }
}
