import type { Documents } from './documents.ts'
import { columnOf, push, trimmed } from './growing.ts'
import type { PostingLists } from './postings.ts'
import { type RelationSnapshot, SkillRelations } from './skill-relations.ts'
import type { TermDictionary, TermId } from './term-dictionary.ts'

/** At most this many listings are looked at per skill, evenly spread over its list. */
const mostListings = 2000
const mostNearSkills = 6
const mostTitleWords = 8
/** Listings in which two terms must meet before anything is concluded. */
const leastMeetings = 2
/** Listings that are assumed to speak against a relation. */
const doubt = 5
/** Relation weights are kept in 255ths of this. */
export const titleWeightRange = 4

interface Learnt {
  sources: ReturnType<typeof columnOf<Uint32Array>>
  ends: ReturnType<typeof columnOf<Uint32Array>>
  targets: ReturnType<typeof columnOf<Uint32Array>>
  weights: ReturnType<typeof columnOf<Uint8Array>>
}

const nothingLearnt = (): Learnt => ({
  sources: columnOf(new Uint32Array(0)),
  ends: columnOf(new Uint32Array(0)),
  targets: columnOf(new Uint32Array(0)),
  weights: columnOf(new Uint8Array(0)),
})

const frozen = ({ sources, ends, targets, weights }: Learnt): RelationSnapshot => ({
  sources: trimmed(sources),
  ends: trimmed(ends),
  targets: trimmed(targets),
  weights: trimmed(weights),
})

/** Terms per document, from the lists of `terms`. */
const forwardOf = (terms: readonly TermId[], lists: PostingLists, documents: number) => {
  const ends = new Uint32Array(documents + 1)
  for (const term of terms) {
    const { count, documents: listed } = lists.read(term)
    for (let at = 0; at < count; at += 1) {
      const after = (listed[at] ?? 0) + 1
      ends[after] = (ends[after] ?? 0) + 1
    }
  }
  for (let document = 1; document <= documents; document += 1) {
    ends[document] = (ends[document] ?? 0) + (ends[document - 1] ?? 0)
  }
  const next = ends.slice()
  const values = new Uint32Array(ends[documents] ?? 0)
  for (const term of terms) {
    const { count, documents: listed } = lists.read(term)
    for (let at = 0; at < count; at += 1) {
      const document = listed[at] ?? 0
      const place = next[document] ?? 0
      values[place] = term
      next[document] = place + 1
    }
  }
  return { ends, values }
}

interface Candidate {
  term: TermId
  weight: number
}

const record = (learnt: Learnt, source: TermId, found: Candidate[], most: number, range: number): void => {
  if (found.length === 0) return
  found.sort((left, right) => right.weight - left.weight || left.term - right.term)
  push(learnt.sources, source)
  for (const { term, weight } of found.slice(0, most)) {
    push(learnt.targets, term)
    push(learnt.weights, Math.max(1, Math.min(255, Math.round((255 * weight) / range))))
  }
  push(learnt.ends, learnt.targets.length)
}

/**
 * Learns from the listings which skills stand together (cosine of their lists, shrunk for small numbers) and which words
 * of titles a skill speaks for (share of the skill's listings whose title has the word, times the logarithm of how much
 * more often that is than among all listings).
 */
export const learnRelations = (
  dictionary: TermDictionary,
  documents: Documents,
  lists: PostingLists,
): { skillRelations: SkillRelations; titleRelations: SkillRelations } => {
  const skillTerms: TermId[] = []
  const titleTerms: TermId[] = []
  const isSkill = new Uint8Array(dictionary.size)
  for (let term = 0; term < dictionary.size; term += 1) {
    const key = dictionary.keyOf(term)
    if (key.startsWith('#')) {
      skillTerms.push(term)
      isSkill[term] = 1
    } else if (key.startsWith('^')) titleTerms.push(term)
  }
  const total = documents.count
  const titles = forwardOf(titleTerms, lists, total)
  const skills = forwardOf(skillTerms, lists, total)
  const nearSkills = nothingLearnt()
  const nearTitles = nothingLearnt()
  const meetings = new Uint32Array(dictionary.size)
  const met: TermId[] = []
  const meet = (forward: { ends: Uint32Array; values: Uint32Array }, document: number) => {
    const to = forward.ends[document + 1] ?? 0
    for (let at = forward.ends[document] ?? 0; at < to; at += 1) {
      const term = forward.values[at] ?? 0
      if (meetings[term] === 0) met.push(term)
      meetings[term] = (meetings[term] ?? 0) + 1
    }
  }
  for (const source of skillTerms) {
    const { count, documents: listed } = lists.read(source)
    if (count < leastMeetings) continue
    const step = Math.max(1, count / mostListings)
    let looked = 0
    for (let at = 0; at < count; at += step, looked += 1) {
      const document = listed[Math.floor(at)] ?? 0
      meet(titles, document)
      meet(skills, document)
    }
    const scale = count / looked
    const forSkills: Candidate[] = []
    const forTitles: Candidate[] = []
    for (const term of met) {
      const together = meetings[term] ?? 0
      meetings[term] = 0
      if (together < leastMeetings || term === source) continue
      const all = lists.count(term)
      if (isSkill[term] === 1) {
        const cosine = (together * scale) / Math.sqrt(count * all)
        const weight = (Math.min(1, cosine) * together) / (together + doubt)
        if (weight > 0.04) forSkills.push({ term, weight })
      } else {
        const share = together / (looked + doubt)
        const usual = all / total
        if (share > usual) forTitles.push({ term, weight: share * Math.log(share / usual) })
      }
    }
    met.length = 0
    record(nearSkills, source, forSkills, mostNearSkills, 1)
    record(nearTitles, source, forTitles, mostTitleWords, titleWeightRange)
  }
  return {
    skillRelations: new SkillRelations(frozen(nearSkills)),
    titleRelations: new SkillRelations(frozen(nearTitles)),
  }
}
