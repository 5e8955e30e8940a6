import { deflateSync } from 'node:zlib'
import { seededRandom } from '../seeded-random.ts'
import type { Bomb } from './bombs.ts'
import { assemble, catalog, helvetica, latin1, literal, streamObject } from './raw-pdf.ts'

interface Print {
  readonly text: string
  readonly x: number
  readonly y: number
}

/** Pages with text at places, in letters of three points. All of it can be seen. */
function printed(pages: readonly (readonly Print[])[], width = 595): Uint8Array {
  const objects = pages.flatMap((prints, at) => {
    const operators = prints.map(({ text, x, y }) => `1 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)} Tm ${literal(text)} Tj`)
    const content = deflateSync(latin1(`BT /F1 3 Tf\n${operators.join('\n')}\nET`))
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} 842] /Contents ${5 + 2 * at} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      streamObject(content, '/Filter /FlateDecode'),
    ]
  })
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ')
  return assemble([catalog, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`, helvetica, ...objects])
}

const head: readonly Print[] = ['Ada Example', 'ada@example.org', 'Experience'].map((text, at) => ({
  text,
  x: 40,
  y: 830 - at * 5,
}))

/** Thirty pages, each with three columns of the same row: about 145,000 letters. */
const rows = (text: string) => () => {
  const perPage = Math.floor(4900 / text.length)
  const page = Array.from({ length: perPage }, (_, at) => ({ text, x: 20 + (at % 3) * 190, y: 810 - (at / 3) * 4 }))
  return printed(Array.from({ length: 30 }, (_, at) => (at === 0 ? [...head, ...page] : page)))
}

/** One row of 14,000 letters on a page that is wide enough for it. */
const line = (text: string) => () =>
  printed([[...head, { text: text.repeat(14_000 / text.length), x: 40, y: 700 }]], 100_000)

const scattered = (text: string) => () => {
  const random = seededRandom(7)
  const page = Array.from({ length: 14_000 / text.length }, () => ({ text, x: random() * 580, y: random() * 780 }))
  return printed([[...head, ...page]])
}

function oneSpot(): Uint8Array {
  return printed([[...head, ...Array.from({ length: 14_000 }, () => ({ text: 'a', x: 300, y: 400 }))]])
}

/** Files that any reader opens, with more text than a page of a resume has, set to wear out the stages that lay it out. */
export const crowdedPages: readonly Bomb[] = [
  { id: 'crowded-dates', bytes: rows('Jan 2020 - Dec 2021 Engineer, Company') },
  { id: 'crowded-headings', bytes: rows('Experience') },
  { id: 'crowded-years', bytes: rows('2020') },
  { id: 'crowded-words', bytes: rows('React, Python, SQL and Java') },
  { id: 'crowded-addresses', bytes: rows('ada@example.org https://example.org/a +49 170 1234567') },
  { id: 'line-of-hyphens', bytes: line('a-') },
  { id: 'line-of-dots', bytes: line('a.') },
  { id: 'line-of-dates', bytes: line('Jan 2020 ') },
  { id: 'line-of-letters', bytes: line('a') },
  { id: 'scattered-letters', bytes: scattered('a') },
  { id: 'scattered-dates', bytes: scattered('Jan 2020') },
  { id: 'one-spot', bytes: oneSpot },
]
