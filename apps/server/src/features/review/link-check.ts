import type { LinkFlag } from '@scry/contracts/review'
import type { LinkCheck } from '@scry/contracts/review-routes'
import { companyKey } from '@scry/vocabulary/company-key'

/** Systems in which employers take applications and organizers take registrations. */
const systems = (
  'greenhouse.io lever.co ashbyhq.com smartrecruiters.com workable.com recruitee.com myworkdayjobs.com ' +
  'myworkdaysite.com icims.com jobvite.com applytojob.com teamtailor.com breezy.hr bamboohr.com personio.de ' +
  'personio.com oraclecloud.com taleo.net successfactors.com pinpointhq.com ' +
  'devpost.com devfolio.co mlh.io hackerearth.com unstop.com hackclub.com'
).split(' ')

/** They hide where they lead. */
const shorteners = new Set(
  'bit.ly tinyurl.com t.co goo.gl ow.ly is.gd buff.ly rebrand.ly cutt.ly lnkd.in shorturl.at rb.gy t.ly tiny.cc s.id'.split(
    ' ',
  ),
)

/** Second labels under which countries give out names: 'co.uk', 'ac.jp'. */
const secondLabels = new Set('ac co com edu gob gouv gov gv net or org sch'.split(' '))

/** Names shorter than this are part of too many others. */
const leastTelling = 4
const leastCopied = 5

/** Where a link led: the first time that a page answered, and last. */
export interface FollowedLink {
  readonly firstEnd: string | null
  readonly lastEnd: string
  readonly isReached: boolean
  readonly at: number
}

/**
 * What a link says of whom it belongs to, read from the letters of its address and of the place that it leads to: nothing
 * is asked here. It names what a reviewer should look at and decides nothing.
 */
export function checkLink(link: string, employer: string, followed: FollowedLink | null = null): LinkCheck {
  const { host, trust, flags } = checkAddress(link, employer)
  if (followed === null) return { host, trust, flags, leads_to: null }
  const { firstEnd, lastEnd, isReached, at } = followed
  const end: Omit<LinkCheck, 'leads_to'> = isPage(lastEnd)
    ? checkAddress(lastEnd, employer)
    : { host: '', trust: 'unverified', flags: ['not-encrypted'] }
  const isElsewhere = siteOf(lastEnd) !== siteOf(link)
  const isAnew = firstEnd !== null && siteOf(lastEnd) !== siteOf(firstEnd)
  const all = new Set<LinkFlag>([...flags, ...(isElsewhere ? end.flags : [])])
  if (isElsewhere) all.add('leads-elsewhere')
  if (isAnew) all.add('leads-anew')
  const leadsTo = { address: lastEnd, is_reached: isReached, at: new Date(at).toISOString(), trust: end.trust }
  return { host, trust, flags: [...all], leads_to: leadsTo }
}

function checkAddress(link: string, employer: string): Omit<LinkCheck, 'leads_to'> {
  const { protocol, hostname, port, username, password, pathname } = new URL(link)
  const host = hostname.replace(/^www\./, '').replace(/\.$/, '')
  const isNumber = /^(\[.*\]|[\d.]+)$/.test(host)
  const { own, domain } = ownerOf(host)
  const key = asciiKey(employer)
  const system = systems.find((one) => one === domain)
  const customer = [host.split('.')[0] ?? '', pathname.split('/')[1] ?? ''].map(asciiKey)
  const bearsName =
    !isNumber && (system === undefined ? isNameOf(own, key) : customer.some((one) => isNameOf(one, key)))
  const copies =
    !isNumber &&
    system === undefined &&
    !isNameOf(own, key) &&
    looksLike(host, own, [key, asciiKey(employer.split(' ')[0] ?? '')])
  const flags: [LinkFlag, boolean][] = [
    ['look-alike', copies],
    ['foreign-letters', host.split('.').some((label) => label.startsWith('xn--'))],
    ['borrowed-letters', borrowsLetters(employer)],
    ['user-part', username !== '' || password !== ''],
    ['shortener', shorteners.has(domain)],
    ['bare-number', isNumber],
    ['odd-port', port !== ''],
    ['not-encrypted', protocol !== 'https:'],
  ]
  return {
    host,
    trust: bearsName ? 'employer' : system === undefined ? 'unverified' : 'known-system',
    flags: flags.flatMap(([flag, isSo]) => (isSo ? [flag] : [])),
  }
}

