import {
  australianStates,
  buildingWords,
  chineseTowns,
  districtEnds,
  districtSigns,
  nameParticles,
  placesToFill,
  provinces,
  regionSigns,
  remoteNames,
  rowEnds,
  streetNames,
  townSigns,
} from './data/address-words.ts'
import { cityNames, countryNames, regionCodes, regionNames } from './data/place-names.ts'

const plain = /^[a-z0-9 ]*$/i
const fold = (text: string) => (plain.test(text) ? text.toLowerCase().trim() : foldSigns(text))
const foldSigns = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, "'").toLowerCase().replaceAll('đ', 'd').trim()
const setOf = (names: string) => new Set(names.split('|').map(fold))

const countries = setOf(countryNames)
const regions = setOf(regionNames)
const cities = setOf(cityNames)
const codes = new Set(regionCodes.split(' '))
const anyOf = (...lists: Readonly<Record<string, readonly string[]>>[]) =>
  lists.flatMap((list) => Object.values(list).flat()).join('|')
const remoteWords = new RegExp(`^(?:${anyOf(remoteNames)})$`, 'i')

export type PlacePart = 'city' | 'region' | 'country' | 'code' | 'remote'

/** 'Bristol BS1 6XX', 'ON M5V 2T6': British, Canadian, Australian and American postcodes, with or without the town before. */
const states = australianStates.join('|')
const postcode = new RegExp(
  `^(?:(.+?)\\s+)?(?:[A-Z]{1,2}\\d[A-Z\\d]?\\s\\d[A-Z]{2}|[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d|(?:${states})\\s\\d{4}|(?<=\\s)[A-Z]{2}\\s\\d{5}(?:-\\d{4})?)$`,
)

const towns = chineseTowns.join('|')
/** What an address without spaces or commas begins with: '浙江省杭州市', '東京都港区…', '서울 강남구'. */
const eastern = [
  new RegExp(
    `^(?:中国)?(?:${provinces.chinese?.join('|')}|${towns})(?:省|市|自治区)?(?:(?:${towns})市?)?(?:\\p{Script=Han}{1,5}?(?:市|区|县|州)){0,3}$`,
    'u',
  ),
  /^(?:〒?\d{3}-?\d{4}\s*)?(?:東京都|北海道|(?:大阪|京都)府|\p{Script=Han}{2,3}県)(?:\p{Script=Han}{1,6}[市区町村郡][\p{L}\p{N}ー\s-]{0,30})?$/u,
  new RegExp(
    `^(?:${provinces.korean?.join('|')})(?:특별자치시|특별자치도|특별시|광역시|시|도)?(?:\\s\\p{Script=Hangul}{1,6}(?:구|군|시|동|읍|면|로|길))*(?:\\s[\\d-]+)?$`,
    'u',
  ),
]
/** Words before and after the name of a town or a part of it. */
const townSign = new RegExp(`^(?:${anyOf(townSigns)})\\s*(?=\\p{Lu})`, 'u')
const townPart = new RegExp(
  `^(?:${anyOf(districtSigns)})\\s*[\\p{Lu}\\d][\\p{L}\\d\\s]{0,24}$|^\\p{Lu}\\p{L}+(?:\\s\\p{Lu}\\p{L}+)?\\s(?:${anyOf(districtEnds)})$`,
  'u',
)
const region = new RegExp(`^(?:${anyOf(regionSigns)})\\s\\p{Lu}\\p{L}+$`, 'u')
/** 'Austin TX': a town with the letters of its state or country. */
const coded = /^(\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})\s(\p{Lu}{2,3})$/u
const australian = new RegExp(`^(\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+){0,2})\\s(?:${states})$`, 'u')
/** 'Praha 5', 'Paris 11e', 'Budapest XI.' */
const numbered = /^(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)\s(?:\d{1,2}(?:e|ème)?|[IVX]{1,5}\.?)$/u

