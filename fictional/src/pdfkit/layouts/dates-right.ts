import { capitals, contactOf } from '../../resume-content.ts'
import { drawSections, type PdfkitLayout } from '../sheet.ts'

export const datesRight: PdfkitLayout = {
  id: 'dates-right',
  family: 'serif',
  margin: 54,
  draw(sheet, person) {
    sheet.line(person.name, { size: 22, align: 'center' })
    sheet.line(person.nativeName, { align: 'center' })
    sheet.line(person.headline, { align: 'center', weight: 'italic' })
    sheet.line(contactOf(person).join(' • '), { align: 'center' })
    drawSections(sheet, person, {
      headings: 1,
      dash: ' - ',
      heading(text) {
        sheet.space(8)
        sheet.line(capitals(text, person.language), { size: 11, weight: 'bold' })
        const { x, width } = sheet.column
        sheet.doc
          .moveTo(x, sheet.doc.y)
          .lineTo(x + width, sheet.doc.y)
          .lineWidth(0.7)
          .stroke('#333333')
        sheet.space(4)
      },
      entry(entry) {
        sheet.pair(entry.organisation ?? entry.title, entry.dates, { weight: 'bold' })
        if (entry.organisation) sheet.pair(entry.title, entry.place, { weight: 'italic' }, { weight: 'italic' })
        sheet.line(entry.technologies.join(', '))
        sheet.bullets(entry.bullets, '–')
        sheet.space(4)
      },
    })
  },
}
