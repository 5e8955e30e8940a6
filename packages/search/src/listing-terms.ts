import { countriesIn } from '@scry/vocabulary/countries'
import { CutText } from '@scry/vocabulary/cut-text'
import { requiredDegree, titledDegree } from '@scry/vocabulary/degrees'
import { fieldOfWork } from '@scry/vocabulary/fields-of-work'
import { listedLanguage } from '@scry/vocabulary/language-demand'
import { occupationOfWork } from '@scry/vocabulary/occupations'
import { type ReadText, readText } from '@scry/vocabulary/requirement-sections'
import { type Standing, standingIn, standings as standingOrder } from '@scry/vocabulary/skill-standing'
import { canonicalSkillName, findSkillsIn, type Skill } from '@scry/vocabulary/skills'
import { findStudiesDemand } from '@scry/vocabulary/studies-demand'
import { leadsPeople } from '@scry/vocabulary/titles'
import { stem } from '@scry/vocabulary/tokens'
import { requiredYears } from '@scry/vocabulary/years'
import { languageKeys, languagesAsked } from './factors/language.ts'
import { classYearKeys, classYearOf } from './factors/type.ts'
import { instantOf, type ListingInput } from './listing-input.ts'
import type { ListingSkill, ReadSkills, Requirements } from './store/documents.ts'
import { canonicalValue, levelOf, typeOf, workplaceOf } from './store/facet-fields.ts'
import { type Column, columnOf, push, reserve } from './store/growing.ts'
import type { TermDictionary } from './store/term-dictionary.ts'
import { occupationImpact, skillImpact, titleImpact } from './store/term-impacts.ts'
import { FieldBags } from './terms/field-bags.ts'
import { valueKeysOf } from './terms/keyed-filters.ts'
import { reachKeys, reachOf } from './terms/reach.ts'
import { SignedTerms } from './terms/signed-terms.ts'
import {
  categorySign,
  employerSign,
  leadingKey,
  occupationKey,
  reachKey,
  skillTermKey,
  studiesKey,
  unconfirmedKey,
  unknownField,
  wordingKey,
} from './terms/skill-keys.ts'
import { choicesIn, isWanted } from './terms/skill-mentions.ts'

/** How much a word counts in each field, and the length at which a field counts as average (BM25F, Zaragoza et al. 2004). */
const fieldWeights = {
  // A title that is little else than the words comes before one in which they are a few of many.
  title: { boost: 6, b: 1, average: 5 },
  company: { boost: 4, b: 0.2, average: 2 },
  // Little, since a query's skill has a term of its own beside its words.
  skills: { boost: 0.15, b: 0.4, average: 14 },
  location: { boost: 2, b: 0.2, average: 3 },
  category: { boost: 2, b: 0.2, average: 2 },
  description: { boost: 1, b: 0.6, average: 120 },
} as const
type Field = keyof typeof fieldWeights

/** What a word of a stated type, level or workplace weighs: as much as one in a description of average length. */
const statedWeight = 1
/** Full-time work on site is the rule and is looked for by what it is; higher levels stand in the titles. */
const statedWords = new Map([
  ['entry', 'entrylevel'],
  ['junior', 'junior'],
  ['internship', 'internship'],
  ['part-time', 'parttime'],
  ['contract', 'contract'],
  ['temporary', 'temporary'],
  ['remote', 'remote'],
  ['hybrid', 'hybrid'],
])

const difficulties: ReadonlySet<string> = new Set(['beginner', 'intermediate', 'advanced'])

/** Saturation of the weighted frequency (BM25's k1). */
const saturation = 1.5

/** Share of an impact's range that a term reaches by its weighted frequency. */
const quantised = (weight: number): number => Math.max(1, Math.round((255 * weight) / (saturation + weight)))

/** Skills that stand in running text only count as read when the listing names no skills itself; this many at most. */
const mostSkills = 40

/** A listing as terms: `terms[i]` has `impacts[i]`. Both are valid until the next listing is analysed. */
export interface ListingTerms {
  terms: Column<Uint32Array>
  impacts: Column<Uint8Array>
  skills: ReadSkills
  /** Terms of skills' wordings that are not the canonical one. */
  wordings: number[]
  /** Terms of the title's words. */
  titleTerms: readonly number[]
  /** Term of the occupation that the title names; 0 for none. */
  occupation: number
  requirements: Requirements
}

/** Term 0 is that of the empty text and stands for none. */
interface NamedSkill {
  term: number
  wording: number
  /** The spoken language that it names. */
  language: string | undefined
}

/** Written skills, locations and titles whose reading is remembered: so many of the last ones, and as many before them. */
const mostRemembered = 4000

const remembering = <Reading>(read: (text: string) => Reading): ((text: string) => Reading) => {
  let last = new Map<string, Reading>()
  let before = last
  return (text) => {
    const known = last.get(text)
    if (known !== undefined) return known
    const reading = before.get(text) ?? read(text)
    if (last.size >= mostRemembered) {
      before = last
      last = new Map()
    }
    last.set(text, reading)
    return reading
  }
}

