import { englishPeople } from '@scry/fictional/people'
import type { Person } from '@scry/fictional/person'
import type { Rendering } from '@scry/fictional/render-resume'
import { shuffled } from './seeded-random.ts'

export interface Persona {
  readonly person: Person
  readonly rendering: Rendering
  /** Judged before any result of any system was looked at. */
  readonly locked: boolean
  /** The wider field, so that slices hold more than one person. */
  readonly family: string
}

const familyOf: Readonly<Record<string, string>> = {
  software: 'software and data',
  data: 'software and data',
  'career changer to software': 'software and data',
  'first-year software': 'software and data',
  'software testing, non-native English': 'software and data',
  nursing: 'health and science',
  biology: 'health and science',
  chemistry: 'health and science',
  psychology: 'health and science',
  'first-year environmental science': 'health and science',
  agriculture: 'health and science',
  'mechanical engineering': 'engineering',
  'civil engineering': 'engineering',
  'electrical engineering': 'engineering',
  finance: 'business and law',
  accounting: 'business and law',
  'first-year business': 'business and law',
  marketing: 'business and law',
  law: 'business and law',
  hospitality: 'business and law',
  'graphic design': 'design and teaching',
  'user experience design': 'design and teaching',
  teaching: 'design and teaching',
}

/** Who is judged for, and how the resume is set: the layout, by the writer. */
const renderingOf: Readonly<Record<string, readonly [layout: string, producer: Rendering['producer']]>> = {
  'nkechi-halloran': ['one-column', 'pdfkit'],
  'cormac-mac-giolla-bhride': ['dates-right', 'typst'],
  'dmitri-volkonsky': ['sidebar-right', 'typst'],
  'deborah-stannard': ['dates-left', 'pdfkit'],
  'zoe-kallistrate': ['small-caps', 'typst'],
  'nguyen-thi-bich-hanh': ['sidebar-left', 'pdfkit'],
  'grace-achieng-otieno': ['table', 'chromium'],
  'anneliese-grunwald': ['label-rail', 'typst'],
  'wei-ling-tsai': ['two-columns', 'chromium'],
  'ingrid-solheim-vargas': ['label-rail', 'pdfkit'],
  'mei-nakagawa': ['one-column', 'typst'],
  'tsegaye-woldemariam': ['letter-spaced', 'pdfkit'],
  'bjorn-thorvaldsson': ['dates-right', 'pdfkit'],
  'fatima-zahra-el-idrissi': ['dates-left', 'typst'],
  'oluwaseun-adebanjo': ['one-column', 'pdfkit'],
  'marcus-dangelo-whitlock': ['roles-by-company', 'chromium'],
  'chidi-nwachukwu-bell': ['dates-right', 'typst'],
  'ibrahim-sesay': ['sidebar-left', 'pdfkit'],
  'chloe-bainbridge': ['icons', 'chromium'],
  'jean-luc-mbemba': ['small-caps', 'typst'],
  'rafael-quintanilla': ['dates-left', 'pdfkit'],
  'lucia-fernandez-de-la-reguera': ['cards', 'chromium'],
  sunniva: ['sidebar-right', 'typst'],
  'eleanor-pettigrew-ashby': ['dates-right', 'pdfkit'],
}

const lockedCount = 9
const lockSeed = 80

/** The 24 personas in the order of their identifiers, nine of them locked by a seeded choice. */
export function choosePersonas(): Persona[] {
  const ids = Object.keys(renderingOf).sort()
  const locked = new Set(shuffled(ids, lockSeed).slice(0, lockedCount))
  return ids.map((id) => {
    const person = englishPeople.find((one) => one.id === id)
    const [layout, producer] = renderingOf[id] ?? []
    const family = familyOf[person?.field ?? '']
    if (!person || !family || !layout || !producer)
      throw new Error(`There is no fictional person ${id} of a known field.`)
    return { person, family, rendering: { layout, producer }, locked: locked.has(id) }
  })
}