/** Letters of Cyrillic and Greek that nobody tells from Latin ones. */
const lookLatin =
  /^[АВЕЅІЈКМНОРСТУХԚԜаеѕіјорсухһԁԛԝӏ\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7ονραυ]+$/u
const latin = /\p{Script=Latin}/u
const cyrillicOrGreek = /[\p{Script=Cyrillic}\p{Script=Greek}]/u

/** Whether a word of a name mixes alphabets, or all of the name could be Latin and is not: 'Аррӏе'. */
function borrowsLetters(name: string): boolean {
  const words = name.match(/\p{L}+/gu) ?? []
  const isMixed = words.some((word) => latin.test(word) && cyrillicOrGreek.test(word))
  const others = words.filter((word) => cyrillicOrGreek.test(word))
  return isMixed || (others.length > 0 && others.every((word) => word.length > 2 && lookLatin.test(word)))
}

/** Where a link led may be no page: 'ftp:' stands there alone, and is no address by itself. */
const isPage = (address: string) => /^https?:/.test(address)

/** The domain that somebody registered, or the whole of what is a number or no page. */
function siteOf(address: string): string {
  if (!isPage(address)) return address
  const { hostname } = new URL(address)
  return /^(\[.*\]|[\d.]+)$/.test(hostname) ? hostname : ownerOf(hostname.replace(/\.$/, '')).domain
}

const asciiKey = (text: string) => companyKey(text).replace(/[^a-z0-9]/g, '')

/** The label that somebody registered, and the domain that it makes: 'careers.acme.co.uk' belongs to 'acme'. */
function ownerOf(host: string): { own: string; domain: string } {
  const labels = host.split('.')
  const isCountry = labels.length > 2 && labels.at(-1)?.length === 2 && secondLabels.has(labels.at(-2) ?? '')
  const at = Math.max(0, labels.length - (isCountry ? 3 : 2))
  return { own: (labels[at] ?? '').replaceAll('-', ''), domain: labels.slice(at).join('.') }
}

/** 'acme' is the name of Acme, and 'tallowfield' of Tallowfield Textiles. */
function isNameOf(label: string, key: string): boolean {
  return label !== '' && (label === key || (label.length >= leastTelling && key.startsWith(label)))
}

/** Whether an address that is none of theirs carries the name of a system or of the employer, or one nearly like it. */
function looksLike(host: string, own: string, names: readonly string[]): boolean {
  const systemNames = systems.map((system) => ownerOf(system).own)
  const copied = [...systemNames, ...names].filter(({ length }) => length >= leastCopied)
  const labels = host.split('.').map((label) => label.replaceAll('-', ''))
  const read = alike(own)
  return copied.some((name) => labels.some((label) => label.includes(name)) || differsByOne(read, alike(name)))
}

/** Signs that people take for each other, as one. */
const alike = (text: string) =>
  text.replaceAll('0', 'o').replace(/[1i]/g, 'l').replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('5', 's')

/** At most one letter more, less or other; two names of four letters differ by one too easily. */
function differsByOne(one: string, other: string): boolean {
  if (one === other) return true
  if (Math.min(one.length, other.length) < 6 || Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [skipOne, skipOther] = one.length === other.length ? [1, 1] : one.length > other.length ? [1, 0] : [0, 1]
  return one.slice(at + skipOne) === other.slice(at + skipOther)
}
