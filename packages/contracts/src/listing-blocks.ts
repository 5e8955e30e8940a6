/** Characters [start, end) of a text. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

/** A heading of one line, a paragraph of lines, or a list of items. */
export interface TextBlock {
  readonly kind: 'heading' | 'paragraph' | 'list'
  readonly spans: readonly TextSpan[]
}

const marks = [
  { kind: 'heading', sign: '## ' },
  { kind: 'list', sign: '- ' },
] as const

/**
 * The structure of a listing's description: a blank line parts paragraphs, '## ' begins a heading and '- ' an item of a
 * list. The signs are in no span; offsets stay those of the text, so that what points at words finds them.
 */
export function blocksOf(text: string): TextBlock[] {
  const blocks: { kind: TextBlock['kind']; spans: TextSpan[] }[] = []
  let start = 0
  let isParted = true
  for (const line of text.split('\n')) {
    const next = start + line.length + 1
    if (line.trim() === '') isParted = true
    else {
      const mark = marks.find(({ sign }) => line.startsWith(sign) && line.length > sign.length)
      const kind = mark?.kind ?? 'paragraph'
      const span = { start: start + (mark?.sign.length ?? 0), end: start + line.length }
      const last = blocks.at(-1)
      const goesOn = last?.kind === kind && kind !== 'heading' && (!isParted || kind === 'list')
      if (last && goesOn) last.spans.push(span)
      else blocks.push({ kind, spans: [span] })
      isParted = false
    }
    start = next
  }
  return blocks
}
