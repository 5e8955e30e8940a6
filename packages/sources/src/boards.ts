import type { SourceManifest, SourceUnit } from './connector.ts'

/** One line of the list of boards: which to ask, and what is known of the employer. */
export type Board = {
  unit: SourceUnit
  /** Where the employer is at home, two letters of ISO 3166. */
  country?: string
  /** 'health', 'logistics'. */
  field?: string
}

const header = 'system,token,employer,country,field'

/**
 * Reads a list of boards: a header row, then one board a line, `system,token,employer,country,field`. Only the first two
 * must be filled. Lines that are empty or begin with '#' are left out; a bad line is told with its number and costs no
 * other. `manifests` say which systems there are.
 */
export const readBoards = (
  text: string,
  manifests: readonly SourceManifest[],
): { boards: Board[]; problems: string[] } => {
  const systems = new Set(manifests.filter(({ boards }) => boards === 'many').map(({ id }) => id))
  const boards: Board[] = []
  const problems: string[] = []
  const seen = new Set<string>()
  text.split(/\r?\n/).forEach((row, at) => {
    const line = row.trim()
    if (line === '' || line.startsWith('#') || line.toLowerCase() === header) return
    const [source = '', board = '', employer, country, field, ...rest] = line.split(',').map((part) => part.trim())
    const name = `${source}/${board}`
    const told = (problem: string) => problems.push(`Line ${at + 1}: ${problem}`)
    if (rest.length > 0) told('it has more than five parts; a name holds no comma.')
    else if (!systems.has(source)) told(`'${source}' is no system with boards. There are ${[...systems].join(', ')}.`)
    else if (board === '' || /\s/.test(board)) told('the token of the board is missing or holds a blank.')
    else if (country && !/^[A-Z]{2}$/.test(country)) told(`the country '${country}' is not two capital letters.`)
    else if (seen.has(name)) told(`${name} stands there before.`)
    else {
      seen.add(name)
      boards.push({
        unit: { source, board, ...(employer && { employer }) },
        ...(country && { country }),
        ...(field && { field }),
      })
    }
  })
  return { boards, problems }
}

/** What of a source is leased and run as one: each of its boards, or the source itself. */
export const unitsOf = ({ id, boards: kind }: SourceManifest, boards: readonly Board[]): SourceUnit[] =>
  kind === 'none' ? [{ source: id }] : boards.flatMap(({ unit }) => (unit.source === id ? [unit] : []))
