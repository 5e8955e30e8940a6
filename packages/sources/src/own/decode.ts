const longestLine = 4_000_000

const byteOrderMarks: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

const isEnd = (byte: number | undefined): boolean => byte === 0x0a || byte === 0x0d

/** In UTF-8 that was cut or damaged most signs beyond ASCII are still whole; in Windows-1252 nearly none is by chance. */
const isDamaged = (text: string): boolean => {
  let broken = 0
  let whole = 0
  for (const [sign] of text.matchAll(/\P{ASCII}/gu)) {
    if (sign === '\ufffd') broken += 1
    else whole += 1
  }
  return whole >= broken
}

const line = (bytes: Uint8Array): string => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  return text.includes('\ufffd') && !isDamaged(text) ? new TextDecoder('windows-1252').decode(bytes) : text
}

/** Lines that are UTF-8 as such, and those that are not as Windows-1252, which spreadsheets of many offices still write. */
const lines = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    let text = ''
    for (let from = 0; from < bytes.length; ) {
      let to = from
      while (to < bytes.length && !isEnd(bytes[to])) to += 1
      while (to < bytes.length && isEnd(bytes[to])) to += 1
      text += line(bytes.subarray(from, to))
      from = to
    }
    return text
  }
}

/**
 * Turns the bytes of a file into text, piece by piece: UTF-16 where its mark begins the file, else line by line UTF-8 or
 * Windows-1252. Never throws; signs that no text holds (NUL) are left out.
 */
export const createDecoder = () => {
  let rest: Uint8Array = new Uint8Array()
  /** What came after `rest` without a line end: joined once one is there, so that a line without end is not copied at each piece. */
  let endless: Uint8Array[] = []
  let endlessBytes = 0
  let marked: InstanceType<typeof TextDecoder> | undefined
  let hasBegun = false
  const clean = (text: string) => text.replaceAll('\u0000', '')
  const begin = (isLast: boolean): boolean => {
    if (hasBegun) return true
    if (rest.length < 3 && !isLast) return false
    hasBegun = true
    const mark = byteOrderMarks.find(([signs]) => signs.every((sign, at) => rest[at] === sign))
    if (mark !== undefined) rest = rest.slice(mark[0].length)
    if (mark !== undefined && mark[1] !== 'utf-8') marked = new TextDecoder(mark[1])
    return true
  }
  const join = (...more: readonly Uint8Array[]) => {
    rest = Buffer.concat([rest, ...endless, ...more])
    endless = []
    endlessBytes = 0
  }
  return {
    push(bytes: Uint8Array): string {
      const isWithin = rest.length + endlessBytes + bytes.length <= longestLine
      if (hasBegun && marked === undefined && isWithin && !bytes.some(isEnd)) {
        endless.push(bytes.slice())
        endlessBytes += bytes.length
        return ''
      }
      const looked = hasBegun ? rest.length + endlessBytes : 0
      join(bytes)
      if (!begin(false)) return ''
      if (marked !== undefined) {
        const text = marked.decode(rest, { stream: true })
        rest = new Uint8Array()
        return clean(text)
      }
      let to = rest.length
      while (to > looked && !isEnd(rest[to - 1])) to -= 1
      // What waits from before is the beginning of a line.
      if (to === looked) to = 0
      if (to === 0 && rest.length > longestLine) to = rest.length
      const text = lines(rest.subarray(0, to))
      rest = rest.slice(to)
      return clean(text)
    },
    end(): string {
      join()
      begin(true)
      const text = marked === undefined ? lines(rest) : marked.decode(rest)
      rest = new Uint8Array()
      return clean(text)
    },
  }
}

/** The text of a whole file. */
export const decoded = (bytes: Uint8Array): string => {
  const decoder = createDecoder()
  return decoder.push(bytes) + decoder.end()
}
