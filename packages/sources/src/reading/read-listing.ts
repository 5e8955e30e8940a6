import type { Listing } from '@scry/contracts/listing'
import { visibleLine } from '@scry/contracts/visible-text'
import { type ReadText, readText } from '@scry/vocabulary/requirement-sections'
import { standingIn } from '@scry/vocabulary/skill-standing'
import { findSkillsIn } from '@scry/vocabulary/skills'
import { endedState, openState, upcomingState } from '../data/english/hackathons.ts'
import type { SourceItem, SourcePlace } from '../source-item.ts'
import { employerName } from './employer-name.ts'
import { levelFrom, readTitle, typeFrom, workplaceFrom } from './kind-of-work.ts'
import { textOfHtml, textOfPlain } from './listing-text.ts'
import { payFrom, payText } from './pay-field.ts'
import { placesFrom, reachIn } from './places.ts'
import { termsOf } from './studies.ts'
import { factsIn, type TextFacts } from './text-facts.ts'
import { instantOf, spanIn } from './times.ts'
import { Wording } from './wording.ts'
import { citizenshipIn, clearanceIn, sponsorshipIn } from './work-permission.ts'

/** What is known of the source that gave an item. */
export interface SourceFacts {
  readonly id: string
  readonly name: string
  /** The employer's name where the list of boards has it. */
  readonly employer?: string | undefined
}

const mostSkills = 24

/** Skills of the taxonomy that the title names or the text asks for, in their order. */
const skillsIn = (title: string, text: string, read: ReadText, company: string | undefined): string[] => {
  const names = new Set(findSkillsIn(title).map(({ skill }) => skill.name))
  const mentions = findSkillsIn(text)
  if (mentions.length > 0) {
    const standing = standingIn(text, read, company)
    for (const mention of mentions) if (standing(mention) === 'asked') names.add(mention.skill.name)
  }
  return [...names].slice(0, mostSkills)
}

/** '$0' says that there is no money to win, or that nobody filled it in; other prizes may be. */
const isZero = (prize: string): boolean => /\d/.test(prize) && !/[1-9]/.test(prize)

/** The statuses that hackathons are listed with (§2.37). */
const statusFrom = (state: string | undefined): string | undefined => {
  if (state === undefined) return undefined
  if (upcomingState.test(state)) return 'upcoming'
  if (endedState.test(state)) return 'ended'
  return openState.test(state) ? 'ongoing' : undefined
}

const times = (item: SourceItem): Partial<Listing> => {
  const deadline = instantOf(item.deadline, true)
  const posted = instantOf(item.posted)
  const found: Partial<Listing> = {
    ...(posted !== undefined && { posted }),
    ...(deadline !== undefined && { deadline }),
  }
  if (item.kind === 'job') return found
  const span = item.period === undefined ? undefined : spanIn(item.period)
  const opens = instantOf(item.registrationOpens)
  const submissionDeadline = instantOf(item.submissionDeadline, true)
  const starts = instantOf(item.starts) ?? span?.starts
  const ends = instantOf(item.ends, true) ?? span?.ends
  return {
    ...found,
    ...(opens !== undefined && { opens }),
    ...(deadline !== undefined && { registrationDeadline: deadline }),
    ...(submissionDeadline !== undefined && { submissionDeadline }),
    ...(starts !== undefined && { starts }),
    ...(ends !== undefined && { ends }),
  }
}

const placeText = ({ text, city, region, country }: SourcePlace): string =>
  (text ?? [...new Set([city, region, country])].filter((part) => part !== undefined && part !== '').join(', '))
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s,])\s?,[\s,]*/g, ', ')
    .replace(/^[\s,]+|(?<![\s,])[\s,]+$/g, '')

/** What fields of the source say of permissions; they outweigh the text. */
const statedPermissions = (item: SourceItem): Partial<Listing> => {
  const said = new Wording([item.sponsorship, item.securityClearance].filter((text) => text !== undefined).join('\n'))
  if (said.text === '') return {}
  const offers = item.sponsorship !== undefined && /^offers? sponsorship/i.test(item.sponsorship)
  const refuses = item.sponsorship !== undefined && /^does not offer sponsorship/i.test(item.sponsorship)
  const sponsorship = offers ? 'offered' : refuses ? 'refused' : sponsorshipIn(said)?.value
  const citizenship = citizenshipIn(said)?.value
  const clearance = clearanceIn(said)?.value
  return {
    ...(sponsorship !== undefined && { sponsorship }),
    ...(citizenship !== undefined && { citizenship }),
    ...(clearance !== undefined && { clearance }),
  }
}

