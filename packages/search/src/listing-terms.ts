import { requiredDegree } from '@scry/vocabulary/degrees'
import { optionalJudge } from '@scry/vocabulary/requirement-sections'
import { canonicalSkillName, findSkillsIn } from '@scry/vocabulary/skills'
import { compoundFrom, forEachWord, partsOfCompound, stem, stopWords } from '@scry/vocabulary/tokens'
import { requiredYears } from '@scry/vocabulary/years'
import type { ListingSkill, Requirements } from './documents.ts'
import type { ListingInput } from './listing-input.ts'
import { skillTermKey, wordingKey } from './skill-keys.ts'
import type { TermDictionary } from './term-dictionary.ts'
import { skillImpact, titleImpact } from './term-impacts.ts'

/** How much a word counts in each field, and the length at which a field counts as average (BM25F, Zaragoza et al. 2004). */
const fieldWeights = {
  title: { boost: 6, b: 0.5, average: 5 },
  company: { boost: 4, b: 0.2, average: 2 },
  skills: { boost: 0.6, b: 0.4, average: 14 },
  location: { boost: 2, b: 0.2, average: 3 },
  category: { boost: 2, b: 0.2, average: 2 },
  description: { boost: 1, b: 0.6, average: 120 },
} as const
type Field = keyof typeof fieldWeights

/** Saturation of the weighted frequency (BM25's k1). */
const saturation = 1.5

/** Share of an impact's range that a term reaches by its weighted frequency. */
const quantised = (weight: number): number => Math.max(1, Math.round((255 * weight) / (saturation + weight)))

/** Skills that stand in running text only count as read when the listing names no skills itself; this many at most. */
const mostSkills = 40

/** A listing as terms: `terms[i]` has `impacts[i]`. */
export interface ListingTerms {
  terms: number[]
  impacts: number[]
  skills: ListingSkill[]
  /** Terms of skills' wordings that are not the canonical one. */
  wordings: number[]
  /** Terms of the title's words. */
  titleTerms: number[]
  requirements: Requirements
}

/** Term 0 is that of the empty text and stands for none. */
interface NamedSkill {
  term: number
  wording: number
}

/** Written skills whose terms are remembered. */
const mostRemembered = 5000

interface Bag {
  terms: number[]
  counts: number[]
  length: number
}

/** Turns listings into weighted terms of one dictionary. Holds scratch memory only. */
export class ListingAnalyser {
  private readonly dictionary: TermDictionary
  private readonly named = new Map<string, NamedSkill>()
  private weights = new Float32Array(1024)
  private counts = new Uint16Array(1024)

  constructor(dictionary: TermDictionary) {
    this.dictionary = dictionary
  }

  analyse(listing: ListingInput): ListingTerms {
    const touched: number[] = []
    const addField = (field: Field, text: string | null | undefined, dropStopWords: boolean) => {
      if (text) this.addField(touched, field, text, dropStopWords)
    }
    addField('title', listing.title, false)
    addField('company', listing.company, false)
    addField('location', listing.location, false)
    addField('category', listing.category, false)
    const named = [...(listing.skills ?? []), ...(listing.themes ?? [])]
    addField('skills', named.join(' \n '), false)
    addField('description', listing.description, true)
    const terms: number[] = []
    const impacts: number[] = []
    for (const term of touched) {
      terms.push(term)
      impacts.push(quantised(this.weights[term] ?? 0))
      this.weights[term] = 0
    }
    const skills = this.skillsOf(listing, named)
    for (const skill of skills) {
      terms.push(skill.term)
      impacts.push(skillImpact(skills.length, skill.nice))
    }
    const wordings = this.wordingsOf(named)
    for (const term of wordings) {
      terms.push(term)
      impacts.push(skillImpact(skills.length, false))
    }
    const titleTerms = this.addKeys(terms, impacts, '^', listing.title, true)
    this.addKeys(terms, impacts, '@', listing.location ?? '', false)
    const description = listing.description ?? ''
    const years = requiredYears(description)?.least ?? requiredYears(listing.title)?.least
    return {
      terms,
      impacts,
      skills,
      wordings,
      titleTerms,
      requirements: { years, degree: requiredDegree(description)?.rank },
    }
  }

