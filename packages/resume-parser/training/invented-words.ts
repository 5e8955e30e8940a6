import { seededRandom } from '@scry/fictional/seeded-random'
import { headingPhrases } from '@scry/vocabulary/heading-phrases'
import { skills } from '@scry/vocabulary/skills'
import { occupations } from '@scry/vocabulary/titles'
import type { labelledKinds } from '../src/sections/section-labels.ts'

/** A seeded source of chance: the same seed gives the same resumes. */
export interface Chance {
  (): number
  readonly of: <T>(list: readonly T[]) => T
  readonly int: (from: number, to: number) => number
}

export function chanceFrom(seed: number): Chance {
  const next = seededRandom(seed)
  return Object.assign(next, {
    of: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
    int: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
  })
}

const onsets = [
  'b',
  'br',
  'd',
  'f',
  'g',
  'gr',
  'h',
  'k',
  'l',
  'm',
  'n',
  'p',
  'pr',
  'r',
  's',
  'st',
  't',
  'tr',
  'v',
  'w',
  'z',
  'sch',
  'qu',
  '',
]
const vowels = ['a', 'e', 'i', 'o', 'u', 'ei', 'au', 'ie', 'á', 'é', 'ö', 'ü', 'ã', 'ę', 'ı']
const codas = ['', '', 'n', 'r', 's', 'l', 't', 'nd', 'st', 'ng', 'm']

/** A word of no language, so that a line of them says nothing but how it looks. */
export function inventedWord(chance: Chance, syllables = chance.int(1, 4)): string {
  return Array.from({ length: syllables }, () => chance.of(onsets) + chance.of(vowels) + chance.of(codas)).join('')
}

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
export const words = (chance: Chance, count: number) =>
  Array.from({ length: count }, () => inventedWord(chance)).join(' ')
const title = (chance: Chance, count: number) =>
  Array.from({ length: count }, () => capital(inventedWord(chance))).join(' ')
export const sentence = (chance: Chance, count: number) =>
  `${capital(words(chance, count))}${chance() < 0.7 ? '.' : ''}`

/** Headings are known ones of any language or words that nobody knows: then the rest of the page has to tell. */
export function headingFor(chance: Chance, kind: (typeof labelledKinds)[number], knownShare: number): string {
  return capital(chance() < knownShare ? chance.of(headingPhrases[kind]) : words(chance, chance.int(1, 3)))
}

const months = [
  'Jan',
  'Feb',
  'March',
  'April',
  'mai',
  'juin',
  'juillet',
  'August',
  'Sept.',
  'Oktober',
  'noviembre',
  'grudzień',
]
const present = ['Present', 'heute', 'aujourd’hui', 'actualidad', 'atual', 'oggi', 'heden', 'obecnie', 'halen', 'now']

function point(chance: Chance, form: number): string {
  const year = chance.int(2005, 2026)
  if (form === 0) return String(year)
  if (form === 1) return `${chance.of(months)} ${year}`
  return `${String(chance.int(1, 12)).padStart(2, '0')}/${year}`
}

export function dates(chance: Chance, form: number, single = false): string {
  const end = chance() < 0.2 ? chance.of(present) : point(chance, form)
  return single ? point(chance, form) : `${point(chance, form)}${chance.of([' – ', ' - ', '–', ' to '])}${end}`
}

export const personName = (chance: Chance) => title(chance, chance.int(2, 3))
export const jobTitle = (chance: Chance) =>
  chance() < 0.6 ? chance.of(occupations).name : title(chance, chance.int(1, 3))
export const employer = (chance: Chance) =>
  `${title(chance, chance.int(1, 3))}${chance() < 0.45 ? chance.of([' GmbH', ' Ltd.', ' Inc.', ' S.A.', ' Group', ' Hospital', ' S.r.l.', ' Studio']) : ''}`
export const school = (chance: Chance) =>
  chance() < 0.65
    ? chance.of([
        `${title(chance, 1)} University`,
        `University of ${title(chance, 1)}`,
        `Universität ${title(chance, 1)}`,
        `Universidad de ${title(chance, 1)}`,
        `Université de ${title(chance, 1)}`,
        `${title(chance, 1)} College`,
        `Politechnika ${title(chance, 1)}`,
        `${title(chance, 1)} Üniversitesi`,
        `Hochschule ${title(chance, 1)}`,
        `Istituto ${title(chance, 1)}`,
        `Liceo ${title(chance, 1)}`,
      ])
    : title(chance, chance.int(2, 4))
export const degree = (chance: Chance) =>
  chance() < 0.65
    ? `${chance.of(['BSc', 'B.A.', 'Master', 'M.Sc.', 'Bachelor of Science', 'Licenciatura', 'Grado en', 'Laurea in', 'Diplom', 'Ph.D.', 'Abitur', 'Licence', 'MBA', 'Associate'])} ${title(chance, chance.int(1, 2))}`
    : title(chance, chance.int(2, 4))
export const skill = (chance: Chance) => (chance() < 0.6 ? chance.of(skills).name : title(chance, chance.int(1, 2)))
export const language = (chance: Chance) =>
  chance.of([
    'English',
    'German',
    'Français',
    'Español',
    'Italiano',
    'Polski',
    'Türkçe',
    'Deutsch',
    'Englisch',
    'Inglés',
    'Anglais',
    'Português',
    'Nederlands',
    'Arabic',
    'Chinese',
    'Hindi',
    'Russian',
  ])
export const level = (chance: Chance) =>
  chance.of(['native', 'fluent', 'B2', 'C1', 'Muttersprache', 'courant', 'basic', 'nativo', '★★★'])
export const place = (chance: Chance) =>
  chance.of(['Berlin', 'Lyon, France', 'Austin, TX', 'Kraków', 'Porto', 'Remote', 'Bengaluru, India', title(chance, 1)])
