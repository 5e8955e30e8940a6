import type { ResumeAnalysis } from '@scry/contracts/analysis'
import { findDates } from '@scry/vocabulary/dates'
import {
  countForeignSigns,
  countSentenceWords,
  countTimes,
  type ForeignKind,
  kindNamedBy,
} from '@scry/vocabulary/foreign-signs'
import { readHeading } from '@scry/vocabulary/section-headings'
import type { Line } from '../lines/lines.ts'
import type { Section } from './sections.ts'
import { employerScore, titleScore } from './title-score.ts'

const coreKinds = new Set(['experience', 'education', 'skills', 'projects'])
const resumeWords =
  /(?<!\p{L})(?:curriculum vitae|resume|résumé|lebenslauf|currículum|currículo|özgeçmiş|życiorys|简历|履歴書|이력서)(?!\p{L})/iu
const mail = /\S@\S+\.\p{L}{2,}/u
const money = /\p{Sc} ?\d|\d ?\p{Sc}/gu
const day = /(?<![\d.])\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d(?!\d)/g

/** '2.1', '§ 4' */
const clauseNumber = /^(?:\d{1,2}\.\d{1,2}\.?\s|§\s?\d)/
/** '3. Finance', 'TOP 3 Schulfest' */
const listNumber = /^(?:\p{L}{3,12} )?(\d{1,2})[.):]?\s+\p{L}/u
const sumAtEnd = /\p{Sc} ?\d[\d.,' ]{0,12}$|\d[\d.,' ]{0,12}\p{Sc}$|(?<![\d.,])\d{1,3}(?:[., ]?\d{3})*[.,]\d{2}$/u
/** A mark, a price or a page at the end of a row; no year. */
const figureAtEnd = /(?<![\d./–-])(?!(?:19|20)\d\d$)\d{1,4}(?:[.,]\d{1,2})?$/
const blank = /_{4,}|\.{12,}|\[ \]|[□☐]/g

const rowsOnTop = 10
const isLong = (row: string) => row.length >= 110
const upTo = (most: number, count: number) => Math.min(most, count)
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
/** Where a share stands between one that says nothing and one that says all, from 0 to 1. */
const between = (share: number, low: number, high: number) => upTo(1, Math.max(0, (share - low) / (high - low)))

/** What speaks for a resume. */
function ownSigns(sections: readonly Section[], rows: readonly string[], text: string) {
  // A heading that no list knows may be one of any document.
  const known = sections.filter(({ heading }) => heading !== null && readHeading(heading.text) !== null)
  const kinds = [...new Set(known.map(({ kind }) => kind))]
  const top = rows.slice(0, rowsOnTop).join('\n')
  const dated = rows.filter((row) => !isLong(row) && findDates(row).some((span) => span.isRange))
  return {
    coreHeadings: upTo(3, kinds.filter((kind) => coreKinds.has(kind)).length),
    dated: upTo(3, dated.length),
    named: Number(resumeWords.test(text)),
    mail: Number(mail.test(top)) + Number(mail.test(text)),
  }
}

/** How far the numbers at the beginnings of rows count on from 1. */
function countedRows(rows: readonly string[]): number {
  let [last, longest] = [0, 0]
  for (const row of rows) {
    const number = Number(listNumber.exec(row)?.[1] ?? 0)
    if (number === 1 || number === last + 1) last = number
    longest = Math.max(longest, last)
  }
  return longest
}

/** What speaks for another document, in whatever language. */
function otherSigns(rows: readonly string[], text: string) {
  const { words, told, addressed, plural } = countSentenceWords(text)
  const numbered = rows.filter((row) => clauseNumber.test(row)).length
  const figures = rows.filter((row) => figureAtEnd.test(row) || sumAtEnd.test(row)).length
  return {
    told: between(told / Math.max(words, 40), 0.02, 0.12),
    addressed: upTo(4, addressed),
    // One 'our' stands in resumes too.
    plural: upTo(3, Math.max(0, plural - 1)),
    money: upTo(4, count(text, money)),
    days: upTo(4, count(text, day)),
    numbered: upTo(4, Math.max(numbered, countedRows(rows) - 1)),
    figures: between(figures / Math.max(8, rows.length), 0.05, 0.3),
    times: upTo(3, countTimes(text)),
    blanks: upTo(4, count(text, blank)),
  }
}

const rowsOfTitle = 4

/** The kind that the first rows of the first page name as their title, or its largest ones, where they stand out from the others. */
function titleOf(lines: readonly Line[]): ForeignKind | null {
  const first = lines.filter((line) => line.page === 1)
  const largest = Math.max(...first.map((line) => line.style.size))
  const large = first.filter((line) => line.style.size > largest - 0.5)
  const titles = [...first.slice(0, rowsOfTitle), ...(large.length <= rowsOfTitle ? large : [])]
  return titles.map((line) => kindNamedBy(line.text)).find((kind) => kind !== null) ?? null
}

/** The kind that most different phrases speak for; one in the first rows counts twice. */
function kindByPhrases(rows: readonly string[], text: string) {
  const titles = countForeignSigns(rows.slice(0, 4).join('\n'))
  const counts = [...countForeignSigns(text)].map(([kind, phrases]) => {
    return { kind, phrases: phrases + upTo(1, titles.get(kind) ?? 0) }
  })
  const best = counts.reduce((best, next) => (next.phrases > best.phrases ? next : best))
  return { kind: best.phrases > 0 ? best.kind : 'article', phrases: upTo(5, best.phrases) }
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? []
/** 'Parish contacts': no particle of a name is so long. */
const commonWord = /(?<!\p{L})\p{Ll}{4,}/u

/**
 * Whose document it is: a resume is of one person, whom its head names, often beside an address of that name, and whose
 * jobs and studies it lists. At the head of others stands a firm or a subject.
 */
function personSigns({ name, email, work_experience: jobs, education }: ResumeAnalysis) {
  const mailbox = email?.split('@')[0]?.toLowerCase() ?? ''
  return {
    own: {
      ownMail: Number(wordsOf(name ?? '').some((word) => mailbox.includes(word))),
      jobs: upTo(3, jobs.filter(({ position }) => titleScore(position ?? '') > 0.6).length),
      studies: upTo(2, education.filter(({ degree, school }) => degree !== null && school !== null).length),
    },
    other: {
      firm: Number(employerScore(name ?? '') > 0.7),
      notNamed: Number(commonWord.test(name ?? '')),
    },
  }
}

/** What is seen of a document that says whether it is a resume, and which other kind it would be. */
export function signsOf(sections: readonly Section[], lines: readonly Line[], reading: ResumeAnalysis) {
  const person = personSigns(reading)
  const rows = lines.map((line) => line.text)
  const text = rows.join('\n')
  const title = titleOf(lines)
  const { kind, phrases } = kindByPhrases(rows, text)
  return {
    kind: title ?? kind,
    own: { ...ownSigns(sections, rows, text), ...person.own },
    other: { ...otherSigns(rows, text), phrases, title: Number(title !== null), ...person.other },
  }
}
