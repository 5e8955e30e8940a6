import { skills } from '@scry/vocabulary/skills'
import { actionWords } from '../../vocabulary/src/data/title-words.ts'
import { degrees, employerKinds, heads, nameOf, place, type Tongue, titles } from './invented-names.ts'
import { type Chance, capital } from './invented-words.ts'

/** How the running text of a document is written: how often words of the lists, names, numbers and signs stand in it. */
export interface TextHabit {
  readonly listed: number
  readonly names: number
  readonly signs: number
  readonly numbers: number
  readonly acts: boolean
}

export const textHabit = (chance: Chance): TextHabit => ({
  listed: chance.of([0.01, 0.03, 0.08, 0.15]),
  names: chance.of([0, 0.02, 0.08, 0.2]),
  signs: chance.of([0.02, 0.06, 0.12]),
  numbers: chance.of([0.01, 0.03, 0.08]),
  acts: chance() < 0.35,
})

const acts = [...actionWords]
const textEnds = ['.', '.', '.', '', '']

/** A word or a few that the lists know, where they are neither a title nor an employer. */
function listedWords(chance: Chance, tongue: Tongue): string {
  const at = chance()
  if (at < 0.3) return chance() < 0.5 ? chance.of(titles).toLowerCase() : chance.of(heads)
  if (at < 0.55) return chance() < 0.7 ? chance.of(employerKinds).toLowerCase() : chance.of(employerKinds)
  if (at < 0.65) return place(chance, tongue, 'city')
  if (at < 0.72) return chance.of(degrees)
  if (at < 0.78) return chance.of('university|school|school|college|Universität|escuela|institute'.split('|'))
  return chance.of(skills).name
}

function numberWord(chance: Chance): string {
  const n = chance.int(2, 999)
  return chance.of([
    `${n}`,
    `${n}`,
    `${n}%`,
    `$${n}K`,
    `${n}+`,
    `${n},000`,
    `€${n}`,
    `${n}x`,
    `${chance.int(2008, 2025)}`,
    `Q${chance.int(1, 4)}`,
  ])
}

/** Running text: mostly small letters, with names, numbers, signs, and words that the lists know. */
export function told(
  chance: Chance,
  tongue: Tongue,
  count: number,
  habit: TextHabit,
  stop = chance.of(textEnds),
): string {
  const out: string[] = []
  let open = 0
  for (let i = 0; i < count; i++) {
    const at = chance()
    let word: string
    if (i === 0 && habit.acts && chance() < 0.8) word = chance.of(acts)
    else if (at < habit.listed) word = listedWords(chance, tongue)
    else if (chance() < habit.names) word = nameOf(chance, tongue, chance.of([1, 1, 2]))
    else if (chance() < habit.numbers) word = numberWord(chance)
    else if (chance() < 0.14) word = tongue.of === '&' ? 'and' : tongue.of
    else if (chance() < 0.08) word = chance.of('in|a|w|at|for|with|à|en|für|per|to|by|from'.split('|'))
    else {
      word = tongue.word(chance)
      if (chance() < tongue.textCapitals) word = capital(word)
    }
    if (i > 0 && i < count - 1 && chance() < habit.signs) {
      const sign = chance()
      if (sign < 0.55) word += ','
      else if (sign < 0.63) word += chance.of([' –', ' —', ' -'])
      else if (sign < 0.67) word += ';'
      else if (sign < 0.7) word += ' /'
      else if (sign < 0.73) word += '.'
      else if (sign < 0.76) word += ':'
      else if (open === 0) {
        word = `(${word}`
        open = chance.int(1, 4)
      }
    }
    if (open > 0 && (--open === 0 || i === count - 1)) {
      word += ')'
      open = 0
    }
    out.push(out[out.length - 1]?.endsWith('.') ? capital(word) : word)
  }
  const text = out.join(tongue.space)
  return `${chance() < 0.95 ? capital(text) : text}${stop}`
}

/** What is listed below a study or a job: subjects, tools, names. */
export const listOf = (chance: Chance, tongue: Tongue) =>
  Array.from({ length: chance.int(2, 8) }, () =>
    chance() < 0.35 ? chance.of(skills).name : nameOf(chance, tongue, chance.int(1, 3)),
  ).join(chance.of([', ', ', ', ' | ', ' · ']))
