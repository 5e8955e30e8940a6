import { engineerRow, generalStudyRows, notEngineering, studyRows } from './data/studies.ts'
import { fieldOfWork } from './fields-of-work.ts'
import { withoutAccents } from './fold-letters.ts'

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [fields = '', words = ''] = row.split('|')
      return {
        line: fields,
        fields: fields.split(' '),
        words: new RegExp(`(?<!\\p{L})(?:${words.replaceAll(';', '|')})`, 'u'),
      }
    })
const rows = rowsOf(studyRows)
const engineerRows = rowsOf(engineerRow)
const generalRows = rowsOf(generalStudyRows)

/**
 * The fields of work that a subject of study leads to, of those of `occupations`: 'Ingeniería Agronómica' leads to
 * agriculture. Empty when no word of it is known.
 */
export const fieldsOfStudy = (subject: string): readonly string[] => {
  const folded = withoutAccents(subject.slice(0, 200))
  const named = (lines: typeof rows) => [
    ...new Set(lines.flatMap(({ fields, words }) => (words.test(folded) ? fields : []))),
  ]
  const found = named(rows)
  const isOther = rows.some(({ line, words }) => notEngineering.includes(line) && words.test(folded))
  const engineering = isOther ? [] : named(engineerRows)
  if (found.length > 0) return [...new Set([...found, ...engineering])]
  const general = [...new Set([...engineering, ...named(generalRows)])]
  return general.length > 0 ? general : [fieldOfWork(subject) ?? []].flat()
}