  private bag(text: string, dropStopWords: boolean): Bag {
    const bag: Bag = { terms: [], counts: [], length: 0 }
    let before = ''
    let beforeEnd = -2
    const put = (word: string) => {
      const term = this.dictionary.termOfWord(word)
      if (term >= this.counts.length) this.counts = this.enlarged(term)
      if (this.counts[term] === 0) bag.terms.push(term)
      this.counts[term] = (this.counts[term] ?? 0) + 1
    }
    forEachWord(text, (word, start, end) => {
      const stopped = dropStopWords && (stopWords.has(word) || word === 'it' || word === 'us')
      if (!stopped && word.length <= 40) {
        bag.length += 1
        put(word)
        const parts = partsOfCompound(word)
        if (parts) parts.forEach(put)
      }
      if (start === beforeEnd + 1 && before !== '') {
        const joint = text[beforeEnd]
        if (joint === '-' || (joint === '.' && (word.length <= 3 || before.length === 1))) put(before + word)
        else if (joint === ' ') {
          const compound = compoundFrom(before, word)
          if (compound) put(compound)
        }
      }
      before = word
      beforeEnd = end
    })
    for (const term of bag.terms) {
      bag.counts.push(this.counts[term] ?? 0)
      this.counts[term] = 0
    }
    return bag
  }

  private enlarged(term: number): Uint16Array<ArrayBuffer> {
    const larger = new Uint16Array(Math.ceil((term + 1) * 1.5))
    larger.set(this.counts)
    return larger
  }

  private addField(touched: number[], field: Field, text: string, dropStopWords: boolean): void {
    const { boost, b, average } = fieldWeights[field]
    const bag = this.bag(text, dropStopWords)
    const scale = boost / (1 - b + (b * bag.length) / average)
    if (this.weights.length < this.counts.length) {
      const larger = new Float32Array(this.counts.length)
      larger.set(this.weights)
      this.weights = larger
    }
    bag.terms.forEach((term, at) => {
      const before = this.weights[term] ?? 0
      if (before === 0) touched.push(term)
      this.weights[term] = before + scale * (bag.counts[at] ?? 0)
    })
  }

  /** Skills the listing names, then those its title and text mention. */
  private skillsOf(listing: ListingInput, named: readonly string[]): ListingSkill[] {
    const found = new Map<number, boolean>()
    const description = listing.description ?? ''
    for (const name of named) {
      const { term } = this.namedSkill(name)
      if (term !== 0) found.set(term, false)
    }
    if (found.size === 0)
      for (const { skill } of findSkillsIn(listing.title)) found.set(this.termOfSkill(skill.name), false)
    if (description !== '') {
      const isOptional = optionalJudge(description)
      const read = new Map<number, boolean>()
      for (const { skill, start, end } of findSkillsIn(description)) {
        const term = this.termOfSkill(skill.name)
        read.set(term, isOptional(start, end) && (read.get(term) ?? true))
      }
      for (const [term, nice] of read) if (!found.has(term) || nice) found.set(term, nice)
    }
    return [...found].slice(0, mostSkills).map(([term, nice]) => ({ term, nice }))
  }

  private wordingsOf(named: readonly string[]): number[] {
    const found = new Set(named.map((name) => this.namedSkill(name).wording))
    found.delete(0)
    return [...found].slice(0, mostSkills)
  }

  /** The terms of a skill as a listing writes it and of the wording itself; 0 for none. */
  private namedSkill(written: string): NamedSkill {
    const known = this.named.get(written)
    if (known !== undefined) return known
    const canonical = canonicalSkillName(written)
    const key = skillTermKey(canonical)
    const wording = wordingKey(written)
    const skill: NamedSkill = {
      term: key === '#' ? 0 : this.dictionary.labelled(key, canonical),
      wording: wording === '~' || wording.slice(1) === key.slice(1) ? 0 : this.dictionary.termOf(wording),
    }
    if (this.named.size >= mostRemembered) this.named.clear()
    this.named.set(written, skill)
    return skill
  }

  private termOfSkill(name: string): number {
    return this.namedSkill(name).term
  }

  private addKeys(terms: number[], impacts: number[], sign: string, text: string, stemmed: boolean): number[] {
    const keys = new Set<string>()
    forEachWord(text, (word) => {
      if (!stopWords.has(word)) keys.add(sign + (stemmed ? stem(word) : word))
    })
    const impact = titleImpact(keys.size)
    const added: number[] = []
    for (const key of keys) {
      const term = this.dictionary.termOf(key)
      terms.push(term)
      impacts.push(impact)
      added.push(term)
    }
    return added
  }
}
