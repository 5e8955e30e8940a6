import { countryRows } from '../../vocabulary/src/data/countries.ts'
import { occupationLines } from '../../vocabulary/src/data/title-occupations.ts'
import { titleHeads } from '../../vocabulary/src/data/title-words.ts'
import { type Chance, capital } from './invented-words.ts'

export const rightToLeft = /[\u0590-\u08ff]/u

/** How one document writes: its script, how much of it the word lists know, and how it puts its names. */
export interface Tongue {
  readonly word: (chance: Chance, syllables?: number) => string
  /** Between words. */
  readonly space: string
  readonly knownTitles: number
  readonly knownEmployers: number
  readonly knownPlaces: number
  readonly knownStudies: number
  /** How many of the words of a name and of running text begin with a capital. */
  readonly capitals: number
  readonly textCapitals: number
  readonly of: string
  /** Signs without spaces between words: names have their kinds at the end. */
  readonly dense: 'han' | 'hangul' | null
}

const scripts: readonly (readonly string[])[] = [
  'ба|ко|ри|не|лу|ста|вер|дон|ги|жа|тив|щен|мо'.split('|'),
  'मा|र|स्टी|प्रा|को|ली|वि|द्या|न|श|गी|ता'.split('|'),
  'مر|كت|ال|نو|سا|بي|دار|شر|كة|فا|لم|هن'.split('|'),
  'κα|λο|μι|ρε|σου|ταν|πε|νος|δι|φα'.split('|'),
]
const dense: readonly string[] = [
  '白石川木田山原部海東新光明成正文星和大高中村',
  '가나다라마바사아자하고노도로모보소오조호구누두루무부수우주',
]

const onsets = [...'bcdfghjklmnprstvwz', 'br', 'st', 'tr', 'gr', 'ch', 'pl', 'sch', '', '', '']
const vowels = [...'aeiouaeiou', 'ei', 'au', 'ie', 'á', 'é', 'ö', 'ü', 'ã', 'ı', 'y']
const codas = '||||n|r|s|l|t|nd|ng|m|ck'.split('|')
/** A word as long as those of most languages. */
const latinWord = (chance: Chance, count = chance.of([1, 1, 2, 2, 2, 3, 3, 4])) =>
  Array.from({ length: count }, () => chance.of(onsets) + chance.of(vowels) + chance.of(codas)).join('')

const small = 'of|de|und|and|y|e|et|der|da|di|i|&|du|des|für|van|och'.split('|')

export function tongueOf(chance: Chance): Tongue {
  const known = () => chance.of([0, 0.15, 0.4, 0.7, 0.9, 0.95])
  const base = {
    space: ' ',
    knownTitles: chance.of([0, 0.2, 0.5, 0.7, 0.85, 0.95, 1]),
    knownEmployers: known() * 0.7,
    knownPlaces: known(),
    knownStudies: chance.of([0.1, 0.4, 0.7, 0.9, 1]),
    capitals: chance.of([1, 1, 1, 0.7, 0.35]),
    textCapitals: chance.of([0.03, 0.06, 0.1, 0.35]),
    of: chance.of(small),
    dense: null,
  }
  const at = chance()
  if (at < 0.08) {
    const list = chance.of(scripts)
    return { ...base, word: (c, n = c.int(1, 4)) => Array.from({ length: n }, () => c.of(list)).join('') }
  }
  if (at < 0.12) {
    const at = chance.int(0, 1)
    const letters = [...(dense[at] ?? '')]
    return {
      ...base,
      space: '',
      dense: at === 0 ? 'han' : 'hangul',
      word: (c) => Array.from({ length: c.int(1, 3) }, () => c.of(letters)).join(''),
    }
  }
  return { ...base, word: latinWord }
}

/** Every way that the word list writes a title, as printed at the head of an entry. */
export const titles = occupationLines
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('= '))
  .flatMap((line) => {
    const [name = '', variants = ''] = line.split('|')
    return [name, name, ...variants.split(';').flatMap((one) => one.replace(/^~\d? ?/, '') || [])]
  })
