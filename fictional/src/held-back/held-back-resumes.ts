import type { Printer } from '../chromium/printer.ts'
import { convertDocuments } from '../libreoffice/convert-document.ts'
import { drawResume } from '../pdfkit/sheet.ts'
import { people } from '../people.ts'
import type { Person, ResumeLanguage } from '../person.ts'
import { labelsAs } from '../truth.ts'
import { compileTypst } from '../typst/compile-typst.ts'
import { heldBackLanguages } from './headings.ts'
import { heldBackOfficePages, heldBackSheet, heldBackTypst } from './other-writers.ts'
import { heldBackPages } from './pages.ts'

/** One resume of a kind that nothing is tuned or trained on, with its labels. */
export interface HeldBackResume {
  readonly id: string
  readonly kind: string
  readonly producer: 'chromium' | 'libreoffice' | 'pdfkit' | 'typst'
  readonly language: ResumeLanguage
  readonly bytes: Uint8Array
  readonly labels: ReturnType<typeof labelsAs>
}

interface Kind {
  readonly id: string
  readonly producer: HeldBackResume['producer']
  /** What the page does not print. */
  readonly leaves?: (person: Person) => Person
  readonly make: (people: readonly Person[], printer: Printer) => Promise<readonly Uint8Array[]>
}

const withoutDates = (person: Person): Person => ({
  ...person,
  experience: person.experience.map((job) => ({ ...job, start: null, end: null })),
  education: person.education.map((study) => ({ ...study, start: null, end: null })),
  volunteering: person.volunteering.map((job) => ({ ...job, start: null, end: null })),
})

async function each(all: readonly Person[], make: (person: Person) => Promise<Uint8Array>): Promise<Uint8Array[]> {
  const files: Uint8Array[] = []
  for (const person of all) files.push(await make(person))
  return files
}

const kinds: readonly Kind[] = [
  ...heldBackPages.map(
    ({ id, html }): Kind => ({
      id,
      producer: 'chromium',
      make: (all, printer) => each(all, (person) => printer.print(html(person))),
      ...(id === 'undated' ? { leaves: withoutDates } : {}),
    }),
  ),
  ...heldBackOfficePages.map(
    ({ id, html }): Kind => ({ id, producer: 'libreoffice', make: (all) => convertDocuments(all.map(html), 'html') }),
  ),
  { id: heldBackSheet.id, producer: 'pdfkit', make: (all) => each(all, (person) => drawResume(heldBackSheet, person)) },
  {
    id: 'three-rails',
    producer: 'typst',
    make: (all) => each(all, async (person) => compileTypst(heldBackTypst(person))),
  },
]

/** Six people a kind: two in English, the others in four languages, each kind beginning elsewhere in the lists. */
function peopleOf(index: number): readonly Person[] {
  const of = (language: ResumeLanguage) => people.filter((person) => person.language === language)
  const english = of('en')
  const languages = heldBackLanguages.filter((language) => language !== 'en')
  const abroad = [0, 1, 2, 3].flatMap((step) =>
    of(languages[(index * 3 + step) % languages.length] ?? 'de').slice(0, 1),
  )
  return [english[(index * 2) % english.length], english[(index * 2 + 1) % english.length], ...abroad].filter(
    (person) => person !== undefined,
  )
}

/** Every resume that is held back, drawn anew; needs Chromium and LibreOffice. */
export async function heldBackResumes(printer: Printer): Promise<readonly HeldBackResume[]> {
  const resumes: HeldBackResume[] = []
  for (const [index, { id, producer, leaves, make }] of kinds.entries()) {
    const all = peopleOf(index).map((person) => leaves?.(person) ?? person)
    const files = await make(all, printer)
    for (const [at, person] of all.entries()) {
      const bytes = files[at]
      if (!bytes) continue
      resumes.push({
        id: `${id}-${person.id}`,
        kind: id,
        producer,
        language: person.language,
        bytes,
        labels: labelsAs(person),
      })
    }
  }
  return resumes
}
