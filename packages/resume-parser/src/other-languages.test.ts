import { expect, test } from 'vitest'
import { bold, type Cell, head, readRows as read } from './testing/read-rows.ts'

const named = (name: string): readonly Cell[] => [[40, name, { ...bold, size: 20 }]]

test('reads a Finnish resume whose headings are its owner’s own words', () => {
  const analysis = read(
    named('Aino Esimerkki'),
    [[40, 'Tuntematonkylä | +358 40 771 2093 | aino@mailbox.example']],
    null,
    [[40, 'Missä olen ollut töissä', head]],
    [[40, 'Sähköasentaja, Korpi Sähkötyö Oy', bold]],
    [[40, 'tammikuu 2020 – nykyhetki']],
    null,
    [[40, 'Opinnot', head]],
    [[40, 'Sähköasentajan perustutkinto', bold]],
    [[40, 'Korven ammattiopisto, 2016 – 2019']],
    null,
    [[40, 'Kielet', head]],
    [[40, 'Suomi (äidinkieli), Englanti (hyvä)']],
  )
  expect(analysis.location).toBe('Tuntematonkylä')
  expect(analysis.work_experience[0]).toMatchObject({
    position: 'Sähköasentaja',
    company: 'Korpi Sähkötyö Oy',
    start: 'tammikuu 2020',
  })
  expect(analysis.education[0]).toMatchObject({
    school: 'Korven ammattiopisto',
    degree: 'Sähköasentajan perustutkinto',
  })
  expect(analysis.languages).toEqual(['Suomi', 'Englanti'])
})

test('takes what one is by trade for no town, alone above the telephone number (§2.11)', () => {
  const analysis = read(named('Ada Example'), [[40, 'Business Title']], [[40, '+49 30 901820']], null, [
    [40, 'Skills', head],
  ])
  expect(analysis.location).toBeNull()
})

test('keeps the area code of a telephone number from a country that nothing names (§2.11)', () => {
  const analysis = read(named('Ada Example'), [[40, '(51) 98811-4032']], null, [[40, 'Skills', head]], [[40, 'Python']])
  expect(analysis.phone).toBe('(51) 98811-4032')
})

test('reads two lists side by side as columns where both begin with a heading', () => {
  const analysis = read(
    named('Ada Example'),
    [[40, 'ada@mailbox.example']],
    null,
    [
      [40, 'Skills', head],
      [300, 'Languages', head],
    ],
    [
      [40, 'SolidWorks'],
      [300, 'English – native'],
    ],
    [
      [40, 'Hydraulics'],
      [300, 'Turkish – fair'],
    ],
    [[40, 'Pneumatics']],
    [[40, 'Welding']],
  )
  expect(analysis.languages).toEqual(['English', 'Turkish'])
  expect(analysis.skills).toEqual(['SolidWorks', 'Hydraulics', 'Pneumatics', 'Welding'])
})

test.each([
  'Oldenburg, den 12.03.2026',
  'Oldenburg den 12. März 2026',
  'Lyon, le 3 mai 2026',
  'Kraków, dnia 4 maja 2026',
  'Londrina, 4 de maio de 2026',
  'Graz, am 12. 3. 2026',
])('takes where and when a resume was signed for nothing that its owner can do: %s', (signed) => {
  const analysis = read(
    named('Ada Example'),
    [[40, 'ada@mailbox.example']],
    null,
    [[40, 'Kenntnisse', head]],
    [[40, 'EPLAN, SIMATIC S7']],
    null,
    [[40, signed]],
    [[40, 'Ada Example']],
  )
  expect(analysis.skills).toEqual(['EPLAN', 'SIMATIC S7'])
})

test.each([
  ['Utbildning', 'Socionomprogrammet, Umeå universitet', '2025-09 – 2028-06', 'Socionomprogrammet'],
  ['Utdanning', 'Sykepleierutdanning, Universitetet i Agder', '2021 – 2024', 'Sykepleierutdanning'],
])('knows a Nordic course of study by the end of its name: %s', (heading, line, dates, degree) => {
  const analysis = read(
    named('Ada Example'),
    [[40, 'ada@mailbox.example']],
    null,
    [[40, heading, head]],
    [[40, line, bold]],
    [[40, dates]],
  )
  expect(analysis.education[0]?.degree).toBe(degree)
})
