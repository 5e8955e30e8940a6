import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { samplePerson } from '@scry/fictional/people'
import { renderResume } from '@scry/fictional/render-resume'
import { expect, test } from 'vitest'
import { openPageReader } from '../page-reader.ts'
import { readResume } from '../read-resume.ts'
import { bold, head, readRows } from '../testing/read-rows.ts'

const wasm = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')))
const pageReader = await openPageReader(wasm)

test.each([
  'NAME (she/her)',
  'Resume of NAME',
  'NAME, Software Engineer',
  'NAME, Ph.D.',
  'NAME – Resume',
  'Hi, I’m NAME',
])('finds the name in a head that says %j', async (head) => {
  const person = { ...samplePerson, name: head.replace('NAME', samplePerson.name) }
  const bytes = await renderResume(person, { layout: 'one-column', producer: 'pdfkit' })
  const result = await readResume(bytes, { pageReader })
  if (!result.ok) throw new Error(result.message)
  expect(result.analysis.name).toBe(samplePerson.name)
})

const large = { ...bold, size: 18 }

test.each([
  ['Amara Okonjo-', 'Brandt'],
  ['Amara Okonjo\u2010', 'Brandt'],
  ['Amara', 'Okonjo-', 'Brandt'],
  ['Amara Ngozi Featherstonehaugh-', 'Brandtmeier'],
])('a double name that goes on below its hyphen is one name: %j, %j', (...rows) => {
  const { name } = readRows(
    ...rows.map((text) => [[40, text, large]] as const),
    [[40, 'amara@mailbox.example']],
    null,
    [[40, 'SKILLS', head]],
    [[40, 'Python, Java, SQL']],
  )
  expect(name?.replace('\u2010', '-')).toBe(rows.join(' ').replace(/[-\u2010] /, '-'))
})

test.each([
  ['Brandt, Software Engineer', 'Amara Okonjo-Brandt'],
  ['Brandt | Software Engineer', 'Amara Okonjo-Brandt'],
  ['Brandt +44 131 555 0142', 'Amara Okonjo-Brandt'],
  ['Software Engineer', 'Amara Okonjo'],
  ['hello@mailbox.example', 'Amara Okonjo'],
])('of the row below a hyphen, %j, only what is a name goes on', (below, whole) => {
  const { name } = readRows(
    [[40, 'Amara Okonjo-', large]],
    [[40, below, large]],
    [[40, 'amara@mailbox.example']],
    null,
    [[40, 'SKILLS', head]],
    [[40, 'Python, Java, SQL']],
  )
  expect(name).toBe(whole)
})

test('a long name wrapped by its page is read whole', async () => {
  const person = { ...samplePerson, name: 'Maximiliana Chinwendu Featherstonehaugh-Brandtmeier' }
  const bytes = await renderResume(person, { layout: 'one-column', producer: 'pdfkit' })
  const result = await readResume(bytes, { pageReader })
  expect(result.ok && result.analysis.name).toBe(person.name)
})

test.each([
  ['Amara Okonjo', 'Brandt', 'amara.okonjo.brandt@mailbox.example'],
  ['Amara Okonjo', 'Brandt', 'hello@mailbox.example'],
  ['Amara', 'Okonjo Brandt', 'hello@mailbox.example'],
])('a name that goes on in a second row without a hyphen is one name: %j, %j with %s', (a, b, mail) => {
  const { name } = readRows(
    [[40, a, large]],
    [[40, b, large]],
    [[40, 'Student of nursing']],
    [[40, mail]],
    null,
    [[40, 'SKILLS', head]],
    [[40, 'Python, Java, SQL']],
  )
  expect(name).toBe(`${a} ${b}`)
})

test.each(['Software Engineer', 'Leeds', 'Lakemere University'])(
  'a row below the name, set as large, that says %j is no part of it',
  (below) => {
    const { name } = readRows(
      [[40, 'Amara Okonjo', large]],
      [[40, below, large]],
      [[40, 'amara@mailbox.example']],
      null,
      [[40, 'SKILLS', head]],
      [[40, 'Python, Java, SQL']],
    )
    expect(name).toBe('Amara Okonjo')
  },
)

test.each(['Yara Lindqvist 林雅兰', 'Yuna Park 박유나'])('a name in two scripts is one name: %j', (whole) => {
  const { name } = readRows(
    [[40, whole, large]],
    [[40, 'Student of nursing']],
    [[40, 'yara@mailbox.example']],
    null,
    [[40, 'SKILLS', head]],
    [[40, 'Python, Java, SQL']],
  )
  expect(name).toBe(whole)
})

test('the address tells the words of a name whose letters stand wide', () => {
  const { name } = readRows(
    [[40, 'DEWILINDQVIST', large]],
    [[40, 'Student of nursing']],
    null,
    [[40, 'SKILLS', head]],
    [[40, 'Python, Java, SQL']],
    [[40, 'dewi.lindqvist@mailbox.example']],
  )
  expect(name).toBe('DEWI LINDQVIST')
})

test.each([
  ['Životopis', 'Amara Okonjo'],
  ['Życiorys', 'Amara Okonjo'],
  ['Meritförteckning', 'Amara Okonjo'],
  ['Резюме', 'Amara Okonjo'],
  ['Hoja de vida', 'Amara Okonjo'],
])('the word for a resume is no name, however large it is set: %j (§1.1)', (title, name) => {
  const rows = [null, [[40, 'SKILLS', head]] as const, [[40, 'Python, Java, SQL']] as const]
  const beside = [[40, 'amara@mailbox.example']] as const
  expect(readRows([[40, title, large]], [[40, name, bold]], beside, ...rows).name).toBe(name)
  expect(readRows([[40, `${title} ${name}`, large]], beside, ...rows).name).toBe(name)
})
