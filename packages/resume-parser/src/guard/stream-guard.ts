/** Counts the bytes a deflate stream unfolds to, stopping at the limit. Answers null when the stream is not deflate. */
export type InflatedSize = (data: Uint8Array, limit: number) => number | null

export interface StreamLimits {
  readonly perStream: number
  readonly perDocument: number
}

const defaultStreamLimits: StreamLimits = { perStream: 32 * 1024 * 1024, perDocument: 96 * 1024 * 1024 }

const maxStreams = 60_000
const code = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const streamWord = code('stream')
const endWord = code('endstream')

function find(bytes: Uint8Array, word: readonly number[], from: number, to = bytes.length): number {
  const [first = 0] = word
  for (let i = bytes.indexOf(first, from); i >= 0 && i <= to - word.length; i = bytes.indexOf(first, i + 1)) {
    let same = true
    for (let k = 1; k < word.length; k++) {
      if (bytes[i + k] !== word[k]) {
        same = false
        break
      }
    }
    if (same) return i
  }
  return -1
}

const latin = new TextDecoder('latin1')
/** Longest dictionary that is looked at in front of a stream. */
const dictionaryBytes = 2000
const objectWord = code(' obj')

/** A picture's dictionary. Nothing that reads a resume draws, so no picture is ever decoded, whatever its size (decision 0350). */
const picture = /\/Subtype\s*\/Image\b/

/** What stands between the last ' obj' in front of a stream and the stream. */
function dictionaryBefore(bytes: Uint8Array, stream: number): string {
  const from = Math.max(0, stream - dictionaryBytes)
  let at = stream - 1
  while (at > from && !(bytes[at] === objectWord[0] && find(bytes, objectWord, at, at + objectWord.length) === at)) at--
  return latin.decode(bytes.subarray(at, stream))
}

/**
 * Looks through the streams of a PDF before anything decodes them. 'bomb' when one stream, or all together, would
 * unfold past the limits, or when deflate is applied to deflate.
 */
export function checkStreams(
  bytes: Uint8Array,
  inflatedSize: InflatedSize,
  limits: StreamLimits = defaultStreamLimits,
): 'ok' | 'bomb' {
  let total = 0
  let at = 0
  for (let count = 0; ; count++) {
    const start = find(bytes, streamWord, at)
    if (start < 0) return 'ok'
    if (count > maxStreams) return 'bomb'
    at = start + streamWord.length
    if (start >= 3 && find(bytes, endWord, start - 3, at) === start - 3) continue
    let from = start + streamWord.length
    if (bytes[from] === 13) from++
    if (bytes[from] === 10) from++
    const own = dictionaryBefore(bytes, start)
    if (picture.test(own)) continue
    const filters = own.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0
    if (filters === 0) {
      const packed = own.match(/\/(?:LZWDecode|LZW|RunLengthDecode|RL)\b/)
      if (!packed) continue
    }
    if (filters > 1) return 'bomb'
    const end = find(bytes, endWord, from)
    const data = bytes.subarray(from, end < 0 ? bytes.length : end)
    const isLzw = filters === 0
    const size = isLzw ? data.length * 180 : inflatedSize(data, limits.perStream + 1)
    if (size !== null) {
      if (size > limits.perStream) return 'bomb'
      total += size
      if (total > limits.perDocument) return 'bomb'
    }
    if (end >= 0) at = end + endWord.length
  }
}
