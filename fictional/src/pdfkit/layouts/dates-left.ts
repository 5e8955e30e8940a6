import { contactOf } from '../../resume-content.ts'
import { drawSections, type PdfkitLayout } from '../sheet.ts'

const dateWidth = 105

export const datesLeft: PdfkitLayout = {
  id: 'dates-left',
  family: 'sans',
  margin: 48,
  draw(sheet, person) {
    const full = sheet.column
    sheet.line(person.name, { size: 19, color: '#1d3f72' })
    sheet.line(person.nativeName)
    sheet.line(person.headline)
    for (const item of contactOf(person)) sheet.line(item, { size: 9, color: '#444444' })
    drawSections(sheet, person, {
      headings: 1,
      dash: ' – ',
      heading(text) {
        sheet.space(9)
        sheet.line(text, { size: 12, color: '#1d3f72' })
        sheet.space(3)
      },
      entry(entry) {
        if (sheet.doc.y > sheet.doc.page.height - 110) sheet.doc.addPage()
        const top = sheet.doc.y
        sheet.column = { x: full.x, width: dateWidth - 10 }
        sheet.line(entry.dates, { color: '#555555' })
        sheet.doc.y = top
        sheet.column = { x: full.x + dateWidth, width: full.width - dateWidth }
        sheet.line(entry.title, { weight: 'bold' })
        sheet.line([entry.organisation, entry.place].filter(Boolean).join(', '))
        sheet.bullets(entry.bullets)
        sheet.line(entry.technologies.join(', '), { weight: 'italic' })
        sheet.column = full
        sheet.space(5)
      },
    })
  },
}
