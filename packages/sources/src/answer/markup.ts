import { decodeHTML, decodeHTMLStrict, escapeText } from 'entities'
import type { SourceText } from '../source-item.ts'
import { textAt } from './fields.ts'

const realTag = /<\/?[a-zA-Z][^<>]*>/

/** Some feeds give markup that is escaped as a whole. It is decoded once, unless a tag shows that it is not escaped. */
export const unescapedMarkup = (text: string): string => (realTag.test(text) ? text : decodeHTML(text))

/** A short text that holds tags and character references, as plain words. */
export const wordsOf = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined
  const words = decodeHTMLStrict(text.replace(/<\/?[a-zA-Z][^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
  return words === '' ? undefined : words
}

export const htmlAt = (value: unknown, ...path: string[]): SourceText | undefined => {
  const text = textAt(value, ...path)
  return text === undefined ? undefined : { form: 'html', text }
}

export const plainAt = (value: unknown, ...path: string[]): SourceText | undefined => {
  const text = textAt(value, ...path)
  return text === undefined ? undefined : { form: 'text', text }
}

/** Sections with an optional heading as one piece of markup, in their order; absent where all are empty. */
export const sections = (
  ...parts: { heading?: string | undefined; html: string | undefined }[]
): SourceText | undefined => {
  const written = parts.flatMap(({ heading, html }) => {
    if (html === undefined || html.trim() === '') return []
    return heading === undefined ? [html] : [`<h3>${escapeText(heading)}</h3>\n${html}`]
  })
  return written.length === 0 ? undefined : { form: 'html', text: written.join('\n') }
}
