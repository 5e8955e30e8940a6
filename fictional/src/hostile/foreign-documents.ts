import PDFDocument from 'pdfkit'
import { typesetForeign } from '../foreign/foreign-text.ts'
import { formsAndRecords } from '../foreign/forms-and-records.ts'
import { lettersAndPapers } from '../foreign/letters-and-papers.ts'

/** A readable document that is no resume: the right reading is an empty one that says so. */
export interface ForeignDocument {
  readonly id: string
  readonly bytes: () => Promise<Uint8Array>
}

interface Block {
  readonly heading?: string
  readonly paragraphs: readonly string[]
}

function typeset(title: string, blocks: readonly Block[]): Promise<Uint8Array> {
  const doc = new PDFDocument({ size: 'A4', margin: 64, info: { CreationDate: new Date('2026-11-01T00:00:00Z') } })
  const chunks: Uint8Array[] = []
  const written = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', reject)
  })
  if (title !== '') doc.font('Times-Bold').fontSize(17).text(title, { align: 'center' }).moveDown()
  for (const { heading, paragraphs } of blocks) {
    if (heading) doc.font('Times-Bold').fontSize(12).text(heading)
    for (const paragraph of paragraphs) doc.font('Times-Roman').fontSize(11).text(paragraph).moveDown(0.6)
  }
  doc.end()
  return written
}

const contract = () =>
  typeset('SERVICES AGREEMENT', [
    {
      paragraphs: [
        'This agreement is made on 3 March 2026 between Quillfen Catering Ltd, a company registered at 4 Otter Lane, Leeds (the "Supplier"), and Dunmere Village Hall Trust of 12 Church Rise, Skipton (the "Client").',
      ],
    },
    {
      heading: '1. Services',
      paragraphs: [
        'The Supplier shall provide lunches for the events listed in Schedule A. The Supplier shall use staff with suitable skills, education and experience.',
        'The Client may change the number of guests until seven days before an event.',
      ],
    },
    {
      heading: '2. Term',
      paragraphs: [
        'This agreement begins on 1 April 2026 and continues until 31 March 2027 unless ended earlier under clause 5.',
      ],
    },
    {
      heading: '3. Fees and payment',
      paragraphs: [
        'The Client shall pay £14.50 a guest within thirty days of an invoice. Invoices are sent to accounts@dunmere-hall.example.',
        'Late sums carry interest at four per cent a year above the base rate.',
      ],
    },
    {
      heading: '4. Confidentiality',
      paragraphs: ['Neither party shall disclose the terms of this agreement except where the law requires it.'],
    },
    {
      heading: '5. Termination',
      paragraphs: [
        'Either party may end this agreement by sixty days’ written notice. Clauses 3 and 4 survive its end.',
      ],
    },
    { paragraphs: ['Signed for the Supplier: ____________________', 'Signed for the Client: ____________________'] },
  ])

const coverLetter = () =>
  typeset('', [
    {
      paragraphs: [
        'Rosalind Achterberg\n18 Kestrel Close, Norwich\nrosalind.achterberg@mailbox.example\n07700 900561',
        '14 October 2026',
        'Hiring Manager\nFennimore Maps Ltd\nIpswich',
        'Dear Hiring Manager,',
        'I am writing to apply for the position of Junior Cartographer that you advertised last week. Maps have been my work and my evenings for as long as I can remember, and your atlas of footpaths is the one that I keep in my own rucksack.',
        'In my last post I drew drainage plans for a county council and learnt to check every contour twice. Before that I studied geography, and I spent two summers walking field boundaries with a notebook. I enjoy exact work, and I ask when I am not sure.',
        'I would be glad to show you some of my sheets. I can start in December and would move to Ipswich.',
        'Thank you for reading this letter. I look forward to hearing from you.',
        'Yours faithfully,',
        'Rosalind Achterberg',
      ],
    },
  ])

const invoice = () =>
  typeset('INVOICE 2026-0417', [
    {
      paragraphs: [
        'Brindlewick Bicycle Repairs, 7 Mill Yard, Exeter\nmoney@brindlewick.example, 01632 960041',
        'To: Hartsmoor Courier Company, Exeter\nDate: 2 June 2026. Due: 2 July 2026.',
        '12 x brake service at £18.00: £216.00\n4 x wheel truing at £22.50: £90.00\n1 x frame inspection at £35.00: £35.00',
        'Total: £341.00. Please pay to the account printed on the back.',
      ],
    },
  ])

export const foreignDocuments: readonly ForeignDocument[] = [
  { id: 'contract', bytes: contract },
  { id: 'cover-letter', bytes: coverLetter },
  { id: 'invoice', bytes: invoice },
  ...[...lettersAndPapers, ...formsAndRecords].map((text) => ({ id: text.id, bytes: () => typesetForeign(text) })),
]
