import { ResumeAnalysis } from '@scry/contracts/analysis'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lettersInBoxes, lettersOfField } from './fields/text-in-boxes.ts'
import type { DocumentText } from './pages/page-text.ts'
import { analyseDocument } from './read-resume.ts'
import { type PrintedRow, pageOfText } from './testing/page-of-text.ts'

const today = { year: 2026, month: 11 }

const fragment = fc.oneof(
  fc.constantFrom(
    ...['Experience', 'EDUCATION', 'Skills:', 'Projects', 'Languages', 'Summary', 'Berufserfahrung', '学历', 'Опыт'],
    ...['2019 - 2021', 'Jan 2020 – Present', '03/2018', "Summer '19", '2020年4月', 'Page 2 of 3', 'since 2015', '20XX'],
    ...['ada@example.org', 'a@b@c', 'https://example.org/a?b=c', 'github.com/ada', '+49 30 1234567', '(512) 555-0100'],
    ...['Engineer at Example', 'University of Example', 'B.Sc. Physics', 'Python, SQL, React', '•', '–', '|', 'win-'],
    ...['Zoë Ångström', 'عربى', 'हिन्दी', '김민준', '😀', '\u00ad', '\u200b', '((', '))', '\\', '$&', '%', 'e x p', 'ﬁ'],
  ),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
)
const row = fc.record({
  text: fc.array(fragment, { minLength: 1, maxLength: 7 }).map((parts) => parts.join(' ')),
  column: fc.constantFrom(0, 0, 0, 1),
  indent: fc.constantFrom(0, 0, 12, 60),
  style: fc.record({ size: fc.constantFrom(8, 10, 10, 10, 14), weight: fc.constantFrom(400, 400, 700) }),
  visible: fc.constantFrom(true, true, true, true, false),
})
/** Pages of one or two columns. No two rows are printed over each other. */
const documents = fc.array(fc.array(row, { maxLength: 40 }), { minLength: 1, maxLength: 3 }).map(
  (pages): DocumentText => ({
    title: '',
    pages: pages.map((rows, at) =>
      pageOfText(
        at + 1,
        rows.map(({ text, column, indent, style, visible }, index): PrintedRow => {
          const letters = column === 1 ? 40 : 100
          return {
            text: text.slice(0, letters),
            x: 40 + column * 300 + indent,
            baseline: 40 + index * 18,
            style,
            visible,
          }
        }),
      ),
    ),
  }),
)

test('any text ends in the same analysis each time, in the shape of the contract, or in a sentence', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const result = analyseDocument(document, today)
      expect(analyseDocument(document, today)).toEqual(result)
      if (result.ok) expect(ResumeAnalysis.parse(result.analysis)).toEqual(result.analysis)
      else expect(result.message).toMatch(/^[A-Z].+\.$/)
    }),
    { numRuns: 80, seed: 20261121 },
  )
})

test('whatever the text, a field is what is printed inside its boxes, and it names a place in the analysis', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const result = analyseDocument(document, today)
      if (!result.ok) return
      const { evidence, ...analysis } = result.analysis
      for (const [path, field] of Object.entries(evidence.fields)) {
        // Letters of several scripts in one word are read from both sides: their order on the page says little.
        const [seen, said] = [lettersInBoxes(document.pages, field), lettersOfField(field)].map((text) =>
          [...text].sort(),
        )
        expect([path, seen]).toEqual([path, said])
        const value = path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], analysis)
        expect([path, value ?? null]).not.toEqual([path, null])
      }
    }),
    { numRuns: 80, seed: 20261121 },
  )
})

const units = [
  ...[
    'a',
    'A',
    '1',
    '1 ',
    'a ',
    'a.',
    '.',
    '@',
    'a@',
    'a@a.',
    '-',
    '- ',
    'a-',
    '-a',
    '|',
    '(',
    '((',
    '/',
    '1/',
    '1.1.',
  ],
  ...[
    'http://',
    'www.a.',
    '2020 - ',
    '2020',
    'Jan 2020 ',
    '01/2020 ',
    '+1 ',
    'A B ',
    'Aa, ',
    'at ',
    'of ',
    '• ',
    ', ',
    ':',
  ],
  ...[
    'a: ',
    '中',
    'अ',
    'ا',
    '😀',
    '\u00ad',
    'Present ',
    'IX ',
    'B.Sc. ',
    'C++ ',
    'Skills: ',
    'e x p ',
    'x@y.zz ',
    '\\',
    '"',
  ],
]

test.each(units)('no text wears a pattern out: %j in rows as long as they are read, and on one endless row', (unit) => {
  const head = ['Ada Example', 'ada@example.org', 'Experience', 'Engineer, Example Works   Jan 2020 - Present']
  const rows = [
    ...head,
    ...Array.from({ length: 8 }, () => unit.repeat(990 / unit.length)),
    unit.repeat(6000 / unit.length),
  ]
  const page = pageOfText(
    1,
    rows.map((text, at) => ({ text, x: 40, baseline: 40 + at * 14 })),
    40_000,
  )
  const result = analyseDocument({ title: '', pages: [page] }, today)
  expect(result.ok || result.message.length > 0).toBe(true)
})
