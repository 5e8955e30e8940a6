import { Busboy } from '@fastify/busboy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientGone, ProblemError } from './problem-error.ts'
import { addressSubject } from './rate-limits.ts'
import type { UploadPlace, UploadRoom } from './upload-room.ts'

/** The form that a route takes: one part that is read, and nothing else. */
export interface UploadForm {
  readonly field: string
  readonly maxBytes: number
  /** The part may be the base64 text of the file, and a short text may stand beside it that nobody reads. */
  readonly asText?: { readonly beside: string }
}

export interface Upload {
  readonly bytes: Uint8Array
  readonly isText: boolean
  /** Aborted when the client went away before it had its answer, or when the upload had to make room for others. */
  readonly signal: AbortSignal
}

/** Everything of a form that is not the file: names, headers, what stands before and after. */
const mostBesideBytes = 64 * 1024
/** A refused form is read on and dropped for so long, so that its sender hears why. */
const lingerMs = 2000

/** Lets the routes of this scope take multipart forms. Their bodies are left to `readUpload`. */
export function acceptUploads(scope: FastifyInstance): void {
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, undefined))
}

/**
 * Reads the one part of a form that the route takes, in memory only: nothing is written to a disk. The form is refused
 * where it begins to be anything else.
 */
export async function readUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  room: UploadRoom,
  form: UploadForm,
): Promise<Upload> {
  // Its end would not be told again, and the place never left.
  if (reply.raw.closed) throw clientGone()
  const place = room.enter(addressSubject(request.ip))
  const gone = new AbortController()
  reply.raw.once('close', () => {
    place.leave()
    if (!reply.raw.writableFinished) gone.abort()
  })
  const signal = AbortSignal.any([gone.signal, place.signal])
  const body = request.raw.iterator({ destroyOnReturn: false })
  try {
    const isText = await readForm(request, body, form, place, signal)
    signal.throwIfAborted()
    return { bytes: place.file(), isText, signal }
  } catch (error) {
    place.leave()
    void dropRest(request, body, room)
    if (place.signal.aborted) {
      const sentence = 'Many large files are being sent right now. Please try again in a few seconds.'
      throw new ProblemError('busy', sentence, { retryAfterSeconds: 3 })
    }
    if (error instanceof ProblemError) throw error
    throw new ProblemError('invalid-input', 'The form could not be read.', { cause: error })
  }
}

type Body = AsyncIterator<Buffer>

/** Puts the file into its place; answers whether it came as text. */
async function readForm(
  { raw }: FastifyRequest,
  body: Body,
  form: UploadForm,
  place: UploadPlace,
  signal: AbortSignal,
): Promise<boolean> {
  const { field, maxBytes, asText } = form
  const most = asText ? Math.ceil(maxBytes * 1.4) : maxBytes
  const tooLarge = new ProblemError('too-large', `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`)
  const only = new ProblemError(
    'invalid-input',
    asText
      ? `Send a multipart form with the picture in the field '${field}' and nothing else but '${asText.beside}'.`
      : `Send a multipart form with the file in the field '${field}' and nothing else.`,
  )
  if (!/^multipart\/form-data/i.test(raw.headers['content-type'] ?? '')) throw only
  if (Number(raw.headers['content-length'] ?? 0) > most + mostBesideBytes) throw tooLarge

  let found: { isText: boolean } | undefined
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => {})
  const parser = new Busboy({
    headers: { ...raw.headers, 'content-type': raw.headers['content-type'] ?? '' },
    // Every part is a stream: none is kept before it is known to be the one.
    isPartAFile: () => true,
    limits: { fileSize: most, parts: asText ? 2 : 1, headerPairs: 20, headerSize: 8 * 1024 },
  })
  parser.on('error', failed.reject)
  parser.on('partsLimit', () => failed.reject(only))
  parser.on('file', (name, part, fileName: string | undefined, _encoding, type) => {
    const isText = fileName === undefined && type !== 'application/octet-stream'
    const isFile = name === field && !found && !type.startsWith('multipart/') && (!isText || asText !== undefined)
    part.on('error', failed.reject)
    if (isFile) {
      found = { isText }
      part.on('data', place.keep)
      part.on('limit', () => failed.reject(tooLarge))
      return
    }
    part.resume()
    if (!isText || name !== asText?.beside) failed.reject(only)
  })
  const finished = new Promise<void>((resolve) => parser.once('finish', resolve))
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const orFailed = <T>(step: Promise<T>) => Promise.race([step, failed.promise, ended])
  let received = 0
  for (let step = await orFailed(body.next()); !step.done; step = await orFailed(body.next())) {
    received += step.value.length
    const piece = step.value
    let written = Promise.resolve()
    const write = () => {
      if (!signal.aborted) written = new Promise((resolve) => parser.write(piece, () => resolve()))
    }
    await orFailed(place.turn(piece.length, write))
    await orFailed(written)
    if (received - place.length() > mostBesideBytes) throw only
  }
  parser.end()
  await orFailed(finished)
  if (!found) throw only
  return found.isText
}

/**
 * Without it the connection would close under the sender's hands, who would then hear nothing but that. What is dropped
 * takes memory until it is collected, so it takes turns and a place like any other.
 */
async function dropRest({ raw, ip }: FastifyRequest, body: Body, room: UploadRoom): Promise<void> {
  if (raw.closed || raw.socket.destroyed) return
  const place = room.enter(addressSubject(ip), { isRefused: true })
  const end = () => raw.complete || raw.destroy()
  const timer = setTimeout(end, lingerMs)
  timer.unref()
  place.signal.addEventListener('abort', end)
  // An answered request is not told that its sender has gone.
  raw.socket.once('close', end)
  raw.once('close', () => {
    clearTimeout(timer)
    raw.socket.off('close', end)
    place.leave()
  })
  const next = () => body.next().catch(() => ({ done: true }) as const)
  for (let step = await next(); !step.done; step = await next()) await place.turn(step.value.length, () => {})
}
