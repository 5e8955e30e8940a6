/** Bytes of text in which each character is one byte. */
export function latin1(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'latin1'))
}

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

/** A stream object; `entries` are further entries of its dictionary. `length` may lie. */
export function streamObject(data: Uint8Array, entries = '', length: number | string = data.length): Uint8Array {
  return concat([latin1(`<< /Length ${length} ${entries} >>\nstream\n`), data, latin1('\nendstream')])
}

/** Objects 1, 2, 3… as a PDF with a true cross-reference table; object 1 is the catalogue. */
export function assemble(objects: readonly (string | Uint8Array)[]): Uint8Array {
  const parts: Uint8Array[] = [latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')]
  const offsets: number[] = []
  let at = parts[0]?.length ?? 0
  objects.forEach((object, index) => {
    const bytes = concat([
      latin1(`${index + 1} 0 obj\n`),
      typeof object === 'string' ? latin1(object) : object,
      latin1('\nendobj\n'),
    ])
    offsets.push(at)
    at += bytes.length
    parts.push(bytes)
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    latin1(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return concat(parts)
}

export const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
export const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'

/** One page (object 3) with content (object 4) and a font F1 (object 5); `more` are objects from 6 on. */
export function onePage(
  content: Uint8Array,
  { font = helvetica, resources = '', more = [] as readonly (string | Uint8Array)[] } = {},
): Uint8Array {
  return assemble([
    catalog,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    content,
    font,
    ...more,
  ])
}

/** A literal string with one byte a character. */
export function literal(text: string): string {
  return `(${text.replace(/[\\()]/g, '\\$&')})`
}

/** Lines of text from the top of the page down, as the operators of a content stream. */
export function textOperators(lines: readonly string[]): string {
  return lines.map((line, index) => `BT /F1 10 Tf 56 ${790 - index * 14} Td ${literal(line)} Tj ET`).join('\n')
}