/** Where the work is done: the source's own word, then what the text says of this post, then the place and the title. */
const workplaceOf = (item: SourceItem, location: string, told: Listing['workplace']): Listing['workplace'] => {
  const beside = `${location} ${item.title}`
  const named = /\bhybrid\b/i.test(beside) ? 'hybrid' : /\b(?:remote|online)\b/i.test(beside) ? 'remote' : undefined
  return workplaceFrom(item.workplace, undefined) ?? told ?? named ?? workplaceFrom(undefined, item.isRemote)
}

/** Where one must live: as the source says it, else the countries of a remote post that names no town. */
const remoteWithin = (item: SourceItem, location: string, listing: Pick<Listing, 'workplace' | 'places'>): string[] => {
  if (item.remoteWithin !== undefined) return reachIn(item.remoteWithin.join('; '))
  const isOpen = listing.workplace === 'remote' && !listing.places?.some(({ city }) => city !== undefined)
  return isOpen ? reachIn(location) : []
}

/**
 * A source's item as the listing that is stored. Its texts become plain text with its structure; what the item's fields
 * and words do not tell is absent. Pure: the same item gives the same listing.
 */
export const readListing = (item: SourceItem, source: SourceFacts): Listing => {
  const { kind } = item
  const title = visibleLine(item.title)
  const description =
    item.description === undefined
      ? ''
      : item.description.form === 'html'
        ? textOfHtml(item.description.text)
        : textOfPlain(item.description.text)
  const given = item.places ?? []
  const places = placesFrom(given)
  const location = [...new Set(given.map(placeText))].filter((text) => text !== '').join('; ')
  const countries = [...new Set(places.flatMap(({ country }) => country ?? []))]
  const company = visibleLine(employerName(item.company ?? source.employer, item.board) ?? '') || undefined
  const time = times(item)
  const read = readText(description)
  const { said, ...told } =
    kind === 'job' ? factsIn(description, { title, posted: time.posted, countries }, read) : { said: {}, ...noFacts }
  const titled = kind === 'job' ? readTitle(title) : undefined
  const type = titled && typeFrom(titled, item.types ?? [])
  const level = titled && levelFrom(titled, item.levels ?? [])
  const workplace = workplaceOf(item, location, told.workplace)
  const reach = remoteWithin(item, location, { ...(workplace !== undefined && { workplace }), places })
  const terms = item.terms?.flatMap(termsOf) ?? []
  const pay = payFrom(item.pay, countries) ?? told.pay
  const salary = pay === undefined ? item.pay?.text : payText(pay)
  const skills = kind === 'job' ? skillsIn(title, description, read, company) : []
  const status = statusFrom(item.state)
  const listing: Listing = {
    id: `${source.id}:${item.key}`,
    kind,
    title,
    source: source.name,
    ...told,
    ...time,
    ...statedPermissions(item),
    ...(company !== undefined && { company }),
    ...(location !== '' && { location }),
    ...(places.length > 0 && { places }),
    ...(workplace !== undefined && { workplace }),
    ...(reach.length > 0 && { remoteWithin: reach }),
    ...(type !== undefined && { type }),
    ...(level !== undefined && { level }),
    ...(description !== '' && { description }),
    ...(skills.length > 0 && { skills }),
    ...(terms.length > 0 && { terms }),
    ...(pay !== undefined && { pay }),
    ...(salary !== undefined && { salary }),
    ...(item.prize !== undefined && !isZero(item.prize) && { prize: item.prize }),
    ...(item.teamSize !== undefined && { teamSize: item.teamSize }),
    ...(item.themes !== undefined && item.themes.length > 0 && { themes: item.themes }),
    ...(item.categories?.[0] !== undefined && { category: item.categories[0] }),
    ...(item.logo !== undefined && { logo: item.logo }),
    ...(status !== undefined && kind === 'hackathon' && { status }),
  }
  const url = item.applyUrl ?? item.url
  if (url !== undefined) listing.url = url
  if (item.url !== undefined && item.url !== url) listing.sourceUrl = item.url
  const sentences = stillTold(said, told, listing)
  if (Object.keys(sentences).length > 0) listing.said = sentences
  return listing
}

const noFacts: Omit<TextFacts, 'said'> = {}

/** The sentences behind facts that the text told; what a field of the source said has none. */
const stillTold = (said: TextFacts['said'], told: Omit<TextFacts, 'said'>, listing: Listing): TextFacts['said'] =>
  Object.fromEntries(
    Object.entries(said).filter(([field]) => listing[field as keyof Listing] === told[field as keyof typeof told]),
  )
