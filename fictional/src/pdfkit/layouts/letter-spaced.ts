import { capitals, contactOf } from '../../resume-content.ts'
import { drawSections, type PdfkitLayout } from '../sheet.ts'

export const letterSpaced: PdfkitLayout = {
  id: 'letter-spaced',
  family: 'sans',
  margin: 56,
  draw(sheet, person) {
    sheet.line(capitals(person.name, person.language), { size: 18, align: 'center', spacing: 4.5 })
    sheet.line(person.nativeName, { align: 'center' })
    sheet.line(person.headline, { align: 'center', spacing: 1 })
    sheet.line(contactOf(person).join('  |  '), { align: 'center', size: 9 })
    drawSections(sheet, person, {
      headings: 2,
      dash: ' – ',
      heading(text) {
        sheet.space(11)
        sheet.line(capitals(text, person.language), { size: 10.5, align: 'center', spacing: 3 })
        sheet.space(4)
      },
      entry(entry) {
        sheet.pair([entry.title, entry.organisation].filter(Boolean).join(' | '), entry.dates, { weight: 'bold' })
        sheet.line(entry.place)
        sheet.line(entry.technologies.join(', '), { weight: 'italic' })
        sheet.bullets(entry.bullets)
        sheet.space(4)
      },
    })
  },
}
