import type { PostingWords } from '../posting-words.ts'

export const dutch: PostingWords = {
  kinds: { 'part-time': /deeltijd/, 'full-time': /voltijd/ },
  kindsInTitle: { 'part-time': /\bdeeltijd\b/ },
  seasons: { zomer: 'summer' },
  titleSeasons: /zomer/,
  pay: /vergoeding|salaris/,
  surePay: /salaris/,
}
