import { Parser } from 'htmlparser2'
import { runTogether } from '../data/english/run-together.ts'

const escapedTag = /&(?:amp;)*(?:lt|#0*60|#x0*3c);\/?[a-z]/i
const realTag = /<\/?[a-zA-Z][^<>]*>/
const mostDecodings = 3

/** What the text of a piece of markup is when its tags are no tags yet but escaped. */
const decoded = (html: string): string => {
  let text = ''
  const parser = new Parser({ ontext: (part) => (text += part) })
  parser.end(html)
  return text
}

/** Markup that was escaped as a whole is decoded before anything else: a tag must not come out of the decoding later. */
const unescaped = (html: string): string => {
  let text = html
  for (let round = 0; round < mostDecodings && escapedTag.test(text) && !realTag.test(text); round += 1)
    text = decoded(text)
  return text
}

/** Elements whose content is no text of the page. */
const silent = new Set(
  'script style template noscript head title svg math iframe object textarea select button form video audio canvas'.split(
    ' ',
  ),
)
const paragraphs = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol table blockquote pre section article header footer figure dl hr'.split(' '),
)
const lines = new Set('div tr dt dd address main aside nav fieldset'.split(' '))
const headings = new Set('h1 h2 h3 h4 h5 h6'.split(' '))
const bold = new Set(['b', 'strong', 'u', 'em'])

/** A line in bold alone says what follows, if it is short and no sentence. */
const looksLikeHeading = (text: string): boolean =>
  text.length > 1 && text.length <= 80 && !/[.!?;,]$/.test(text) && /\p{L}/u.test(text)

/** Collects lines; each knows whether all of it stood in bold. */
class Lines {
  private text = ''
  private line = ''
  private plain = ''
  private mark = ''
  private gap = 0
  private wasItem = false
  private boldDepth = 0
  private headingDepth = 0

  say(words: string): void {
    this.line += words
    if (this.boldDepth === 0) this.plain += words
  }

  bold(step: 1 | -1): void {
    this.boldDepth = Math.max(0, this.boldDepth + step)
  }

  heading(step: 1 | -1): void {
    this.headingDepth = Math.max(0, this.headingDepth + step)
  }

  /** An item of a list begins. */
  item(): void {
    this.end(1)
    this.mark = '- '
  }

  /** Ends the line; `blank` lines follow at least. */
  end(blank: 1 | 2, mayHead = false): void {
    const words = this.line.replace(/[\s\u00a0\u200b\ufeff]+/g, ' ').trim()
    if (words !== '') {
      const isBold = mayHead && this.plain.trim() === '' && this.mark === ''
      const isHeading = (this.headingDepth > 0 && words.length <= 160) || (isBold && looksLikeHeading(words))
      // Items of one list stand close, whatever their markup is.
      const breaks = isHeading ? 2 : this.mark !== '' && this.wasItem ? 1 : this.gap
      if (this.text !== '') this.text += '\n'.repeat(Math.max(1, breaks))
      this.text += `${isHeading ? '## ' : this.mark}${words}`
      this.gap = isHeading ? 2 : blank
      this.wasItem = this.mark !== ''
      this.mark = ''
    } else this.gap = Math.max(this.gap, this.text === '' ? 0 : blank)
    this.line = ''
    this.plain = ''
  }

  whole(): string {
    this.end(1, true)
    return this.text
  }
}

/**
 * Markup as plain text that keeps its structure: a blank line parts paragraphs, '## ' begins a heading, '- ' an item of a
 * list. Scripts, styles and attributes are left out. What comes back is text: it is escaped wherever it is put into a page.
 */
export const textOfHtml = (html: string): string => {
  const source = unescaped(html)
  if (!realTag.test(source)) return textOfPlain(decoded(source))
  const lined = new Lines()
  let silence = 0
  const parser = new Parser({
    onopentagname(name) {
      if (silent.has(name)) silence += 1
      if (silence > 0) return
      if (name === 'br') lined.end(1, true)
      else if (name === 'li') lined.item()
      else if (paragraphs.has(name)) lined.end(2)
      else if (lines.has(name)) lined.end(1)
      else if (name === 'td' || name === 'th') lined.say(' ')
      if (bold.has(name)) lined.bold(1)
      if (headings.has(name)) lined.heading(1)
    },
    ontext(text) {
      if (silence === 0) lined.say(text)
    },
    onclosetag(name) {
      if (silent.has(name)) {
        silence -= 1
        return
      }
      if (silence > 0) return
      if (paragraphs.has(name)) lined.end(2, true)
      else if (lines.has(name) || name === 'li') lined.end(1, true)
      if (bold.has(name)) lined.bold(-1)
      if (headings.has(name)) lined.heading(-1)
    },
  })
  parser.end(source)
  return lined.whole()
}

const bullet = /^(?:[•·▪◦‣⁃●○■□➢➤►✔✓✅*+–—-]|o(?=\s{2,}))[\s\u00a0]+(?=\S)/u
const boldLine = /^(?:\*\*|__)(.+?)(?:\*\*|__):?$/u

const lineOf = (line: string): string => {
  const words = line.replace(/[^\S\n]+/g, ' ').trim()
  const head = /^#{1,6} +(.+)$/.exec(words)?.[1]?.replace(/(?<![ #])[ #]+$/, '') ?? boldLine.exec(words)?.[1]
  if (head !== undefined) return `## ${head.replace(/\*\*|__|^[-=]{3,}|(?<![-=])[-=]{3,}$/g, '').trim()}`
  // '---- Preferred qualifications ----'
  const ruled = /^[-*_=]{3,}\s*(.*)$/.exec(words)?.[1]?.replace(/(?<![-*_=\s])[-*_=\s]+$/, '')
  if (ruled !== undefined) return ruled === '' ? '' : `## ${ruled}`
  return bullet.test(words) ? `- ${words.replace(bullet, '')}` : words
}

/** Items of a list that some board wrote into one line; two such signs may be a product or a price. */
const inlineItem = /(?<=\S)[^\S\n]+[*•●▪][^\S\n]+(?=\p{L}|\d[\d+ –-]{0,6}years?\b)/gu
const leastInline = 3
const itemsOf = (line: string): string =>
  (line.match(inlineItem)?.length ?? 0) < leastInline ? line : line.replace(inlineItem, '\n- ')

/** Plain text by the same convention: its bullets become '- ', lines of markdown that are headings '## '. */
export const textOfPlain = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\\(?=[-*_#.!+])/g, '')
    .replace(runTogether, '$1\n')
    .split('\n')
    .map((line) => lineOf(itemsOf(line)))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n+(?=## )/g, '\n\n')
    .trim()
