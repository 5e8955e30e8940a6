import type { Workplace } from '@scry/contracts/enumerations'
import {
  homeDays,
  inWeek,
  notHomeDays,
  notHybrid,
  notOnSite,
  notRemote,
  numberWords,
  ofAnywhere,
  ofCompany,
  officeDays,
  officeNamed,
  officeShare,
  ofHome,
  ofOffice,
  ofPost,
  onSiteSaid,
  optionalDays,
  severalKinds,
  weekday,
  wholeWeek,
} from '../data/english/workplace.ts'
import { anyWay, wordsFor } from './languages.ts'
import type { Told } from './told.ts'
import type { Sentence, Wording } from './wording.ts'

const numberOf = (text: string): number => {
  const at = numberWords.indexOf(text.toLowerCase())
  return at >= 0 ? at + 1 : Number.parseInt(text, 10)
}

const workplaceWords = wordsFor((words) => words.workplaceWords)
const hybridSaid = anyWay((words) => words.hybrid, 'iu')
const remoteSaid = anyWay((words) => words.remote, 'iu')

type Votes = Record<Workplace, Sentence | undefined>

/** 'Tuesday, Wednesday and Thursday in the office'. */
const namesOfficeDays = (text: string): boolean => {
  if (!officeNamed.test(text) || wholeWeek.test(text)) return false
  const named = new Set(text.match(weekday)?.map((day) => day.slice(0, 2).toLowerCase()))
  return named.size >= 2 && named.size <= 4
}

const hasAny = (text: string, words: readonly string[]): boolean => words.some((word) => text.includes(word))

/** The workplace that follows from counted days in the office; five of five are no hybrid. */
const countedIn = (text: string): Workplace | undefined => {
  if (namesOfficeDays(text) || officeShare.test(text)) return 'hybrid'
  for (const pattern of officeDays) {
    const match = pattern.exec(text)
    if (match?.[1] === undefined || !inWeek.test(match[0])) continue
    const least = numberOf(match[1])
    if (least < 1 || least > 5) continue
    const most = match[2] === undefined ? least : numberOf(match[2])
    return least >= 5 || (least >= 4 && most >= 5) ? 'on-site' : 'hybrid'
  }
  return undefined
}

/** Where the work is done, as the text says it of this post; null when it does not, or says two things. */
export const workplaceIn = (words: Wording): Told<Workplace> | null => {
  const votes: Votes = { remote: undefined, hybrid: undefined, 'on-site': undefined }
  let ofAll: Sentence | undefined
  let counted: Told<Workplace> | undefined
  for (const sentence of words.sentencesWith(workplaceWords)) {
    const { text } = sentence
    const lower = text.toLowerCase()
    if (severalKinds.test(text)) continue
    if (counted === undefined && hasAny(lower, ofOffice) && !optionalDays.test(text)) {
      const value = countedIn(text)
      if (value !== undefined) counted = { value, sentence }
    }
    if (hasAny(lower, ofHome)) {
      const match = homeDays.exec(text)
      if (match !== null && !notHomeDays.test(text) && numberOf(match[1] ?? match[3] ?? '9') < 5)
        votes.hybrid ??= sentence
    }
    if (lower.includes('hybrid')) {
      if (hybridSaid.test(text) && !notHybrid.test(text)) votes.hybrid ??= sentence
    } else if (onSiteSaid.test(text) && !notOnSite.test(text)) votes['on-site'] ??= sentence
    if (hasAny(lower, ofAnywhere) && remoteSaid.test(text) && !notRemote.test(text)) {
      if (ofCompany.test(text) && !ofPost.test(text)) ofAll ??= sentence
      else votes.remote ??= sentence
    }
  }
  const told = (value: Workplace, sentence: Sentence): Told<Workplace> => ({ value, sentence })
  const { remote, hybrid, 'on-site': onSite } = votes
  if (counted !== undefined)
    return (counted.value === 'hybrid' ? remote : (remote ?? hybrid)) === undefined ? counted : null
  if (hybrid !== undefined) return remote === undefined ? told('hybrid', hybrid) : null
  if (remote !== undefined) return onSite === undefined ? told('remote', remote) : null
  if (onSite !== undefined) return told('on-site', onSite)
  return ofAll === undefined ? null : told('remote', ofAll)
}
