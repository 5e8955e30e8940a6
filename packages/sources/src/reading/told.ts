import type { Sentence } from './wording.ts'

/** What a text says, with the sentence that says it. */
export interface Told<T> {
  readonly value: T
  readonly sentence: Sentence
}
