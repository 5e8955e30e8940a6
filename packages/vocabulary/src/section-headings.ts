import { headingPhrases } from './data/heading-words.ts'

export type SectionKind = keyof typeof headingPhrases

/** What a printed line says about a section. `sure` is true when the whole line is a known heading. */
export interface HeadingReading {
  readonly kind: SectionKind
  readonly sure: boolean
}

/** Capitals of Turkish lose the difference between ı and i where they are lowered without knowing the language. */
const dotted = (text: string) => text.replaceAll('ı', 'i')

const unmarked: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', '’': "'" }
/** Latin letters without their accents, as headings are typed in a hurry or in capitals. */
const fold = (text: string) =>
  /\p{Script=Latin}/u.test(text)
    ? text
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .replace(/[łøđßæœ’]/g, (letter) => unmarked[letter] ?? letter)
    : text

const phraseKinds = new Map<string, SectionKind>()
const foldedKinds = new Map<string, SectionKind>()
for (const [kind, phrases] of Object.entries(headingPhrases)) {
  for (const phrase of phrases.map(dotted)) {
    if (!phraseKinds.has(phrase)) phraseKinds.set(phrase, kind as SectionKind)
    const folded = fold(phrase)
    if (!foldedKinds.has(folded)) foldedKinds.set(folded, kind as SectionKind)
  }
}

/** Phrases long enough to be known with one mistake, by their length. */
const leastForSlip = 8
const phrasesByLength = new Map<number, (readonly [string, SectionKind])[]>()
for (const [phrase, kind] of foldedKinds) {
  if (phrase.length < leastForSlip || !/\p{Script=Latin}/u.test(phrase)) continue
  const same = phrasesByLength.get(phrase.length)
  if (same) same.push([phrase, kind])
  else phrasesByLength.set(phrase.length, [[phrase, kind]])
}

/** One letter wrong, missing or too many, or two changed about; at the end of a word it is another word ('Position'). */
function isOneSlip(a: string, b: string): boolean {
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at++
  if (at >= Math.min(a.length, b.length) - 1) return false
  if (a.length === b.length)
    return (
      a.slice(at + 1) === b.slice(at + 1) ||
      (a.slice(at + 2) === b.slice(at + 2) && a[at] === b[at + 1] && a[at + 1] === b[at])
    )
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return long.length === short.length + 1 && short.slice(at) === long.slice(at + 1)
}