export const heads = [...titleHeads]

const name = (chance: Chance, tongue: Tongue, count: number) =>
  Array.from({ length: count }, () => capital(tongue.word(chance))).join(tongue.space)

const grades = 'Senior|Junior|Lead|Assistant|Sr.|Head of|Deputy|Chief|Trainee|Associate|Principal|Vice'.split('|')
const sexes = ' (m/w/d)| (w/m/d)|/-in|/a| (m/f)|in| h/f'.split('|')

const denseKinds = {
  han: {
    title: '工程师|经理|助理|実習生|教师|设计师|マネージャー|会计|销售|开发|研究员|主任'.split('|'),
    employer: '有限公司|株式会社|集团|科技|银行|医院|公司'.split('|'),
    school: ['大学', '大學', '高等学校', '学院', '中学'],
    degree: '本科|硕士|学士|博士|修士|専攻|高中'.split('|'),
  },
  hangul: {
    title: '매니저|엔지니어|개발자|인턴|디자이너|사원|대리|팀장|교사'.split('|'),
    employer: ['주식회사', '전자', '병원', '은행', '그룹', '회사'],
    school: ['대학교', '고등학교', '대학원'],
    degree: ['학사', '석사', '박사', '졸업', '전공'],
  },
} as const

/** A name in a script without spaces, with its kind at the end as often as the word lists know such. */
function denseName(
  chance: Chance,
  tongue: Tongue,
  kind: 'title' | 'employer' | 'school' | 'degree',
  known: number,
): string | null {
  if (!tongue.dense) return null
  const own = tongue.word(chance) + (chance() < 0.5 ? tongue.word(chance) : '')
  return chance() < known ? `${own}${chance.of(denseKinds[tongue.dense][kind])}` : own
}

export function jobTitle(chance: Chance, tongue: Tongue): string {
  const written = chance() < 0.85 && denseName(chance, tongue, 'title', tongue.knownTitles)
  if (written) return written
  const { of } = tongue
  const at = chance()
  let out: string
  if (chance() < tongue.knownTitles) {
    out = chance.of(titles)
    if (at < 0.12) out = `${chance.of(heads)} ${of} ${name(chance, tongue, 1)}`
    else if (at < 0.18) out = `${name(chance, tongue, 1)} ${chance.of(heads)}`
    out = chance() < tongue.capitals ? out.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()) : capital(out)
  } else {
    const count = chance.of([1, 1, 2, 2, 3, 4])
    out = name(chance, tongue, count)
    if (chance() > tongue.capitals) out = capital(out.toLowerCase())
    if (count > 1 && tongue.space && chance() < 0.3) out = out.replace(' ', ` ${of} `)
  }
  if (chance() < 0.12) out = `${chance.of(grades)} ${out}`
  const more = chance()
  if (more < 0.02) out += chance.of(sexes)
  else if (more < 0.03) out += ` ${chance.of(['in', 'für', 'en', 'för'])} ${name(chance, tongue, chance.int(1, 2))}`
  else if (more < 0.06) out += ` ${of} ${name(chance, tongue, 1)}`
  else if (more < 0.08) out += `, ${name(chance, tongue, chance.int(1, 2))}`
  else if (more < 0.09) out += `, ${chance.of(['Intern', 'Trainee', 'Operations', 'Banking', 'Marketing'])}`
  else if (more < 0.11) out += ` – ${name(chance, tongue, chance.int(1, 2))}`
  else if (more < 0.16) out += ` (${name(chance, tongue, chance.int(1, 2))})`
  else if (more < 0.18) out += `${chance.of([' / ', ' / ', '/', ', '])}${capital(chance.of(titles))}`
  else if (more < 0.19) out += ` → ${capital(chance.of(titles))}`
  else if (more < 0.2) out += ` & ${capital(chance.of(titles))}`
  else if (more < 0.22) out += ` ${chance.of(['I', 'II', 'III', '2', 'L3'])}`
  return out
}

