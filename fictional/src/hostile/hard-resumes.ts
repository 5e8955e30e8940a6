import { assemble, catalog, helvetica, latin1, literal, streamObject } from './raw-pdf.ts'

/** One row of a page: where it begins, and how it is set. */
interface Row {
  readonly text: string
  readonly at: readonly [x: number, y: number]
  readonly font?: 'plain' | 'bold' | 'icons' | 'codes'
  readonly size?: number
  readonly unseen?: boolean
}

interface Page {
  readonly rows: readonly Row[]
  /** A picture's box: x, y from the bottom of the page, width, height. */
  readonly picture?: readonly [number, number, number, number]
  /** Where a link to an address lies. */
  readonly mailLink?: readonly [number, number, number, number]
}

const heading = (text: string, y: number, x = 56): Row => ({ text, at: [x, y], font: 'bold', size: 13 })
const job: readonly Row[] = [
  { text: 'Kitchen Manager', at: [56, 650], font: 'bold' },
  { text: 'Quillfen Catering Ltd', at: [56, 636] },
  { text: 'March 2022 - August 2024', at: [400, 650] },
  { text: '- Led a team of six cooks and planned the menus of three halls.', at: [56, 622] },
]
const studies: readonly Row[] = [
  { text: 'BSc Food Science', at: [56, 560], font: 'bold' },
  { text: 'Lakemere University', at: [56, 546] },
  { text: '2018 - 2021', at: [400, 560] },
]
const name: Row = { text: 'Ada Marsh', at: [56, 780], font: 'bold', size: 20 }
const mail: Row = { text: 'ada.marsh@mailbox.example', at: [56, 760] }
const headings = [heading('EXPERIENCE', 670), heading('EDUCATION', 580), heading('SKILLS', 510)]
const skills: Row = { text: 'Python, SQL, Excel', at: [56, 494] }
const easy: readonly Row[] = [name, mail, ...headings, ...job, ...studies, skills]

const pages = {
  easy: { rows: easy },
  'picture-page': { rows: [], picture: [40, 60, 515, 720] },
  picture: { rows: easy, picture: [56, 300, 400, 120] },
  'unseen-text': { rows: [...easy, { text: 'leadership praised everywhere', at: [56, 440], unseen: true }] },
  'tiny-text': { rows: [...easy, { text: 'References are given on request', at: [56, 440], size: 4 }] },
  'no-letters': { rows: [...easy, { text: 'hidden words', at: [56, 440], font: 'codes' }] },
  icon: { rows: [...easy, { text: 'p', at: [56, 740], font: 'icons' }, { text: '0176 5550128', at: [72, 740] }] },
  'read-across': {
    rows: [
      ...easy,
      heading('LANGUAGES', 450),
      ...['English', 'French', 'Welsh'].map((text, at): Row => ({ text, at: [56, 434 - at * 14] })),
      heading('CERTIFICATES', 450, 320),
      ...['First Aid at Work', 'Food Hygiene Level 3', 'Driving Licence B'].map(
        (text, at): Row => ({ text, at: [320, 434 - at * 14] }),
      ),
    ],
  },
  'unknown-heading': {
    rows: [
      ...easy,
      heading('MY HAPPY PLACES', 450),
      { text: 'Allotments, rivers and old railway lines', at: [56, 434] },
    ],
  },
  'no-year': {
    rows: easy.map((row) => (row.text.startsWith('March') ? { ...row, text: 'March - August' } : row)),
  },
  'mail-in-link': {
    rows: easy.map((row) => (row === mail ? { ...row, text: 'Write to me' } : row)),
    mailLink: [56, 756, 112, 772],
  },
  'no-mail': { rows: easy.filter((row) => row !== mail) },
} as const satisfies Readonly<Record<string, Page>>

/** An invented resume that is easy to read, and one for each thing that makes it hard. */
export const hardResumes = Object.keys(pages) as readonly (keyof typeof pages)[]

/** Codes of a font whose letters are private: icons where `first` is one of them. */
const toPrivate = (first: number) => {
  const rows = Array.from('abcdefghijklmnopqrstuvwxyz', (letter, at) => {
    const code = letter.charCodeAt(0).toString(16)
    return `<${code}> <${(first + at).toString(16)}>`
  })
  return streamObject(
    latin1(
      `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${rows.length} beginbfchar\n${rows.join('\n')}\nendbfchar endcmap end`,
    ),
  )
}
const fonts = { plain: 'F1', bold: 'F2', icons: 'F3', codes: 'F4' } as const
/** 'p', the sixteenth letter, is the sign of a telephone. */
const iconOfA = 0xf095 - 15

export function hardResume(kind: keyof typeof pages): Uint8Array {
  const { rows, picture, mailLink }: Page = pages[kind]
  const text = rows.map(({ text, at, font = 'plain', size = 10, unseen }) => {
    return `BT ${unseen ? 3 : 0} Tr /${fonts[font]} ${size} Tf ${at.join(' ')} Td ${literal(text)} Tj ET`
  })
  const drawn = picture && `q ${picture[2]} 0 0 ${picture[3]} ${picture[0]} ${picture[1]} cm /Im0 Do Q`
  const link = mailLink
    ? `/Annots [<< /Type /Annot /Subtype /Link /Rect [${mailLink.join(' ')}] /A << /S /URI /URI (mailto:ada.marsh@mailbox.example) >> >>]`
    : ''
  const image = '/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8'
  return assemble([
    catalog,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${link} /Resources << /Font << /F1 5 0 R /F2 6 0 R /F3 7 0 R /F4 8 0 R >> /XObject << /Im0 11 0 R >> >> >>`,
    streamObject(latin1([drawn ?? '', ...text].join('\n'))),
    helvetica,
    helvetica.replace('Helvetica', 'Helvetica-Bold'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 9 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 10 0 R >>',
    toPrivate(iconOfA),
    toPrivate(0xe200),
    streamObject(new Uint8Array([90, 120, 150, 180]), image),
  ])
}
