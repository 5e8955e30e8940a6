import type { SourceManifest } from '../connector.ts'

/** Of every own source; no connector's begins so. */
const prefix = 'own-'
const longestName = 40

/** A short number of a text, for names without a Latin letter. FNV-1a. */
const numberOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** The identifier of the host's own source of this name; 'Careers!' and 'careers' are the same one. */
export const ownSourceId = (name: string): string => {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const hasOtherLetters = /\p{L}/u.test(name.normalize('NFKD').replace(/[A-Za-z]/g, ''))
  const short = words.slice(0, longestName).replace(/-$/, '')
  const isWhole = short === words && !hasOtherLetters && words !== ''
  return `${prefix}${isWhole ? words : `${short}${short === '' ? '' : '-'}${numberOf(name)}`}`
}

/** What everybody may know of a list of the host's own; `everyMinutes` is 0 for one that is imported by hand. */
export const ownManifest = (
  name: string,
  { host, everyMinutes = 0, isComplete = false }: { host?: string; everyMinutes?: number; isComplete?: boolean } = {},
): SourceManifest => ({
  id: ownSourceId(name),
  name,
  kinds: ['job', 'hackathon'],
  hosts: host === undefined ? [] : [host],
  settings: [],
  boards: 'none',
  everyMinutes,
  limits: { requestsPerMinute: 60, requestsPerRun: 5000, answerMegabytes: 50 },
  terms: {
    linkBack: false,
    label: name,
    noGating: false,
    noSyndication: false,
    sentence: 'A list of the people who run this server.',
  },
  shape: 'recorded',
  closesByAbsence: isComplete,
  isOnByDefault: true,
  isFictional: false,
})
