import { expect, test } from 'vitest'
import { bold, type Cell, head, readRows } from '../testing/read-rows.ts'

type Row = readonly Cell[] | null
const named: Row = [[40, 'Ada Example', { ...bold, size: 20 }]]
const mail: Row = [[40, 'ada@mailbox.example']]
const under = (heading: string, ...rows: readonly Row[]) => readRows(named, mail, null, [[40, heading, head]], ...rows)

test('leaves out the name of a group that is set as its tags are but stands over them, apart from the group before', () => {
  const { skills } = under(
    'Kenntnisse',
    null,
    [[40, 'Werkstatt', bold]],
    [
      [40, 'Drehen', bold],
      [100, 'Fräsen', bold],
      [160, 'Schweißen', bold],
    ],
    null,
    [[40, 'Laborarbeit', bold]],
    [
      [40, 'Titration', bold],
      [130, 'Chromatografie', bold],
    ],
  )
  expect(skills).toEqual(['Drehen', 'Fräsen', 'Schweißen', 'Titration', 'Chromatografie'])
})

test('leaves out names of groups that stand side by side over their lists, and the head of a table of skills', () => {
  const columns = under(
    'Skills',
    [
      [40, 'Front', bold],
      [200, 'Data', bold],
    ],
    [
      [40, 'React, Svelte'],
      [200, 'Airflow, dbt'],
    ],
    [
      [40, 'Figma'],
      [200, 'Dagster'],
    ],
  )
  expect(columns.skills).toEqual(['React', 'Svelte', 'Apache Airflow', 'dbt', 'Figma', 'Dagster'])
  const table = under(
    'Compétences',
    [
      [60, 'Domaine', bold],
      [220, 'Outils', bold],
    ],
    [
      [40, 'Graphisme'],
      [200, 'Figma, Inkscape'],
    ],
    [
      [40, 'Atelier'],
      [200, 'Tournage, Fraisage'],
    ],
  )
  expect(table.skills).toEqual(['Figma', 'Inkscape', 'Tournage', 'Fraisage'])
})

test('leaves out the name of a group with a slash in it', () => {
  const { skills } = under(
    'Skills',
    [[40, 'Python', bold]],
    [[40, 'pandas, NumPy']],
    [[40, 'Tools / Misc', bold]],
    [[40, 'Git, Docker']],
  )
  expect(skills).toEqual(['Pandas', 'NumPy', 'Git', 'Docker'])
})

test('leaves out a label that its narrow column broke into two rows', () => {
  const { skills } = under(
    'Competenze',
    [
      [40, 'Linguaggi', bold],
      [160, 'Java, Kotlin'],
    ],
    [
      [40, 'Framework e', bold],
      [160, 'Spring, Hibernate'],
    ],
    [[40, 'librerie', bold]],
    [
      [40, 'Strumenti', bold],
      [160, 'Git, Docker'],
    ],
  )
  expect(skills).toEqual(['Java', 'Kotlin', 'Spring', 'Hibernate', 'Git', 'Docker'])
})

test('reads spoken languages among skills with how long and how well in brackets, over a broken row, or without a space', () => {
  const { skills, languages } = under(
    'Fähigkeiten',
    [
      [40, 'Sprachen', bold],
      [130, 'Deutsch (Muttersprache), Englisch (sehr gute Kenntnisse: 12 Jahre), Spanisch (Niveau B2 des'],
    ],
    [[130, 'Referenzrahmens: 3 Jahre, ein Jahr in Madrid)']],
    [
      [40, 'Technik', bold],
      [130, 'Python, Bash'],
    ],
  )
  expect({ skills, languages }).toEqual({ skills: ['Python', 'Bash'], languages: ['Deutsch', 'Englisch', 'Spanisch'] })
  expect(
    under('Compétences', [[40, 'Couture, Broderie']], [[40, 'Français:excellent']], [[40, 'Anglais:débutant']]),
  ).toMatchObject({
    skills: ['Couture', 'Broderie'],
    languages: ['Français', 'Anglais'],
  })
})

test.each([
  [
    'Additional Information',
    [
      [40, 'Programming Languages', bold],
      [170, 'Python, R'],
    ],
    ['Python', 'R'],
  ],
  ['Sonstiges', [[40, 'EDV-Kenntnisse: SAP, Bash']], ['SAP', 'Bash']],
  ['Divers', [[40, 'Informatique : SAP, Bash']], ['SAP', 'Bash']],
  ['Otros datos', [[40, 'Informática: SAP, Bash']], ['SAP', 'Bash']],
] as const)('reads the row that says it lists skills under %s', (heading, row, skills) => {
  const analysis = under(
    'Experience',
    [[40, 'Baker, Leeds Bakery, 2015 – 2018']],
    null,
    [[40, 'Education', head]],
    [[40, 'BSc Chemistry, University of Leeds, 2012 – 2015']],
    null,
    [[40, heading, head]],
    row,
  )
  expect(analysis.skills).toEqual(skills)
})

test('takes the names of accounts for no skills', () => {
  const { skills } = under('Skills', [[40, '• Sewing']], [[40, '• Instagram: @ada.sews']], [[40, '• @ada_on_video']])
  expect(skills).toEqual(['Sewing'])
})

test.each([
  ['Compétences', 'Maîtrise de Java', 'Bonne connaissance de Python', ['Java', 'Python']],
  ['Umiejętności', 'Znajomość narzędzi Jira', 'Obsługa programu Excel', ['Jira', 'Microsoft Excel']],
  ['Skills', 'Proficient developing in Java', 'Basic knowledge of SQL', ['Java', 'SQL']],
  ['Навыки', 'Опыт работы с Docker', 'Знание языка Python', ['Docker', 'Python']],
  ['Habilidades', 'Manejo de redes internas', 'Dominio de Excel', ['Manejo de redes internas', 'Microsoft Excel']],
])('below %j words of knowing lead to the skill that a list has (§1.1): %j, %j', (heading, a, b, skills) => {
  expect(under(heading, [[40, a]], [[40, b]]).skills).toEqual(skills)
})
