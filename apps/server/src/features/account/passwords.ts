import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP password storage sheet, argon2id: 19 MiB, two passes, one lane. */
const current = { memoryKib: 19_456, passes: 2, parallelism: 1 } as const
const tagBytes = 32

/** The hash as a PHC string: parameters and salt stand in it, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await argon(password, salt, current.memoryKib, current.passes, current.parallelism, tagBytes)
  const { memoryKib, passes, parallelism } = current
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

export interface Verified {
  readonly isRight: boolean
  /** The hash was made with other parameters than today's and should be made again. */
  readonly isOutdated: boolean
}

export async function verifyPassword(password: string, stored: string): Promise<Verified> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored)
  if (!parts) return { isRight: false, isOutdated: true }
  const [memoryKib, passes, parallelism] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  const tag = Buffer.from(parts[5] ?? '', 'base64')
  const salt = Buffer.from(parts[4] ?? '', 'base64')
  const given = await argon(password, salt, memoryKib, passes, parallelism, tag.length)
  const isCurrent = memoryKib === current.memoryKib && passes === current.passes && parallelism === current.parallelism
  return { isRight: timingSafeEqual(given, tag), isOutdated: !isCurrent }
}

/** Costs as much as a real check: an unknown address must not answer faster than a wrong password. */
export async function spendAsMuch(password: string): Promise<void> {
  await argon(password, Buffer.alloc(16), current.memoryKib, current.passes, current.parallelism, tagBytes)
}

function argon(
  password: string,
  nonce: Buffer,
  memory: number,
  passes: number,
  parallelism: number,
  tagLength: number,
): Promise<Buffer> {
  // The same letter may arrive composed or decomposed, depending on the keyboard.
  const message = Buffer.from(password.normalize('NFC'))
  return derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength })
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
