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
const remoteWords =
  /^(?:(?:fully |100% )?remote(?:ly)?|hybrid|on-?site|télétravail|à distance|remoto|teletrabajo|homeoffice|home office|da remoto|zdalnie|uzaktan|worldwide|anywhere|远程|リモート|원격)$/i

export type PlacePart = 'city' | 'region' | 'country' | 'code' | 'remote'

/** 'Bristol BS1 6XX', 'ON M5V 2T6': British, Canadian, Australian and American postcodes, with or without the town before. */
const postcode =
  /^(?:(.+?)\s+)?(?:[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s\d{4}|(?<=\s)[A-Z]{2}\s\d{5}(?:-\d{4})?)$/

const provinces =
  '北京|上海|天津|重庆|重慶|香港|澳门|台北|台中|高雄|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|广西|海南|四川|贵州|云南|陕西|甘肃|青海|内蒙古|宁夏|新疆|西藏'
const towns =
  '深圳|广州|杭州|南京|成都|武汉|西安|苏州|厦门|青岛|大连|长沙|郑州|宁波|合肥|福州|济南|昆明|沈阳|哈尔滨|南昌|无锡|佛山|东莞|珠海|温州|泉州|常州|徐州|烟台|贵阳|南宁|海口|太原|兰州|长春|石家庄'
/** What an address without spaces or commas begins with: '浙江省杭州市', '東京都港区…', '서울 강남구'. */
const eastern = [
  new RegExp(
    `^(?:中国)?(?:${provinces}|${towns})(?:省|市|自治区)?(?:(?:${towns})市?)?(?:\\p{Script=Han}{1,5}?(?:市|区|县|州)){0,3}$`,
    'u',
  ),
  /^(?:〒?\d{3}-?\d{4}\s*)?(?:東京都|北海道|(?:大阪|京都)府|\p{Script=Han}{2,3}県)(?:\p{Script=Han}{1,6}[市区町村郡][\p{L}\p{N}ー\s-]{0,30})?$/u,
  /^(?:서울|부산|대구|인천|광주|대전|울산|세종|제주|경기|강원|충북|충남|전북|전남|경북|경남|충청북도|충청남도|전라북도|전라남도|경상북도|경상남도)(?:특별자치시|특별자치도|특별시|광역시|시|도)?(?:\s\p{Script=Hangul}{1,6}(?:구|군|시|동|읍|면|로|길))*(?:\s[\d-]+)?$/u,
]
/** Words before and after the name of a town or a part of it. */
const townSign =
  /^(?:м\.|г\.|гр\.|гор\.|місто|город|TP\.?|T\.P\.?|Tp\.?|Thành phố|Kota|Kab\.|Kabupaten|Tỉnh|Mun\.|Jud\.|Loc\.)\s*(?=\p{Lu})/u
const townPart =
  /^(?:Quận|Q\.|Huyện|Phường|P\.|Kec\.|Kecamatan)\s*[\p{Lu}\d][\p{L}\d\s]{0,24}$|^\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?\s(?:Selatan|Utara|Barat|Timur|Pusat)$/u
/** 'Austin TX': a town with the letters of its state or country. */
const coded = /^(\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})\s(\p{Lu}{2,3})$/u
const australian = /^(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})\s(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)$/u
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
  if (/^(?:Co\.|County|Comté|Provincia de)\s\p{Lu}\p{L}+$/u.test(trimmed)) return 'region'
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

const streetWords =
  /\b(?:street|str|st|road|rd|avenue|ave|av|lane|ln|drive|dr|blvd|boulevard|square|sq|court|block|sector|flat|apartment|apt|floor|house|unit|box|calle|carrer|rue|via|viale|piazza|avenida|rua|plaza|allee|weg|platz|ulica|ul)\b|stra(?:ss|ß)e|\dstr\./i
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

const properName =
  /^(?:[\p{Lu}\p{Lo}][\p{L}\p{M}’'.-]*|de|da|do|del|la|le|of|am|an|der|sur|upon|and|&)(?:[\s-](?:[\p{Lu}\p{Lo}][\p{L}\p{M}’'.-]*|de|da|do|del|la|le|of|am|an|der|sur|upon|and|&))*$/u

/** A closer look at a capitalised pair such as 'Frisco, TX': the second part must be known, the first look like a name. */
function looksLikeName(text: string): boolean {
  const words = text.split(/\s+/)
  return words.length <= 4 && text.length >= 3 && text.length <= 40 && properName.test(text) && !/\d/.test(text)
}

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
  if (
    /^(?:your |current |my |the )?(?:city|town|village|location|place|hometown|address)(?: of .{2,30})?$/i.test(
      first,
    ) &&
    parts.length <= 2
  )
    return 0.82
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
  const isStreet =
    /\d/.test(first) ||
    /\b(street|st|avenue|ave|road|rd|lane|drive|boulevard|blvd|straße|strasse|str|rue|via|calle|rua|platz|weg|gasse|sokak|mahallesi|ulica|ul)\b\.?/i.test(
      first,
    )
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
