import { expect, test } from 'vitest'
import { hasTitleWord } from './title-languages.ts'

test.each([
  ['Elektroniker (w/m/d)', 'de'],
  ['Filialleiter Nord (m/w/d)', 'de'],
  ['Auxiliaire de vie H/F', 'fr'],
  ['Técnico de laboratorio', 'es'],
  ['Analista de suporte', 'pt'],
  ['Addetto alle vendite', 'it'],
  ['Keukenmedewerker', 'nl'],
  ['Butiksmedarbetare', 'sv'],
  ['Chaufför', 'sv'],
  ['Młodszy operator', 'pl'],
  ['Satış uzmanı', 'tr'],
])('%s has a word of titles in its language', (title, code) => {
  expect(hasTitleWord(title, code)).toBe(true)
})

test.each([
  ['Software Engineer (m/w/d)', 'de'],
  ['Sales Manager DACH', 'de'],
  ['Chef de Partie', 'fr'],
  ['Stage Manager', 'fr'],
  ['Marketing Assistant', 'nl'],
  ['Barista', 'it'],
  ['Account Executive, Nordics', 'sv'],
])('%s is a title that English has too', (title, code) => {
  expect(hasTitleWord(title, code)).toBe(false)
})
