import { type TasteAspect, tasteAspects } from '@scry/contracts/feedback'
import { fieldOfWork } from '@scry/vocabulary/fields-of-work'
import { occupationOfWork } from '@scry/vocabulary/occupations'
import { placePaths } from '@scry/vocabulary/place-paths'
import type { ListingInput } from '../listing-input.ts'
import { type Bits, hasBit } from '../store/bits.ts'
import type { Documents } from '../store/documents.ts'
import { canonicalValue, levelOf } from '../store/facet-fields.ts'
import type { TermDictionary } from '../store/term-dictionary.ts'
import type { TermSets } from '../store/term-sets.ts'
import { keyedFilters } from '../terms/keyed-filters.ts'
import { companyTermKey, fieldKey, occupationKey } from '../terms/skill-keys.ts'
import type { ProfileInput, Taste } from './profile-input.ts'

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

/** Which listings have what a person said they do not want. */
export class ToldFit {
  private readonly sets: readonly { readonly about: TasteAspect; readonly bits: Bits }[]

  constructor({ unwanted }: ProfileInput, documents: Documents, dictionary: TermDictionary, sets: TermSets) {
    const bitsOf = (about: TasteAspect): Bits[] => {
      const values = (unwanted ?? []).flatMap((one) => (one.about === about ? [one.value] : []))
      if (about === 'level' || about === 'difficulty') {
        const column = documents.facets[about]
        return values.flatMap((value) => column.sets[column.codeOf(value) ?? -1] ?? [])
      }
      const terms = values.flatMap((value) => dictionary.find(keyOf[about]?.(value) ?? '') ?? [])
      return terms.length === 0 ? [] : [sets.anyOf([...new Set(terms)], documents.count)]
    }
    this.sets =
      (unwanted ?? []).length === 0
        ? []
        : tasteAspects.flatMap((about) => bitsOf(about).map((bits) => ({ about, bits })))
  }

  isOf(document: number): boolean {
    return this.sets.some(({ bits }) => hasBit(bits, document))
  }

  of(document: number): TasteAspect[] {
    return [...new Set(this.sets.flatMap(({ about, bits }) => (hasBit(bits, document) ? [about] : [])))]
  }
}
