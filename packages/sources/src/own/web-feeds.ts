import { addressAt, at, listAt, textAt, textsAt } from '../answer/fields.ts'
import type { XmlEntry } from '../answer/xml-answer.ts'

type Values = Readonly<Record<string, unknown>>

/** An item of RSS or an entry of Atom under the names of a table. Its own further elements keep their names. */
export const valuesOfXml = (entry: XmlEntry, base: string | undefined): Values => {
  const { guid, id, link, url, author: _, 'dc:creator': __, ...rest } = entry
  const address =
    addressAt(entry['link@href'] ?? link, [], base) ?? addressAt(url, [], base) ?? addressAt(guid ?? id, [])
  return { ...rest, id: guid ?? id ?? address, url: address }
}

/** The items of a JSON Feed under the names of a table, and the address of its next page. */
export const valuesOfJsonFeed = (
  feed: unknown,
  base: string | undefined,
): { items: (Values | undefined)[]; next: string | undefined } | undefined => {
  const items = listAt(feed, 'items')
  if (items === undefined) return undefined
  return {
    next: addressAt(feed, ['next_url'], base),
    items: items.map((item) => {
      if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined
      const {
        id,
        url,
        external_url,
        content_html,
        content_text,
        summary,
        date_published,
        tags,
        authors,
        author,
        ...rest
      } = item as Record<string, unknown>
      // What publishers add begins with an underscore and holds fields of its own.
      const added = Object.entries(rest).flatMap(([name, value]) =>
        name.startsWith('_') && typeof value === 'object' && !Array.isArray(value) ? [value] : [],
      )
      return {
        ...Object.assign({}, ...added),
        ...rest,
        ...{ id: textAt(id), url: addressAt(url, [], base) ?? addressAt(external_url, [], base) },
        ...{ description: content_html ?? content_text ?? summary, published: date_published },
        ...{ category: textsAt(tags, []).slice(0, 1) },
      }
    }),
  }
}

/** Pages that a sitemap names, or the sitemaps that an index of them does; each with the version that it states. */
export const placesIn = (entries: readonly XmlEntry[], base?: string): { url: string; version: string }[] =>
  entries.flatMap((entry) => {
    const url = addressAt(at(entry, 'loc'), [], base)
    return url === undefined ? [] : [{ url, version: textAt(entry, 'lastmod') ?? '' }]
  })