/** Turns listings into weighted terms of one dictionary. Holds scratch memory only. */
export class ListingAnalyser {
  private readonly dictionary: TermDictionary
  /** What a skill as a listing writes it says: its term and that of the wording itself, 0 for none, and a language. */
  private readonly namedSkill = remembering((written) => this.nameSkill(written))
  private readonly termOfKnown = new Map<Skill, number>()
  private readonly skillsOfTitle = remembering((title) =>
    findSkillsIn(title).map(({ skill }) => this.termOfSkill(skill)),
  )
  private readonly readLocation = remembering(countriesIn)
  /** The term of the occupation that a title names; 0 for none. */
  private readonly occupationOf = remembering((title) => {
    const name = occupationOfWork(title)
    return name === undefined ? 0 : this.dictionary.termOf(occupationKey(name))
  })
  private readonly fieldOf = remembering((title) => fieldOfWork(title) ?? unknownField)
  private readonly titleTerms: SignedTerms
  private readonly placeTerms: SignedTerms
  private readonly categoryTerms: SignedTerms
  private readonly employerTerms: SignedTerms
  /** The terms of the words of a title, of a location, and of an employer or a category. */
  private readonly titleKeys = remembering((title) => this.titleTerms.of(title))
  private readonly placeKeys = remembering((location) => this.placeTerms.of(location))
  private readonly categoryKeys = remembering((category) => this.categoryTerms.of(category))
  private readonly employerKeys = remembering((company) => this.employerTerms.of(company))
  private readonly bags: FieldBags
  /** The words of the field that was added last. */
  private readonly cut = new CutText()
  private readonly terms = columnOf(new Uint32Array(512), 0)
  private readonly impacts = columnOf(new Uint8Array(512), 0)

  constructor(dictionary: TermDictionary) {
    this.dictionary = dictionary
    this.bags = new FieldBags(dictionary)
    this.titleTerms = new SignedTerms(dictionary, '^', stem)
    this.placeTerms = new SignedTerms(dictionary, '@', (word) => word)
    this.categoryTerms = new SignedTerms(dictionary, categorySign, stem)
    this.employerTerms = new SignedTerms(dictionary, employerSign, stem)
  }

  analyse(listing: ListingInput): ListingTerms {
    const { bags, terms, impacts, cut } = this
    const named = [...(listing.skills ?? []), ...(listing.themes ?? [])]
    this.addField('title', listing.title, false)
    this.addField('company', listing.company, false)
    this.addField('location', listing.location, false)
    this.addField('category', listing.category, false)
    this.addField('skills', named.join(' \n '), false)
    const description = listing.description ?? ''
    this.addField('description', description, true)
    this.addStated(listing)
    terms.length = 0
    impacts.length = 0
    const words = bags.take()
    reserve(terms, words.size)
    reserve(impacts, words.size)
    terms.values.set(words.terms.subarray(0, words.size))
    for (let at = 0; at < words.size; at += 1) impacts.values[at] = quantised(words.weights[at] as number)
    const read = readText(description, cut)
    const namings = named.map(this.namedSkill)
    const known = this.skillsOf(listing, namings, read)
    const { skills } = known
    for (const skill of skills) {
      this.put(skill.term, skillImpact(skills.length, skill.nice))
    }
    const wordings = wordingsOf(namings)
    for (const term of wordings) this.put(term, skillImpact(skills.length, false))
    const titleTerms = this.putKeys(this.titleKeys(listing.title))
    const occupation = listing.kind === 'job' ? this.occupationOf(listing.title) : 0
    if (occupation !== 0) this.put(occupation, occupationImpact(skills.length))
    this.putKeys(this.placeKeys(listing.location ?? ''))
    this.putKeys(this.employerKeys(listing.company ?? ''))
    this.putKeys(this.categoryKeys(listing.category ?? ''))
    this.addFacts(listing, namings, read)
    const years = requiredYears(description, read)?.least ?? requiredYears(listing.title)?.least
    return {
      terms,
      impacts,
      skills: known,
      wordings,
      titleTerms,
      occupation,
      requirements: { years, degree: requiredDegree(description, read)?.rank ?? titledDegree(listing.title)?.rank },
    }
  }

  private put(term: number, impact: number): void {
    push(this.terms, term)
    push(this.impacts, impact)
  }

  private addField(field: Field, text: string | null | undefined, dropStopWords: boolean): void {
    this.cut.count = 0
    if (!text) return
    const { boost, b, average } = fieldWeights[field]
    this.bags.add(text, dropStopWords, (length) => boost / (1 - b + (b * length) / average), this.cut)
  }

  /** Adds the words that people type for what a listing states outside its texts: 'entry level', 'remote', 'beginner'. */
  private addStated(listing: ListingInput): void {
    if (listing.kind === 'hackathon') {
      const difficulty = canonicalValue('difficulty', listing.difficulty ?? '')
      if (difficulties.has(difficulty)) this.bags.addWord(difficulty, statedWeight)
      return
    }
    const type = canonicalValue('type', typeOf(listing))
    const level = canonicalValue('level', levelOf(listing))
    for (const value of [level, type, workplaceOf(listing)]) {
      const word = statedWords.get(value)
      if (word !== undefined) this.bags.addWord(word, statedWeight)
    }
  }

