import { createDraft, type Draft } from './draft.ts'
import type { JobFacts } from './job-facts.ts'
import { listed, lowerFirst, mendArticles, upperFirst } from './phrase.ts'
import { createRandom, type Random } from './random.ts'
import { wording } from './wording.ts'

type Structure = (draft: Draft, facts: JobFacts, random: Random) => string[]
/** Paragraphs are parted by an empty line; a paragraph may hold bullets. */
const paragraphs = (parts: readonly (string | undefined)[]): string[] =>
  parts.filter((part): part is string => part !== undefined && part !== '')

const bullets = (items: readonly string[], end = ''): string => items.map((item) => `- ${item}${end}`).join('\n')
const block = (heading: string, body: string): string | undefined => (body === '' ? undefined : `${heading}\n${body}`)
const sentences = (items: readonly string[]): string => items.map((item) => `${upperFirst(item)}.`).join(' ')
const headed = (key: keyof typeof wording.headings, facts: JobFacts, random: Random): string =>
  random.pick(wording.headings[key]).replace('{org}', facts.organisation.name)
const joined = (items: readonly string[]): string =>
  items.some((item) => item.includes(',')) ? items.join('; ') : listed(items)

/** Duties told to the reader: "You will …. You …. " */
const told = (duties: readonly string[], random: Random): string =>
  duties
    .map(
      (duty, at) =>
        `${at === 0 ? 'You will' : random.pick(['You will', 'You also', 'You', 'You will also', 'You'])} ${lowerFirst(duty)}.`,
    )
    .join(' ')

const sectioned: Structure = (draft, facts, random) => {
  const end = random.pick(['', '', '', '.'])
  const style = random.pick([
    (text: string) => text,
    (text: string) => text,
    (text: string) => `${text}:`,
    (text: string) => text.toUpperCase(),
  ])
  const head = (key: keyof typeof wording.headings): string => style(headed(key, facts, random))
  return paragraphs([
    block(head('about'), draft.about),
    draft.opening,
    block(head('duties'), bullets(draft.duties, end)),
    block(head('asks'), bullets(draft.asks, end)),
    draft.nice.length > 0 ? block(head('nice'), bullets(draft.nice, end)) : undefined,
    block(head('offer'), bullets([...draft.offer, ...draft.terms.map((term) => term.replace(/\.$/, ''))], end)),
    random.chance(0.5) ? block(head('apply'), draft.apply) : undefined,
    draft.fairness,
  ])
}

const letter: Structure = (draft, facts, random) =>
  paragraphs([
    random.pick(['Hello,', 'Dear future colleague,', 'Hi there,', `Greetings from ${facts.place.city.split(',')[0]},`]),
    `${draft.opening} ${draft.about}`,
    told(draft.duties, random),
    `${random.pick(['What do we hope for?', 'Whom are we looking for?', 'A few words on you.'])} ${sentences(draft.asks)}${draft.nice.length > 0 ? ` It would be a bonus, though not a condition, if you had ${lowerFirst(joined(draft.nice.map(lowerFirst)))}.` : ''}`,
    draft.terms.length + draft.offer.length === 0
      ? undefined
      : `${draft.terms.join(' ')}${draft.offer.length > 0 ? ` On top of that there is the following: ${joined(draft.offer.slice(0, 4).map(lowerFirst))}.` : ''}`.trim(),
    draft.apply,
    random.pick([
      `Warm regards from the team at ${facts.organisation.name}`,
      `We look forward to hearing from you.`,
      `See you soon, perhaps.`,
    ]),
  ])

const terse: Structure = (draft, facts, random) =>
  paragraphs([
    `${facts.role}, ${facts.location}. ${draft.terms.join(' ')}`.trim(),
    bullets(draft.duties.slice(0, random.whole(3, 5)).map((duty) => duty)),
    block(random.pick(['Must have:', 'Needed:', 'You need:']), bullets(draft.asks.slice(0, random.whole(3, 5)))),
    draft.nice.length > 0
      ? `${random.pick(['Good to have', 'Plus', 'Nice to have'])}: ${listed(facts.nice)}.`
      : undefined,
    random.chance(0.5) ? draft.apply : undefined,
  ])

const questions: Structure = (draft, _facts, random) =>
  paragraphs([
    block('Who are we?', draft.about),
    block(
      random.pick(['What would I do?', 'What does the job look like?']),
      random.chance(0.5) ? bullets(draft.duties) : told(draft.duties, random),
    ),
    block(random.pick(['What do I need?', 'What should I bring?']), bullets(draft.asks)),
    draft.nice.length > 0
      ? block(
          random.pick(['Anything that would help?', 'What else counts in my favor?']),
          `${sentences(draft.nice)} None of this is required.`,
        )
      : undefined,
    block(
      'What do I get?',
      draft.offer.length + draft.terms.length === 0
        ? ''
        : `${draft.terms.join(' ')} ${draft.offer.length > 0 ? `${upperFirst(joined(draft.offer.map(lowerFirst)))}.` : ''}`.trim(),
    ),
    block(random.pick(['And now?', 'How do I apply?']), draft.apply),
    draft.fairness,
  ])

