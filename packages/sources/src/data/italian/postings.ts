import type { PostingWords } from '../posting-words.ts'

export const italian: PostingWords = {
  kinds: { internship: /tirocini/, 'part-time': /tempo parziale/ },
  studentWords: ['studente'],
  seasons: { estate: 'summer' },
  pay: /stipendio|ral\b/,
}
