import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** What is longer is hard to guess by its beginning or not at all; scoring 64 characters of substitutions takes some 20 ms. */
const longestScored = 64
const mostSubstitutions = 8

const scoring = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: longestScored,
  l33tMaxSubstitutions: mostSubstitutions,
})

/** Below that zxcvbn calls a password somewhat guessable (its scores 0 to 2). */
const fewestGuesses = 1e8

const wordsOfTheProduct = ['scry', 'resume', 'job', 'jobs', 'internship', 'hackathon']
const shortestPersonal = 4

/**
 * Whether somebody who tries the likely first finds the password soon: one that leaked, with little around it, a walk over
 * the keyboard, a repetition, a date. `personal` are texts that anybody may know of the person: their parts count as the
 * commonest words.
 */
export function isCommonPassword(password: string, personal: readonly string[] = []): boolean {
  const known = [...wordsOfTheProduct, ...personal.flatMap(personalWords)]
  return scoring.check(password.normalize('NFKC'), known).guesses < fewestGuesses
}

function personalWords(text: string): string[] {
  const folded = text.normalize('NFKC').toLowerCase().trim()
  const parts = folded.split(/[^\p{L}\p{Nd}]+/u)
  return [folded, folded.split('@')[0] ?? '', folded.replace(/[^\p{L}\p{Nd}]/gu, ''), ...parts].filter(
    (part) => part.length >= shortestPersonal,
  )
}
