import type { AnalysisNote, ResumeAnalysis } from '@scry/contracts/analysis'
import { canonicalSkillName } from '@scry/vocabulary/skills'
import type { GeminiAnswer } from './gemini-answer.ts'

/** A field that the model gave and the document does not have. */
type Dropped = string

/**
 * Holds an answer to the text of the document: what does not stand there, letter for letter but for case, spaces,
 * punctuation and hyphens at line ends, is dropped and noted. So neither an invention of the model nor an order
 * hidden in a document becomes part of a profile.
 */
export function heldToText(answer: GeminiAnswer, text: string): ResumeAnalysis {
  const { one, many, prose, phone, dropped } = textHolder(text)
  const analysis = {
    name: one('name', answer.name),
    email: one('email', answer.email),
    phone: phone(answer.phone),
    location: one('location', answer.location),
    summary: prose('summary', answer.summary),
    experience_level: null,
    skills: named(many('skills', answer.skills)),
    education: answer.education.flatMap((entry, place) => {
      const at = `education.${place}`
      const school = one(`${at}.school`, entry.school)
      const degree = one(`${at}.degree`, entry.degree)
      const start = one(`${at}.start`, entry.start)
      const end = one(`${at}.end`, entry.end)
      const description = prose(`${at}.description`, entry.description)
      return school === null && degree === null ? [] : [{ school, degree, start, end, description }]
    }),
    work_experience: answer.work_experience.flatMap((entry, place) => {
      const at = `work_experience.${place}`
      const position = one(`${at}.position`, entry.position)
      const company = one(`${at}.company`, entry.company)
      const start = one(`${at}.start`, entry.start)
      const end = one(`${at}.end`, entry.end)
      const duration = one(`${at}.duration`, entry.duration)
      const location = one(`${at}.location`, entry.location)
      const description = prose(`${at}.description`, entry.description)
      if (position === null && company === null) return []
      return [{ position, company, start, end, duration, location, description }]
    }),
    projects: answer.projects.flatMap((entry, place) => {
      const at = `projects.${place}`
      const name = one(`${at}.name`, entry.name)
      const description = prose(`${at}.description`, entry.description)
      const technologies = named(many(`${at}.technologies`, entry.technologies))
      const duration = one(`${at}.duration`, entry.duration)
      return name === null ? [] : [{ name, description, technologies, duration }]
    }),
    certifications: many('certifications', answer.certifications),
    languages: many('languages', answer.languages),
    links: many('links', answer.links),
  }
  return { ...analysis, evidence: { pages: [], fields: {} }, notes: notesOn(dropped) }
}

/** Lets through what stands in a text, and notes the paths of what it dropped. */
function textHolder(text: string) {
  const dropped: Dropped[] = []
  const words = ` ${plain(text)} `
  const digits = text.split('\n').map((line) => line.replace(/\D/g, ''))

  const has = (value: string) => {
    const sought = plain(value)
    return sought !== '' && words.includes(` ${sought} `)
  }
  const one = (path: string, value: string | null): string | null => {
    if (value === null || value.trim() === '') return null
    if (has(value)) return value.trim()
    dropped.push(path)
    return null
  }
  const many = (path: string, values: readonly string[]): string[] =>
    values.flatMap((value, place) => one(`${path}.${place}`, value) ?? [])
  /** A longer text keeps the lines and sentences that stand in the document. */
  const prose = (path: string, value: string | null): string | null => {
    if (value === null || value.trim() === '') return null
    if (has(value)) return value.trim()
    const kept = value.split(/\n+|(?<=[.!?])\s+/).filter(has)
    if (kept.length === 0) dropped.push(path)
    return kept.length === 0 ? null : kept.map((line) => line.trim()).join('\n')
  }
  const phone = (value: string | null): string | null => {
    const sought = value?.replace(/\D/g, '') ?? ''
    if (sought === '') return null
    if (digits.some((line) => line.includes(sought))) return value
    dropped.push('phone')
    return null
  }
  return { one, many, prose, phone, dropped }
}

/** Each skill once, under its one name, as our own reader gives it. */
function named(skills: readonly string[]): string[] {
  return [...new Set(skills.map(canonicalSkillName))]
}

function notesOn(dropped: readonly Dropped[]): AnalysisNote[] {
  const read = 'A language model read this resume. Please check every field: places on the page are not known.'
  const notes = [{ code: 'read-by-model', text: read }]
  if (dropped.length > 0) {
    const count = dropped.length === 1 ? 'One field was' : `${dropped.length} fields were`
    const text = `${count} left out because the document does not say so: ${dropped.join(', ')}.`
    notes.push({ code: 'dropped-fields', text })
  }
  return notes
}

/** Words in lower case, one space between them; a word broken by a hyphen at a line's end is whole again. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/(\p{L})[-\u00ad\u2010]\n(\p{Ll})/gu, '$1$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#@]+/gu, ' ')
    .trim()
}
