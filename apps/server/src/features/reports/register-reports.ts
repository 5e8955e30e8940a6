import { contactPlaceholder } from '@scry/contracts/contact'
import { screenshot } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import { EmailSend, ImageUploaded } from '@scry/contracts/report'
import { reportMail } from '@scry/contracts/report-mail'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { plainIssue } from '../../platform/check-input.ts'
import { documented } from '../../platform/openapi.ts'
import { publicOrigin } from '../../platform/origin-check.ts'
import type { PersonalTable } from '../../platform/personal-tables.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { addressSubject, type LimitName } from '../../platform/rate-limits.ts'
import { acceptUploads, readUpload } from '../../platform/upload.ts'
import { createImageHost, type ImageHost } from './image-host.ts'
import { createImageStore } from './image-store.ts'
import { reportTables } from './personal-tables.ts'
import { createReencoder } from './reencode-image.ts'
import { createReportStore } from './report-store.ts'

/** A whole report with its longest texts stays under this. */
const reportMaxBytes = 96 * 1024
const pictureForm = { field: 'image', maxBytes: screenshot.maxBytes, asText: { beside: 'key' } }

/** The calls behind the report dialog, in the protocols of the services that its specified calls name (§7.36, §7.37). */
export function registerReports(
  app: FastifyInstance,
  platform: Platform,
): { personalTables: readonly PersonalTable[] } {
  const { limiter } = platform
  const images = createImageStore(platform)

  const takeAllowance = async (request: FastifyRequest, name: LimitName) => {
    const taken = await limiter.take(name, addressSubject(request.ip))
    return taken.isAllowed ? undefined : taken.retryAfterSeconds
  }
  registerSending(app, platform, takeAllowance)
  registerUploading(app, platform, takeAllowance, images)
  registerImages(app, images)
  return { personalTables: reportTables }
}

/** Seconds to wait where an address had its share. */
type TakeAllowance = (request: FastifyRequest, name: LimitName) => Promise<number | undefined>
type Images = ReturnType<typeof createImageStore>

function registerSending(app: FastifyInstance, platform: Platform, takeAllowance: TakeAllowance): void {
  const { config, sessions } = platform
  // A mail that is only written to a file may carry the placeholder; nothing is ever sent to it.
  const recipient = config.teamEmail ?? (config.smtpUrl === undefined ? contactPlaceholder : undefined)
  const reports = createReportStore({ platform, recipient })
  app.route({
    method: 'POST',
    url: reportMail.sendPath,
    bodyLimit: reportMaxBytes,
    ...documented('Send a report to the team, in the protocol of the mail service (§7.37).', EmailSend),
    handler: async (request, reply) => {
      const sent = EmailSend.safeParse(request.body, { error: plainIssue })
      if (!sent.success) return inWords(reply, 400, sent.error.issues[0]?.message ?? messages.report.failed)
      const { service_id, template_id, user_id, template_params } = sent.data
      if (template_params.type === 'bug' && template_params.steps.trim() === '')
        return inWords(reply, 400, messages.report.steps)
      const isOurs =
        service_id === reportMail.serviceId && template_id === reportMail.templateId && user_id === reportMail.userId
      if (!isOurs) return inWords(reply, 403, 'Forbidden')
      const retryAfterSeconds = await takeAllowance(request, 'reportPerAddress')
      if (retryAfterSeconds !== undefined) {
        return inWords(reply.header('retry-after', String(retryAfterSeconds)), 429, 'Too Many Requests')
      }
      const caller = await sessions.find(request)
      await reports.keep({ ...template_params, url: withoutQuery(template_params.url) }, caller?.accountId ?? null)
      return inWords(reply, 200, 'OK')
    },
  })
}

function registerUploading(
  app: FastifyInstance,
  platform: Platform,
  takeAllowance: TakeAllowance,
  images: Images,
): void {
  const { config, sessions, uploads } = platform
  const reencode = createReencoder()
  const host: ImageHost | undefined = config.imageHost && createImageHost(config.imageHost)
  app.register(async (scope) => {
    acceptUploads(scope)
    scope.route({
      method: 'POST',
      url: reportMail.uploadPath,
      ...documented(
        'Keep a screenshot, in the protocol of the image hosting service (§7.36).',
        z.object({ image: z.string().describe('The picture as base64.'), key: z.string() }),
      ),
      schema: { consumes: ['multipart/form-data'], response: { 200: ImageUploaded } },
      handler: async (request, reply) => {
        const retryAfterSeconds = await takeAllowance(request, 'imagePerAddress')
        if (retryAfterSeconds !== undefined) {
          const sentence = 'Too many screenshots were sent from this address today.'
          throw new ProblemError('too-many-requests', sentence, { retryAfterSeconds })
        }
        const sent = await readUpload(request, reply, uploads, pictureForm)
        const bytes = sent.isText ? fromBase64(sent.bytes) : sent.bytes
        if (bytes.length > screenshot.maxBytes) throw new ProblemError('too-large', 'The picture is larger than 5 MB.')
        const picture = await reencode(addressSubject(request.ip), bytes)
        if (!picture)
          throw new ProblemError(
            'invalid-input',
            'This is not a JPEG, PNG, GIF or WebP picture of at most 16 million points.',
          )
        const caller = await sessions.find(request)
        const { url, thumbUrl } = host
          ? await host(picture.image).catch((cause) => {
              throw new ProblemError('upstream-failed', 'The image host did not take the picture.', { cause })
            })
          : addressesOf(await images.keep(picture, caller?.accountId ?? null), publicOrigin(request, config))
        return { success: true as const, status: 200 as const, data: { url, thumb: { url: thumbUrl } } }
      },
    })
  })
}

function registerImages(app: FastifyInstance, images: Images): void {
  app.get<{ Params: { name: string } }>(
    '/report-images/:name',
    { schema: { hide: true } as object },
    async (request, reply) => {
      const [, id, thumb] = /^([0-9a-v]{26})(-thumb)?\.jpg$/.exec(request.params.name) ?? []
      const bytes = id && (await images.find(id, thumb ? 'thumb' : 'image'))
      if (!bytes) throw new ProblemError('not-found', 'There is no such picture, or it has expired.')
      return reply
        .type('image/jpeg')
        .headers({
          'content-security-policy': "default-src 'none'; sandbox",
          'content-disposition': 'inline',
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex',
          'cache-control': 'private, no-store',
          'referrer-policy': 'no-referrer',
          // A mail program shows the picture on a page of its own.
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(Buffer.from(bytes))
    },
  )
}

/** A picture as base64 text, with or without the head of a data URL. */
function fromBase64(text: Uint8Array): Uint8Array {
  return Buffer.from(
    Buffer.from(text)
      .toString('latin1')
      .replace(/^data:[^,]*,/, ''),
    'base64',
  )
}

function addressesOf(id: string, origin: string) {
  return { url: `${origin}/report-images/${id}.jpg`, thumbUrl: `${origin}/report-images/${id}-thumb.jpg` }
}

/** The mail service answers in plain words, and its client shows them. */
function inWords(reply: FastifyReply, status: number, words: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').serializer(String).send(words)
}

/** The page that a report is about, without what its query or fragment may carry: links hold secrets there. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '')
}
