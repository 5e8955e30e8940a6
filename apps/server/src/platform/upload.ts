import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from './problem-error.ts'

export interface Upload {
  /** The file of the named field, or a text of that name. Undefined when the form has neither. */
  readonly file: Uint8Array | undefined
  readonly text: string | undefined
}

/** Lets the routes of this scope take multipart forms. They are read in memory only: nothing is written to a disk. */
export async function acceptUploads(scope: FastifyInstance, maxBytes: number): Promise<void> {
  await scope.register(multipart, {
    // A picture may come as base64 text, which is a third longer.
    limits: {
      fileSize: maxBytes,
      fieldSize: Math.ceil(maxBytes * 1.4),
      files: 1,
      fields: 5,
      parts: 6,
      headerPairs: 50,
    },
  })
}

/** The file or text in `field`. Over `maxBytes`: 413 with a sentence that names the size. */
export async function readUpload(request: FastifyRequest, field: string, maxBytes: number): Promise<Upload> {
  if (!request.isMultipart()) {
    throw new ProblemError('invalid-input', `Send a multipart form with the field '${field}'.`)
  }
  const tooLarge = new ProblemError('too-large', `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`)
  let file: Uint8Array | undefined
  let text: string | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer()
        if (part.fieldname === field) file = bytes
      } else if (part.fieldname === field && typeof part.value === 'string') {
        if (part.valueTruncated) throw tooLarge
        text = part.value
      }
    }
  } catch (error) {
    const code = (error as { code?: unknown }).code
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge
    if (error instanceof ProblemError) throw error
    throw new ProblemError('invalid-input', 'The form could not be read.', { cause: error })
  }
  return { file, text }
}

/** Aborted when the client goes away before it has its answer. */
export function clientGone(reply: FastifyReply): AbortSignal {
  const abort = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort()
  })
  return abort.signal
}
