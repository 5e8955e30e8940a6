import { contactOf } from '../../resume-content.ts'
import { drawSections, type PdfkitLayout } from '../sheet.ts'

export const oneColumn: PdfkitLayout = {
  id: 'one-column',
  family: 'sans',
  margin: 50,
  draw(sheet, person) {
    sheet.line(person.name, { size: 20, weight: 'bold' })
    sheet.line(person.nativeName)
    sheet.line(person.headline, { size: 12 })
    sheet.line(contactOf(person).join(' | '))
    drawSections(sheet, person, {
      headings: 0,
      dash: ' – ',
      heading(text) {
        sheet.space(9)
        sheet.line(text, { size: 13, weight: 'bold' })
        sheet.space(2)
      },
      entry(entry) {
        sheet.line(entry.title, { weight: 'bold' })
        sheet.line([entry.organisation, entry.place].filter(Boolean).join(', '))
        sheet.line(entry.dates, { weight: 'italic' })
        sheet.line(entry.technologies.join(', '), { weight: 'italic' })
        sheet.bullets(entry.bullets)
        sheet.space(4)
      },
    })
  },
}