const legal =
  'GmbH|Ltd.|Inc.|S.A.|S.r.l.|AG|LLC|Sp. z o.o.|AB|Oy|B.V.|Pvt. Ltd.|A.Ş.|e.V.|S.L.|Kft.|s.r.o.|SAS|Lda|GmbH & Co. KG|ООО|d.o.o.|Ltda.|Corp.|plc'.split(
    '|',
  )
export const employerKinds =
  'Hospital|Group|Studio|Bank|School|Hotel|Restaurant|Clinic|Systems|Services|Technologies|University|Klinik|Museum|Agency|Foundation|Bakery|Council|Centre|Software|Logistik|Café|Consulting|Media|Solutions|Institut|Associates|Labs|Supermarket|Insurance|Airport|Farm|Theatre|Kindergarten|Autohaus|Praxis|Clínica|Banco|Szkoła|Szpital|Hastanesi|Ospedale|Ristorante|Mairie|Lycée|Kommune'.split(
    '|',
  )
const trades =
  'Design|Teaching|Bakers|Engineering|Builders|Driving|Cleaning|Nursing|Accounting|Manager|Teacher|Consultants|Coach|Officers'.split(
    '|',
  )

export function employer(chance: Chance, tongue: Tongue): string {
  const written = chance() < 0.85 && denseName(chance, tongue, 'employer', tongue.knownEmployers)
  if (written) return written
  const at = chance()
  const { space, of } = tongue
  if (chance() < tongue.knownEmployers) {
    if (at < 0.4) return `${name(chance, tongue, chance.int(1, 3))} ${chance.of(legal)}`
    if (at < 0.65) return `${name(chance, tongue, chance.int(1, 2))} ${chance.of(employerKinds)}`
    if (at < 0.8)
      return `${chance.of(employerKinds)} ${chance() < 0.4 ? `${of} ` : ''}${name(chance, tongue, chance.int(1, 2))}`
    if (at < 0.86)
      return `${chance.of('City of|Stadt|Ville de|Ayuntamiento de|Comune di|Gemeente|Government of'.split('|'))} ${place(chance, tongue, 'city')}`
    if (at < 0.93) return `${place(chance, tongue, 'city')} ${chance.of(employerKinds)}`
    return `${chance.of([...employerKinds, 'Institut für', 'Lehrstuhl für', 'Department of', 'Faculty of'])} ${chance() < 0.5 ? `${of} ` : ''}${name(chance, tongue, 1)}, ${name(chance, tongue, 1)} ${chance.of(employerKinds)}`
  }
  if (at < 0.1)
    return Array.from({ length: chance.int(2, 4) }, () => capital(tongue.word(chance, 1)).charAt(0)).join('')
  if (at < 0.16) return `${name(chance, tongue, 1)} & ${name(chance, tongue, 1)}`
  if (at < 0.2) return `${name(chance, tongue, 1)} ${of} ${name(chance, tongue, 1)}`
  if (at < 0.23) return `${tongue.word(chance, 2)}.${chance.of(['io', 'com', 'ai'])}`
  if (at < 0.27) return `${name(chance, tongue, 1)} ${chance.of(trades)}`
  if (at < 0.3) return `${name(chance, tongue, 1)}, ${name(chance, tongue, 1)} & ${name(chance, tongue, 1)}`
  if (at < 0.33) return `${name(chance, tongue, 1)} (${name(chance, tongue, 1)})`
  if (at < 0.36) return `The ${name(chance, tongue, chance.int(1, 2))}`
  if (at < 0.38) return capital(place(chance, tongue, 'city'))
  return name(chance, tongue, chance.of([1, 1, 2, 2, 3])) + (space && chance() < 0.03 ? ` ${chance.int(1, 99)}` : '')
}

const countries = countryRows
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((part) => part.split(';').filter((name) => name !== '' && !rightToLeft.test(name))))
  .map(([codes, names, regions, cities]) => ({
    code: codes?.[0] ?? '',
    names: names ?? [],
    regions: regions ?? [],
    cities: cities ?? [],
  }))
