import type { SourceItem } from '../source-item.ts'

/** Of 227,000 real listings the longest text has 18,264 characters, the longest place 1,044. */
const mostText = 100_000
const mostInValue = 2000
const mostInField = 20_000

const valuesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(valuesIn)
      : []

const names: Readonly<Record<string, string>> = { places: 'location', url: 'address', applyUrl: 'address to apply' }

/** Why an item is more than is read of one: a source may write anything, and reading it holds up everybody. */
export const tooLong = ({ description, ...fields }: SourceItem): string | undefined => {
  if ((description?.text.length ?? 0) > mostText)
    return `Its description has more than ${mostText.toLocaleString('en-US')} characters.`
  for (const [field, value] of Object.entries(fields)) {
    const lengths = valuesIn(value).map(({ length }) => length)
    const name = names[field] ?? field
    if (lengths.some((length) => length > mostInValue))
      return `Its ${name} has more than ${mostInValue.toLocaleString('en-US')} characters in one value.`
    if (lengths.reduce((sum, length) => sum + length, 0) > mostInField)
      return `Its ${name} has more than ${mostInField.toLocaleString('en-US')} characters.`
  }
  return undefined
}
