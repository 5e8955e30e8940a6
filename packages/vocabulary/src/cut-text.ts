/** What is known of a word wherever it stands: as a word of names of skills, and as a cue of grammars. */
export interface KnownWord {
  /** For the walk along names of skills; `unread` where the text itself has to be looked at. */
  name: number
  /** A bit for each cue that it is; nothing where `name` is unread. */
  cues: number
}
export const unread = 0

/**
 * A text that was cut into words by `nextWord`: all of them, in order, in rows of numbers, with what is known of each.
 * Who reads the text next need not cut it nor look its words up again.
 */
export class CutText {
  count = 0
  starts = new Int32Array(256)
  ends = new Int32Array(256)
  names = new Int32Array(256)
  cues = new Int32Array(256)

  put(start: number, end: number, name: number, cues: number): void {
    const at = this.count
    if (at === this.starts.length) this.grow()
    this.starts[at] = start
    this.ends[at] = end
    this.names[at] = name
    this.cues[at] = cues
    this.count += 1
  }

  private grow(): void {
    for (const row of ['starts', 'ends', 'names', 'cues'] as const) {
      const larger = new Int32Array(this.count * 2)
      larger.set(this[row])
      this[row] = larger
    }
  }
}
