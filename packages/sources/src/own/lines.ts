/** A line of a file with its number, the first being 1. One that is too long is cut off and says so. */
export type Line = { readonly at: number; readonly text: string; readonly isCut: boolean }

/** No row is longer; more than that is no row but a file that is something else. */
export const longestLine = 1_000_000

/** Parts text that comes in pieces into lines, however they end. Holds no more than one line. */
export const createLines = () => {
  let rest = ''
  let isCut = false
  let at = 0
  let endsInReturn = false
  const keep = (text: string) => {
    if (isCut) return
    rest += text
    if (rest.length <= longestLine) return
    rest = rest.slice(0, longestLine)
    isCut = true
  }
  const take = (): Line => {
    at += 1
    const line = { at, text: at === 1 ? rest.replace(/^\ufeff/, '') : rest, isCut }
    rest = ''
    isCut = false
    return line
  }
  return {
    push(text: string): Line[] {
      const found: Line[] = []
      // A line end of two signs that two pieces share is one.
      let from = endsInReturn && text.startsWith('\n') ? 1 : 0
      if (text !== '') endsInReturn = text.endsWith('\r')
      for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) {
        if (index < from) continue
        keep(text.slice(from, index))
        found.push(take())
        from = index + end.length
      }
      keep(text.slice(from))
      return found
    },
    end: (): Line[] => (rest === '' ? [] : [take()]),
  }
}
