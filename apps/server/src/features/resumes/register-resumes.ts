import { availableParallelism } from 'node:os'
import { resumeMaxBytes } from '@scry/contracts/limits'
import { analyzeResume, checkResume, extractEmail, geminiAnalyzeResume } from '@scry/contracts/resume-routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { documented } from '../../platform/openapi.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { addressSubject } from '../../platform/rate-limits.ts'
import { acceptUploads, readUpload } from '../../platform/upload.ts'
import { createGeminiReader, ModelFailedError } from './gemini-reader.ts'
import { CancelledError, createParserPool, type ParserPool, PoolFullError } from './parser-pool.ts'
import type { PoolOutcome, PoolReading, PoolReadings } from './pool-messages.ts'

export interface ResumesOptions {
  /** Children that read PDFs. They start with the first request or when the server begins to listen. */
  readonly createPool?: (() => ParserPool) | undefined
}

/** What a document may cost at the model's owner. */
const modelMaxPages = 10
const modelMaxCharacters = 30_000

/** Reading resumes (§7.20-7.23). Nothing of a document is stored, logged or written to a disk. */
export function registerResumes(app: FastifyInstance, platform: Platform, options: ResumesOptions = {}): void {
  const { limiter, uploads } = platform
  const createPool = options.createPool ?? (() => createParserPool({ size: Math.min(4, availableParallelism()) }))
  let pool: ParserPool | undefined
  const warmPool = () => {
    pool ??= createPool()
    return pool
  }
  app.addHook('onListen', async () => void warmPool())
  app.addHook('onClose', async () => pool?.close())

  const readPdf = async <Reading extends PoolReading>(
    kind: Reading,
    field: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const address = addressSubject(request.ip)
    await limiter.demand('analysisPerAddress', address)
    const { bytes, signal } = await readUpload(request, reply, uploads, { field, maxBytes: resumeMaxBytes })
    return { ...(await orProblem<Reading>(warmPool().read(address, kind, bytes, signal))), signal }
  }
  const askModel = platform.config.gemini && createGeminiReader(platform.config.gemini)

  app.register(async (scope) => {
    acceptUploads(scope)
    scope.route({
      ...described(analyzeResume, 'resume'),
      handler: async (request, reply) => {
        const { analysis } = await readPdf('analysis', 'resume', request, reply)
        return { success: true, analysis }
      },
    })
    scope.route({
      ...described(checkResume, 'resume'),
      handler: async (request, reply) => {
        const { check } = await readPdf('check', 'resume', request, reply)
        return { success: true, check }
      },
    })
    scope.route({
      ...described(extractEmail, 'resume'),
      handler: async (request, reply) => {
        const { email } = await readPdf('email', 'resume', request, reply)
        return { success: true, email: email ?? '' }
      },
    })
    scope.route({
      ...described(geminiAnalyzeResume, 'file'),
      handler: async (request, reply) => {
        if (!askModel) throw new ProblemError('not-configured', 'No language model is configured on this server.')
        const { text, pages, signal } = await readPdf('text', 'file', request, reply)
        if (pages > modelMaxPages || text.length > modelMaxCharacters) {
          throw new ProblemError('too-complex', 'This resume is too long to be read by a language model.')
        }
        await limiter.demand('modelPerDay', 'everyone')
        try {
          return { success: true, analysis: await askModel(text, signal) }
        } catch (cause) {
          if (!(cause instanceof ModelFailedError)) throw cause
          throw new ProblemError('upstream-failed', 'The language model gave no usable answer.', { cause })
        }
      },
    })
  })
}

async function orProblem<Reading extends PoolReading>(
  reading: Promise<PoolOutcome<Reading>>,
): Promise<PoolReadings[Reading]> {
  const outcome = await reading.catch((cause) => {
    if (!(cause instanceof PoolFullError || cause instanceof CancelledError)) throw cause
    const sentence = 'Many resumes are being read right now. Please try again in a few seconds.'
    throw new ProblemError('busy', sentence, { retryAfterSeconds: 3, cause })
  })
  if (!outcome.ok) throw new ProblemError(outcome.reason, outcome.message)
  return outcome
}

type ResumeRoute = typeof analyzeResume | typeof checkResume | typeof extractEmail | typeof geminiAnalyzeResume

function described(route: ResumeRoute, field: string) {
  const { method, path, summary, response } = route
  return {
    method,
    url: path,
    ...documented(summary, z.object({ [field]: z.string().meta({ format: 'binary' }) })),
    schema: { consumes: ['multipart/form-data'], response: { 200: response } },
  }
}
