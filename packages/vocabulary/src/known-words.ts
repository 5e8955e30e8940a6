import { cuesOf } from './cues.ts'
import { type KnownWord, unread } from './cut-text.ts'
import { nameOf } from './skills.ts'

const plain = /^[a-z0-9]+$/

/** What is known of a word in small letters without accents; of a word with signs nothing, since its end is not the same for all. */
export const knownWord = (word: string): KnownWord =>
  plain.test(word) ? { name: nameOf(word), cues: cuesOf(word) } : { name: unread, cues: 0 }
