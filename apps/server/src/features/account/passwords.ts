import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { PasswordCost } from '../../platform/platform.ts'

const derive = promisify(argon2)

/** OWASP password storage sheet, argon2id: 19 MiB, two passes, one lane. */
export const passwordCost: PasswordCost = { memoryKib: 19_456, passes: 2, parallelism: 1 }
const tagBytes = 32

const head = ({ memoryKib, passes, parallelism }: PasswordCost) =>
  `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$`

/** The hash as a PHC string: parameters and salt stand in it, so that they can be raised later. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16)
  const tag = await argon(password, salt, cost, tagBytes)
  return `${head(cost)}${base64(salt)}$${base64(tag)}`
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored)
  if (!parts) return false
  const cost = { memoryKib: Number(parts[1]), passes: Number(parts[2]), parallelism: Number(parts[3]) }
  const tag = Buffer.from(parts[5] ?? '', 'base64')
  return timingSafeEqual(await argon(password, Buffer.from(parts[4] ?? '', 'base64'), cost, tag.length), tag)
}

/** The hash was made at another cost than today's and should be made again. */
export const isOutdated = (stored: string, cost: PasswordCost): boolean => !stored.startsWith(head(cost))

/** Costs as much as a real check: an unknown address must not answer faster than a wrong password. */
export async function spendAsMuch(password: string, cost: PasswordCost): Promise<void> {
  await argon(password, Buffer.alloc(16), cost, tagBytes)
}

function argon(password: string, nonce: Buffer, cost: PasswordCost, tagLength: number): Promise<Buffer> {
  const { memoryKib: memory, passes, parallelism } = cost
  // The same letter may arrive composed or decomposed, depending on the keyboard.
  const message = Buffer.from(password.normalize('NFC'))
  return derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength })
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