const official: Structure = (draft, facts, random) =>
  paragraphs([
    block(
      'Position summary',
      `${draft.about} ${mendArticles(`The position is that of a ${facts.role}`)} in ${facts.place.city}${facts.hoursPerWeek === undefined ? '' : `, ${facts.hoursPerWeek} hours per week`}.`,
    ),
    block(
      random.pick(['Essential functions', 'Principal duties']),
      draft.duties.map((duty, at) => `${at + 1}. ${duty}.`).join('\n'),
    ),
    block(random.pick(['Minimum qualifications', 'Required qualifications']), bullets(draft.asks)),
    draft.nice.length > 0 ? block('Preferred qualifications', bullets(draft.nice)) : undefined,
    draft.offer.length > 0
      ? block(
          random.pick(['Compensation and benefits', 'Terms of employment']),
          [...draft.terms, sentences(draft.offer)].join(' '),
        )
      : draft.terms.join(' '),
    draft.closing,
    draft.fairness,
  ])

const plain: Structure = (draft, _facts, random) =>
  paragraphs([
    draft.about,
    `${draft.opening} ${told(draft.duties, random)}`,
    `${random.pick(['We expect the following.', 'You should bring this along.', 'This is what matters to us.'])} ${sentences(draft.asks)}${draft.nice.length > 0 ? ` ${random.pick(['Nice to have', 'A plus', 'Helpful'])}: ${joined(draft.nice.map(lowerFirst))}.` : ''}`,
    `${draft.terms.join(' ')} ${draft.apply}`.trim(),
  ])

const shortVersion: Structure = (draft, facts, random) =>
  paragraphs([
    `${random.pick(['The short version', 'In one sentence', 'TL;DR'])}: ${mendArticles(`a ${facts.role}`)} for ${facts.organisation.name}, which ${facts.organisation.does}.`,
    `${random.pick(['The longer version', 'In more words'])}: ${lowerFirst(draft.opening).replace(/^we /, 'we ')} ${told(draft.duties.slice(0, 4), random)}`,
    block(random.pick(['Must-haves', 'We need']), bullets(draft.asks)),
    draft.nice.length > 0
      ? block(random.pick(['Nice-to-haves', 'We would like', 'Bonus']), bullets(draft.nice))
      : undefined,
    block(
      random.pick(['The deal', 'In return']),
      bullets([...draft.terms.map((term) => term.replace(/\.$/, '')), ...draft.offer]),
    ),
    draft.apply,
  ])

const firstMonths: Structure = (draft, facts, random) => {
  const third = Math.ceil(draft.duties.length / 3)
  const part = (at: number): string[] => draft.duties.slice(at * third, (at + 1) * third)
  const [first, second, last] =
    facts.type === 'internship' || facts.type === 'contract'
      ? ['In the first weeks', 'Halfway through', 'By the end']
      : ['In your first month', 'After three months', 'After a year']
  const stage = (heading: string | undefined, at: number): string | undefined =>
    part(at).length === 0 ? undefined : block(heading ?? '', bullets(part(at)))
  return paragraphs([
    draft.opening,
    draft.about,
    stage(first, 0),
    stage(second, 1),
    stage(last, 2),
    block(headed('asks', facts, random), bullets(draft.asks)),
    draft.nice.length > 0
      ? `${random.pick(['A plus', 'Also welcome'])}: ${joined(draft.nice.map(lowerFirst))}.`
      : undefined,
    draft.offer.length + draft.terms.length === 0
      ? undefined
      : block(headed('offer', facts, random), [...draft.terms, sentences(draft.offer)].join(' ').trim()),
    draft.fairness,
  ])
}

/** Two lines, as busy owners write them. */
const twoLines: Structure = (draft, facts, random) => {
  const { organisation, role, place } = facts
  const city = place.city.split(',')[0]
  const first = random.pick([
    `${organisation.name} in ${city} is looking for ${mendArticles(`a ${role}`)}.`,
    `${upperFirst(mendArticles(`a ${role}`))} wanted in ${city}.`,
    `${organisation.name} ${organisation.does}. We need ${mendArticles(`a ${role}`)} in ${city}.`,
  ])
  const tasks = draft.duties.slice(0, 2).map(lowerFirst)
  const second = random.pick([
    `You ${tasks.join('. You also ')}. ${draft.asks[0]}.`,
    `Main tasks: ${tasks.join('; ')}. ${random.pick(draft.asks)}.`,
    `${random.pick(draft.asks)}. ${draft.terms[0] ?? draft.apply}`,
    `Skills: ${listed(facts.must)}. You will ${tasks[0]}. ${draft.terms[0] ?? draft.apply}`,
  ])
  return [`${first}\n${second}`]
}

const structures = {
  sectioned,
  letter,
  terse,
  questions,
  official,
  plain,
  shortVersion,
  firstMonths,
  twoLines,
} as const
const usual = {
  sectioned: 34,
  letter: 8,
  terse: 10,
  questions: 9,
  official: 6,
  plain: 12,
  shortVersion: 8,
  firstMonths: 10,
  twoLines: 3,
} as const
const whenFormal = {
  sectioned: 36,
  letter: 3,
  terse: 6,
  questions: 2,
  official: 38,
  plain: 8,
  shortVersion: 0,
  firstMonths: 5,
  twoLines: 2,
} as const

/** The text of a job: paragraphs parted by an empty line, bullets by "- ". The key fixes every draw. */
export const describeJob = (key: string, facts: JobFacts): string => {
  const random = createRandom(`${key} description`)
  const draft = createDraft(facts, random)
  const structure = random.weighted(draft.formal ? whenFormal : usual)
  return structures[structure](draft, facts, random).join('\n\n')
}
