import { expect, test } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

/**
 * Words of a language are data: they stand in a folder `data/`, so that somebody who speaks the language can review them
 * without reading code. What still stands in the code of a package only becomes less: whoever moves a list lowers the number.
 */
const most: Readonly<Record<string, number>> = {
  'packages/profile': 4,
  'packages/resume-parser': 136,
  'packages/search': 26,
  'packages/sources': 51,
  'packages/vocabulary': 42,
}

/** A regular expression as it stands in code: behind what cannot end a value. */
const expression = /(?<=[=(,:[!?&|{}>;]|return)\s*\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/[a-z]*/g
/** Texts in quotes: a pattern that is put together, or a list that is split. */
const quoted = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g
const arrayOfTexts = /\[\s*((?:'(?:\\.|[^'\\\n])*'\s*,?\s*){3,})\]/g
const word = /(?<![\\\p{L}])\p{L}{3,}/u
const onlyWords = /^[\p{Ll}\p{M}][\p{L}\p{M} .'’-]*$/u

const alternatives = (pattern: string): number =>
  pattern.split('|').filter((way) => word.test(way.replace(/\\[pP]\{[^}]*\}/g, ''))).length

/** The lists of three words or more in a source text. Names of fields look the same to it and are counted as well. */
function wordLists(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm, '')
  const patterns = [...code.matchAll(expression)].map((match) => match[1] ?? '')
  const texts = [...code.matchAll(quoted)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
  const split = [...code.matchAll(/'([^'\n]*)'\.split\(' '\)/g)].map((match) => match[1] ?? '')
  const arrays = [...code.matchAll(arrayOfTexts)].map((match) => match[1] ?? '')
  return [
    ...[...patterns, ...texts].filter((pattern) => pattern.includes('|') && alternatives(pattern) >= 3),
    ...split.filter((text) => text.split(' ').filter((one) => onlyWords.test(one)).length >= 3),
    ...arrays.filter((list) =>
      [...list.matchAll(/'((?:\\.|[^'\\\n])*)'/g)].every(([, one]) => onlyWords.test(one ?? '')),
    ),
  ]
}

test.each(Object.entries(most))('%s has %i lists of words at most outside a folder data/', (folder, limit) => {
  const found = trackedFiles()
    .filter((path) => path.startsWith(`${folder}/`) && /\.tsx?$/.test(path))
    .filter((path) => !/\/(data|testing|training)\//.test(path) && !/\.(test|soak)\.tsx?$/.test(path))
    .flatMap((path) => wordLists(read(path)).map((list) => `${path}: ${list.slice(0, 60)}`))
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(limit)
})
