import { htmlLayouts } from './chromium/html-layouts.ts'
import type { Printer } from './chromium/printer.ts'
import { missingFontPackage } from './fonts.ts'
import { convertDocuments, missingOffice } from './libreoffice/convert-document.ts'
import { flatLayouts } from './libreoffice/flat-documents.ts'
import { pdfkitLayouts } from './pdfkit/pdfkit-layouts.ts'
import { drawResume } from './pdfkit/sheet.ts'
import type { Person } from './person.ts'
import { compileTypst } from './typst/compile-typst.ts'
import { typstLayouts } from './typst/typst-layouts.ts'

export type Producer = 'chromium' | 'pdfkit' | 'typst' | 'libreoffice'

export const producers: readonly Producer[] = ['chromium', 'pdfkit', 'typst', 'libreoffice']

const layoutsOf: Readonly<Record<Producer, readonly { readonly id: string }[]>> = {
  chromium: htmlLayouts,
  pdfkit: pdfkitLayouts,
  typst: typstLayouts,
  libreoffice: flatLayouts,
}

export interface Rendering {
  readonly layout: string
  readonly producer: Producer
}

/** Every layout by every producer that draws it. */
export const renderings: readonly Rendering[] = producers.flatMap((producer) =>
  layoutsOf[producer].map(({ id }) => ({ layout: id, producer })),
)

/** Every arrangement of a page, by whichever producer. */
export const layouts: readonly string[] = [...new Set(renderings.map(({ layout }) => layout))]

/** Why this machine cannot make the rendering, or null when it can. */
export function obstacleTo(person: Person, rendering: Rendering): string | null {
  const { producer } = rendering
  const debianPackage = missingFontPackage(person, rendering) ?? (producer === 'libreoffice' ? missingOffice() : null)
  if (debianPackage) return `the Debian package ${debianPackage} is not installed`
  if (producer === 'pdfkit' && (person.language === 'hi' || person.language === 'ar')) {
    return 'pdfkit sets one font a line and cannot mix this script with Latin'
  }
  return null
}

function layoutNamed<Layout extends { readonly id: string }>(all: readonly Layout[], rendering: Rendering): Layout {
  const found = all.find(({ id }) => id === rendering.layout)
  if (!found) throw new Error(`no layout ${rendering.layout} by ${rendering.producer}`)
  return found
}

/** A resume as PDF. Chromium needs the printer that the caller opened with `openPrinter`. */
export async function renderResume(person: Person, rendering: Rendering, printer?: Printer): Promise<Uint8Array> {
  switch (rendering.producer) {
    case 'chromium': {
      if (!printer) throw new Error('Chromium renderings need an open printer')
      return printer.print(layoutNamed(htmlLayouts, rendering).html(person))
    }
    case 'pdfkit':
      return drawResume(layoutNamed(pdfkitLayouts, rendering), person)
    case 'typst':
      return compileTypst(layoutNamed(typstLayouts, rendering).source(person))
    case 'libreoffice': {
      const [bytes] = await convertDocuments([layoutNamed(flatLayouts, rendering).document(person)])
      if (!bytes) throw new Error('LibreOffice wrote no document')
      return bytes
    }
  }
}

/** One layout by LibreOffice for many people in a single run, which starting it for each would make slow. */
export function renderManyByOffice(people: readonly Person[], layout: string): Promise<readonly Uint8Array[]> {
  const { document } = layoutNamed(flatLayouts, { layout, producer: 'libreoffice' })
  return convertDocuments(people.map(document))
}
