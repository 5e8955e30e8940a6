import { once } from 'node:events'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { fieldHead, fileHead, formEnd, openUpload, part, sendForm } from '../testing/upload-attack.ts'
import { ProblemError } from './problem-error.ts'
import { acceptUploads, readUpload } from './upload.ts'
import { createUploadRoom } from './upload-room.ts'

const path = '/api/extract-email'
const bytes = Buffer.from('%PDF-1.7 nothing')
const onlyTheFile = /Send a multipart form with the file in the field 'resume' and nothing else\./

const refused: Record<string, readonly Buffer[]> = {
  'a text field': [part(fieldHead('note'), Buffer.alloc(2000, 0x61)), part(fileHead('resume'), bytes), formEnd],
  'a file of another name': [part(fileHead('other'), bytes), part(fileHead('resume'), bytes), formEnd],
  'the file twice': [part(fileHead('resume'), bytes), part(fileHead('resume'), bytes), formEnd],
  'the file as text': [part(fieldHead('resume'), bytes), formEnd],
  'a form within the form': [part(fileHead('resume', 'multipart/mixed; boundary=b'), bytes), formEnd],
  'a part without a name': [part('content-disposition: form-data; filename="a.pdf"', bytes), formEnd],
  'a part without any header of a form': [part('x-a: b', bytes), part(fileHead('resume'), bytes), formEnd],
  'much before the first part': [
    Buffer.alloc(80_000, 0x61),
    Buffer.from('\r\n'),
    part(fileHead('resume'), bytes),
    formEnd,
  ],
  'a header without end': [Buffer.from('--attack\r\nx-a: '), Buffer.alloc(200_000, 0x61)],
  'much after the last part': [part(fileHead('resume'), bytes), formEnd, Buffer.alloc(200_000, 0x61)],
}

test('a form with anything but the named file is refused in a sentence that says what to send', async () => {
  const server = await (await startTestServer()).listen()
  for (const [what, parts] of Object.entries(refused)) {
    const { status, text } = await sendForm(server, path, '203.0.113.7', parts)
    expect([what, status], text).toEqual([what, 400])
    expect(text, what).toMatch(onlyTheFile)
  }
})

test('what is refused is refused as it arrives, and nothing of it is kept', async () => {
  const { listen, platform } = await startTestServer()
  const upload = await openUpload(await listen(), path, '203.0.113.7', 5_000_000)
  upload.send(part(fieldHead('note'), Buffer.alloc(100_000, 0x61)))
  await expect.poll(() => upload.answer()).toMatch(/^HTTP\/1\.1 400 /)
  upload.socket.destroy()
  await expect.poll(() => platform.uploads.heldBytes()).toBe(0)
})

test('refused forms that go on arriving are read in places, no more of them than fit, and until their sender goes', async () => {
  const app = Fastify()
  acceptUploads(app)
  const uploads = createUploadRoom({ mostBytes: 4 * 256 * 1024 })
  app.post('/', (request, reply) => readUpload(request, reply, uploads, { field: 'resume', maxBytes: 1000 }))
  onTestFinished(() => app.close())
  const server = await app.listen()
  const refused: Awaited<ReturnType<typeof openUpload>>[] = []
  for (let at = 0; at < 6; at += 1) {
    const upload = await openUpload(server, '/', '203.0.113.7', 40_000_000)
    upload.send(part(fieldHead('note'), Buffer.alloc(1000, 0x61)))
    await expect.poll(() => upload.answer()).toMatch(/^HTTP\/1\.1 /)
    refused.push(upload)
  }
  await expect
    .poll(() => refused.map(({ socket }) => socket.destroyed))
    .toEqual([true, true, false, false, false, false])
  expect(uploads.heldBytes()).toBe(4 * 256 * 1024)
  for (const { socket } of refused) socket.destroy()
  await expect.poll(() => uploads.heldBytes()).toBe(0)
})

test('who has gone before the form is looked at holds no place', async () => {
  const app = Fastify({ trustProxy: true })
  acceptUploads(app)
  const uploads = createUploadRoom()
  const came = Promise.withResolvers<void>()
  const read = Promise.withResolvers<unknown>()
  app.post('/', async (request, reply) => {
    came.resolve()
    await once(reply.raw, 'close')
    const upload = readUpload(request, reply, uploads, { field: 'resume', maxBytes: 1000 })
    read.resolve(upload.catch((error: unknown) => error))
    return (await upload).bytes.length
  })
  onTestFinished(() => app.close())
  const upload = await openUpload(await app.listen(), '/', '203.0.113.7', 5000)
  upload.send(part(fileHead('resume'), bytes))
  await came.promise
  upload.socket.destroy()
  await read.promise
  expect(await read.promise).toBeInstanceOf(ProblemError)
  expect(uploads.heldBytes()).toBe(0)
})

test('a form that says that it is too long is refused before it is sent', async () => {
  const server = await (await startTestServer()).listen()
  const upload = await openUpload(server, path, '203.0.113.7', 40_000_000)
  upload.send(part(fileHead('resume'), bytes).subarray(0, -2))
  await expect.poll(() => upload.answer()).toMatch(/^HTTP\/1\.1 413 .*The file is larger than 5 MB\./s)
  upload.socket.destroy()
})

test('a file sent a byte at a time is held in as much memory as another one', async () => {
  const { listen, platform } = await startTestServer()
  const upload = await openUpload(await listen(), path, '203.0.113.7', 'chunked')
  upload.send(part(fileHead('resume')).subarray(0, -2))
  for (let at = 0; at < 2000; at += 1) upload.send(Buffer.from('a'))
  await expect.poll(() => platform.uploads.heldBytes()).toBe((256 + 64) * 1024)
  upload.socket.destroy()
  await expect.poll(() => platform.uploads.heldBytes()).toBe(0)
})

test('a small upload is read whole while twenty connections of twenty addresses send without end', async () => {
  const { listen, platform } = await startTestServer()
  const server = await listen()
  const head = part(fileHead('resume')).subarray(0, -2)
  const piece = Buffer.alloc(64 * 1024, 0x61)
  const attack = await Promise.all(
    Array.from({ length: 20 }, (_, at) => openUpload(server, path, `198.51.100.${1 + at}`, 5_200_000)),
  )
  for (const upload of attack) upload.send(Buffer.concat([head, piece]))
  const flood = setInterval(() => {
    for (const upload of attack) if (upload.taken() < 400_000) upload.send(piece)
  }, 5)
  for (let at = 0; at < 2; at += 1) {
    const file = Buffer.alloc(300_000, 0x62)
    const parts = [part(fileHead('resume'), file), formEnd]
    // Read and judged: it is no PDF. It never has to make room.
    expect((await sendForm(server, path, `203.0.113.${at}`, parts)).status).toBe(415)
  }
  clearInterval(flood)
  for (const { socket } of attack) socket.destroy()
  await expect.poll(() => platform.uploads.heldBytes()).toBe(0)
})
