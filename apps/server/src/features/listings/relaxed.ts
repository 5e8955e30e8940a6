import type { JobsAnswer } from '@scry/contracts/listing-routes'
import { occupationWords } from '@scry/vocabulary/titles'
import type { ListFilter } from './list-filters.ts'

/** So many words of a query are tried to be left out, each a search of its own. */
const mostRelaxedWords = 8

/** How much is found with other words and without a filter; with `isWhole` nothing where words were left out. */
type CountWith = (without: ListFilter | undefined, text: string, isWhole?: boolean) => Promise<number>

/** Which single filter to relax when nothing matches, then of the words one if that helps; what brings back most first. */
export async function relaxed(
  request: { readonly text: string; readonly filters: readonly ListFilter[] },
  countWith: CountWith,
): Promise<JobsAnswer['relax']> {
  const choices: JobsAnswer['relax'] = []
  for (const one of request.filters)
    choices.push({ filter: one.name, value: one.value, count: await countWith(one, request.text) })
  /** Some words are tried in both ways. */
  const counted = new Map<string, number>()
  const countOf = async (text: string): Promise<number> => {
    const count = counted.get(text) ?? (await countWith(undefined, text, true))
    counted.set(text, count)
    return count
  }
  const without = async (value: string, rest: string) => ({ filter: 'q', value, rest, count: await countOf(rest) })
  const words = request.text.match(/-?"[^"]*"|\S+/g) ?? []
  const tried = words.slice(0, mostRelaxedWords)
  const naming = occupationWords(request.text)
  // Of 'night nurse' the night alone would find what nobody looks for.
  const isMeant = (rest: string) => naming.length === 0 || occupationWords(rest).length > 0
  const shorter: JobsAnswer['relax'] = []
  if (words.length > 1)
    for (const [at, word] of tried.entries()) {
      const rest = words.toSpliced(at, 1).join(' ')
      if (isMeant(rest)) shorter.push(await without(word, rest))
    }
  if (shorter.some(({ count }) => count > 0)) choices.push(...shorter)
  else if (words.length > 0) {
    // Several words are too many: each is kept that leaves something with those kept before it, the post itself first.
    const importance = (word: string) => naming.indexOf(word.toLowerCase())
    const held = new Set<string>()
    const textOf = (kept: ReadonlySet<string>) => tried.filter((word) => kept.has(word)).join(' ')
    for (const word of tried.toSorted((one, other) => importance(other) - importance(one)))
      if ((await countOf(textOf(new Set([...held, word])))) > 0) held.add(word)
    const left = words.filter((word) => !held.has(word))
    if (isMeant(textOf(held))) choices.push(await without(left.join(' '), textOf(held)))
  }
  // A filter may have stood there from the start; the words were typed.
  const isTyped = ({ filter }: (typeof choices)[number]) => Number(filter === 'q')
  return choices
    .filter(({ count }) => count > 0)
    .sort((left, right) => isTyped(left) - isTyped(right) || right.count - left.count)
}
