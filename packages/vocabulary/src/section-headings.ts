import { headingPhrases } from './data/heading-words.ts'

export type SectionKind = keyof typeof headingPhrases

/** What a printed line says about a section. `sure` is true when the whole line is a known heading. */
export interface HeadingReading {
  readonly kind: SectionKind
  readonly sure: boolean
}

/** Capitals of Turkish lose the difference between ı and i where they are lowered without knowing the language. */
const dotted = (text: string) => text.replaceAll('ı', 'i')

const phraseKinds = new Map<string, SectionKind>()
for (const [kind, phrases] of Object.entries(headingPhrases)) {
  for (const phrase of phrases.map(dotted)) if (!phraseKinds.has(phrase)) phraseKinds.set(phrase, kind as SectionKind)
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
  for (const [pattern, kind] of headWords) if (pattern.test(plain)) return { kind, sure: false }
  return null
}
