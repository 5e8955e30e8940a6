import { isIP } from 'node:net'
import type { OwnFeed } from '@scry/sources/own-feed'
import { connectors } from '@scry/sources/registry'
import { z } from 'zod'
import { readFeeds } from './feeds-file.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export class ConfigError extends Error {
  override name = 'ConfigError'
}

const loopbackHosts = ['127.0.0.1', 'localhost', '::1']

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address', abort: true })
/** Each page stands at the root of its host, and a name or a password would stand in every mail. */
const origin = httpUrl
  .refine((text) => URL.parse(text)?.href === `${URL.parse(text)?.origin}/`, {
    error:
      'must be an address without a path, a query or a login, such as https://scry.example: this product has a host of its own',
  })
  .transform((text) => new URL(text).origin)
const email = z.email({ error: 'must be an e-mail address' }).transform((text) => text.toLowerCase())
const emails = z.string().transform((text, context) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const parsed = email.safeParse(part)
      if (!parsed.success) context.addIssue({ code: 'custom', message: `has a part that is no address: ${part}` })
      return part.toLowerCase()
    }),
)
/** 'true' trusts the nearest proxy; a number that many hops; otherwise addresses and networks with commas. */
const trustProxy = z.string().transform((text, context) => {
  if (text === 'false') return false
  if (text === 'true') return 1
  if (/^\d+$/.test(text)) return Number(text)
  const parts = text.split(',').map((part) => part.trim())
  const wrong = parts.find((part) => !isNetwork(part))
  if (wrong !== undefined) {
    const means = "must be 'true', a number of proxies, or their addresses and networks with commas (10.0.0.0/8)"
    context.addIssue({ code: 'custom', message: `${means}; '${wrong}' is none of these` })
  }
  return parts
})

/** What Fastify takes for a proxy: an address, one with the length of its network, or a name for the usual networks. */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return most > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

const listed = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)
const proxy = z
  .string()
  .transform((text) => (text.includes('://') ? text : `http://${text}`))
  .refine((text) => /^(https?|socks5):\/\/(.*@)?[^/?#@:]/.test(text) && isDecodable(text), {
    error: 'must be http://host:port of a proxy, with a login before the host as user:password@ and its signs as %XX',
  })

const port = 'must be a whole number from 0 to 65535'

/** An address with a host, whose name and password can be decoded. The message never repeats it: it holds a password. */
const serverAddress = (schemes: RegExp, error: string) =>
  z.string().refine((text) => schemes.test(text) && isDecodable(text), { error })

function isDecodable(text: string): boolean {
  try {
    const { username, password } = new URL(text)
    return decodeURIComponent(username + password) !== undefined
  } catch {
    return false
  }
}

const Variables = z.object({
  PORT: z.coerce
    .number({ error: port })
    .int({ error: port })
    .min(0, { error: port })
    .max(65_535, { error: port })
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: serverAddress(
    /^postgres(ql)?:\/\//,
    'must be postgres://user:password@host/database, with signs of the password as %XX; leave it out for the embedded database',
  ).optional(),
  SMTP_URL: serverAddress(
    /^smtps?:\/\/(.*@)?[^/?#@:]/,
    'must be smtp://user:password@host:587 or smtps://…, with signs of the password as %XX',
  ).optional(),
  SMTP_TLS: z.enum(['required', 'optional'], { error: "must be 'required' or 'optional'" }).optional(),
  TEAM_EMAIL: email.optional(),
  REVIEWER_EMAILS: emails.default([]),
  SOURCES: z
    .enum(['auto', 'sample', 'live', 'off'], { error: "must be 'auto', 'sample', 'live' or 'off'" })
    .default('auto'),
  FEEDS: z
    .string()
    .transform((path, context) => {
      try {
        return readFeeds(path)
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message })
        return z.NEVER
      }
    })
    .default([]),
  GEMINI_API_KEY: z.string().optional(),
  GEMINI_BASE_URL: httpUrl.optional(),
  IMAGE_HOST_URL: httpUrl.optional(),
  IMAGE_HOST_KEY: z.string().optional(),
  HTTPS_PROXY: proxy.optional(),
  HTTP_PROXY: proxy.optional(),
  NO_PROXY: z.string().optional(),
  NODE_EXTRA_CA_CERTS: z.string().optional(),
  ALLOWED_PRIVATE_HOSTS: listed.default([]),
  OFFLINE: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('on'),
  ROLE: z.enum(['all', 'web', 'worker'], { error: "must be 'all', 'web' or 'worker'" }).default('all'),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'must be a level of pino' })
    .default('info'),
})

/** Names of the settings of all sources; each manifest says what its own are. */
const sourceSettings = connectors.flatMap(({ manifest }) => manifest.settings.map(({ name }) => name))

