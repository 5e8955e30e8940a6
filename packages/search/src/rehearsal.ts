import type { FacetName } from './query/facet-counts.ts'
import type { Answer, RecommendRequest, SearchRequest, SuggestRequest } from './requests.ts'
import type { Documents } from './store/documents.ts'
import type { TermDictionary, TermId } from './store/term-dictionary.ts'

/** So many listings are looked at for what to ask. */
const sampled = 512
/** So many frequent words of titles are asked for, and as many pairs of words and people. */
const words = 24
const facets: readonly FacetName[] = [
  'type',
  'level',
  'workplace',
  'source',
  'posted',
  'deadline',
  'skills',
  'category',
]

/** What is asked. */
interface Asked {
  search(request: SearchRequest): Answer
  recommend(request: RecommendRequest): Answer
  suggest(request: SuggestRequest): unknown
}

/** What listings spread over all of them name: words of titles by frequency, neighbouring ones, and the skills of each. */
const drawn = (documents: Documents, dictionary: TermDictionary) => {
  const frequency = new Map<TermId, number>()
  const pairs: string[] = []
  const people: string[][] = []
  const step = Math.max(1, Math.floor(documents.count / sampled))
  for (let document = 0; document < documents.count; document += step) {
    if (!documents.isLive(document)) continue
    const title: TermId[] = []
    const skills: string[] = []
    documents.forEachTerm(document, (term, _, isSkill) => {
      if (isSkill) skills.push(dictionary.labelOf(term))
      else if (dictionary.keyOf(term).startsWith('^')) title.push(term)
    })
    for (const term of title) frequency.set(term, (frequency.get(term) ?? 0) + 1)
    if (title.length > 1)
      pairs.push(
        title
          .slice(0, 2)
          .map((term) => dictionary.keyOf(term).slice(1))
          .join(' '),
      )
    if (skills.length > 2) people.push(skills.slice(0, 5))
  }
  const frequent = [...frequency].sort((one, other) => other[1] - one[1]).slice(0, words)
  return { frequent: frequent.map(([term]) => dictionary.keyOf(term).slice(1)), pairs, people }
}

/** Evenly spread ones of many. */
const someOf = <Value>(values: readonly Value[]): Value[] => {
  const step = Math.max(1, Math.floor(values.length / words))
  return values.filter((_, at) => at % step === 0).slice(0, words)
}

/**
 * Asks an index what people ask it, one question a step, so that no person is the first for whom code is compiled,
 * classes are made and the sets of frequent words are. Answers stay as they are.
 */
export function* rehearsal(
  index: Asked,
  documents: Documents,
  dictionary: TermDictionary,
  now: number,
): Generator<void> {
  const { frequent, pairs, people } = drawn(documents, dictionary)
  // Jobs are asked for open ones only, hackathons are not; code is compiled for both.
  let openOnly = false
  const search = (request: SearchRequest) => {
    openOnly = !openOnly
    index.search({ now, openOnly, ...request })
  }
  // The names of places and employers are read once.
  for (const of of documents.count > 0 ? (['place', 'company'] as const) : [])
    yield void index.suggest({ of, typed: '', limit: 1, now })
  for (const text of frequent) {
    yield search({ text })
    yield search({ text, facets })
    yield search({ text, filters: { workplace: 'remote' }, facets })
    yield search({ text: text.slice(0, 4), prefix: true })
    yield search({ text: text.slice(0, 2) + text.slice(3) })
  }
  for (const text of someOf(pairs)) {
    yield search({ text })
    yield search({ text, facets })
    yield search({ text, filters: { workplace: 'remote' } })
  }
  for (const skills of someOf(people)) yield void index.recommend({ skills, now, facets: [], explain: true })
}
