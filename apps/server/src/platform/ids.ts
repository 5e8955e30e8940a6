import { hash, randomBytes } from 'node:crypto'

export interface Ids {
  /** 26 characters of 0-9a-v: 130 random bits, so that no id can be guessed. */
  id(): string
  /** 64 hexadecimal digits: 256 random bits. */
  secret(): string
}

const digits = '0123456789abcdefghijklmnopqrstuv'

export const randomIds: Ids = {
  id: () => {
    let text = ''
    for (const byte of randomBytes(26)) text += digits[byte & 31]
    return text
  },
  secret: () => randomBytes(32).toString('hex'),
}

/** Secrets are stored as this hash only. They are random, so that a fast hash is enough. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex')
}
