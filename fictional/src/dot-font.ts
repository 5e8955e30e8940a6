import { assemble, catalog, latin1, streamObject } from './hostile/raw-pdf.ts'

/**
 * A page of a Type 3 font as TeX writes it where it has no outlines: pictures of letters named by their codes, without a
 * font name and without a table of Unicode. Each character of a row is one code.
 */
export function pageOfDots(rows: readonly string[]): Uint8Array {
  const texts = rows.map((row, at) => {
    const codes = Array.from(row, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'))
    return `BT /F1 11 Tf 60 ${780 - at * 18} Td <${codes.join('')}> Tj ET`
  })
  const codes = Array.from({ length: 256 }, (_, code) => code)
  const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 10 10] /FontMatrix [0.1 0 0 0.1 0 0]
    /FirstChar 0 /LastChar 255 /Widths [${codes.map((code) => (code === 32 ? 3 : 5)).join(' ')}]
    /Encoding << /Type /Encoding /Differences [0 ${codes.map((code) => `/a${code}`).join(' ')}] >>
    /CharProcs << ${codes.map((code) => `/a${code} 6 0 R`).join(' ')} >> >>`
  return assemble([
    catalog,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    streamObject(latin1(texts.join('\n'))),
    font,
    streamObject(latin1('5 0 0 0 5 7 d1 0 0 4 7 re f')),
  ])
}
