import { expect, test } from 'vitest'
import { bold, type Cell, career, head, nameRow, readRows } from '../testing/read-rows.ts'

type Row = readonly Cell[] | null

test.each([
  ['My Future Resume', 'Name', 'Ada Example', 'Email'],
  ['Mon CV', 'Nom', 'Ada Exemple', 'Courriel'],
  ['Özgeçmişim', 'Ad Soyad', 'Ada Örnek', 'E-posta'],
  ['我的简历', '姓名', '王小明', '邮箱'],
])('reads a name that stands below a heading that says so: %s', (document, label, name, mail) => {
  const analysis = readRows(
    [[40, document, { ...bold, size: 20 }]],
    null,
    [[40, label, head]],
    [[40, name]],
    null,
    [[40, mail, head]],
    [[40, 'write@mailbox.example']],
    ...career,
  )
  expect(analysis.name).toBe(name)
})

test('takes a name that a label far down says before a greeting at the top', () => {
  const page: readonly Row[] = [
    [[40, 'Hello there', { ...bold, size: 30 }]],
    [[40, 'Good to see you here', { ...bold, size: 20 }]],
  ]
  const about: readonly Row[] = [
    null,
    [[40, 'Profile', head]],
    [[40, 'FULLNAME:']],
    [[40, 'Ada Example']],
    [[40, 'ada@mailbox.example']],
  ]
  expect(readRows(...page, ...career, ...about).name).toBe('Ada Example')
})

test('takes the e-mail address of a referee for nobody’s own', () => {
  const referees: readonly Row[] = [
    null,
    [[40, 'References', head]],
    [[40, 'Bea Sample, Head Baker, Leeds Bakery']],
    [[40, 'bea@bakery.example']],
  ]
  expect(readRows(nameRow, ...career, ...referees).email).toBeNull()
  expect(readRows(nameRow, [[40, 'ada@mailbox.example']], ...career, ...referees).email).toBe('ada@mailbox.example')
})

test('takes the links of a web page and the labels of telephone and e-mail for no places', () => {
  const links: Row = [
    [40, 'Home'],
    [100, 'Resume'],
    [160, 'Projects'],
  ]
  const form: readonly Row[] = [
    [
      [40, 'Correo electrónico'],
      [200, 'ada@mailbox.example'],
    ],
    [
      [40, 'Teléfono'],
      [200, '+34 612 345 678'],
    ],
  ]
  expect(readRows(nameRow, links, ...career).location).toBeNull()
  expect(readRows(nameRow, ...form, ...career).location).toBeNull()
})

test('takes the place of a job below a range of dates for no place of the person', () => {
  const analysis = readRows(
    nameRow,
    [[40, 'Eskermouth · ada@mailbox.example']],
    [[40, 'Baker · Leeds Bakery · Jun 2015 – Sep 2018', bold]],
    [[40, 'Toronto (remote)']],
    [[40, 'Ran the early shift and the ovens.']],
  )
  expect(analysis.location).toBe('Eskermouth')
})

test.each(['Bookings', 'Agendamento', 'Terminvereinbarung'])('reads a telephone number alone below %s', (heading) => {
  const { phone, projects } = readRows(nameRow, ...career, null, [[40, heading, head]], [[40, '(85) 98765-4321']])
  expect({ phone, projects }).toEqual({ phone: '(85) 98765-4321', projects: [] })
})

test('names each project by its bullet where what tells of it stands further in without one', () => {
  const { projects } = readRows(
    nameRow,
    ...career,
    null,
    [[40, 'Projects', head]],
    [[40, '• Tide tables']],
    [[70, 'Drew the tides of six harbours']],
    [[70, 'Reads the buoys each hour']],
    [[40, '• Bread clock']],
    [[70, 'Rings when the dough has risen']],
  )
  expect(projects.map(({ name }) => name)).toEqual(['Tide tables', 'Bread clock'])
})

test.each(['Courses, Trainings, Certificates', 'KURSE, SCHULUNGEN, ZERTIFIKATE', 'CURSOS, WORKSHOPS E CERTIFICADOS'])(
  'knows a heading that names three things that end in certificates: %s',
  (heading) => {
    const { certifications } = readRows(nameRow, ...career, null, [[40, heading, head]], [[40, '• First aid at work']])
    expect(certifications).toEqual(['First aid at work'])
  },
)

