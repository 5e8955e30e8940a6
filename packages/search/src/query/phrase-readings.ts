import { foldText, tokenize } from '@scry/vocabulary/tokens'
import type { ListingText } from '../listing-input.ts'
import { type Bits, hasBit, resized, setBit } from '../store/bits.ts'

/** So many phrases are remembered, at two bits a document; the ones asked for last stay. */
const mostPhrases = 32

const fieldsOf = (listing: ListingText): string[] =>
  [listing.title, listing.company, listing.location, listing.category, listing.description]
    .concat(listing.skills ?? [], listing.themes ?? [])
    .flatMap((text) => text || [])

const wordsIn = (text: string): string =>
  ` ${tokenize(text)
    .map((token) => token.text)
    .join(' ')} `

/** Which documents have the words of a phrase side by side in one field, as far as their texts were read. */
export class PhraseReading {
  private readonly words: string
  /** Spells the phrase and rules most texts out, which costs a tenth of cutting them into words. */
  private readonly pattern: RegExp
  private read: Bits = new Uint32Array(0)
  private has: Bits = new Uint32Array(0)

  constructor(phrase: readonly string[]) {
    this.words = ` ${phrase.join(' ')} `
    const spelled = phrase.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^\\p{L}\\p{N}]*')
    this.pattern = new RegExp(spelled, 'u')
  }

  /** Undefined where the document's text was not read. */
  verdictOn(document: number): boolean | undefined {
    return document < this.read.length * 32 && hasBit(this.read, document) ? hasBit(this.has, document) : undefined
  }

  /** Reads a document's text; one whose text is gone has no phrase. */
  take(document: number, listing: ListingText | undefined): boolean {
    this.read = resized(this.read, document + 1)
    this.has = resized(this.has, document + 1)
    setBit(this.read, document)
    const found = listing !== undefined && fieldsOf(listing).some((text) => this.isIn(text))
    if (found) setBit(this.has, document)
    return found
  }

  private isIn(text: string): boolean {
    return this.pattern.test(foldText(text)) && wordsIn(text).includes(this.words)
  }
}

/** What was read for phrases. The row of a document never changes, so that what was read of it holds. */
export class PhraseReadings {
  private readonly known = new Map<string, PhraseReading>()

  of(phrase: readonly string[]): PhraseReading {
    const key = phrase.join(' ')
    const reading = this.known.get(key) ?? new PhraseReading(phrase)
    this.known.delete(key)
    this.known.set(key, reading)
    const oldest = this.known.size > mostPhrases ? this.known.keys().next().value : undefined
    if (oldest !== undefined) this.known.delete(oldest)
    return reading
  }
}
