import type { PostingWords } from '../posting-words.ts'

export const spanish: PostingWords = {
  kinds: { internship: /becari|prácticas/, 'part-time': /media jornada/, 'full-time': /jornada completa/ },
  kindsInTitle: { apprenticeship: /\baprendiz\b/, 'part-time': /\bmedia jornada\b/ },
  studentWords: ['estudiante'],
  studying: /estudiante de\b/,
  seasons: { verano: 'summer', primavera: 'spring', otoño: 'fall' },
  titleSeasons: /verano/,
  startWords: ['incorporación'],
  starting: /incorporación/,
  aboutStart: /incorporación/,
  deadlineWords: ['fecha límite'],
  applying: /postul/,
  periodFields: { hour: /\bhora/, month: /mensual|\bmes\b/, year: /\baño\b|anual/ },
  workplaceFields: { hybrid: /híbrid/, remote: /teletrabajo|remot[oa]/, 'on-site': /presencial/ },
  pay: /salario|sueldo/,
  surePay: /salario/,
}
