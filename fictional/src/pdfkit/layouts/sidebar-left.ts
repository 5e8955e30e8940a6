import { headingOf } from '../../headings.ts'
import { contactOf } from '../../resume-content.ts'
import { drawSections, type PdfkitLayout } from '../sheet.ts'

const sidebarWidth = 180

/** The main column is written first, so that the stream's order is not the order of the page. */
export const sidebarLeft: PdfkitLayout = {
  id: 'sidebar-left',
  family: 'sans',
  margin: 40,
  draw(sheet, person) {
    const { doc } = sheet
    doc.rect(0, 0, sidebarWidth, doc.page.height).fill('#e7ecef')
    const heading = (text: string) => {
      sheet.space(9)
      sheet.line(text, { size: 12, weight: 'bold' })
      sheet.space(2)
    }
    sheet.column = { x: sidebarWidth + 18, width: doc.page.width - sidebarWidth - 18 - 36 }
    doc.y = 40
    sheet.line(person.name, { size: 20, weight: 'bold' })
    sheet.line(person.nativeName)
    sheet.line(person.headline, { size: 12, color: '#33576b' })
    drawSections(
      sheet,
      person,
      {
        headings: 0,
        dash: ' – ',
        heading,
        entry(entry) {
          sheet.pair(entry.title, entry.dates, { weight: 'bold' }, { size: 9, color: '#555555' })
          sheet.line([entry.organisation, entry.place].filter(Boolean).join(' · '))
          sheet.line(entry.technologies.join(', '), { weight: 'italic' })
          sheet.bullets(entry.bullets)
          sheet.space(5)
        },
      },
      ['summary', 'experience', 'education', 'projects', 'volunteering'],
    )
    doc.switchToPage(0)
    doc.y = 40
    sheet.column = { x: 18, width: sidebarWidth - 32 }
    heading(headingOf(person.language, 'contact', 0))
    for (const item of contactOf(person)) sheet.line(item, { size: 8.5 })
    drawSections(
      sheet,
      person,
      {
        headings: 0,
        dash: ' – ',
        heading,
        entry: () => undefined,
        lines(lines, kind) {
          if (kind === 'skills')
            for (const group of person.skills) for (const item of group.items) sheet.line(item, { size: 9 })
          else for (const line of lines) sheet.line(line, { size: 9 })
        },
      },
      ['skills', 'languages', 'certifications', 'interests'],
    )
  },
}
