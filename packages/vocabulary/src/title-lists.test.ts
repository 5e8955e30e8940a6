import { expect, test } from 'vitest'
import { titleLists } from './data/titles/title-lists.ts'
import { bySubject, fold, wordsOf } from './occupation-names.ts'
import { namesAbroad, occupationOfWork, occupationsAfter } from './occupations.ts'
import { readTitleList } from './title-lists.ts'
import { occupationOf } from './titles.ts'

test.each(Object.entries(titleLists))(
  'decision 0380: no title of the list %s means other work elsewhere',
  (code, text) => {
    const others = readTitleList(text, code).flatMap(({ name, titles, subjects }) => {
      if (name === 'posts') return []
      const strange = titles.filter((title) => occupationOf(title)?.name !== name)
      return [...strange, ...subjects.filter((one) => bySubject.get(wordsOf(fold(one)).join(' '))?.name !== name)]
    })
    expect(others).toEqual([])
  },
)

test.each([
  ['Kuchař/ka', 'Chef'],
  ['pomocná síla v kuchyni', 'Kitchen Assistant'],
  ['Vedoucí prodejny, Potraviny Hruška', 'Retail Associate'],
  ['Junior asistentka marketingu', 'Marketing Manager'],
  ['Szakács', 'Chef'],
  ['Értékesítési munkatárs', 'Sales Representative'],
  ['Karbantartási segítő', 'Maintenance Technician'],
  ['Asistentă medicală, Spitalul Vechi', 'Registered Nurse'],
  ['SOFER LIVRATOR', 'Driver'],
  ['Consilier achiziții', 'Procurement Specialist'],
  ['Čašníčka, Hotel Lipa', 'Waiter'],
  ['Referentka nákupu', 'Procurement Specialist'],
  ['ΣΕΡΒΙΤΟΡΑ', 'Waiter'],
  ['Βοηθός λογιστηρίου', 'Accountant'],
  ['Продавчиня-консультантка', 'Retail Associate'],
  ['Фахівець з маркетингу', 'Marketing Manager'],
  ['Konobar/ica', 'Waiter'],
  ['knjigovodja', 'Accountant'],
  ['Пословођа продавнице', 'Retail Associate'],
  ['Медицинска сестра', 'Registered Nurse'],
  ['Vzgojiteljica predšolskih otrok', 'Childcare Worker'],
  ['Складов работник', 'Warehouse Worker'],
  ['Sähköinsinööri', 'Electrical Engineer'],
  ['Parturi-kampaaja', 'Hairdresser'],
  ['Bokförare', 'Accountant'],
  ['Bilplåtslagare', 'Sheet Metal Worker'],
  ['Malerlærling', 'Painter'],
  ['Tannlege', 'Dentist'],
  ['Auktoriserad revisor', 'Auditor'],
  ['Lektor', 'Lecturer'],
  ['Revisora de textos', 'Writer'],
  ['Duvarcı ustası', 'Bricklayer'],
])('#17: %s has held the work of a %s', (title, name) => {
  expect(occupationsAfter(title)[0]).toEqual({ name, share: 1 })
})

test.each([
  ['Operations Agent', undefined],
  ['Safety Expert', undefined],
  ['Sales Operations Intern', undefined],
  ['Software Operations Intern', 'Software Engineer'],
  ['Growth Analytics Manager – Marketing', 'Data Analyst'],
  ['Working Student - Social Media & Design (m/f/d)', undefined],
])('decision 0380: a post of another language is none in English: %s is %s', (title, name) => {
  expect(occupationOfWork(title)).toBe(name)
})

test('decision 0380: names of a list are added for whose title stands in it, and for nobody else', () => {
  expect(namesAbroad('Kuchařka')).toEqual(expect.arrayContaining(['Chef', 'kuchar']))
  expect(namesAbroad('Cook')).not.toContain('kuchar')
  expect(namesAbroad('Senior Specialist, Marketing')).not.toContain('asistent marketing')
})
