import { namesAbroad } from '@scry/vocabulary/occupations'
import { findSkillsIn } from '@scry/vocabulary/skills'
import { isGeneralPost } from '@scry/vocabulary/titles'
import { foldText, stem, stopWords, tokenize } from '@scry/vocabulary/tokens'
import type { ListingText } from '../listing-input.ts'
import { type Bits, resized, unite } from '../store/bits.ts'
import type { TermDictionary, TermId } from '../store/term-dictionary.ts'
import { profilePointers, titlePointers } from '../terms/pointers.ts'
import { occupationKey, skillTermKey } from '../terms/skill-keys.ts'
import { documentsWith, type Ground, hackathonsOf, isIn, isJob, none } from './ground.ts'
import type { Line } from './line.ts'
import type { ListingReading } from './listing-reading.ts'
import type { WantedOccupation } from './occupation.ts'
import { wordsOfOtherWork } from './other-work.ts'
import { besideWork, headEnd, joiningWords, mostRoles, mostSubjects, ofAllFields } from './own-titles.ts'
import type { PlaceJudge } from './place.ts'
import { rejectedKeys } from './profile-input.ts'

/**
 * Losses by how much of a job's title is the person's own: no word of their titles and studies, some, or the whole of the
 * title they held last. Decision 0356 has the figures that they are fitted on.
 */
const losses = { none: 8_600, some: 6_900, whole: 0 }
/** For each word, three at most, that says what the work is and stands nowhere in the profile. */
const otherLoss = 900
const mostOthers = 3

/** Stands for a word that no listing's title has. */
const neverListed = -1

const telling = new WeakMap<TermDictionary, Map<TermId, boolean>>()

/** Whether a word of titles says what the work is; it is asked of the same words for everybody. */
const isTelling = (term: TermId, dictionary: TermDictionary): boolean => {
  let known = telling.get(dictionary)
  if (known === undefined) {
    known = new Map()
    telling.set(dictionary, known)
  }
  let says = known.get(term)
  if (says === undefined) {
    const key = dictionary.keyOf(term)
    // '2027' says when.
    says = /^\^(?!\d+$)/.test(key) && !ofAllFields.has(key) && !besideWork.has(key) && !isGeneralPost(key.slice(1))
    known.set(term, says)
  }
  return says
}

/** The person's own words that titles can have. */
const ownWordsIn = ({ profile, dictionary }: Ground) => {
  const rejected = rejectedKeys(profile)
  const isRejected = (name: string): boolean => rejected.has(skillTermKey(name))
  const termsOf = (text: string): TermId[] => {
    const without = rejected.size === 0 ? [] : findSkillsIn(text).filter(({ skill }) => isRejected(skill.name))
    return tokenize(text).flatMap(({ text: word, start }): TermId[] => {
      const key = `^${stem(word)}`
      if (stopWords.has(word) || joiningWords.has(word) || besideWork.has(key)) return []
      if (isRejected(text) || without.some((mention) => mention.start <= start && start < mention.end)) return []
      return [dictionary.find(key) ?? neverListed]
    })
  }
  const titles = profile.titles ?? []
  const subjects = profile.subjects ?? []
  const { skills, confirmed, suppose, deeds } = profile
  const said = [titles, subjects, skills, confirmed, suppose, deeds].flatMap((some) => some ?? [])
  const [head = ''] = titles[0]?.split(headEnd) ?? []
  const last = termsOf(head)
  const abroad = namesAbroad(head).map(termsOf)
  // A name in small letters need not be read as the skill: 'docker'.
  const denied = new Set(
    (profile.rejected ?? []).filter(isRejected).flatMap((name) => tokenize(name).map(({ text }) => `^${stem(text)}`)),
  )
  const isDenied = (term: TermId): boolean => term !== neverListed && denied.has(dictionary.keyOf(term))
  const work = [...titles.slice(0, mostRoles), ...subjects.slice(0, mostSubjects)].flatMap(termsOf)
  return {
    /** The title held last; what was held before it is no more than some of their own: the post of a student is not sought again. */
    last,
    /** What other languages call it. */
    abroad,
    ofAbroad: new Set(abroad.flat()),
    work: new Set(work.filter((term) => term !== neverListed && isTelling(term, dictionary))),
    said: new Set([...said.flatMap(termsOf).filter((term) => !isDenied(term)), ...work, ...last]),
  }
}

