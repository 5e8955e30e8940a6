import type { ListingLevel, Workplace } from '@scry/contracts/enumerations'
import { levelOfTitle } from '@scry/vocabulary/titles'
import { levels, runsInternships } from '../data/english/employment.ts'
import { hybridField, onSiteField, remoteField } from '../data/english/workplace.ts'
import type { KindOfWork } from '../data/posting-words.ts'
import { anyWay, ways } from './languages.ts'

/** In the order in which they are looked for: 'Full-time internship' is an internship. */
const kinds: readonly KindOfWork[] = [
  'internship',
  'apprenticeship',
  'freelance',
  'contract',
  'temporary',
  'volunteer',
  'part-time',
  'full-time',
]
const types = kinds.map((kind) => [kind, anyWay((words) => words.kinds?.[kind])] as const)
const typeIn = (text: string): string | undefined =>
  types.find(([, words]) => words.test(text.replaceAll('_', '-')))?.[0]

const isOfIntern = (title: string): boolean =>
  !runsInternships.test(title) || /\bintern$|^intern\b|internship$/i.test(title.replace(/\s*[(,–-].*$/, ''))

/** 'Job étudiant', 'Software Developer Student - 4 months': work for students. */
export const studentTitles = new RegExp(`\\b(?:${ways((words) => words.studentTitles)})`, 'i')

/** What a title says of the kind of work and of its level. */
export interface ReadTitle {
  readonly title: string
  readonly isInternship: boolean
  readonly level: ReturnType<typeof levelOfTitle>
}

export const readTitle = (title: string): ReadTitle => {
  const level = levelOfTitle(title)
  return { title, level, isInternship: level === 'intern' && isOfIntern(title) }
}

/** Words that are no work themselves, as 'Contract Manager' is. */
const titleTypes = kinds
  .filter((kind) => kind !== 'internship' && kind !== 'volunteer')
  .map((kind) => [kind, anyWay((words) => words.kindsInTitle?.[kind])] as const)
const eitherTime = anyWay((words) => words.eitherTime)
const trainers = anyWay((words) => words.trainers)
const typeOfTitle = (title: string): string | undefined => {
  if (eitherTime.test(title)) return undefined
  const found = titleTypes.find(([, words]) => words.test(title))?.[0]
  return found === 'apprenticeship' && trainers.test(title) ? undefined : found
}

/** The kind of employment: the title decides about internships and apprenticeships, then the source's own words. */
export const typeFrom = ({ title, level, isInternship }: ReadTitle, said: readonly string[]): string | undefined => {
  if (isInternship) return 'internship'
  const stated = types.find(([type]) => said.some((text) => typeIn(text) === type))?.[0]
  const isAbove = level === 'senior' || level === 'lead' || level === 'mid'
  if (stated === 'internship' && isAbove) return undefined
  // Of work for students a source often says only that it is for whole days.
  if (!isAbove && (stated ?? 'full-time') === 'full-time' && studentTitles.test(title)) return 'internship'
  const titled = typeOfTitle(title)
  // Apprentices work full time as well, and their source often says only that.
  return titled === 'apprenticeship' && stated !== 'internship' ? titled : (stated ?? titled)
}

/** The level that the title states, else the one that the source does where it says one only. */
export const levelFrom = ({ level }: ReadTitle, said: readonly string[]): ListingLevel | undefined => {
  if (level === 'intern') return undefined
  if (level !== null) return level
  const stated = new Set(said.flatMap((text) => levels.find(([, words]) => words.test(text))?.[0] ?? []))
  return stated.size === 1 ? [...stated][0] : undefined
}

const workplaces = (['hybrid', 'remote', 'on-site'] as const).map(
  (workplace) => [workplace, anyWay((words) => words.workplaceFields?.[workplace])] as const,
)

/** The workplace in the source's own words. */
export const workplaceFrom = (said: string | undefined, isRemote: boolean | undefined): Workplace | undefined => {
  if (said !== undefined) {
    const told = workplaces.find(([, words]) => words.test(said))?.[0]
    if (told !== undefined) return told
    if (hybridField.test(said)) return 'hybrid'
    if (remoteField.test(said)) return 'remote'
    if (onSiteField.test(said)) return 'on-site'
  }
  return isRemote === true ? 'remote' : undefined
}
