import type { MatchBand as Band } from '@scry/contracts/enumerations'

/** The words of the bands, best first. */
export const bandWords: Record<Band, string> = {
  strong: 'Strong',
  good: 'Good',
  fair: 'Fair',
  stretch: 'Stretch',
  'other-field': 'Not your field',
  unknown: 'Not enough information',
}
