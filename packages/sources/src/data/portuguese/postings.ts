import type { PostingWords } from '../posting-words.ts'

export const portuguese: PostingWords = {
  kinds: { internship: /est[áa]gi/, 'part-time': /meio per[íi]odo/, 'full-time': /\bclt\b|tempo integral/ },
  kindsInTitle: { temporary: /\btempor[aá]ri[ao]\b/ },
  deadlineWords: ['prazo'],
  periodFields: { hour: /\bhora/, month: /mensal|\bm[êe]s\b/, year: /\bano\b|anual/ },
  workplaceFields: { hybrid: /híbrid/, remote: /teletrabalho|remot[oa]/, 'on-site': /presencial/ },
  applying: /candidatura/,
  lastDay: /prazo/,
  deadline: /prazo/,
}
