import { hashOfKey, keyOfWord, unhashed, type WordPlace } from './skill-text.ts'

/** Whether the plain word at a place has this key; letters of either case, '&' is 'and'. */
const isWritten = (text: string, { start, end }: WordPlace, key: string): boolean => {
  if (key.length !== end - start) return key === 'and' && end === start + 1 && text.charCodeAt(start) === 38
  for (let at = 0; at < key.length; at += 1) {
    const code = text.charCodeAt(start + at)
    if ((code >= 65 && code <= 90 ? code + 32 : code) !== key.charCodeAt(at)) return false
  }
  return true
}

const mixed = (key: number): number => {
  const product = Math.imul(key ^ (key >>> 15), 0x2c1b3c6d)
  return product ^ (product >>> 13)
}

/**
 * Values above 0 by whole numbers of 32 bits, in an open-addressing table at most half full: keys and values stand side by
 * side. Several values may have one key.
 */
class NumberTable {
  private rows = new Int32Array(128)
  private count = 0
  /** A bit for some of each key's bits: most keys that are not there are told by these 8 kB, which stay in the processor's cache. */
  private readonly sieve = new Uint32Array(2048)

  put(key: number, value: number): void {
    this.count += 1
    const bit = mixed(key) >>> 16
    this.sieve[bit >>> 5] = (this.sieve[bit >>> 5] as number) | (1 << (bit & 31))
    if (this.count * 4 > this.rows.length) {
      const { rows } = this
      this.rows = new Int32Array(rows.length * 2)
      for (let at = 0; at < rows.length; at += 2)
        if (rows[at + 1] !== 0) this.place(rows[at] as number, rows[at + 1] as number)
    }
    this.place(key, value)
  }

  private place(key: number, value: number): void {
    const { rows } = this
    let at = this.startOf(key)
    while (rows[at + 1] !== 0) at = (at + 2) & (rows.length - 1)
    rows[at] = key
    rows[at + 1] = value
  }

  private startOf(key: number): number {
    return (mixed(key) << 1) & (this.rows.length - 1)
  }

  /** The first row with this key; -1 when there is none. */
  seek(key: number): number {
    const bit = mixed(key) >>> 16
    if ((((this.sieve[bit >>> 5] as number) >>> (bit & 31)) & 1) === 0) return -1
    return this.seekFrom(this.startOf(key), key)
  }

  /** The next row with the key of a row; -1 when there is none. */
  seekOn(at: number): number {
    return this.seekFrom((at + 2) & (this.rows.length - 1), this.rows[at] as number)
  }

  private seekFrom(start: number, key: number): number {
    const { rows } = this
    let at = start
    while (rows[at + 1] !== 0 && rows[at] !== key) at = (at + 2) & (rows.length - 1)
    return rows[at + 1] === 0 ? -1 : at
  }

  valueAt(at: number): number {
    return this.rows[at + 1] as number
  }
}

/**
 * Names of one or more words as a tree of words. It is walked along the words of a text without making texts of them: a
 * word has a number, and each node says which numbers may follow. Node 0 and word 0 stand for none.
 */
export class NameTree<Value> {
  private readonly words: string[] = ['']
  private readonly numbers = new NumberTable()
  private readonly values: (Value | undefined)[] = [undefined]
  /** Per word the node of names that begin with it. */
  private readonly first: number[] = [0]
  /** The node behind a node and a word. */
  private readonly further = new NumberTable()
  private readonly inner: boolean[] = [false]

  /** Adds the name with these keys of words; the first value of a name stays. */
  add(keys: readonly string[], value: Value): void {
    let node = 0
    for (const key of keys) {
      const word = this.numberOf(key)
      const known = node === 0 ? this.first[word] : this.after(node, word)
      const child = known || this.values.push(undefined) - 1
      if (!known && node === 0) this.first[word] = child
      else if (!known) this.further.put(edge(node, word), child)
      this.inner[child] ??= false
      if (node !== 0) this.inner[node] = true
      node = child
    }
    this.values[node] ??= value
  }

  private numberOf(key: string): number {
    const known = this.numberOfKey(key)
    if (known !== 0) return known
    const number = this.words.push(key) - 1
    this.first.push(0)
    this.numbers.put(hashOfKey(key), number)
    return number
  }

  private numberOfKey(key: string): number {
    const { numbers } = this
    for (let at = numbers.seek(hashOfKey(key)); at >= 0; at = numbers.seekOn(at))
      if (this.words[numbers.valueAt(at)] === key) return numbers.valueAt(at)
    return 0
  }

  /** The number of the word at a place of a text; 0 for a word of no name. */
  wordAt(text: string, place: WordPlace): number {
    if (place.hash === unhashed) return this.numberOfKey(keyOfWord(text, place))
    const { numbers } = this
    for (let at = numbers.seek(place.hash); at >= 0; at = numbers.seekOn(at)) {
      const number = numbers.valueAt(at)
      if (isWritten(text, place, this.words[number] as string)) return number
    }
    return 0
  }

  /** The node of names that begin with a word. */
  from(word: number): number {
    return this.first[word] as number
  }

  /** The node behind a node when a word follows. */
  after(node: number, word: number): number {
    const { further } = this
    const at = further.seek(edge(node, word))
    return at < 0 ? 0 : further.valueAt(at)
  }

  /** Whether longer names go on from a node. */
  goesOn(node: number): boolean {
    return this.inner[node] as boolean
  }

  /** The value of the name that ends at a node. */
  at(node: number): Value | undefined {
    return this.values[node]
  }

  /** The value of the name of one word with this key. */
  ofWord(key: string): Value | undefined {
    return this.values[this.from(this.numberOfKey(key))]
  }
}

/** One number for a node and a word, of which there are fewer than 65,536 each. */
const edge = (node: number, word: number): number => Math.imul(node, 0x10000) ^ word
