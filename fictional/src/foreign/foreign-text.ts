import PDFDocument from 'pdfkit'

/** A document that is no resume: a title and blocks of text, each on its own page where it is slides. */
export interface ForeignText {
  readonly id: string
  readonly title: string
  readonly blocks: readonly string[]
  readonly slides?: boolean
}

// What the standard fonts can show; the rest is written without its marks.
const shown = (text: string) =>
  text.normalize('NFC').replace(/[^\x20-\x7e\u00a0-\u00ff–—‘’“”•…€\n]/g, (letter) => {
    const plain: Record<string, string> = { ł: 'l', Ł: 'L', ı: 'i', '□': '[ ]' }
    return plain[letter] ?? letter.normalize('NFD').replace(/\p{Mn}/gu, '')
  })

/** The text as a PDF: the first row of a block of several is its heading where it is short. */
export function typesetForeign({ title, blocks, slides = false }: ForeignText): Promise<Uint8Array> {
  const info = { CreationDate: new Date('2026-11-01T00:00:00Z') }
  const doc = new PDFDocument({ size: 'A4', layout: slides ? 'landscape' : 'portrait', margin: 64, info })
  const chunks: Uint8Array[] = []
  const written = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', reject)
  })
  const [size, gap] = slides ? [22, 16] : [11, 8]
  if (title !== '')
    doc
      .font('Helvetica-Bold')
      .fontSize(size + 6)
      .text(shown(title))
  for (const [index, block] of blocks.entries()) {
    if (slides && index > 0) doc.addPage()
    const rows = shown(block).split('\n')
    for (const [at, row] of rows.entries()) {
      const heads = at === 0 && rows.length > 1 && row.length < 40 && !/[,:.]/.test(row)
      doc
        .font(heads ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(heads ? size + 1 : size)
        .text(row)
    }
    doc.y += gap
  }
  doc.end()
  return written
}