/** What one comma-free part of a place name is; null when the gazetteer does not know it. Codes need capitals. */
export function placePart(text: string): PlacePart | null {
  const trimmed = text
    .trim()
    .replace(/\sW\.\s?I\.?$/, '')
    .replace(/\.$/, (stop) => (/^[A-Z]\.[A-Z]\.$/.test(text.trim()) ? stop : ''))
  if (!trimmed) return null
  if (remoteWords.test(trimmed)) return 'remote'
  if (codes.has(trimmed)) return 'code'
  if (region.test(trimmed)) return 'region'
  if (/^\p{Script=Han}{1,6}[都府県市省区縣]$|^\p{Script=Hangul}{2,5}[시구군]$/u.test(trimmed)) return 'city'
  if (eastern.some((form) => form.test(trimmed)) || townPart.test(trimmed) || australian.test(trimmed)) return 'city'
  const [, town, code] = coded.exec(trimmed) ?? []
  if (town !== undefined && code !== undefined && codes.has(code) && cities.has(fold(town))) return 'city'
  const named = townSign.exec(trimmed)
  if (named)
    return placePart(trimmed.slice(named[0].length)) ?? (looksLikeName(trimmed.slice(named[0].length)) ? 'city' : null)
  const district = numbered.exec(trimmed)
  if (district?.[1] && cities.has(fold(district[1]))) return 'city'
  const folded = fold(trimmed)
  if (countries.has(folded) || countries.has(folded.replace(/^the /, ''))) return 'country'
  if (cities.has(folded)) return 'city'
  if (regions.has(folded)) return 'region'
  const posted = postcode.exec(trimmed)
  if (posted)
    return posted[1] === undefined ? 'code' : (placePart(posted[1]) ?? (looksLikeName(posted[1]) ? 'city' : null))
  const zipped =
    /^([A-Z]{2})\s+\d{5}(?:-\d{4})?$|^\d{4,6}\s+(.+)$|^(.+?)\s+\d{4,6}$|^([A-Z]{1,2}-?)\d{4,5}\s+(.+)$/.exec(trimmed)
  if (zipped) {
    // '8000 Aarhus C': a district's letters after the town.
    const inner = zipped[1] ?? zipped[2]?.replace(/^[A-Z]{2}\s+|\s[A-ZÆØÅ]{1,2}$/, '') ?? zipped[3] ?? zipped[5]
    if (inner && inner !== trimmed) return placePart(inner)
  }
  const greater =
    /^(?:greater|downtown|central)\s+(.+?)(?:\s+(?:area|metro(?:politan)? area))?$|^(.+?)\s+(?:metro(?:politan)? )?area$/i.exec(
      trimmed,
    )
  const inside = greater?.[1] ?? greater?.[2]
  if (inside && inside !== trimmed) return placePart(inside)
  const dashed = trimmed.split(/\s*[-–/]\s*/)
  const [a, b] = dashed
  if (dashed.length === 2 && a && b && a.length > 2) {
    const first = placePart(a)
    const second = placePart(b)
    if (first && second && (first !== 'code' || second !== 'code')) return first
  }
  return null
}

const streetWords = new RegExp(`\\b(?:${anyOf(streetNames, buildingWords)})\\b|stra(?:ss|ß)e|\\dstr\\.`, 'i')
const streetOfRow = new RegExp(`\\b(?:${anyOf(streetNames, rowEnds)})\\b\\.?`, 'i')
const houseNumber = /^\d{1,5}\s?[a-z]?[\s,-]|\s\d{1,4}\s?[a-z]?$/i

/** Whether one part of an address is its street: 'Calle Mayor 3', '12 Main Street'. A city's district is none: 'Praha 8'. */
const isStreet = (part: string): boolean =>
  /\d/.test(part) &&
  placePart(part) === null &&
  placePart(part.replace(/\s\d{1,2}$/, '')) !== 'city' &&
  (houseNumber.test(part.trim()) || streetWords.test(part))

/** 'ul. Długa 14/3 50-001 Wrocław': printed on two rows, so that no comma stands between the street and the postcode. */
function beforePostcode(location: string): string {
  const found = /^([^,]*\d[^,\s]*)\s+((?:\d{5}|\d{2}-\d{3}|\d{4}\s?[A-Z]{2})\s+)(?=\p{Lu}\p{L})/u.exec(location)
  return found?.[1] && isStreet(found[1]) ? location.slice(found[0].length) : location
}

