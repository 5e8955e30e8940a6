import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemProblems } from '../connectors/item-problems.ts'
import { createDecoder, decoded } from './decode.ts'
import { noMapping, readMapping } from './mapping.ts'
import { createTableReading, type Read } from './table-reading.ts'

const readTable = (text: string, mapping = noMapping, format: 'csv' | 'json-lines' = 'csv') => {
  const reading = createTableReading(format, mapping)
  const reads = [...reading.push(text), ...reading.end()]
  return { reads, problem: reading.problem(), unused: reading.unused() }
}
const itemsOf = (reads: readonly Read[]) => reads.flatMap(({ what }) => (what.kind === 'item' ? [what.item] : []))
const faultsOf = (reads: readonly Read[]) =>
  reads.flatMap(({ at, what }) => (what.kind === 'rejected' ? [`${at}: ${what.reason}`] : []))

const header = 'Job Title,Company,Job URL,Location'
const row = (n: number) => `Baker ${n},Crumb & Sons,https://jobs.example/${n},Ghent`

test('columns are found by usual names in any order and spelling, and the others are named', () => {
  const { reads, unused } = readTable(
    'Apply-By;job_location;EMPLOYER NAME;Position Title;Link;Cost centre\n31.03.2027;Lyon, France;Brickyard Lyon;Mason;https://jobs.example/1;77\n',
  )
  expect(itemsOf(reads)).toEqual([
    {
      ...{ key: 'https://jobs.example/1', kind: 'job', title: 'Mason', company: 'Brickyard Lyon' },
      ...{
        url: 'https://jobs.example/1',
        places: [{ text: 'Lyon, France' }],
        deadline: { form: 'date', date: '2027-03-31' },
      },
    },
  ])
  expect(unused).toEqual(['Cost centre'])
})

test.each([
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs', '\t'],
  ['bars', '|'],
])('a table may be parted by %s, and quoted values hold the sign, marks and lines', (_name, sign) => {
  const cells = [`Cook${sign} "Grill"\nand more`, 'Ladle', 'https://jobs.example/1', 'Oslo']
  const line = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(sign)
  const { reads } = readTable(`${header.replaceAll(',', sign)}\r\n${line}\r\n${row(2).replaceAll(',', sign)}\r\n`)
  expect(itemsOf(reads).map(({ title }) => title)).toEqual([
    `Cook${sign} "Grill" and more`.replace(/\s+/g, ' '),
    'Baker 2',
  ])
  expect(reads.map(({ at }) => at)).toEqual([2, 4])
})

test('a byte order mark, an old encoding and sep= in the first line are no hindrance', () => {
  const old = Uint8Array.from(
    [...'sep=;\r\nTitel;Arbeitgeber;Link\r\nBäcker – Frühschicht;Müller;https://jobs.example/1\r\n'].map((sign) =>
      sign === '–' ? 0x96 : sign.charCodeAt(0),
    ),
  )
  expect(itemsOf(readTable(decoded(old)).reads)).toMatchObject([{ title: 'Bäcker – Frühschicht', company: 'Müller' }])
  const marked = Buffer.from(`\ufeff${header}\n${row(1)}`)
  expect(itemsOf(readTable(decoded(marked)).reads)).toHaveLength(1)
  const wide = Buffer.from(`\ufeff${header}\nKöchin,Ladle,https://jobs.example/1,Oslo`, 'utf16le')
  expect(itemsOf(readTable(decoded(wide)).reads)).toMatchObject([{ title: 'Köchin' }])
})

test.each([
  ['Intitulé du poste;Entreprise;Lieu de travail;Type de contrat;Date limite de candidature;Date de publication;Lien'],
  ["Intitulé de l'offre;Recruteur;Commune;Type d'emploi;Date de clôture;Date de publication;Lien de l'offre"],
  ['Cargo;Empresa;Localidade;Tipo de vaga;Prazo de inscrição;Data de publicação;Link da vaga'],
  ['Vaga;Empregador;Cidade;Regime;Inscrições até;Publicado;Link'],
  ['Nombre del puesto;Organización;Lugar de trabajo;Jornada;Fecha de cierre;Fecha de publicación;Enlace'],
  ['Posizione;Azienda;Sede di lavoro;Tipo di contratto;Scadenza;Data di pubblicazione;Collegamento'],
  ['Vacaturetitel;Werkgever;Standplaats;Dienstverband;Sluitingsdatum;Publicatiedatum;Vacaturelink'],
  ['Stanowisko;Pracodawca;Miejsce pracy;Rodzaj umowy;Termin aplikowania;Data publikacji;Link oferty'],
])('a list of another country is read by the names of its columns: %s', (names) => {
  const { reads, problem, unused } = readTable(
    `${names}\nFlorist;Fernhill;Leeds;Praktikum;2027-03-31;2027-01-05;https://jobs.example/1\n`,
  )
  expect([problem, unused]).toEqual([undefined, []])
  expect(itemsOf(reads)).toMatchObject([
    {
      ...{ title: 'Florist', company: 'Fernhill', types: ['Praktikum'], url: 'https://jobs.example/1' },
      deadline: { form: 'date', date: '2027-03-31' },
      posted: { form: 'date', date: '2027-01-05' },
    },
  ])
})

