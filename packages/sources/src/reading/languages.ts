import { dutch } from '../data/dutch/postings.ts'
import { english } from '../data/english/postings.ts'
import { french } from '../data/french/postings.ts'
import { german } from '../data/german/postings.ts'
import { italian } from '../data/italian/postings.ts'
import { portuguese } from '../data/portuguese/postings.ts'
import type { PostingWords } from '../data/posting-words.ts'
import { spanish } from '../data/spanish/postings.ts'
import { swedish } from '../data/swedish/postings.ts'

const languages: readonly PostingWords[] = [english, german, french, spanish, italian, dutch, portuguese, swedish]

/** The ways to say something in all languages, as the source of a pattern. */
export const ways = (of: (words: PostingWords) => RegExp | undefined): string =>
  languages.flatMap((words) => of(words)?.source ?? []).join('|')

export const anyWay = (of: (words: PostingWords) => RegExp | undefined, flags = 'i'): RegExp =>
  new RegExp(ways(of), flags)

/** The words of a list in all languages. */
export const wordsFor = (of: (words: PostingWords) => readonly string[] | undefined): string[] =>
  languages.flatMap((words) => of(words) ?? [])

export const seasons = Object.assign({}, ...languages.map((words) => words.seasons)) as NonNullable<
  PostingWords['seasons']
>
