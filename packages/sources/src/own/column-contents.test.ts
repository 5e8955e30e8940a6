import { growth, growthOfOneReading } from '@scry/vocabulary/testing/growth'
import { expect, test } from 'vitest'
import { noMapping, readMapping } from './mapping.ts'
import { createListReading } from './own-list.ts'

const read = (text: string, mapping = noMapping, name = 'a.csv') => {
  const reading = createListReading(name, { mapping, now: Date.UTC(2026, 10, 28) })
  const reads = [...reading.push(text), ...reading.end()]
  return {
    items: reads.flatMap(({ what }) => (what.kind === 'item' ? [what.item] : [])),
    problem: reading.problem(),
    told: reading.told(),
    questions: reading.questions(),
  }
}

const header = 'qa,qb,qc,qd,qe,qf,qg,qh'
const rows = [
  'Pastry Cook,Harbour Inn Ltd,"Cork, Ireland",Full-time,https://inn.example/1,2026-11-03,EUR 30000,You bake bread and cakes for sixty guests and order what the kitchen needs.',
  'Night Porter,Harbour Inn Ltd,"Galway, Ireland",Part-time,https://inn.example/2,2026-11-04,EUR 24000,You keep the door at night and let in those guests who come late to us.',
  'Accountant,Quay Books GmbH,"Berlin, Germany",Full-time,https://quay.example/7,2026-11-05,EUR 45000,You keep the books of three small shops and talk with their owners every week.',
]
const table = [header, ...rows].join('\n')

test('columns are told by what they hold where their names say nothing', () => {
  const { items, told } = read(table)
  expect(items.map(({ title, company, url, types, places }) => [title, company, url, types, places])).toEqual([
    ['Pastry Cook', 'Harbour Inn Ltd', 'https://inn.example/1', ['Full-time'], [{ text: 'Cork, Ireland' }]],
    ['Night Porter', 'Harbour Inn Ltd', 'https://inn.example/2', ['Part-time'], [{ text: 'Galway, Ireland' }]],
    ['Accountant', 'Quay Books GmbH', 'https://quay.example/7', ['Full-time'], [{ text: 'Berlin, Germany' }]],
  ])
  expect(told).toEqual([
    ['qa', 'title'],
    ['qb', 'employer'],
    ['qc', 'location'],
    ['qd', 'type'],
    ['qe', 'address'],
  ])
})

test('days, pay and long texts may mean other things or be notes: the host is asked, and they are left out', () => {
  const { items, questions } = read(table)
  expect(questions).toEqual([
    `Column 'qf' looks like "posted" or "deadline" or "starts": if so, say it in a mapping.`,
    `Column 'qg' looks like "pay": if so, say it in a mapping.`,
    `Column 'qh' looks like "description": if so, say it in a mapping.`,
  ])
  expect(items[0]).not.toHaveProperty('posted')
  expect(items[0]).not.toHaveProperty('pay')
  expect(items[0]).not.toHaveProperty('description')
})

test('what a mapping answers is asked no more', () => {
  const { mapping } = readMapping({ deadline: 'qf', pay: 'qg', description: 'qh' })
  const { items, questions } = read(table, mapping)
  expect(questions).toEqual([])
  expect(items[0]?.deadline).toEqual({ form: 'date', date: '2026-11-03' })
})

test.each([
  ['an export of lines', 'a.jsonl', (list: object[]) => list.map((one) => JSON.stringify(one)).join('\n')],
  ['a document', 'a.json', (list: object[]) => JSON.stringify(list)],
])('columns are told by what they hold in %s, too', (_, name, write) => {
  const list = [1, 2, 3].map((at) => ({
    ...{ x1: `Cook ${'I'.repeat(at)}`, x2: `Inn ${at} Ltd`, x3: 'Internship', x4: `https://inn.example/${at}` },
  }))
  expect(read(write(list), noMapping, name).items.map(({ title }) => title)).toEqual(['Cook I', 'Cook II', 'Cook III'])
})

test('a list of hackathons is told by its titles and by days that are a week apart at most', () => {
  const text = `xa,xb,xc,xd
Harbour Hackathon,2027-03-12,2027-03-14,https://a.example/
Hackathon of Bakers,2027-04-09,2027-04-11,https://b.example/
Night Hackathon,2027-05-21,2027-05-22,https://c.example/`
  expect(read(text).items.map(({ kind, title, starts, ends }) => [kind, title, starts, ends])[0]).toEqual([
    ...['hackathon', 'Harbour Hackathon'],
    ...[
      { form: 'date', date: '2027-03-12' },
      { form: 'date', date: '2027-03-14' },
    ],
  ])
})

test.each([
  [
    'people',
    'xa,xb,xc,xd\nAna Pop,Engineer,Moara SRL,https://moara.example/ana\nIon Rusu,Accountant,Clopot SA,https://clopot.example/ion\nLea Roy,Baker,Pain SARL,https://pain.example/lea',
  ],
  [
    'goods',
    'xa,xb,xc,xd\nDesk lamp,Lumo Ltd,€40,https://shop.example/1\nOffice chair,Sedia GmbH,€140,https://shop.example/2\nBook rack,Woodly Inc,€60,https://shop.example/3',
  ],
])('a list of %s is none of openings: it is refused, and the host is asked', (_, text) => {
  const { items, problem } = read(text)
  expect(items).toEqual([])
  expect(problem).toMatch(/No column says the title.*looks like "address"/)
})

test('of two columns that may be the same thing none is taken', () => {
  const text = `Title,Employer,Link,xa,xb
Cook,Inn,https://inn.example/1,Cork,Berlin
Baker,Inn,https://inn.example/2,Galway,Munich
Waiter,Inn,https://inn.example/3,Dublin,Hamburg`
  const { items, questions } = read(text)
  expect(items[0]).not.toHaveProperty('places')
  expect(questions).toHaveLength(2)
})

test('two rows show nothing', () => {
  expect(read([header, ...rows.slice(0, 2)].join('\n')).problem).toMatch(/No column says/)
})

test.each(['a ', '(', 'é', '1.', 'A-'])(
  'columns of nothing but %j are looked at in the time that they take',
  (part) => {
    const wide = (length: number) => {
      const row = `${part.repeat(length / part.length)},`.repeat(20)
      read(`${'x,'.repeat(20)}\n${`${row}\n`.repeat(8)}`)
    }
    expect(growth(4000, wide)).toBeLessThan(growthOfOneReading)
  },
)