// In the columns that systems of career offices and spreadsheets write.
test.each([
  [
    'a career platform',
    `"Job Id","Job Title","Employer Name","Salary Type","Salary Amount","Location City","Location State","Location Country","Remote","Posted Date","Expires On","Job Url"
"8801","Archive Intern","Lagoon & Sons","Paid","22.5","Austin","TX","United States","No","2026-10-01 09:15:22 UTC","12/15/2026","https://lagoon.example/1"`,
    {
      ...{
        key: '8801',
        title: 'Archive Intern',
        url: 'https://lagoon.example/1',
        pay: { text: '22.5', period: 'Paid' },
      },
      ...{ places: [{ city: 'Austin', region: 'TX', country: 'United States' }], workplace: undefined },
      deadline: { form: 'date', date: '2026-12-15' },
    },
  ],
  [
    'a system of a career office',
    `Id,Job Title,Company,Job Location(s),Compensation (Min),Compensation (Max),Compensation Frequency,Application URL,Job Posting Link
9,Docent,Harbor Museum,"Portland, OR",40000,45000,Annual,https://harbor.example/apply,https://harbor.example/9`,
    {
      ...{ url: 'https://harbor.example/9', applyUrl: 'https://harbor.example/apply' },
      ...{ places: [{ text: 'Portland, OR' }], pay: { min: 40000, max: 45000, period: 'Annual' } },
    },
  ],
  [
    'a spreadsheet with German names',
    `\ufeffStellenbezeichnung;Arbeitgeber;Einsatzort;Vergütung (brutto);Bewerbungsschluss;Link zur Ausschreibung
Laborhilfe (m/w/d);Mühle & Söhne GmbH;Köln;15,50 €/Std.;31.12.2026;www.muehle.example/17`,
    {
      ...{ title: 'Laborhilfe (m/w/d)', company: 'Mühle & Söhne GmbH', url: 'https://www.muehle.example/17' },
      ...{ pay: { text: '15,50 €/Std.' }, deadline: { form: 'date', date: '2026-12-31' } },
    },
  ],
  [
    'a form whose answers are a sheet',
    `Timestamp,Job title,Organization name,Where is the job?,Link to apply,Hourly wage or salary,Type of opportunity,Description of the position
11/13/2026 14:22:05,Tutor,Prairie School,Remote,prairie.example/tutor,$18-22/hour,Part-time,Teach`,
    {
      ...{ applyUrl: 'https://prairie.example/tutor', places: [{ text: 'Remote' }], types: ['Part-time'] },
      ...{ pay: { text: '$18-22/hour' }, description: { form: 'text', text: 'Teach' } },
      posted: { form: 'local', text: '2026-11-13T14:22:05' },
    },
  ],
])('the export of %s is read without a mapping', (_, text, wanted) => {
  const { reads, problem } = readTable(text)
  expect(problem).toBeUndefined()
  expect(itemsOf(reads)).toHaveLength(1)
  expect({ workplace: undefined, ...itemsOf(reads)[0] }).toMatchObject(wanted)
})

test('an address may lack its beginning, and a mail address or a sentence is none', () => {
  const addressed = ['www.a.example', 'me@a.example', 'Ask at the desk.', 'See notice', 'a.example:8080/x?y=1']
  const { reads } = readTable(
    ['Title,Employer,Link', ...addressed.map((address, at) => `Cook ${at},Ladle,${address}`)].join('\n'),
  )
  expect(itemsOf(reads).map(({ url }) => url)).toEqual(['https://www.a.example/', 'https://a.example:8080/x?y=1'])
})

test('one damaged sign in UTF-8 costs that sign alone', () => {
  const bytes = Buffer.from('Bäcker für Köln')
  bytes[bytes.indexOf(0xc3)] = 0x80
  expect(decoded(bytes)).toBe('B\ufffd\ufffdcker für Köln')
})

