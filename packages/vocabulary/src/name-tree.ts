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

/**
 * Names of one or more words as a tree of words. It is walked along the words of a text without making texts of them: a
 * word has a number, and each node says which numbers may follow. Node 0 and word 0 stand for none.
 */
export class NameTree<Value> {
  private readonly words: string[] = ['']
  /** An open-addressing table of the words' numbers, at most a quarter full, and their hashes in the same places. */
  private slots = new Uint16Array(64)
  private hashes = new Int32Array(64)
  private readonly values: (Value | undefined)[] = [undefined]
  /** Per word the node of names that begin with it. */
  private readonly first: number[] = [0]
  /** The node behind a node and a word. */
  private readonly further = new Map<number, number>()
  private readonly inner: boolean[] = [false]

  /** Adds the name with these keys of words; the first value of a name stays. */
  add(keys: readonly string[], value: Value): void {
    let node = 0
    for (const key of keys) {
      const word = this.numberOf(key)
      const known = node === 0 ? this.first[word] : this.after(node, word)
      const child = known || this.values.push(undefined) - 1
      if (!known && node === 0) this.first[word] = child
      else if (!known) this.further.set(edge(node, word), child)
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
    if (this.words.length * 4 > this.slots.length) {
      this.slots = new Uint16Array(this.slots.length * 2)
      this.hashes = new Int32Array(this.slots.length)
      for (let word = 1; word < number; word += 1) this.place(word)
    }
    this.place(number)
    return number
  }

  private place(word: number): void {
    const hash = hashOfKey(this.words[word] as string)
    const slot = this.slotFrom(hash, () => false)
    this.slots[slot] = word
    this.hashes[slot] = hash
  }

  /** The slot of the word with this hash that is the same, or the free one where it would stand. */
  private slotFrom(hash: number, isSame: (word: number) => boolean): number {
    const { slots, hashes } = this
    const last = slots.length - 1
    let slot = spread(hash) & last
    while (slots[slot] !== 0 && !(hashes[slot] === hash && isSame(slots[slot] as number))) slot = (slot + 1) & last
    return slot
  }

  private numberOfKey(key: string): number {
    return this.slots[this.slotFrom(hashOfKey(key), (word) => this.words[word] === key)] as number
  }

  /** The number of the word at a place of a text; 0 for a word of no name. */
  wordAt(text: string, place: WordPlace): number {
    const { hash } = place
    if (hash === unhashed) return this.numberOfKey(keyOfWord(text, place))
    const { slots, hashes } = this
    const last = slots.length - 1
    let slot = spread(hash) & last
    for (; slots[slot] !== 0; slot = (slot + 1) & last) {
      const word = slots[slot] as number
      if (hashes[slot] === hash && isWritten(text, place, this.words[word] as string)) return word
    }
    return 0
  }

  /** The node of names that begin with a word. */
  from(word: number): number {
    return this.first[word] as number
  }

  /** The node behind a node when a word follows. */
  after(node: number, word: number): number {
    return this.further.get(edge(node, word)) ?? 0
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

const edge = (node: number, word: number): number => node * 65_536 + word
const spread = (hash: number): number => (hash ^ (hash >>> 13)) >>> 1
