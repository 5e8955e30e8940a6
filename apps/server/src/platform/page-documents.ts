import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ListingPage } from '@scry/contracts/listing-page-routes'

/** What the web app makes of a page: its markup, and how the page calls itself. */
export interface RenderedPage {
  readonly title: string
  readonly description: string
  readonly markup: string
}

export interface PageDocuments {
  /** The page at a path, or the not-found page. */
  render(page: ListingPage | null, path: string): RenderedPage
  /** The whole document. The browser takes markup over where `isTakenOver`, and replaces it otherwise. */
  document(parts: {
    readonly head: string
    readonly markup: string
    readonly data: string
    readonly isTakenOver: boolean
  }): string
}

/** Part of the web build that runs here (docs/decisions/0225). No file of it is served. */
export const rendererFolder = 'renderer'
/** What a page is written into: the shell with the code and the styles of listing pages. */
export const templateFile = 'listing-page.html'

/** Undefined without a web build: there are only the calls then. */
export async function loadPageDocuments(webDirectory: string): Promise<PageDocuments | undefined> {
  const renderer = join(webDirectory, rendererFolder, 'listing-page-renderer.js')
  if (!existsSync(renderer)) return undefined
  const template = await readFile(join(webDirectory, templateFile), 'utf8')
  const [beforeHead, afterHead, afterRoot] = template.split(/<!--head-->|<div id="root"><\/div>/)
  if (beforeHead === undefined || afterHead === undefined || afterRoot === undefined)
    throw new Error(`${templateFile} of the web build has no place for a page. Build it again.`)
  const { render } = (await import(pathToFileURL(renderer).href)) as Pick<PageDocuments, 'render'>
  return {
    render,
    document: ({ head, markup, data, isTakenOver }) =>
      [
        ...[beforeHead, head, afterHead],
        `<div id="root"${isTakenOver ? ' data-prerendered' : ''}>${markup}</div>`,
        `<script type="application/json" id="page-data">${data}</script>`,
        afterRoot,
      ].join(''),
  }
}
