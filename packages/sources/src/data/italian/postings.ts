import type { PostingWords } from '../posting-words.ts'

export const italian: PostingWords = {
  kinds: { internship: /tirocini/, 'part-time': /tempo parziale/, 'full-time': /tempo pieno/ },
  periodFields: { hour: /\bora\b|orari/, month: /mese|mensil/, year: /\banno\b|annu[oi]/ },
  workplaceFields: { hybrid: /ibrid/, remote: /da remoto|telelavoro|smart working/, 'on-site': /in (?:sede|presenza)/ },
  studentWords: ['studente'],
  seasons: { estate: 'summer' },
  pay: /stipendio|ral\b/,
}
