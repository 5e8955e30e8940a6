import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { decoded } from '@scry/sources/decode'
import { type Dispatcher, request } from 'undici'

export type Sent = {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string | undefined
  mostBytes: number
  /** Nothing of the answer but its head is wanted. */
  isForPlace: boolean
  signal: AbortSignal
}
export type Received = { status: number; headers: Readonly<Record<string, string | undefined>>; text: string }

/** The answer is of no use, and asking again would not change it. Its message ends a sentence that begins with the address. */
export class AnswerError extends Error {
  override name = 'AnswerError'
}

/** What is sent for `accept-encoding`; `decoders` reads it. */
export const readEncodings = 'gzip, br'
const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
}

/** One request and its answer. Only the text of a success is read. */
export async function exchange(dispatcher: Dispatcher, url: URL, sent: Sent): Promise<Received> {
  const { method, body, signal } = sent
  const answer = await request(url, { dispatcher, method, headers: sent.headers, body: body ?? null, signal })
  const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]))
  const status = answer.statusCode
  if (sent.isForPlace) {
    answer.body.on('error', () => {}).destroy()
    return { status, headers, text: '' }
  }
  if (status < 200 || status > 299) {
    await answer.body.dump({ limit: 65_536, signal })
    return { status, headers, text: '' }
  }
  const sentBytes = await readBytes(answer.body, headers['content-encoding'], sent.mostBytes)
  const bytes = isPackedFile(sentBytes)
    ? await readBytes(Readable.from([sentBytes]), 'gzip', sent.mostBytes)
    : sentBytes
  return { status, headers, text: decode(bytes, headers['content-type'] ?? '') }
}

/** A file that is kept packed, as many a sitemap is, and sent as it is. */
const isPackedFile = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** Counts what comes out of the decompression, so that a small answer cannot become a large one. */
async function readBytes(body: Readable, encoding = 'identity', mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  const keep = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length
      if (size > mostBytes) throw new AnswerError(`is larger than ${mostBytes / 1e6} megabytes`)
      chunks.push(chunk)
    }
  }
  const name = encoding.trim().toLowerCase()
  const decoder = decoders[name]
  if (decoder !== undefined) await pipeline(body, decoder(), keep)
  else if (name === 'identity' || name === '') await pipeline(body, keep)
  else {
    body.on('error', () => {}).destroy()
    throw new AnswerError('answered in a compression that was not offered')
  }
  return Buffer.concat(chunks)
}

const statedIn = /;\s*charset\s*=\s*"?([\w-]+)/i
const declaredIn =
  /^\s*<\?xml[^>]{0,100}\sencoding\s*=\s*["']([\w-]+)|^\s*<[\s\S]{0,900}?<meta\s[^>]{0,200}?charset\s*=\s*["']?([\w-]+)/i

/**
 * By what the answer says of its letters in its header, its first line or its head. One that says nothing, or that it is
 * UTF-8, is believed as far as its bytes are: many a spreadsheet is sent as UTF-8 and is none.
 */
function decode(bytes: Buffer, contentType: string): string {
  const declared = declaredIn.exec(bytes.toString('latin1', 0, 1200))
  const name = statedIn.exec(contentType)?.[1] ?? declared?.[1] ?? declared?.[2] ?? 'utf-8'
  try {
    const decoder = new TextDecoder(name)
    if (decoder.encoding !== 'utf-8') return decoder.decode(bytes)
  } catch {
    // A name that nobody knows says nothing.
  }
  return decoded(bytes)
}