test('knows activities for a section where headings differ in their colour alone', () => {
  const blue = { ...head, color: 0x2244aa }
  const { skills } = readRows(
    nameRow,
    [[40, 'ada@mailbox.example']],
    ...career,
    null,
    [[40, 'Skills', blue]],
    [[40, 'Sewing, Baking']],
    null,
    [[40, 'Activities', head]],
    [[40, 'Choir, Rowing']],
  )
  expect(skills).toEqual(['Sewing', 'Baking'])
})

test('a row of dots before a sign that ends nothing is read like any other, and the address below it is found', () => {
  const analysis = readRows(
    [[40, 'Ada Example', { ...bold, size: 20 }]],
    [[40, `${'a.'.repeat(60)}@`]],
    [[40, 'ada . example@mailbox.example']],
    ...career,
  )
  expect(analysis.email).toBe('ada.example@mailbox.example')
})

test.each(['Email', 'E-Mail', 'Correo', 'Poczta', 'E-posta', 'Почта', '邮箱', 'Profiles'])(
  'takes no label of a detail for the place of a person: %s',
  (label) => {
    const { location } = readRows(
      [[40, 'Ada Example', { ...bold, size: 20 }]],
      [[40, label]],
      [[40, 'write@mailbox.example']],
      ...career,
    )
    expect(location).toBeNull()
  },
)

test('takes no part of a name for the place of a person', () => {
  const { location } = readRows(
    [[40, 'Ada Example', { ...bold, size: 20 }]],
    [[40, 'Example']],
    [[40, 'write@mailbox.example']],
    ...career,
  )
  expect(location).toBeNull()
})

test('keeps the narrow space that a document prints between the two parts of a Japanese name', () => {
  const large = { ...bold, size: 20 }
  const { name } = readRows(
    [
      [40, '例田', large],
      [64, '花子', large],
    ],
    [[40, 'hanako@mailbox.example']],
    ...career,
  )
  expect(name).toBe('例田 花子')
})

test('reads a place alone above an address below a heading that says nothing of contact', () => {
  const analysis = readRows(
    nameRow,
    null,
    [[40, 'About', head]],
    [[40, 'Toronto Canada']],
    [[40, 'ada@mailbox.example']],
    ...career,
  )
  expect(analysis.location).toBe('Toronto Canada')
})

test('joins a place that a narrow column broke at its comma (§1.1)', () => {
  const placeOf = (...rows: readonly string[]) =>
    readRows(nameRow, null, [[40, 'Contact', head]], ...rows.map((row) => [[40, row] as const]), ...career).location
  expect(placeOf('Portland,', 'Oregon', 'ada@mailbox.example')).toBe('Portland, Oregon')
  expect(placeOf('ada@mailbox.example', 'Clermont-Ferrand,', 'France')).toBe('Clermont-Ferrand, France')
  expect(placeOf('Leeds', 'ada@mailbox.example')).toBe('Leeds')
})

test('reads a place whose parts have labels of their own, and not where one was born (§1.1)', () => {
  const placeOf = (...rows: readonly (readonly (readonly [number, string])[])[]) =>
    readRows(nameRow, null, [[40, 'Contact', head]], ...rows, ...career).location
  const reach = [[40, 'ada@mailbox.example']] as const
  expect(
    placeOf(
      [
        [40, 'Country'],
        [140, 'Germany'],
      ],
      [
        [40, 'City'],
        [140, 'Berlin'],
      ],
      [
        [40, 'Region'],
        [140, 'Brandenburg'],
      ],
      reach,
    ),
  ).toBe('Berlin, Brandenburg, Germany')
  expect(placeOf([[40, 'City:']], [[40, 'Berlin']], [[40, 'Country:']], [[40, 'Germany']], reach)).toBe(
    'Berlin, Germany',
  )
  expect(
    placeOf(
      [
        [40, 'Place of birth'],
        [140, 'Hamburg'],
      ],
      [
        [40, 'City'],
        [140, 'Berlin'],
      ],
      reach,
    ),
  ).toBe('Berlin')
})
