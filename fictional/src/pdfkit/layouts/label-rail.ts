import { contactOf } from '../../resume-content.ts'
import { drawSections, type PdfkitLayout } from '../sheet.ts'

const railWidth = 100

export const labelRail: PdfkitLayout = {
  id: 'label-rail',
  family: 'serif',
  margin: 50,
  draw(sheet, person) {
    const full = sheet.column
    const content = { x: full.x + railWidth, width: full.width - railWidth }
    sheet.line(person.name, { size: 21 })
    sheet.line(person.nativeName)
    sheet.line(person.headline)
    sheet.line(contactOf(person).join(', '), { size: 9 })
    let labelBottom = 0
    drawSections(sheet, person, {
      headings: 1,
      dash: '–',
      heading(text) {
        if (sheet.doc.y > sheet.doc.page.height - 120) {
          sheet.doc.addPage()
          labelBottom = 0
        }
        sheet.doc.y = Math.max(sheet.doc.y, labelBottom)
        sheet.space(9)
        const top = sheet.doc.y
        sheet.column = { x: full.x, width: railWidth - 12 }
        sheet.line(text, { weight: 'bold', align: 'right', color: '#8a1c1c' })
        labelBottom = sheet.doc.y
        sheet.doc.y = top
        sheet.column = content
      },
      entry(entry) {
        sheet.line([entry.title, entry.organisation].filter(Boolean).join(', '), { weight: 'bold' })
        sheet.line([entry.dates, entry.place].filter(Boolean).join(', '), { weight: 'italic' })
        sheet.bullets(entry.bullets)
        sheet.line(entry.technologies.join(', '))
        sheet.space(5)
      },
    })
  },
}