const withCities = countries.filter(({ cities }) => cities.length > 2)

export type PlaceForm = 'city' | 'comma' | 'code' | 'bracket' | 'dash' | 'country'

export function place(chance: Chance, tongue: Tongue, form: PlaceForm): string {
  const country = chance.of(withCities)
  const known = chance() < tongue.knownPlaces
  const city = known ? chance.of(country.cities) : name(chance, tongue, chance.of([1, 1, 1, 2]))
  if (chance() < 0.03) return chance.of(['SF', 'NYC', 'LA', 'HK', 'CDMX', 'UK', 'USA'])
  if (chance() < 0.04) return chance.of(['Remote', 'Hybrid', 'Homeoffice', 'Télétravail', 'Remoto', 'Zdalnie'])
  if (form === 'city') return city
  const land = known || chance() < 0.5 ? chance.of(country.names) : name(chance, tongue, 1)
  if (form === 'country') return land
  if (form === 'comma')
    return `${city}, ${chance() < 0.25 && country.regions.length > 0 ? chance.of(country.regions) : land}`
  if (form === 'bracket') return `${city} (${chance() < 0.4 ? country.code : land})`
  if (form === 'dash') return `${city} - ${country.code}`
  return `${city}, ${chance.of('CA|NY|TX|ON|IL|WA|UK|QLD|DE|SP|MH'.split('|'))}`
}

const schools: readonly ((name: string) => string)[] = [
  (n) => `${n} University`,
  (n) => `University of ${n}`,
  (n) => `Universität ${n}`,
  (n) => `Universidad de ${n}`,
  (n) => `Université de ${n}`,
  (n) => `${n} College`,
  (n) => `Politechnika ${n}`,
  (n) => `${n} Üniversitesi`,
  (n) => `Hochschule ${n}`,
  (n) => `Istituto ${n}`,
  (n) => `Liceo ${n}`,
  (n) => `Lycée ${n}`,
  (n) => `${n} High School`,
  (n) => `${n} Institute of Technology`,
  (n) => `Gymnasium ${n}`,
  (n) => `${n}s universitet`,
  (n) => `Univerzita ${n}`,
  (n) => `${n}i Egyetem`,
  (n) => `Universiteit ${n}`,
  (n) => `Colegio ${n}`,
  (n) => `Universidade Federal de ${n}`,
  (n) => `${n} Academy`,
  (n) => `Berufsschule ${n}`,
  (n) => `TU ${n}`,
  (n) => `IES ${n}`,
  (n) => `${n} School of Art`,
  (n) => `Realschule an der ${n}`,
  (n) => `Universität zu ${n}`,
  (n) => `Université de la ${n}`,
  (n) => `École Normale de ${n}`,
  (n) => `Grundschule am ${n}`,
  (n) => `Institut für ${n} der Universität ${n}`,
  (n) => `${n} University of Applied Sciences`,
  (n) => `Escuela Superior de ${n} en ${n}`,
]

export function school(chance: Chance, tongue: Tongue): string {
  const written = chance() < 0.85 && denseName(chance, tongue, 'school', tongue.knownStudies)
  if (written) return written
  // Who learnt a trade learnt it at a firm, and many courses are given by one.
  if (chance() < 0.12) return employer(chance, tongue)
  if (chance() < tongue.knownStudies) {
    const own = chance() < 0.35 ? place(chance, tongue, 'city') : name(chance, tongue, chance.of([1, 1, 2]))
    const out = chance.of(schools)(own)
    const at = chance()
    if (at < 0.05) return `${name(chance, tongue, 1)} School, ${out}`
    if (at < 0.09) return `${out}, Faculty of ${name(chance, tongue, 1)}`
    if (at < 0.12) return `${out} (${out.replace(/[^\p{Lu}]/gu, '')})`
    return out
  }
  if (chance() < 0.12)
    return Array.from({ length: chance.int(2, 4) }, () => capital(tongue.word(chance, 1)).charAt(0)).join('')
  return name(chance, tongue, chance.int(1, 4))
}