/** Words of a title without those of its employer and place, which are no other work. */
const workOf = (stems: ReadonlySet<string>, { company, location }: ListingText): ReadonlySet<string> => {
  const beside = new Set(tokenize(`${company ?? ''} ${location ?? ''}`).map(({ text }) => stem(text)))
  return new Set([...stems].filter((word) => !beside.has(word)))
}

/** Where a title names other work, of all its words that are not the person's. */
const otherWords = (listing: ListingText, stems: ReadonlySet<string>, isOther: (word: string) => boolean) =>
  titlePointers(listing, workOf(stems, listing)).filter(({ text }) => isOther(foldText(text)))

/** How much of a job's title is the person's own, and which of its words are of other work. */
export const ownTitleFactor = (
  ground: Ground,
  places: PlaceJudge,
  occupations: ReadonlyMap<TermId, WantedOccupation>,
) => {
  const { profile, documents, dictionary, sets } = ground
  const words = ownWordsIn(ground)
  const otherWorkIn = wordsOfOtherWork(profile)
  const sameWork = documentsWith(
    [...occupations.values()].flatMap(({ name, isNear }) => (isNear ? [] : [occupationKey(name)])),
    ground,
  )
  // What is not known of the person lowers nothing.
  const isWorkKnown = (profile.titles ?? []).length + (profile.subjects ?? []).length > 0

  const isAllIn = (name: readonly TermId[], found: ReadonlySet<TermId>): boolean =>
    name.length > 0 && name.every((term) => found.has(term))

  const read = (document: number) => {
    // Listings of one country are written in several languages.
    const isTranslated = words.abroad.length > 0 && isIn(sameWork, document) && places.isInCountry(document)
    let isOwn = false
    const others: TermId[] = []
    const found = new Set<TermId>()
    documents.forEachTerm(document, (term) => {
      const isAbroad = isTranslated && words.ofAbroad.has(term)
      if (words.said.has(term) || isAbroad) {
        found.add(term)
        isOwn ||= isAbroad || words.work.has(term)
      } else if (isTelling(term, dictionary)) others.push(term)
    })
    const isWhole = isOwn && [words.last, ...(isTranslated ? words.abroad : [])].some((name) => isAllIn(name, found))
    return { own: isWhole ? 'whole' : isOwn ? 'some' : 'none', others } as const
  }
  const lossOf = ({ own, others }: ReturnType<typeof read>): number =>
    losses[own] + otherLoss * Math.min(mostOthers, others.length)
  const isAsked = (document: number): boolean => isWorkKnown && isJob(ground, document)
  const ownTerms = [...words.work, ...words.ofAbroad].filter((term) => term !== neverListed)
  const freeOf = (): Bits => {
    const free = resized(hackathonsOf(ground), documents.count).slice()
    unite(free, sets.anyOf(ownTerms, documents.count))
    return free
  }

  return {
    /** What `free` is made from, as a name. */
    name: isWorkKnown ? ownTerms.join() : '',
    /** The documents that may lose less than `leastLoss`; nothing where that may be all. */
    free: isWorkKnown ? freeOf() : none,
    /** What every document beside `free` loses at least. */
    leastLoss: losses.none,
    pointsFor: (document: number): number => (isAsked(document) ? -lossOf(read(document)) : 0),
    lines(document: number, reading: ListingReading | undefined): Line[] {
      if (!isAsked(document)) return []
      const title = read(document)
      const loss = lossOf(title)
      if (loss === 0) return []
      const stems = new Set(title.others.map((term) => dictionary.keyOf(term).slice(1)))
      const isOther = otherWorkIn(reading?.listing.title ?? '', title.own)
      const others = reading ? otherWords(reading.listing, stems, isOther).slice(0, mostOthers) : []
      return [
        {
          factor: 'title',
          own: title.own,
          words: [...new Set(others.map(({ text }) => text))],
          thousandths: -loss,
          kind: 'gap',
          profile: profilePointers(profile, { path: 'titles.0' }),
          listing: others,
        },
      ]
    },
  }
}
