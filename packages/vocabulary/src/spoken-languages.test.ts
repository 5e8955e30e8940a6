import { expect, test } from 'vitest'
import { isLanguageLevel, isMastery, isSpokenLanguage, readSpokenLanguage } from './spoken-languages.ts'

const nameIn = (item: string) => {
  const at = readSpokenLanguage(item)
  return at ? item.slice(at.from, at.to) : null
}

test.each([
  ['English (native)', 'English'],
  ['German: B2', 'German'],
  ['Fluent in French', 'French'],
  ['Mandarin Chinese', 'Mandarin Chinese'],
  ['Deutsch – Muttersprache', 'Deutsch'],
  ['İngilizce (ileri)', 'İngilizce'],
  ['日本語', '日本語'],
  ['Englanti: hyvä', 'Englanti'],
  ['Angol (középfok)', 'Angol'],
  ['Αγγλικά – C2', 'Αγγλικά'],
  ['Tiếng Anh: khá', 'Tiếng Anh'],
  ['Latviešu (dzimtā)', 'Latviešu'],
  ['espanol', 'espanol'],
])('reads the language of "%s"', (item, name) => {
  expect(nameIn(item)).toBe(name)
})

test('leaves programming languages and other words alone', () => {
  for (const item of ['Python', 'Java', 'C++', 'English literature teacher for adults', 'Go'])
    expect(nameIn(item), item).toBeNull()
  expect(isSpokenLanguage('Python')).toBe(false)
})

test('takes no name of a country or a town for a language, though some language calls one so', () => {
  for (const place of ['Japan', 'Italia', 'Georgia', 'Roma', 'Hawaii', 'Poland'])
    expect(isSpokenLanguage(place), place).toBe(false)
})

test('tells what says only how well from what is known', () => {
  for (const text of ['zeer goed', 'Nivel medio', 'İleri', 'bardzo dobra', 'Grundläggande', 'B2', 'base', 'Avanzado'])
    expect(isMastery(text), text).toBe(true)
  for (const text of ['Excel avanzado', 'SQL', 'Goede vrijdag', 'Business', 'Base de datos', 'English'])
    expect(isMastery(text), text).toBe(text === 'Business')
  expect(isLanguageLevel('İleri')).toBe(true)
})