export const degrees =
  'BSc|B.A.|Master|M.Sc.|Bachelor of Science|Bachelor of Arts|Master of Science in|Licenciatura en|Grado en|Laurea in|Diplom|Ph.D.|Ph.D. in|Abitur|Licence|MBA|Associate of Applied Science|B.Tech|B.E.|Mestrado em|Lisans|Magister|Licencjat|Master of|Bachelor in|Diploma in|Ausbildung zum|Ausbildung zur|BTS|Baccalauréat|Bachillerato|Técnico Superior en|High School Diploma|GCSEs|A-Levels|M.A.|Staatsexamen|Maturità|Kandidatexamen|Bakalář|Ensino Médio|Certificate in|B.Com|MEng|BEng (Hons)|Doctorat|CAP|Fachabitur|Matura|HND|Secondary School Diploma|Secondary School Certificate|College Diploma|High School|Hauptschulabschluss|Umschulung zum|Weiterbildung|Meisterprüfung|Corso di|Minor in'.split(
    '|',
  )

export function degree(chance: Chance, tongue: Tongue): string {
  const written = chance() < 0.85 && denseName(chance, tongue, 'degree', tongue.knownStudies)
  if (written)
    return chance() < 0.3
      ? `${tongue.word(chance)}${tongue.word(chance)}${chance.of([' ', '，', ', ', '（'])}${written}`.replace(
          /（(.*)$/,
          '（$1）',
        )
      : written
  const { of } = tongue
  const subject = () =>
    chance() < 0.2 && tongue.space
      ? `${name(chance, tongue, 1)} ${of} ${name(chance, tongue, 1)}`
      : name(chance, tongue, chance.of([1, 1, 2, 2, 3]))
  if (chance() < tongue.knownStudies) {
    const own = chance.of(degrees)
    const at = chance()
    if (at < 0.03)
      return `${chance.of(['NCEA', 'Class', 'Year', 'Grade', 'Level', 'NVQ', 'BTEC', 'Certificate', name(chance, tongue, 1)])} ${chance.of(['Level 3', 'XII', '12', '12th', 'IV', 'Level 2'])}`
    if (at < 0.08)
      return `${chance.of(['Ausbildung zum', 'Apprenticeship as', 'Formation', 'Diploma', 'Meister'])} ${chance.of(titles)}`
    if (at < 0.18) return own.replace(/ (?:in|en|em|of|zum|zur)$/, '')
    if (at < 0.5) return `${own} ${subject()}`
    if (at < 0.7)
      return `${own.replace(/ (?:in|en|em|of|zum|zur)$/, '')}${chance.of([', ', ': ', ' – ', ' in ', ' en '])}${subject()}`
    if (at < 0.78) return `${own.replace(/ (?:in|en|em|of|zum|zur)$/, '')} (${subject()})`
    if (at < 0.85) return `${subject()} (${own.replace(/ (?:in|en|em|of|zum|zur)$/, '')})`
    if (at < 0.92) return `${subject()}, ${own.replace(/ (?:in|en|em|of|zum|zur)$/, '')}`
    return `${own} ${subject()}, ${chance.of(['Minor in', 'Major in', 'Specialisation', 'option', 'mention'])} ${subject()}`
  }
  return subject()
}

const departmentsOf =
  'Department of|Dept. of|Institute of|Institut für|Lehrstuhl für|Laboratoire de|Departamento de|Dipartimento di|Faculty of|School of|Fakultät für|Centre for|Chair of'.split(
    '|',
  )
/** A part of a university or firm, as it stands before the whole. */
export const department = (chance: Chance, tongue: Tongue) =>
  chance() < 0.7
    ? `${chance.of(departmentsOf)} ${name(chance, tongue, chance.int(1, 2))}`
    : `${name(chance, tongue, chance.int(1, 2))} ${chance.of(['Lab', 'Group', 'Department', 'Team', 'Division', 'Center'])}`

export const nameOf = name