/** A location without the street that its first parts are, as long as a town is named behind: 'Street address 45, Madrid'. */
export function withoutStreet(location: string): string {
  if (!/\d/.test(location)) return location
  const parts = beforePostcode(location).split(',')
  const isTown = (part: string) => ['city', null].includes(placePart(part)) && !isStreet(part) && part.trim() !== ''
  while (parts.length > 1 && isStreet(parts[0] ?? '') && parts.slice(1).some(isTown)) parts.shift()
  return parts.join(',').trim()
}

const nameWord = `(?:[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}’'.-]*|${anyOf(nameParticles)})`
const properName = new RegExp(`^${nameWord}(?:[\\s-]${nameWord})*$`, 'u')
/** A closer look at a capitalised pair such as 'Frisco, TX': the second part must be known, the first look like a name. */
function looksLikeName(text: string): boolean {
  const words = text.split(/\s+/)
  return words.length <= 4 && text.length >= 3 && text.length <= 40 && properName.test(text) && !/\d/.test(text)
}

const formField = new RegExp(`^(?:your |current |my |the )?(?:${anyOf(placesToFill)})(?: of .{2,30})?$`, 'i')
/** 'Tirupati – 517 501': a number after a dash that only says where the post goes. */
const pinCode = /^\d{3}\s?\d{3}$/

/**
 * How sure it is that a whole text is a place: 0 not at all, 1 surely. 'Berlin, Germany', 'St. Louis, MO',
 * 'Remote' and 'Town, ST' are places; 'Apple' is not.
 */
export function placeScore(text: string): number {
  const clean = text
    .trim()
    .replace(/^\(|\)$/g, '')
    .replace(/[.;]$/, '')
    .trim()
  if (clean.length < 2 || clean.length > 80) return 0
  const parts = clean
    .split(/\s*[,،，·|/•]\s*|\s+[-–—]\s+|\s*\(|\)\s*|\s+or\s+|\s+&\s+/)
    .map((part) => part.trim())
    .filter((part, index) => part !== '' && !(index > 0 && pinCode.test(part)))
  const [first] = parts
  if (!first || parts.length > 6) return 0
  if (formField.test(first) && parts.length <= 2) return 0.82
  if (parts.length === 1) {
    const part = placePart(first)
    if (part === 'code') return /^(?:USA|UK|UAE|US)$/.test(first) ? 0.8 : 0.1
    if (part === 'city') return 0.85
    if (part) return 0.9
    return 0
  }
  const kinds = parts.map((part) => placePart(part))
  const known = kinds.filter(Boolean).length
  const last = kinds[kinds.length - 1]
  if (known === parts.length) return kinds.every((kind) => kind === 'code') ? 0.2 : 1
  const isStreet = /\d/.test(first) || streetOfRow.test(first)
  if (isStreet && known >= 1 && last) return 0.9
  const nameBeforeKnown = looksLikeName(parts[parts.length - 2] ?? '') && !kinds[kinds.length - 2]
  if (last === 'country' || last === 'region') {
    if (nameBeforeKnown && (parts.length === 2 || kinds[0])) return 0.85
    if (nameBeforeKnown && parts.length === 3) return 0.5
    const short = Boolean(kinds[0]) || first.split(/[\s]+/).length <= 2
    return short && known / parts.length >= 0.5 ? 0.6 : 0.3
  }
  if (last === 'code' && parts.length === 2) return looksLikeName(first) ? 0.85 : 0
  if (parts.length === 2 && kinds[0] === 'city' && looksLikeName(parts[1] ?? '')) return 0.5
  if (parts.length === 2 && /^[A-Z]{2}$/.test(parts[1] ?? '') && looksLikeName(first)) return 0.6
  if (
    parts.length <= 3 &&
    kinds[0] &&
    known / parts.length >= 0.6 &&
    parts.every((part) => looksLikeName(part) || placePart(part))
  )
    return 0.7
  return 0
}