/** The kind of a phrase typed without accents or with one mistake. */
function kindOfCareless(plain: string): SectionKind | undefined {
  const folded = fold(plain)
  const kind = foldedKinds.get(folded)
  if (kind || folded.length < leastForSlip || !/^[a-z' -]+$/.test(folded)) return kind
  for (const length of [folded.length, folded.length - 1, folded.length + 1]) {
    const found = phrasesByLength.get(length)?.find(([phrase]) => isOneSlip(folded, phrase))
    if (found) return found[1]
  }
  return undefined
}

/** Head words that give an unlisted heading its kind; tried in this order. */
const headWords: readonly (readonly [RegExp, SectionKind])[] = [
  [/(?<!\p{L})(volunteer\p{L}*|community)(?!\p{L})/u, 'volunteering'],
  [
    /(?<!\p{L})(extra-?\s?curriculars?|clubs?|leadership|memberships?|affiliations?|activities|involvement)(?!\p{L})/u,
    'activities',
  ],
  [/(?<!\p{L})(publications?|papers|presentations?|talks|conferences)(?!\p{L})/u, 'publications'],
  [
    /(?<!\p{L})(projects?|proyectos|projets|projekte|projetos|progetti|projecten|projekty|projeler\p{L}*|hackathons?)(?!\p{L})|项目|プロジェクト|프로젝트/u,
    'projects',
  ],
  [
    /(?<!\p{L})(experiences?|employment|internships?|work history|expériences?|experiencia|experiência|esperienz[ae]|berufserfahrung|werkervaring|doświadczenie|deneyim\p{L}*)(?!\p{L})|经历|经验|職歴|경력/u,
    'experience',
  ],
  [
    /(?<!\p{L})(certifications?|certificates?|licen[cs]es?|licensure|certificaciones|zertifi\p{L}+|certifica\p{L}+)(?!\p{L})|证书|자격/u,
    'certifications',
  ],
  [
    /(?<!\p{L})(education\p{L}*|academic background|formation|formación|formação|ausbildung|istruzione|opleiding|wykształcenie|eğitim)(?!\p{L})|教育|学歴|학력/u,
    'education',
  ],
  [
    /(?<!\p{L})(skills?|technolog\p{L}+|competenc\p{L}+|expertise|tools|proficienc\p{L}+|compétences|habilidades|competencias|kenntnisse|fähigkeiten|competenze|vaardigheden|umiejętności|beceri\p{L}*)(?!\p{L})|技能|スキル|기술/u,
    'skills',
  ],
  [/(?<!\p{L})(languages?|idiomas|langues|sprachen|lingue|talen|języki)(?!\p{L})|语言|語学|외국어/u, 'languages'],
  [
    /(?<!\p{L})(awards?|hono[u]?rs?|achievements?|scholarships?|accomplishments?|prizes|recognition)(?!\p{L})|获奖|受賞|수상/u,
    'awards',
  ],
  [/(?<!\p{L})(courses?|coursework|training|workshops)(?!\p{L})/u, 'courses'],
  [/(?<!\p{L})(interests?|hobbies)(?!\p{L})/u, 'interests'],
  [/(?<!\p{L})(summary|profile|objective|about)(?!\p{L})/u, 'summary'],
  [/(?<!\p{L})(references|referees)(?!\p{L})/u, 'references'],
  [/(?<!\p{L})(contact)(?!\p{L})/u, 'contact'],
]

/** A heading without its decoration: lower case, '&' as 'and', no numbering, no signs at the ends. */
export function normalizeHeading(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/i\u0307|ı/g, 'i')
    .replace(/[‘’]/g, "'")
    .replace(/\s*[&+]\s*/g, ' and ')
    .replace(/\s*\/\s*/g, ' and ')
    .replace(
      /^(?:[\s\d.)(:#*•\-–—|/\\<>_=~\][§▪■●◆\p{Extended_Pictographic}]|\ufe0f|\u200d)+|[\s:.#*•\-–—|/\\<>_=~\][§▪■●◆]+$/gu,
      '',
    )
    .replace(/\s+/g, ' ')
    .replace(
      /\s*[—–(-]\s*\d+(?:[.,]\d)?\+?\s*(?:years?|yrs?|months?|год\p{L}*|лет|рок\p{L}*|месяц\p{L}*|місяц\p{L}*)(?!\p{L}).*$/u,
      '',
    )
}

/** Reads a line as a section heading; null when nothing in it speaks for one. */
export function readHeading(text: string): HeadingReading | null {
  const plain = normalizeHeading(text)
  if (plain.length < 2 || plain.length > 60) return null
  const exact =
    phraseKinds.get(plain) ??
    phraseKinds.get(
      plain.replace(/^(my|the|selected|relevant|other|additional|recent|key|main|notable|professional) /, ''),
    )
  if (exact) return { kind: exact, sure: true }
  // As a word it begins sentences; only in capitals it heads them.
  if (/^(?:IT|EDV)$/.test(text.trim())) return { kind: 'skills', sure: true }
  const unqualified = plain.replace(
    /^(?:(?:academic|personal|professional|technical|other|key|major|minor)(?: and |, | ))+/,
    '',
  )
  const ownKind = unqualified === plain ? undefined : phraseKinds.get(unqualified)
  if (ownKind && / and |, /.test(plain)) return { kind: ownKind, sure: true }
  const bare = plain.replace(/\s*\([^()]*\)$/, '')
  const bareKind = phraseKinds.get(bare)
  if (bareKind) return { kind: bareKind, sure: true }
  const spaced = /^\S( \S)+$/u.test(plain)
  if (plain.split(' ').length > 6 && !spaced) return null
  const joined = phraseKinds.get(plain.replace(/ /g, ''))
  if (joined) return { kind: joined, sure: true }
  const halves = plain.split(/ and | y | et | und | e | en | i | ve |, | - | \| |、|・|与|和|及/)
  const [first, second] = halves
  if (halves.length === 2 && first && second) {
    const a = phraseKinds.get(first)
    const b = phraseKinds.get(second)
    if ((a === 'courses' || a === 'activities') && b === 'certifications') return { kind: b, sure: true }
    if (a && b) return { kind: a === 'other' || a === 'contact' ? b : a, sure: true }
  }
  const careless = kindOfCareless(plain)
  if (careless) return { kind: careless, sure: true }
  for (const [pattern, kind] of headWords) if (pattern.test(plain)) return { kind, sure: false }
  return null
}
