import { expect, test } from 'vitest'
import { startDateIn, studentsIn, termsIn, titleTerms } from './studies.ts'
import { Wording } from './wording.ts'

const students = (text: string, title = 'Data Intern') => {
  const told = studentsIn(new Wording(text), title)
  return told === 'title' ? told : told?.value
}

test.each([
  ['Currently enrolled in a Bachelor’s program', 'only'],
  ['- Pursuing a degree in Physics', 'only'],
  ['You are a rising junior or senior.', 'only'],
  ['Must be a current student or recent graduate in Biology', 'or-graduates'],
  ['We build apps that help students learn.', undefined],
  ['We are pursuing a diverse workforce.', undefined],
  ['Being enrolled in a degree program is a plus.', undefined],
])('"%s" asks for students: %s', (text, value) => {
  expect(students(text)).toBe(value)
})

test('a title for working students says so itself', () => {
  expect(students('', 'Working Student Marketing (f/m/d)')).toBe('title')
})

test('terms stand in the title or in the text of an internship', () => {
  expect(titleTerms('Design Intern - Summer 2027')).toEqual([{ season: 'summer', year: 2027 }])
  expect(titleTerms('Co-op, Fall/Spring 2027')).toEqual([
    { season: 'fall', year: 2027 },
    { season: 'spring', year: 2027 },
  ])
  expect(titleTerms('Praktikum Sommer 2027')).toEqual([{ season: 'summer', year: 2027 }])
  expect(titleTerms('Spring Boot Developer 2027')).toEqual([])
  const told = termsIn(new Wording('Join us for a Summer 2027 internship.'), 'Design Intern')
  expect(told !== null && told !== 'title' && told.value).toEqual([{ season: 'summer', year: 2027 }])
  expect(termsIn(new Wording('You graduate in Spring 2027.'), 'Design Intern')).toBeNull()
})

test.each([
  ['Start date: June 15, 2027', '2027-06-15'],
  ['The internship begins in May/June 2027.', '2027-05'],
  ['A six-month internship from January - June 2027', '2027-01'],
  ['Start date: May 18 or 26, 2027', '2027-05-18'],
  ['We started in March 2019.', undefined],
  ['Interviews begin in March 2027.', undefined],
  ['START DATE\n\n- January 5th, 2027', '2027-01-05'],
  ['Must be able to start in February or March 2027.', '2027-02'],
  ['Fellowships will begin October 2027.', '2027-10'],
  ['Must be able to start internship on May 18th or 26th, 2027', '2027-05-18'],
])('"%s" starts on %s', (text, date) => {
  expect(startDateIn(new Wording(text), false)?.value).toBe(date)
})
