/** Shorter words look alike by chance. */
const leastLetters = 6
const head = 5
/** Of the shorter of two words so much has to begin the other. */
const leastShared = 0.65

/** A word as its cousins in other languages are spelled: 'mikroserwisy' and 'microservices' begin alike. */
const cousinOf = (word: string): string =>
  word
    .slice(0, 60)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/ck|k|qu/g, 'c')
    .replace(/w/g, 'v')
    .replace(/z/g, 's')
    .replace(/[yj]/g, 'i')
    .replace(/ł/g, 'l')
    .replace(/(\p{L})\1/gu, '$1')

const isLong = (word: string): boolean => word.length >= leastLetters

/** The words of a text, to be asked whether another word may be one of them in another form or language. */
export class Cousins {
  private readonly byHead = new Map<string, string[]>()

  constructor(words: Iterable<string>) {
    for (const word of words) {
      const cousin = cousinOf(word)
      if (!isLong(cousin)) continue
      const known = this.byHead.get(cousin.slice(0, head)) ?? []
      known.push(cousin)
      this.byHead.set(cousin.slice(0, head), known)
    }
  }

  /** Whether one of the words begins as this one does for most of its length. */
  has(word: string): boolean {
    const cousin = cousinOf(word)
    if (!isLong(cousin)) return false
    return (this.byHead.get(cousin.slice(0, head)) ?? []).some((other) => {
      const least = Math.ceil(leastShared * Math.min(cousin.length, other.length))
      return cousin.slice(0, least) === other.slice(0, least)
    })
  }
}
