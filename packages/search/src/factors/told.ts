import { type TasteAspect, tasteAspects } from '@scry/contracts/feedback'
import { fieldOfWork } from '@scry/vocabulary/fields-of-work'
import { occupationOfWork } from '@scry/vocabulary/occupations'
import { placePaths } from '@scry/vocabulary/place-paths'
import type { ListingInput } from '../listing-input.ts'
import type { Bits } from '../store/bits.ts'
import { canonicalValue, levelOf } from '../store/facet-fields.ts'
import { keyedFilters } from '../terms/keyed-filters.ts'
import { companyTermKey, fieldKey, occupationKey } from '../terms/skill-keys.ts'
import { documentsWith, type Ground, isIn } from './ground.ts'
import type { Line } from './line.ts'
import { lossWithin } from './points.ts'
import type { Taste } from './profile-input.ts'

/** What is meant by saying that of a listing its field, level, place or employer is wrong; undefined where it does not say. */
export const tasteOf = (
  listing: ListingInput,
  wrong: 'field' | 'level' | 'place' | 'employer',
): (Taste & { readonly label: string }) | undefined => {
  const { kind, title, company, difficulty, places } = listing
  const named = (about: TasteAspect, value: string | null | undefined, label = value) =>
    value ? { about, value, label: label ?? value } : undefined
  if (wrong === 'employer') return named('employer', company?.trim())
  if (wrong === 'place') {
    const place = (places ?? []).flatMap(placePaths).at(-1)
    return named('place', place?.path, place?.name)
  }
  if (wrong === 'level')
    return kind === 'job'
      ? named('level', canonicalValue('level', levelOf(listing)))
      : named('difficulty', canonicalValue('difficulty', difficulty ?? ''))
  if (kind !== 'job') return undefined
  return named('occupation', occupationOfWork(title)) ?? named('field', fieldOfWork(title))
}

const keyOf: Partial<Record<TasteAspect, (value: string) => string>> = {
  occupation: occupationKey,
  field: fieldKey,
  place: keyedFilters.place.keyOf,
  employer: companyTermKey,
}

const toldLoss = 4_000

/** What a person said they do not want; it costs once, whatever a listing has of it. */
export const toldFactor = (ground: Ground) => {
  const unwanted = ground.profile.unwanted ?? []
  const bitsOf = (about: TasteAspect): Bits[] => {
    const values = unwanted.flatMap((one) => (one.about === about ? [one.value] : []))
    if (about === 'level' || about === 'difficulty') {
      const column = ground.documents.facets[about]
      return values.flatMap((value) => column.sets[column.codeOf(value) ?? -1] ?? [])
    }
    return [
      documentsWith(
        values.map((value) => keyOf[about]?.(value) ?? ''),
        ground,
      ),
    ]
  }
  const sets =
    unwanted.length === 0 ? [] : tasteAspects.flatMap((about) => bitsOf(about).map((bits) => ({ about, bits })))
  /** `beside`: the document's points beside its place and what is said from here on. */
  const pointsFor = (document: number, beside: number): number =>
    sets.some(({ bits }) => isIn(bits, document)) ? lossWithin(toldLoss, beside) : 0
  return {
    pointsFor,
    lines(document: number, beside: number): Line[] {
      const about = [...new Set(sets.flatMap(({ about, bits }) => (isIn(bits, document) ? [about] : [])))]
      return about.length === 0
        ? []
        : [{ factor: 'told', about, thousandths: pointsFor(document, beside), kind: 'gap' }]
    },
  }
}
