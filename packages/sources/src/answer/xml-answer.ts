import { Parser } from 'htmlparser2'
import type { Reading } from '../connector.ts'
import { mostNesting, noReading } from './reading.ts'

/**
 * The texts inside one element by the names of its direct children, trimmed; nothing empty. A child that is XHTML gives
 * its markup, and one that leads to a page its address as 'link@href'.
 */
export type XmlEntry = Readonly<Record<string, string>>

/**
 * Hands the elements of one name inside `root` to their reading, each with the texts of its children (the first of a
 * name). Entities that a document declares itself are never expanded.
 */
export const readXml = (
  body: string,
  { root, element }: { root: string; element: string },
  read: (entries: XmlEntry[]) => Reading,
): Reading => {
  const entries: XmlEntry[] = []
  const open: string[] = []
  let rootCloses = 0
  let isTooDeep = false
  let entry: Map<string, string> | undefined
  let entryDepth = 0
  let markupFrom: number | undefined
  const parser = new Parser(
    {
      onopentag(name, { href, rel = 'alternate', type }) {
        open.push(name)
        if (open.length > mostNesting) {
          isTooDeep = true
          parser.pause()
        }
        if (entry === undefined && name === element) {
          entry = new Map()
          entryDepth = open.length
        } else if (entry !== undefined && open.length === entryDepth + 1) {
          const address = `${name}@href`
          if (entry.has(name)) open[open.length - 1] = ''
          else if (type === 'xhtml') markupFrom = parser.endIndex + 1
          if (href !== undefined && rel === 'alternate' && !entry.has(address)) entry.set(address, href)
        }
      },
      ontext(text) {
        const child = entry === undefined ? undefined : open[entryDepth]
        if (child) entry?.set(child, (entry.get(child) ?? '') + text)
      },
      onclosetag(name, isImplied) {
        if (markupFrom !== undefined && open.length === entryDepth + 1) {
          entry?.set(name, body.slice(markupFrom, parser.startIndex))
          markupFrom = undefined
        }
        if (entry !== undefined && open.length === entryDepth) {
          const texts = [...entry].map(([child, text]) => [child, text.trim()] as const)
          entries.push(Object.fromEntries(texts.filter(([, text]) => text !== '')))
          entry = undefined
        }
        open.pop()
        if (open.length === 0 && name === root && !isImplied) rootCloses += 1
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(body)
  if (isTooDeep) return noReading(`The answer nests deeper than ${mostNesting} levels.`)
  parser.end()
  if (rootCloses !== 1) return noReading(`The answer is no XML of the kind '${root}', or it was cut off.`)
  return read(entries)
}