test('a quotation mark that is never closed costs its own row alone, also within words', () => {
  const bad = ['"Never closed,Ladle,https://jobs.example/a,Oslo', '"Half" closed,"Ladle,https://jobs.example/b,Oslo']
  const { reads } = readTable(
    [header, row(1), bad[0], row(2), row(3), bad[1], row(4), '5" Pipe Fitter,Ladle,https://jobs.example/5,Oslo'].join(
      '\n',
    ),
  )
  expect(itemsOf(reads).map(({ title }) => title)).toEqual([
    'Baker 1',
    'Baker 2',
    'Baker 3',
    'Baker 4',
    '5" Pipe Fitter',
  ])
  expect(faultsOf(reads)).toEqual([
    expect.stringMatching(/^3: Its quotation marks do not pair/),
    expect.stringMatching(/^6: Its quotation marks do not pair/),
  ])
})

test('a row that wants a thousand columns is no header', () => {
  expect(readTable(`${','.repeat(1000)}Title\n`).problem).toBe('Its first row has more than 1000 columns.')
})

test('every other row being damaged, each good one is read and each damaged one told', () => {
  const rows = Array.from({ length: 150 }, (_, at) => `${row(at)}\n"a "b" c,x,y,z\n`)
  const { reads } = readTable(`${header}\n${rows.join('')}`)
  expect(reads.map(({ at, what }) => [at, what.kind])).toEqual(
    rows.flatMap((_, at) => [
      [2 * at + 2, 'item'],
      [2 * at + 3, 'rejected'],
    ]),
  )
})

test('rows that lack what they need are told with their line and reason', () => {
  const { reads } = readTable(
    [
      'id,title,company,url,deadline,starts,ends,type',
      '1,,Ladle,https://jobs.example/1',
      '2,Cook,,https://jobs.example/2',
      '3,Cook,Ladle',
      '4,Cook,Ladle,see our page',
      '5,Cook,Ladle,https://jobs.example/5,,,,,,one too many',
      '',
      '7,Jam,,https://jobs.example/7,,2027-03-02,2027-02-01,Hackathon',
      '8,Cook,Ladle,https://jobs.example/8,31/02/2027',
    ].join('\n'),
  )
  expect(faultsOf(reads).map((fault) => fault.slice(0, 34))).toEqual([
    '2: It has no title.',
    '3: It has no employer. If all are ',
    '4: It has no address of its page o',
    "5: Its address 'see our page' is n",
    '6: It has 10 values and the header',
    '8: It ends before it starts.',
  ])
  const last = reads.at(-1)?.what
  expect(last).toMatchObject({
    kind: 'item',
    doubts: [expect.stringMatching(/^The deadline '31\/02\/2027' cannot be read/)],
  })
  expect(last?.kind === 'item' && last.item.deadline).toBeUndefined()
})

test('a table without the columns that it needs is refused as a whole, with the columns that it has', () => {
  const { reads, problem } = readTable('Berufsbild,Betrieb,Note\nBäcker,Crumb,x\n')
  expect(reads).toEqual([])
  expect(problem).toBe(
    "No column says the title or the employer or the address of its page. The columns are 'Berufsbild', 'Betrieb', 'Note'. A mapping can say which ones they are.",
  )
  const { mapping, problems } = readMapping({
    ...{ title: 'Berufsbild', employer: { always: 'Crumb' }, address: { always: 'https://jobs.example' } },
  })
  expect(problems).toEqual([])
  expect(itemsOf(readTable('Berufsbild,Betrieb,Note\nBäcker,X,x\n', mapping).reads)).toMatchObject([
    { title: 'Bäcker', company: 'Crumb', url: 'https://jobs.example/' },
  ])
  expect(readTable('', mapping).problem).toBe('It is empty.')
  expect(readTable('a,b\n1,2', mapping).problem).toMatch(/names a column 'Berufsbild', which is not there/)
})

test('what is wrong with a mapping is said field by field', () => {
  expect(readMapping([]).problems).toEqual(['The mapping is no JSON object.'])
  expect(readMapping({ titel: 'x', title: 3, dates: 'us', employer: { always: ' ' } }).problems).toEqual([
    "There is no field 'titel'.",
    `What stands for 'title' is no name of a column and no { "always": "…" }.`,
    '"dates" is "day first" or "month first", not "us".',
    `What stands for 'employer' is no name of a column and no { "always": "…" }.`,
  ])
})

