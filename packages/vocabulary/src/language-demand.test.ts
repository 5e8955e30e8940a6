import { expect, test } from 'vitest'
import { findLanguageDemands, findTitleLanguages, languageOf, listedLanguage } from './language-demand.ts'

const read = (text: string) =>
  findLanguageDemands(text).map(({ languages, isChoice, isOpen, nice }) =>
    [nice ? 'nice' : 'must', ...(isChoice ? ['any'] : []), ...languages, ...(isOpen ? ['or another'] : [])].join(' '),
  )

test.each([
  ['You are fluent in German and good at sums.', ['must German']],
  ['Native-level Dutch required', ['must Dutch']],
  ['- Strong written and spoken French & English', ['must French English']],
  ['Fluency in Japanese (native level) and English (business level)', ['must Japanese English']],
  ['German (C1/C2) and English (fluent) is a must', ['must German English']],
  ['Ability to speak and write in Korean and English fluently.', ['must Korean English']],
  ['Proficiency in Spanish or another language of the region', ['must any Spanish or another']],
  ['Excellent German and/or Dutch skills', ['must any German Dutch']],
  ['Fluent in either Swedish or Danish and English', ['must any Swedish Danish', 'must English']],
  ['Fluency in Spanish/English', ['must Spanish English']],
  ['Languages: Polish, Czech', ['must Polish Czech']],
  ['We are looking for a Danish-speaking nurse.', ['must Danish']],
  ['Native Italian speaker', ['must Italian']],
  ['Du sprichst verhandlungssicheres Deutsch und gutes Englisch', ['must German English']],
  ['Sehr gute Deutschkenntnisse', ['must German']],
  ['Maîtrise de l’anglais, français courant', ['must English French']],
  ['Nivel alto de inglés', ['must English']],
  ['German, level C1', ['must German']],
  ['Italian is a plus', ['nice Italian']],
  ['Nice to have:\n- Portuguese language skills', ['nice Portuguese']],
  ['English is required. French preferred.', ['must English', 'nice French']],
  ['Fließend in Deutsch, Englisch ist von Vorteil', ['nice German English']],
])('reads which languages are asked for in "%s"', (text, demands) => {
  const found = read(text)
  expect(found.toSorted()).toEqual(demands.toSorted())
})

test.each([
  'We polish every detail and build a strong Polish brand.',
  'Knowledge of German law and the French market.',
  'You support Spanish-speaking customers.',
  'Our team speaks Dutch, Thai and Greek.',
  'Send your resume in English.',
  'No German needed.',
  'You have a driving licence B1 German plates are fine',
  'driving licence B1 English',
  'We offer free German courses.',
  'Strong English and Law graduates',
  'Wir suchen eine Köchin für unsere Küche in Kiel.',
])('asks for no language in "%s"', (text) => {
  expect(read(text)).toEqual([])
})

test('names one language in one way, however it is written', () => {
  expect(['Deutsch (C1)', 'German', 'alemán', 'Fluent in German'].map(languageOf)).toEqual(Array(4).fill('German'))
  expect(languageOf('中文')).toBe('Mandarin Chinese')
  expect(['Tiếng Anh (khá)', 'Anglès', 'Engleză', 'Англійська'].map(languageOf)).toEqual(Array(4).fill('English'))
  expect(['Русский', 'Українська', '한국어'].map(languageOf)).toEqual(['Russian', 'Ukrainian', 'Korean'])
  expect(['FRANSIZCA (B1)', 'Fransızca', 'WŁOSKI', 'wloski'].map(languageOf)).toEqual([
    'French',
    'French',
    'Italian',
    'Italian',
  ])
  expect(['Polish', 'polish', 'Python'].map(listedLanguage)).toEqual(['Polish', undefined, undefined])
  expect(['Rusça', 'İngilizce', 'Çince', 'Русский', '日语'].map(listedLanguage)).toEqual([
    'Russian',
    'English',
    'Mandarin Chinese',
    'Russian',
    'Japanese',
  ])
})

test('a text of one sentence that asks for a language thousands of times is read at once', () => {
  expect(findLanguageDemands('Deutschkenntnisse '.repeat(10_000)).length).toBe(10_000)
})

test.each([
  ['Assistant Spanish Teacher', ['Spanish']],
  ['Account Executive (German)', ['German']],
  ['Client Manager, Fluent in Arabic and French', ['Arabic', 'French']],
  ['Japanese Restaurant Chef', []],
  ['Tester - Czech Republic', []],
  ['Nail Polish Artist', []],
  ['Swedish Massage Therapist', []],
  ['Barista, Dutch Bros', []],
  ['French Pastry Chef', []],
  ['Treasury Trader - Japanese Repo', []],
  ['Program Officer, Chinese-American Planning Council', []],
  ['Lead Spanish Toddler Teacher', ['Spanish']],
  ['Bilingual Mandarin Retail Consultant', ['Mandarin Chinese']],
  ['German Customer Support Agent', ['German']],
  ['Interpreter, Spanish/Portuguese', ['Spanish', 'Portuguese']],
  ['Bilingual Korean-Japanese Case Worker', ['Korean', 'Japanese']],
  ['Operations Coordinator - Italian Market', ['Italian']],
])('the title %j names the languages %j', (title, languages) => {
  expect(findTitleLanguages(title).flatMap((demand) => demand.languages)).toEqual(languages)
})
