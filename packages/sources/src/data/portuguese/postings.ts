import type { PostingWords } from '../posting-words.ts'

export const portuguese: PostingWords = {
  kindsInTitle: { temporary: /\btempor[aá]ri[ao]\b/ },
  deadlineWords: ['prazo'],
  applying: /candidatura/,
  lastDay: /prazo/,
  deadline: /prazo/,
}
