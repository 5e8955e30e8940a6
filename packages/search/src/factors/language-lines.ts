import { levelAskedAt, levelOfLanguage } from '@scry/vocabulary/language-levels'
import { fieldText, pointerTo, profilePointers } from '../terms/pointers.ts'
import type { Line } from './line.ts'
import type { ListingReading } from './listing-reading.ts'
import type { RecommendPlan } from './recommend-plan.ts'

/**
 * What a document asks for of spoken languages: one line with the points of all of it. What is only nice to have is named
 * to whoever speaks it.
 */
export const languageLines = (document: number, plan: RecommendPlan, reading: ListingReading | undefined): Line[] => {
  const { profile, languages } = plan
  const decided = languages.of(document)
  const thousandths = plan.languagePointsFor(document)
  const kind = decided === undefined ? 'unknown' : decided === 'lacks' ? 'gap' : 'reason'
  const all = (reading?.languages ?? []).map((asked) => ({ asked, standing: languages.standingTo(asked) }))
  const shown = all.filter(
    ({ asked, standing }) => standing === (decided ?? 'unknown') && (decided !== undefined || !asked.nice),
  )
  const [first] = shown
  if (first === undefined) {
    const unread = { languages: null, choice: false, or_another: false, nice: false, short: false }
    const levels = { asked_level: null, own_level: null }
    return thousandths === 0
      ? []
      : [{ factor: 'language', ...unread, ...levels, standing: decided ?? 'unknown', thousandths, kind }]
  }
  const { asked, standing } = first
  const listing = reading?.listing ?? { title: '' }
  const names = shown
    .filter((one) => one.asked.isChoice === asked.isChoice && one.asked.nice === asked.nice)
    .flatMap((one) => languages.namesOf(one.asked, standing))
  const unique = [...new Set(asked.isChoice ? languages.namesOf(asked, standing) : names)]
  const { field, start, end } = asked
  const askedLevel = unique.length === 1 ? levelAskedAt(fieldText(listing, field) ?? '', start, end) : undefined
  const place = languages.own.get(unique[0] ?? '') ?? languages.weak.get(unique[0] ?? '')
  const ownLevel = unique.length === 1 && place ? levelOfLanguage(fieldText(profile, place.path) ?? '') : undefined
  // Whoever names a language without a level is not said to meet one.
  const isShort = ownLevel !== undefined && (standing === 'unknown' || (askedLevel ?? ownLevel) > ownLevel)
  return [
    {
      factor: 'language',
      languages: unique,
      choice: asked.isChoice,
      or_another: asked.isOpen && standing !== 'speaks' && unique.length > 0,
      nice: asked.nice,
      standing,
      asked_level: askedLevel ?? null,
      own_level: ownLevel ?? null,
      short: isShort,
      thousandths,
      kind,
      profile: unique.flatMap((name) => {
        const own = languages.own.get(name) ?? languages.weak.get(name)
        return own === undefined ? [] : profilePointers(profile, own)
      }),
      listing: [pointerTo(field, fieldText(listing, field) ?? '', start, end)],
    },
  ]
}
