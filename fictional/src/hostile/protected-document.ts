import PDFDocument from 'pdfkit'

/** The password of the file that needs one. */
export const documentPassword = 'nettle-broth-7'

/** A document that a password locks: `user` against opening, `owner` against changing only. */
export function protectedDocument(lines: readonly string[], lock: 'user' | 'owner'): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    pdfVersion: '1.7',
    ...(lock === 'user' ? { userPassword: documentPassword } : {}),
    ownerPassword: 'another-word-entirely',
    info: { CreationDate: new Date('2026-11-01T00:00:00Z') },
  })
  const chunks: Uint8Array[] = []
  const written = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', reject)
  })
  for (const line of lines) doc.fontSize(11).text(line)
  doc.end()
  return written
}
