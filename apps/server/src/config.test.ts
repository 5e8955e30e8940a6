import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectors } from '@scry/sources/registry'
import { expect, test } from 'vitest'
import { ConfigError, isLoopback, readConfig } from './config.ts'

test('nothing needs to be configured', () => {
  expect(readConfig({})).toMatchObject({
    ...{ port: 3000, host: '127.0.0.1', dataDir: './data', sources: 'auto', role: 'all', logLevel: 'info' },
    ...{ publicUrl: undefined, databaseUrl: undefined, smtpUrl: undefined, gemini: undefined, imageHost: undefined },
  })
})

test('an empty text counts as absent', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined })
})

test.each([
  ['PORT', { PORT: 'seven' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'scry.example' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://here' }],
  ['SMTP_URL', { SMTP_URL: 'http://mail' }],
  ['TEAM_EMAIL', { TEAM_EMAIL: 'team' }],
  ['REVIEWER_EMAILS', { REVIEWER_EMAILS: 'a@example.org, b' }],
  ['SOURCES', { SOURCES: 'everything' }],
  ['OFFLINE', { OFFLINE: 'maybe' }],
  ['ROLE', { ROLE: 'boss' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['HOST', { HOST: '0.0.0.0' }],
  ['DATABASE_URL', { ROLE: 'worker' }],
  ['IMAGE_HOST_KEY', { IMAGE_HOST_URL: 'https://images.example' }],
])('a wrong value is an error that names %s', (name, env) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(name)
})

test.each([
  [{ PORT: '99999' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535'],
  [{ TRUST_PROXY: '10.0.0.0/8, proxy.campus.example' }, "'proxy.campus.example' is none of these"],
  [{ TRUST_PROXY: '10.0.0.0/33' }, "'10.0.0.0/33' is none of these"],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be smtp://user:password@host:587'],
  [{ SMTP_URL: 'smtp://me:secret@:587' }, 'SMTP_URL must be smtp://user:password@host:587'],
  [{ SMTP_URL: 'smtp://me:secret@mail.example:mail' }, 'SMTP_URL must be smtp://user:password@host:587'],
  [{ SMTP_URL: 'smtp://me:sec%ret@mail.example' }, 'with signs of the password as %XX'],
  [
    { DATABASE_URL: 'postgres://me:secret@db:port/scry' },
    'DATABASE_URL must be postgres://user:password@host/database',
  ],
])('%j is refused in a sentence that says what is right, and never repeats a password', (env, said) => {
  const refused = () => readConfig(env)
  expect(refused).toThrow(said)
  expect(refused).not.toThrow(/secret/)
  expect(refused).not.toThrow(/Invalid|expected|Too /)
})

test.each(['10.0.0.0/8, 127.0.0.1', '::1', '2001:db8::/32', 'loopback,uniquelocal', '2', 'true', 'false'])(
  'TRUST_PROXY=%s is taken',
  (text) => {
    expect(() => readConfig({ TRUST_PROXY: text })).not.toThrow()
  },
)

test('a mail server with a name, a password and a port is taken', () => {
  const smtpUrl = 'smtp://me%40mail.example:p%40ss@mail.example:587'
  expect(readConfig({ SMTP_URL: smtpUrl }).smtpUrl).toBe(smtpUrl)
})

test.each([
  ['smtp://mail.example:587', undefined, true],
  ['smtp://127.0.0.1:25', undefined, false],
  ['smtp://[::1]:25', undefined, false],
  ['smtp://10.0.0.5', 'optional', false],
  ['smtp://localhost', 'required', true],
])('mail through %s with SMTP_TLS=%s needs TLS: %s', (smtpUrl, tls, needs) => {
  expect(readConfig({ SMTP_URL: smtpUrl, SMTP_TLS: tls }).smtpNeedsTls).toBe(needs)
})

test('a public address opens HOST, and is kept as the origin that it is', () => {
  const config = readConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'https://Scry.example:443/', TRUST_PROXY: 'true' })
  expect(config).toMatchObject({ publicUrl: 'https://scry.example', trustProxy: 1 })
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy).toEqual(['10.0.0.0/8', '127.0.0.1'])
})

test.each([
  'https://scry.example/path/',
  'https://scry.example/?from=mail',
  'https://scry.example/#top',
  'https://me:secret-word@scry.example',
])('a public address that holds more than an origin is refused and not cut in silence: %s (decision 0342)', (text) => {
  expect(() => readConfig({ PUBLIC_URL: text })).toThrow(/^PUBLIC_URL must be an address without a path/)
  expect(() => readConfig({ PUBLIC_URL: text })).not.toThrow('secret-word')
})

test('.env.example names every variable and no other', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8')
  const named = [...text.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map((match) => match[1])
  const source = readFileSync(join(import.meta.dirname, 'config.ts'), 'utf8')
  const read = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map((match) => match[1])
  const ofSources = connectors.flatMap(({ manifest }) => manifest.settings.map(({ name }) => name))
  expect(named.sort()).toEqual([...read, ...ofSources].sort())
})

test.each(['127.evil.example', '127.0.0.1.evil.example', '128.0.0.1', 'localhost.evil.example'])(
  'the host %s is not this machine, however it begins',
  (host) => {
    expect(isLoopback(host)).toBe(false)
  },
)

test.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('the host %s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true)
})

test('a proxy is taken in capitals or small letters, with or without http://, and the small ones count first', () => {
  const read = (env: Record<string, string>) => readConfig(env).network
  expect(read({ HTTPS_PROXY: 'proxy.campus.example:3128' }).HTTPS_PROXY).toBe('http://proxy.campus.example:3128')
  expect(read({ https_proxy: 'http://small.example:1', HTTPS_PROXY: 'http://large.example:1' }).HTTPS_PROXY).toBe(
    'http://small.example:1',
  )
  expect(read({ no_proxy: 'localhost,.campus.example' }).NO_PROXY).toBe('localhost,.campus.example')
  expect(read({ HTTP_PROXY: '' }).HTTP_PROXY).toBeUndefined()
})

test('a proxy that cannot be one is refused without a word of its login', () => {
  for (const text of ['http://', 'ftp://ana:secret@proxy.example', 'http://ana:sec%ret@proxy.example:1'])
    expect(() => readConfig({ HTTPS_PROXY: text })).toThrow(/^HTTPS_PROXY must be http:\/\/host:port(?![\s\S]*sec)/)
})

test('hosts that may be private are listed with commas', () => {
  expect(readConfig({ ALLOWED_PRIVATE_HOSTS: ' careers.campus.internal, 10.0.0.5,' }).allowedPrivateHosts).toEqual([
    'careers.campus.internal',
    '10.0.0.5',
  ])
})