export interface Config {
  readonly port: number
  readonly host: string
  /** Origin under which people reach the server; undefined keeps the loopback origin that a client sent. */
  readonly publicUrl: string | undefined
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly smtpUrl: string | undefined
  /** Mails carry links that act for their reader: off this machine no mail goes without TLS. */
  readonly smtpNeedsTls: boolean
  readonly teamEmail: string | undefined
  readonly reviewerEmails: readonly string[]
  /** 'auto' asks as 'live' does and shows the sample until enough has come; 'sample' and 'off' ask nobody. */
  readonly sources: 'auto' | 'sample' | 'live' | 'off'
  /** What the host gave to single sources: keys and permissions, by the names of their manifests. */
  readonly sourceSettings: Readonly<Record<string, string>>
  /** Lists of the host's own that are asked at addresses. */
  readonly feeds: readonly OwnFeed[]
  readonly gemini: { readonly apiKey: string; readonly baseUrl: string | undefined } | undefined
  readonly imageHost: { readonly url: string; readonly key: string } | undefined
  /** How the outside is reached, by the names that other programs read as well. */
  readonly network: {
    readonly HTTPS_PROXY: string | undefined
    readonly HTTP_PROXY: string | undefined
    readonly NO_PROXY: string | undefined
    readonly NODE_EXTRA_CA_CERTS: string | undefined
  }
  /** Names and addresses that feeds may lead to although they are private. */
  readonly allowedPrivateHosts: readonly string[]
  /** Whether browsers keep the pages, so that they open without a connection; 'off' has them take away what they kept. */
  readonly worksOffline: boolean
  readonly role: 'all' | 'web' | 'worker'
  readonly trustProxy: boolean | number | string[]
  readonly logLevel: string
}

/** The only reader of the environment. An empty text counts as absent; a wrong value is an error that names the variable. */
export function readConfig(env: Environment = process.env): Config {
  const stated = Object.entries(env).filter(([, value]) => value !== undefined && value !== '')
  // Where a proxy is named in small letters as well, those count, as they do for other programs.
  const inSmall = stated
    .filter(([name]) => /^(https?|no)_proxy$/.test(name))
    .map(([name, value]) => [name.toUpperCase(), value])
  const present = Object.fromEntries([...stated, ...inSmall])
  const parsed = Variables.safeParse(present)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`)
    throw new ConfigError(`${lines.join('\n')}\nSee .env.example.`)
  }
  const v = parsed.data
  if (v.ROLE !== 'all' && v.DATABASE_URL === undefined) {
    throw new ConfigError(`ROLE=${v.ROLE} needs DATABASE_URL: one process alone opens the embedded database.`)
  }
  if (!isLoopback(v.HOST) && v.PUBLIC_URL === undefined) {
    throw new ConfigError(`HOST=${v.HOST} needs PUBLIC_URL: mailed links must not depend on what a request claims.`)
  }
  if ((v.IMAGE_HOST_URL === undefined) !== (v.IMAGE_HOST_KEY === undefined)) {
    throw new ConfigError('IMAGE_HOST_URL and IMAGE_HOST_KEY are set together or not at all.')
  }
  return {
    port: v.PORT,
    host: v.HOST,
    publicUrl: v.PUBLIC_URL,
    dataDir: v.DATA_DIR,
    databaseUrl: v.DATABASE_URL,
    smtpUrl: v.SMTP_URL,
    smtpNeedsTls: v.SMTP_TLS === undefined ? !isOwnMailServer(v.SMTP_URL) : v.SMTP_TLS === 'required',
    teamEmail: v.TEAM_EMAIL,
    reviewerEmails: v.REVIEWER_EMAILS,
    sources: v.SOURCES,
    sourceSettings: Object.fromEntries(
      sourceSettings.flatMap((name) => (present[name] ? [[name, present[name]]] : [])),
    ),
    feeds: v.FEEDS,
    gemini: v.GEMINI_API_KEY === undefined ? undefined : { apiKey: v.GEMINI_API_KEY, baseUrl: v.GEMINI_BASE_URL },
    imageHost:
      v.IMAGE_HOST_URL === undefined || v.IMAGE_HOST_KEY === undefined
        ? undefined
        : { url: v.IMAGE_HOST_URL, key: v.IMAGE_HOST_KEY },
    network: {
      HTTPS_PROXY: v.HTTPS_PROXY,
      HTTP_PROXY: v.HTTP_PROXY,
      NO_PROXY: v.NO_PROXY,
      NODE_EXTRA_CA_CERTS: v.NODE_EXTRA_CA_CERTS,
    },
    allowedPrivateHosts: v.ALLOWED_PRIVATE_HOSTS,
    worksOffline: v.OFFLINE === 'on',
    role: v.ROLE,
    trustProxy: v.TRUST_PROXY,
    logLevel: v.LOG_LEVEL,
  }
}

function isOwnMailServer(smtpUrl: string | undefined): boolean {
  return smtpUrl !== undefined && isLoopback(new URL(smtpUrl).hostname.replace(/^\[|\]$/g, ''))
}

export function isLoopback(host: string): boolean {
  return loopbackHosts.includes(host) || /^127(\.\d{1,3}){3}$/.test(host)
}
