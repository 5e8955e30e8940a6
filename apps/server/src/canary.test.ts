import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, watch } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { connectBeside } from './database/connect.ts'
import { openHttpBrowser } from './testing/http-person.ts'
import { goodPassword } from './testing/people.ts'
import { startServerProcess } from './testing/server-process.ts'
import { tablesThatHold } from './testing/stored-texts.ts'
import { freshPostgres } from './testing/test-server.ts'

const canaries = ['canary-of-the-metadata', 'canary-in-a-line-of-no-field', 'canary-after-the-end']

/** A resume with a canary in its metadata, one in a line that no field takes and one behind its end. */
function plantedResume(): Buffer {
  const lines = ['Odile Marsh', 'odile.marsh@example.org', 'Skills', 'Go, SQL', 'Referees', canaries[1]]
  const text = lines.map((line) => `(${line}) Tj 0 -20 Td`).join('\n')
  const content = `BT /F1 12 Tf 60 760 Td ${text} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Title (${canaries[0]}) /Author (${canaries[0]}) >>`,
  ]
  let file = '%PDF-1.7\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}%${canaries[2]}\n`
  return Buffer.from(file, 'latin1')
}

function filesThatHold(directory: string, texts: readonly string[]): string[] {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const bytes = readFileSync(path)
      return texts.some((text) => bytes.includes(text))
    })
}

/** Sends the file in two parts. `look` runs after the first part and again and again until the answer is there. */
async function upload(url: string, field: string, file: Buffer, look: () => void): Promise<string> {
  const head = `--x\r\ncontent-disposition: form-data; name="${field}"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')])
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': body.length }
  const answer = Promise.withResolvers<string>()
  const sending = request(url, { method: 'POST', headers }, (response) => {
    let text = ''
    response.on('data', (part: Buffer) => {
      text += part.toString()
    })
    response.on('end', () => answer.resolve(text))
  })
  sending.on('error', answer.reject)
  let isAnswered = false
  void answer.promise.finally(() => {
    isAnswered = true
  })
  await new Promise<unknown>((resolve) => sending.write(body.subarray(0, body.length - 40), resolve))
  look()
  sending.end(body.subarray(body.length - 40))
  while (!isAnswered) {
    look()
    await turn()
  }
  return answer.promise
}

test('no part of a resume that no field takes is on the disk, in the temporary folder during the request, in the database or in the logs', async () => {
  const home = mkdtempSync(join(tmpdir(), 'scry-canary-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const [dataDir, temporary] = [join(home, 'data'), join(home, 'temporary')]
  mkdirSync(temporary)
  const databaseUrl = await freshPostgres()
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TMPDIR: temporary, LOG_LEVEL: 'trace' }
  const server = await startServerProcess(env)
  onTestFinished(async () => void (await server.end('SIGKILL')))
  const appeared: (string | null)[] = []
  const watching = watch(temporary, { recursive: true }, (_kind, name) => appeared.push(name))
  onTestFinished(() => watching.close())
  const found = new Set<string>()
  const look = () => {
    for (const path of filesThatHold(home, canaries)) found.add(path)
  }
  const file = plantedResume()

  const analysed = await upload(`${server.url}/api/analyze-resume`, 'resume', file, look)
  const read = JSON.parse(analysed) as { analysis: { email: string; skills: string[] } }
  expect(read).toMatchObject({ analysis: { email: 'odile.marsh@example.org', skills: ['Go', 'SQL'] } })
  const { analysis } = read
  expect(await upload(`${server.url}/api/extract-email`, 'resume', file, look)).toContain(analysis.email)
  expect(await upload(`${server.url}/api/check-resume`, 'resume', file, look)).toContain(analysis.email)
  await upload(`${server.url}/api/gemini-analyze-resume`, 'file', file, look)
  // A file that is refused, and one in a field that nobody reads.
  await upload(`${server.url}/api/analyze-resume`, 'resume', Buffer.from(`no PDF, ${canaries.join()}`), look)
  await upload(`${server.url}/api/analyze-resume`, 'other', file, look)
  const browser = openHttpBrowser(server.url)
  const { email } = analysis
  await browser.call('POST', '/v1/account', { userId: 'unique()', email, password: goodPassword })
  await browser.call('POST', '/v1/account/sessions/email', { email, password: goodPassword })
  const data = { name: 'Odile Marsh', skills: analysis.skills, originalFileName: 'cv.pdf' }
  const created = await browser.call('POST', '/v1/databases/scry/collections/users/documents', {
    ...{ documentId: 'unique()', data },
  })
  expect(created.status).toBe(201)
  expect(await server.end('SIGTERM')).toBe(0)
  look()

  expect([...found]).toEqual([])
  expect(appeared).toEqual([])
  const database = connectBeside({ databaseUrl, dataDir })
  onTestFinished(() => database.close())
  expect(await tablesThatHold(database, ['odile.marsh@example.org'])).toEqual(['accounts.email'])
  expect(await tablesThatHold(database, canaries)).toEqual([])
  for (const text of [...canaries, 'odile.marsh', 'Odile Marsh']) expect(server.output()).not.toContain(text)
})
