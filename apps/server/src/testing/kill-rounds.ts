import { setTimeout as pause } from 'node:timers/promises'
import type { Environment } from '../config.ts'
import { type HttpBrowser, openHttpBrowser, until } from './http-person.ts'
import { goodPassword, jobForm } from './people.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { openSmtpSink } from './smtp-sink.ts'

export interface KillResult {
  readonly rounds: number
  readonly acknowledgedWrites: number
  readonly accounts: number
  /** Sentences about every acknowledged write that is gone and every account that cannot log in. */
  readonly losses: readonly string[]
  readonly mailsAskedFor: number
  /** Mails that came more than once, always with the same Message-ID. */
  readonly repeatedMails: number
}

/** What one writer was told is written. */
interface Writer {
  readonly email: string
  readonly browser: HttpBrowser
  account: 'none' | 'asked' | 'acknowledged'
  profileId: string | undefined
  acknowledgedSummary: string | undefined
  askedSummary: string | undefined
  readonly postings: string[]
  verification: 'none' | 'asked' | 'acknowledged'
}

const documents = (collection: string) => `/v1/databases/scry/collections/${collection}/documents`

/** Kills the server again and again while it is written to, and looks afterwards for everything it acknowledged. */
export async function runKillRounds(options: {
  readonly rounds: number
  readonly writers: number
  readonly env: Environment
  readonly random: () => number
  /** No round begins after this; those that were made count. */
  readonly mostMs?: number
  /** A round's kill comes after this many acknowledged writes at most. */
  readonly mostWritesPerRound: number
}): Promise<KillResult> {
  const sink = await openSmtpSink()
  const env = { ...options.env, SMTP_URL: sink.url, TRUST_PROXY: '1' }
  const writers: Writer[] = []
  let acknowledgedWrites = 0
  let server: ServerProcess | undefined
  const from = performance.now()
  let rounds = 0
  for (let round = 0; round < options.rounds; round += 1) {
    if (performance.now() - from > (options.mostMs ?? Number.POSITIVE_INFINITY)) break
    rounds += 1
    server = await startServerProcess(env)
    const { url } = server
    const isOver = { value: false }
    const working = Array.from({ length: options.writers }, async (_, position) => {
      for (let person = 0; !isOver.value; person += 1) {
        const from = `10.${round % 256}.${position}.${person % 256}`
        const writer = newWriter(`w${round}-${position}-${person}@example.org`, openHttpBrowser(url, from))
        writers.push(writer)
        // The kill cuts a call at any place; what was acknowledged before stands in the writer.
        await work(writer, isOver, () => {
          acknowledgedWrites += 1
        }).catch(() => undefined)
      }
    })
    const enough = acknowledgedWrites + 1 + Math.floor(options.random() * options.mostWritesPerRound)
    await until(async () => acknowledgedWrites >= enough, 'enough writes to kill')
    await pause(options.random() * 20)
    isOver.value = true
    await server.end('SIGKILL')
    await Promise.all(working)
  }
  server = await startServerProcess(env)
  const losses: string[] = []
  for (const [position, writer] of writers.entries()) {
    losses.push(...(await lossesOf(writer, openHttpBrowser(server.url, `10.250.${position >> 8}.${position & 255}`))))
  }
  const waitingFor = writers.filter(({ verification }) => verification === 'acknowledged')
  const arrived = () => new Set(sink.mails.map(({ to }) => to))
  await until(async () => waitingFor.every(({ email }) => arrived().has(email)), 'mails').catch(() => undefined)
  for (const { email } of waitingFor) if (!arrived().has(email)) losses.push(`The mail to ${email} is lost.`)
  await server.end('SIGTERM')
  await sink.close()
  const ids = sink.mails.map(({ messageId }) => messageId)
  return {
    rounds,
    acknowledgedWrites,
    accounts: writers.filter(({ account }) => account === 'acknowledged').length,
    losses,
    mailsAskedFor: waitingFor.length,
    repeatedMails: ids.length - new Set(ids).size,
  }
}

function newWriter(email: string, browser: HttpBrowser): Writer {
  return {
    ...{ email, browser, account: 'none', verification: 'none', postings: [] },
    ...{ profileId: undefined, acknowledgedSummary: undefined, askedSummary: undefined },
  }
}

async function work(writer: Writer, isOver: { value: boolean }, acknowledged: () => void): Promise<void> {
  const { browser, email } = writer
  const send = async (method: string, path: string, body: unknown) => {
    const answer = await browser.call(method, path, body)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status}`)
    acknowledged()
    return answer.body
  }
  writer.account = 'asked'
  await send('POST', '/v1/account', { userId: 'unique()', email, password: goodPassword, name: 'W' })
  writer.account = 'acknowledged'
  await send('POST', '/v1/account/sessions/email', { email, password: goodPassword })
  const profile = await send('POST', documents('users'), { documentId: 'unique()', data: { name: 'W' } })
  writer.profileId = String(profile.$id)
  writer.verification = 'asked'
  await send('POST', '/v1/account/verification', { url: 'http://localhost/verify-email' })
  writer.verification = 'acknowledged'
  for (let save = 0; save < 20 && !isOver.value; save += 1) {
    writer.askedSummary = `Summary ${save}`
    await send('PATCH', `${documents('users')}/${writer.profileId}`, { data: { summary: writer.askedSummary } })
    writer.acknowledgedSummary = writer.askedSummary
    if (save % 5 > 0) continue
    const posting = await send('POST', documents('aggregated_jobs'), { documentId: 'unique()', data: jobForm })
    writer.postings.push(String(posting.$id))
  }
}

async function lossesOf(writer: Writer, browser: HttpBrowser): Promise<string[]> {
  const { email } = writer
  if (writer.account === 'none') return []
  const again = await browser.call('POST', '/v1/account', {
    userId: 'unique()',
    email,
    password: goodPassword,
    name: 'W',
  })
  if (writer.account === 'acknowledged' && again.status !== 409)
    return [`The account ${email} is gone (${again.status}).`]
  const entered = await browser.call('POST', '/v1/account/sessions/email', { email, password: goodPassword })
  if (entered.status !== 201) return [`The account ${email} cannot log in (${entered.status}).`]
  const losses: string[] = []
  if (writer.profileId !== undefined) {
    const { body } = await browser.call('GET', `${documents('users')}/${writer.profileId}`)
    const fitting = [writer.acknowledgedSummary ?? '', writer.askedSummary ?? '']
    if (!fitting.includes(String(body.summary))) losses.push(`${email} has '${body.summary}', not one of ${fitting}.`)
  }
  for (const id of writer.postings) {
    const { status } = await browser.call('GET', `${documents('aggregated_jobs')}/${id}`)
    if (status !== 200) losses.push(`The posting ${id} of ${email} is gone (${status}).`)
  }
  return losses
}
