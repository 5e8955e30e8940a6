import { foldText } from './tokens.ts'

const legalForms = new Set(
  'inc incorporated llc ltd limited plc corp corporation co company gmbh ag se sa sas sarl srl spa bv nv ab as oy aps kk pty pte llp lp group holding holdings the'.split(
    ' ',
  ),
)

/** An employer's name without legal forms, spaces and marks: 'Atomic Semi, Inc.' and 'atomicsemi' are one. */
export const companyKey = (name: string): string => {
  const words = foldText(name).match(/[\p{L}\p{N}]+/gu) ?? []
  const own = words.filter((word) => !legalForms.has(word))
  return (own.length > 0 ? own : words).join('')
}
