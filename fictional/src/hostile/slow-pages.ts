import { deflateSync } from 'node:zlib'
import { assemble, catalog, helvetica, latin1, streamObject, textOperators } from './raw-pdf.ts'

/**
 * Thirty pages that draw one stream of operators without effect: 31 kB that take a reader some five seconds. What follows
 * the end of the file makes it another one for whoever compares bytes.
 */
export function slowPages(): Uint8Array {
  const pages = 30
  const operators = `${textOperators(['Slow page'])}\n${'1 0 0 1 0 0 cm '.repeat(900_000)}`
  const leaf = '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>'
  const kids = Array.from({ length: pages }, (_, at) => `${5 + at} 0 R`).join(' ')
  return assemble([
    catalog,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} /MediaBox [0 0 595 842] >>`,
    helvetica,
    streamObject(deflateSync(latin1(operators)), '/Filter /FlateDecode'),
    ...Array.from({ length: pages }, () => leaf),
  ])
}
