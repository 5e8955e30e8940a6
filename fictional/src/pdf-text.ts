import { PDFiumLibrary } from '@hyzyla/pdfium'

/** The text of every page of every document, by PDFium; the tests' plain view of what a rendering holds. */
export async function pageTextsOfAll(documents: readonly Uint8Array[]): Promise<readonly (readonly string[])[]> {
  const library = await PDFiumLibrary.init()
  try {
    const all: string[][] = []
    for (const bytes of documents) {
      const document = await library.loadDocument(bytes)
      all.push(Array.from(document.pages(), (page) => page.getText()))
      document.destroy()
    }
    return all
  } finally {
    library.destroy()
  }
}

export async function pageTexts(bytes: Uint8Array): Promise<readonly string[]> {
  return (await pageTextsOfAll([bytes]))[0] ?? []
}
