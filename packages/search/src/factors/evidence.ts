import type { PlaceReason } from '@scry/contracts/enumerations'
import { isGeneralPost } from '@scry/vocabulary/titles'
import { stem, stopWords, tokenize } from '@scry/vocabulary/tokens'
import type { TermId } from '../store/term-dictionary.ts'
import { evidenceWeights } from './evidence-weights.ts'
import type { Factors } from './factors.ts'
import type { Ground } from './ground.ts'
import { besideWork, joiningWords, mostRoles, ofAllFields } from './own-titles.ts'
import { relevancePoints, shownPoints } from './points.ts'

/** What speaks for a listing being a person's work within their reach, and against it, each as a number. */
export type Evidence = Partial<Record<keyof typeof evidenceWeights, number>>

const mostSubjects = 2
/** More words of other work say no more. */
const mostOtherWords = 3

/** Stands for a word that no listing's title has. */
const neverListed = -1

/** What is known of a place; a person's own that is not known says nothing. */
const placeEvidence: Partial<Record<PlaceReason, keyof Evidence>> = {
  'same-place': 'nearHome',
  commute: 'nearHome',
  'same-region': 'nearHome',
  'same-union': 'inUnion',
  'remote-unsaid': 'placeUnsaid',
  unsaid: 'placeUnsaid',
  elsewhere: 'placeUnsaid',
  'other-mode': 'placeUnsaid',
}

const one = (holds: boolean): number => (holds ? 1 : 0)

/** Which words of titles are a person's own. */
const wordsOf = ({ profile, dictionary }: Ground) => {
  const termsOf = (text: string): TermId[] =>
    tokenize(text).flatMap(({ text: word }): TermId[] => {
      const key = `^${stem(word)}`
      if (stopWords.has(word) || joiningWords.has(word) || besideWork.has(key)) return []
      return [dictionary.find(key) ?? neverListed]
    })
  /** Whether a word says what the work is. */
  const isTelling = (term: TermId): boolean => {
    if (term === neverListed) return false
    const key = dictionary.keyOf(term)
    return !ofAllFields.has(key) && !besideWork.has(key) && !isGeneralPost(key.slice(1))
  }
  const texts = (profile.titles ?? []).slice(0, mostRoles)
  const titles = texts.map(termsOf)
  const subjects = (profile.subjects ?? []).slice(0, mostSubjects).flatMap(termsOf)
  const said = [...(profile.titles ?? []), ...(profile.subjects ?? []), ...(profile.skills ?? [])]
  return {
    isTelling,
    titles,
    subjects: new Set(subjects),
    own: new Set([...titles.flat(), ...subjects].filter(isTelling)),
    said: new Set([...said, ...(profile.deeds ?? [])].flatMap(termsOf)),
  }
}

/** What a document's terms say of its work. */
const workEvidence = (ground: Ground, { skills, occupation }: Factors) => {
  const { documents, dictionary } = ground
  const words = wordsOf(ground)
  const isWorkKnown = occupation.occupations.size > 0 || occupation.nameless.length > 0

  return (document: number): Evidence => {
    const shares = { skills: 0, occupation: 0, title: 0 }
    const title = new Set<TermId>()
    let found: { readonly isNear: boolean } | undefined
    let names = false
    documents.forEachTerm(document, (term, impact) => {
      const sign = dictionary.keyOf(term).charAt(0)
      if (sign === '^') {
        title.add(term)
        shares.title += (occupation.titles.get(term)?.weight ?? 0) * impact
      } else if (sign === '*') {
        names = true
        found = occupation.occupations.get(term)
        shares.occupation += (occupation.occupations.get(term)?.weight ?? 0) * impact
      } else {
        shares.skills += (skills.covered.get(term)?.weight ?? skills.wordings.get(term)?.weight ?? 0) * impact
      }
    })
    const sum = shares.skills + shares.occupation + shares.title
    const pointsOf = (share: number): number => (sum === 0 ? 0 : (shownPoints(relevancePoints(sum)) * share) / sum / 10)
    const terms = [...title]
    const hasWord = terms.some((term) => words.own.has(term))
    const isWhole = (held: readonly TermId[]): boolean => held.length > 0 && held.every((term) => title.has(term))
    const ofTitle = words.titles.some((held) => held.some((term) => title.has(term)))
    const others = terms.filter((term) => !words.said.has(term) && words.isTelling(term)).length
    return {
      skillPoints: pointsOf(shares.skills),
      occupationPoints: pointsOf(shares.occupation),
      [hasWord ? 'titlePoints' : 'learntPoints']: pointsOf(shares.title),
      ownWord: one(hasWord),
      partOfTitle: one(ofTitle && !words.titles.some(isWhole)),
      wordOfStudies: one(terms.some((term) => words.subjects.has(term))),
      otherWord: Math.min(mostOtherWords, others),
      nearOccupation: one(found?.isNear === true),
      otherOccupation: one(isWorkKnown && names && found === undefined),
      nothingOfWork: one(isWorkKnown && found === undefined && !hasWord),
    }
  }
}

/** How likely it is, 0 to 1, that a good adviser would show a listing to the person, by all that speaks for and against it. */
export const evidenceFactor = (ground: Ground, factors: Factors) => {
  const { documents } = ground
  const { background, places, level, experience, type } = factors
  const workOf = workEvidence(ground, factors)
  const evidenceOf = (document: number): Evidence => {
    const capacity = background.of(document)
    const demand = documents.demandOf(document)
    const typePoints = type.pointsFor(document, capacity, demand)
    const place = placeEvidence[places.reasonFor(document)]
    return {
      always: 1,
      ...workOf(document),
      ...(place && { [place]: 1 }),
      levelOff: one(level.pointsFor(document, capacity, demand) < 0),
      yearsOff: one(experience.of(capacity, demand) < 0),
      typeFits: one(typePoints > 0),
      typeOff: one(typePoints < 0),
    }
  }
  return (document: number): number => {
    const odds = Object.entries(evidenceOf(document)).reduce(
      (sum, [name, value]) => sum + evidenceWeights[name as keyof typeof evidenceWeights] * value,
      0,
    )
    return 1 / (1 + Math.exp(-odds))
  }
}
