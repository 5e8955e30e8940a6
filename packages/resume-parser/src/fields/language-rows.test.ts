import { expect, test } from 'vitest'
import { bold, type Rows, readRows, readSection } from '../testing/read-rows.ts'

const small = { size: 8 }
const languagesUnder = (heading: string, ...rows: Rows) => readSection(heading, rows).languages

test('takes levels that no list knows for no languages, whether they stand below, beside or behind a label', () => {
  expect(
    languagesUnder(
      'Sprachen',
      [
        [40, 'Deutsch', bold],
        [200, 'Englisch', bold],
      ],
      [
        [40, 'Erstsprache'],
        [200, 'Anfängerin'],
      ],
    ),
  ).toEqual(['Deutsch', 'Englisch'])
  expect(
    languagesUnder(
      'Idiomas',
      [[40, 'Português', bold]],
      [[40, 'Nativa', small]],
      [[40, 'Inglês', bold]],
      [[40, 'Iniciante', small]],
    ),
  ).toEqual(['Português', 'Inglês'])
  expect(
    languagesUnder(
      'Idiomas',
      [
        [40, 'Español'],
        [200, 'Nativo'],
      ],
      [
        [40, 'Inglés'],
        [200, 'Principiante'],
      ],
    ),
  ).toEqual(['Español', 'Inglés'])
  expect(
    languagesUnder(
      'Languages',
      [[40, 'Chinese']],
      [[40, 'Fluency: Native or bilingual proficiency']],
      [[40, 'English']],
      [[40, 'Fluency: Professional working proficiency']],
    ),
  ).toEqual(['Chinese', 'English'])
})

test('takes no word of a sentence about a level for a language', () => {
  expect(
    languagesUnder(
      'Langues',
      [[40, "Anglais : courant à l'écrit et à l'oral. Séjours à Londres, Dublin"]],
      [[40, 'Français : langue maternelle']],
    ),
  ).toEqual(['Anglais', 'Français'])
})

test('reads languages that no list knows beside a known one', () => {
  expect(languagesUnder('Languages', [[40, 'English, Dholuo, Kikuyu']])).toEqual(['English', 'Dholuo', 'Kikuyu'])
  expect(languagesUnder('Languages', [[40, 'English (native)']], [[40, 'Dholuo (fluent)']])).toEqual([
    'English',
    'Dholuo',
  ])
})

test('knows a heading over spoken languages however small it is set beside the others', () => {
  const { languages, education } = readRows(
    [[40, 'Ada Example', { ...bold, size: 24 }]],
    [[40, 'ada@mailbox.example']],
    null,
    [[40, 'Skills', { ...bold, size: 22 }]],
    [[40, 'Python, SQL']],
    null,
    [[40, 'Experience', { ...bold, size: 22 }]],
    [[40, 'Baker, Leeds Bakery, 2015 – 2018']],
    null,
    [[40, 'Education', { ...bold, size: 22 }]],
    [[40, 'BSc Chemistry, University of Leeds, 2012 – 2015']],
    null,
    [[40, 'Languages', { ...bold, size: 12 }]],
    [[40, 'Spanish']],
    [[40, '- Native or bilingual proficiency']],
    [[40, 'English']],
  )
  expect(languages).toEqual(['Spanish', 'English'])
  expect(education).toHaveLength(1)
})

test('finds languages whatever words of how well they are known follow, and beside the word for language (§1.1)', () => {
  expect(
    languagesUnder('Idiomas', [[40, 'Español nativo']], [[40, 'Inglés avanzado']], [[40, 'Alemán muy avanzado.']]),
  ).toEqual(['Español', 'Inglés', 'Alemán'])
  expect(languagesUnder('Jazyky', [[40, 'Anglický jazyk - základy']], [[40, 'Ruský jazyk - B1']])).toEqual([
    'Anglický jazyk',
    'Ruský jazyk',
  ])
})