test('whether days or months come first is seen from dates that leave no doubt, or said, and never guessed', () => {
  const table = (...dates: string[]) =>
    [`${header},Deadline`, ...dates.map((date, at) => `${row(at)},${date}`)].join('\n')
  const deadlines = (text: string, mapping = noMapping) =>
    readTable(text, mapping).reads.map(({ what }) => {
      const time = what.kind === 'item' ? what.item.deadline : undefined
      return time?.form === 'date' ? time.date : (time?.form ?? 'none')
    })
  expect(deadlines(table('3/4/2027', '3/31/2027'))).toEqual(['2027-03-04', '2027-03-31'])
  expect(deadlines(table('3/4/2027', '31/3/2027'))).toEqual(['2027-04-03', '2027-03-31'])
  expect(deadlines(table('3/4/2027', '31/3/2027', '3/31/2027'))).toEqual(['none', '2027-03-31', '2027-03-31'])
  expect(deadlines(table('3/4/2027'))).toEqual(['none'])
  expect(deadlines(table('3/4/2027'), readMapping({ dates: 'day first' }).mapping)).toEqual(['2027-04-03'])
  expect(deadlines(table('soon', '2027-02-30', '5 March 2027', '"March 5, 2027 5:00 PM"', '464500'))).toEqual([
    ...['none', 'none', '2027-03-05', 'local', 'none'],
  ])
})

test('requirements, skills and the like in columns of their own become sections of the description', () => {
  const { reads } = readTable(
    'title,company,url,description,Requirements,skills\nCook,Ladle,https://jobs.example/1,Grill daily.,Knives,Grilling\n',
  )
  expect(itemsOf(reads)[0]?.description).toEqual({
    form: 'text',
    text: 'Grill daily.\n\n## Requirements\nKnives\n\n## Skills\nGrilling',
  })
})

test('one JSON object a line is read with values inside objects; a damaged line costs itself alone', () => {
  const lines = [
    '{"jobTitle":"Cook","company":{"name":"Ladle"},"url":"https://jobs.example/1","location":["Oslo","Bergen"]}',
    '{"jobTitle":"Cook"',
    '[1]',
    '',
    '{"@type":"JobPosting","title":"Smith","hiringOrganization":{"name":"Anvil"},"url":"https://jobs.example/2"}',
  ]
  const { reads } = readTable(lines.join('\r\n'), noMapping, 'json-lines')
  expect(itemsOf(reads)).toMatchObject([
    { title: 'Cook', company: 'Ladle', places: [{ text: 'Oslo' }, { text: 'Bergen' }] },
    { title: 'Smith', company: 'Anvil' },
  ])
  expect(faultsOf(reads)).toEqual(['2: It is no JSON.', '3: It is no JSON object.'])
})

const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('"', ',', ';', '\t', '\n', '\r', '\r\n', 'a', '{', '}', 'http://x.example', '\u0000', ' '), {
      maxLength: 60,
    })
    .map((parts) => parts.join('')),
)

test.each(['csv', 'json-lines'] as const)(
  'whatever stands between good rows of %s, these are read and each other row is taken or told',
  (format) => {
    const good = (n: number) =>
      format === 'csv'
        ? row(n)
        : JSON.stringify({ title: `Baker ${n}`, company: 'Crumb', url: `https://jobs.example/${n}` })
    // Without a mark that could open a value over lines, each line stands for itself.
    const line = oddText.map((text) => text.replace(/[\r\n"]/g, ' '))
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (between) => {
        const top = format === 'csv' ? [header] : []
        const { reads } = readTable([...top, good(1), ...between, good(2)].join('\n'), noMapping, format)
        const titles = itemsOf(reads).map(({ title }) => title)
        expect([titles[0], titles.at(-1)]).toEqual(['Baker 1', 'Baker 2'])
        const blank = (text: string) => (format === 'csv' ? /^[,;|\t"\s]*$/ : /^\s*$/).test(text)
        expect(reads).toHaveLength(2 + between.filter((text) => !blank(text)).length)
      }),
    )
  },
)

test.each(['csv', 'json-lines'] as const)(
  'no bytes make the reading of %s throw, in whatever pieces they come, and items keep their promises',
  (format) => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      oddText.map((text) => new TextEncoder().encode(`${header}\n${text}`)),
    )
    fc.assert(
      fc.property(bytes, fc.integer({ min: 1, max: 50 }), (all, step) => {
        const decoder = createDecoder()
        const reading = createTableReading(format, noMapping)
        const reads: Read[] = []
        for (let from = 0; from < all.length; from += step)
          reads.push(...reading.push(decoder.push(all.subarray(from, from + step))))
        reads.push(...reading.push(decoder.end()), ...reading.end())
        expect(itemsOf(reads).flatMap(itemProblems)).toEqual([])
        const whole = createTableReading(format, noMapping)
        expect([...whole.push(decoded(all)), ...whole.end()]).toEqual(reads)
        for (const { what } of reads) if (what.kind === 'rejected') expect(what.reason).toMatch(/\.$/)
      }),
      { numRuns: 300 },
    )
  },
)
