import type { PostingWords } from '../posting-words.ts'

export const swedish: PostingWords = { pay: /lön/ }
