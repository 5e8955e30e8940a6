import { escapeMarkup } from '../../../platform/escape-markup.ts'
import type { Standing } from './standing.ts'

/** What the head of a page says of it to those who pass it on. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** The address that counts for this page; without one the page is not to be found by search engines. */
  readonly canonical: string | undefined
  readonly isIndexed: boolean
  readonly data: object | undefined
}

/** The sign on its own ground, of the same build; why no picture is drawn for each listing: decision 0326. */
const cardPicture = '/icon-maskable.png'

/** Whether and how a page of a listing shows itself to search engines. */
export function isAdvertised({ state }: Standing, isPassedOn: boolean): boolean {
  return state === 'open' && isPassedOn
}

/** The lines of a head. Text is data: nothing in a title or a description ends an attribute, an element or a script. */
export function headMarkup({ title, description, canonical, isIndexed, data }: PageHead): string {
  const lines = [`<title>${escapeMarkup(title)} · Scry</title>`, meta('name', 'description', description)]
  if (!isIndexed) lines.push(meta('name', 'robots', 'noindex'))
  if (canonical !== undefined) {
    lines.push(
      `<link rel="canonical" href="${escapeMarkup(canonical)}" />`,
      meta('property', 'og:type', 'website'),
      meta('property', 'og:site_name', 'Scry'),
      meta('property', 'og:title', title),
      meta('property', 'og:description', description),
      meta('property', 'og:url', canonical),
      meta('property', 'og:image', new URL(cardPicture, canonical).href),
      meta('property', 'og:image:alt', 'The sign of Scry'),
      meta('name', 'twitter:card', 'summary'),
    )
  }
  if (data) lines.push(`<script type="application/ld+json">${dataBlock(data)}</script>`)
  return lines.join('\n    ')
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeMarkup(content)}" />`

/**
 * JSON that can stand inside a script element: no sign of it can end the element or begin a comment, and no separator of
 * lines stands bare. A block that is no script is not run, so that the policy of the page needs no exception for it.
 */
export function dataBlock(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