  /** Skills the listing names, then those its title and text mention. */
  private skillsOf(listing: ListingInput, namings: readonly NamedSkill[], read: ReadText): ReadSkills {
    const found = new Map<number, boolean>()
    const description = listing.description ?? ''
    for (const { term } of namings) if (term !== 0) found.set(term, false)
    const named = [...found.keys()]
    const titled = this.skillsOfTitle(listing.title)
    if (found.size === 0) for (const term of titled) found.set(term, false)
    const standings = new Map<number, Standing>()
    let choices: ReadonlySet<string>[] = []
    if (description !== '') {
      const isOptional = read.newJudge()
      const mentioned = new Map<number, boolean>()
      const mentions = findSkillsIn(description, this.cut)
      const standingOf = standingIn(description, read, listing.company)
      for (const mention of mentions) {
        const { skill, start, end } = mention
        const term = this.termOfSkill(skill)
        mentioned.set(term, isOptional(start, end) && (mentioned.get(term) ?? true))
        const standing = standingOf(mention)
        const known = standings.get(term)
        if (known === undefined || standingOrder.indexOf(standing) < standingOrder.indexOf(known))
          standings.set(term, standing)
      }
      // What stands beside the work only is no skill of the listing.
      for (const [term, nice] of mentioned)
        if (standings.get(term) !== 'aside' && (!found.has(term) || nice)) found.set(term, nice)
      choices = choicesIn(description, mentions)
    }
    for (const term of [...named, ...titled]) standings.set(term, 'asked')
    const skills: ListingSkill[] = []
    for (const [term, nice] of found)
      if (skills.length < mostSkills) skills.push({ term, nice, idle: !isWanted({ standings }, term) })
    return { skills, choices: this.placesOf(choices, skills) }
  }

  /** Places of the skills of each choice. */
  private placesOf(choices: readonly ReadonlySet<string>[], skills: readonly ListingSkill[]): number[][] {
    return choices
      .map((choice) => {
        const terms = new Set([...choice].map((key) => this.dictionary.termOf(key)))
        return skills.flatMap(({ term }, place) => (terms.has(term) ? [place] : []))
      })
      .filter((places) => places.length > 1)
  }

  private nameSkill(written: string): NamedSkill {
    const canonical = canonicalSkillName(written)
    const key = skillTermKey(canonical)
    const wording = wordingKey(written)
    return {
      term: key === '#' ? 0 : this.dictionary.labelled(key, canonical),
      wording: wording === '~' || wording.slice(1) === key.slice(1) ? 0 : this.dictionary.termOf(wording),
      language: listedLanguage(written),
    }
  }

  private termOfSkill(skill: Skill): number {
    const known = this.termOfKnown.get(skill)
    if (known !== undefined) return known
    const { term } = this.namedSkill(skill.name)
    this.termOfKnown.set(skill, term)
    return term
  }

  /** Adds what the person's country, field of experience, year and languages are compared with, and what is filtered by. */
  private addFacts(listing: ListingInput, namings: readonly NamedSkill[], read: ReadText): void {
    const reach = reachOf(listing, this.readLocation)
    const keys = reachKeys(reach, workplaceOf(listing) === 'remote').map(reachKey)
    const classYear = classYearOf(listing, read.cues)
    if (classYear !== null) keys.push(...classYearKeys(classYear))
    const asked = languagesAsked(listing, read, (_, at) => namings[at]?.language, this.readLocation)
    keys.push(...languageKeys(asked))
    if (typeOf(listing) === 'internship') {
      keys.push(...(findStudiesDemand(listing.description ?? '', read)?.fields ?? []).map(studiesKey))
    }
    if (listing.kind === 'job' && leadsPeople(listing.title)) keys.push(leadingKey)
    if (instantOf(listing.lastSeen) !== undefined) keys.push(unconfirmedKey)
    for (const key of keys) this.put(this.dictionary.termOf(key), 1)
    const { anywhere } = this.readLocation(listing.location ?? '')
    const field = listing.kind === 'job' ? this.fieldOf(listing.title) : unknownField
    const values = valueKeysOf(listing, { within: reach.within, anywhere, field })
    for (const [key, label] of values) {
      this.put(label === undefined ? this.dictionary.termOf(key) : this.dictionary.labelled(key, label), 1)
    }
  }

  private putKeys(terms: readonly number[]): readonly number[] {
    const impact = titleImpact(terms.length)
    for (const term of terms) this.put(term, impact)
    return terms
  }
}

const wordingsOf = (namings: readonly NamedSkill[]): number[] => {
  const found = new Set(namings.map(({ wording }) => wording))
  found.delete(0)
  return [...found].slice(0, mostSkills)
}
