import { tokenize } from '@scry/vocabulary/tokens'

const vagueWords = new Set(
  'remote hybrid flexible anywhere area greater metro the of usa us united states worldwide global online'.split(' '),
)

/** The words of a text that name a place. */
export const placeWords = (text: string): string[] =>
  tokenize(text).flatMap((token) => (vagueWords.has(token.text) ? [] : [token.text]))
