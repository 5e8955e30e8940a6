import { headingOf, type SectionKind } from '../headings.ts'
import { escapeMarkup } from '../markup.ts'
import type { Person } from '../person.ts'
import { contactOf, type Entry, entriesOf, linesOf, sectionsOf } from '../resume-content.ts'

export interface HtmlStyle {
  /** Which wording of the headings, from 0. */
  readonly headings: number
  readonly dash: string
  readonly entry: (entry: Entry) => string
  readonly skills?: (person: Person) => string
  readonly lines?: (lines: readonly string[], kind: SectionKind) => string
  readonly wrap?: (heading: string, body: string, kind: SectionKind) => string
}

export interface HtmlLayout {
  readonly id: string
  readonly html: (person: Person) => string
}

/** `<tag class>` around escaped text, or nothing for no text. */
export function tag(name: string, text: string | null, className?: string): string {
  if (text === null || text === '') return ''
  return `<${name}${className ? ` class="${className}"` : ''}>${escapeMarkup(text)}</${name}>`
}

export function bulletList(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => tag('li', item)).join('')}</ul>`
}

export function technologyLine(entry: Entry, label: string): string {
  return entry.technologies.length === 0 ? '' : tag('p', `${label}${entry.technologies.join(', ')}`, 'technologies')
}

function defaultSkills(person: Person): string {
  return person.skills
    .map(
      (group) =>
        `<p>${group.label === null ? '' : `<b>${escapeMarkup(group.label)}:</b> `}${escapeMarkup(group.items.join(', '))}</p>`,
    )
    .join('')
}

function defaultLines(lines: readonly string[], kind: SectionKind): string {
  return kind === 'certifications' ? bulletList(lines) : tag('p', lines.join(', '))
}

/** The person's sections in a layout's style, all of them or those of `only`. */
export function sectionsHtml(person: Person, style: HtmlStyle, only?: readonly SectionKind[]): string {
  const wrap = style.wrap ?? ((heading, body) => `<section><h2>${heading}</h2>${body}</section>`)
  return sectionsOf(person, only)
    .map((kind) => {
      const heading = escapeMarkup(headingOf(person.language, kind, style.headings))
      const entries = entriesOf(person, kind, style.dash)
      if (entries.length > 0) return wrap(heading, entries.map(style.entry).join(''), kind)
      if (kind === 'skills') return wrap(heading, (style.skills ?? defaultSkills)(person), kind)
      return wrap(heading, (style.lines ?? defaultLines)(linesOf(person, kind), kind), kind)
    })
    .join('')
}

/** A whole A4 document. `family` is the layout's first font; other scripts fall back on the Noto families. */
export function documentHtml(person: Person, family: string, css: string, body: string): string {
  const direction = person.language === 'ar' ? 'rtl' : 'ltr'
  return `<!doctype html><html lang="${person.language}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeMarkup(person.name)}</title><style>
@page{size:A4;margin:16mm}
*{box-sizing:border-box;margin:0;padding:0}
body{font:10pt/1.4 ${family},'Noto Sans','Noto Sans Devanagari','Noto Naskh Arabic','Noto Sans CJK SC',sans-serif;color:#1b1b1b}
section,.entry{break-inside:auto}h2,.head{break-after:avoid}ul{padding-inline-start:14pt}
${css}</style></head><body>${body}</body></html>`
}

/** Name, original spelling and headline. */
export function nameBlock(person: Person): string {
  return `${tag('h1', person.name)}${tag('div', person.nativeName, 'native')}${tag('div', person.headline, 'headline')}`
}

/** The contact items on one wrapped line, none of them broken in itself. */
export function contactLine(person: Person, separator: string): string {
  const items = contactOf(person).map((item) => `<span style="white-space:nowrap">${escapeMarkup(item)}</span>`)
  return `<p class="contact">${items.join(escapeMarkup(separator))}</p>`
}
