import { type CutText, unread } from './cut-text.ts'
import { languageRows } from './data/spoken-languages.ts'

/** The first word of every name of a spoken language; with what German puts behind it. */
const languageWords = [
  ...new Set(
    languageRows
      .trim()
      .split('\n')
      .flatMap((row) => row.split('|').slice(1, 3).join(';').split(';'))
      .flatMap((name) => name.split(' ')[0] ?? [])
      .filter((word) => /^[a-z]+$/i.test(word))
      .map((word) => `${word.toLowerCase()}*`),
  ),
].join(' ')

/**
 * Words without which a grammar finds nothing, so that it is tried only where one of them stands: `no` is the whole word,
 * `prefer*` every word that begins so, `0` any digit. Latin letters only, without accents.
 */
const cueWords = {
  /** A number of years may begin here. */
  numeral:
    '0* zero* one* two* three* four* five* six* seven* eight* nine* ten* eleven* twelve* thirteen* fourteen* fifteen* twenty*',
  numeralAbroad:
    '0* ein un une uno una um uma een jeden ett et zwei deux dos due dois duas twee dwa tva to drei trois tres tre drie trzy ' +
    'vier quatre cuatro quattro quatro cztery fyra fire funf cinq cinco cinque vijf piec fem ettar* tvaar* toar* trear* fyraar* firear* femar*',
  year: 'year* yr*',
  noExperience: 'no experience* do does don',
  doctorate: 'ph phd* doctorate* doctoral m md d dphil*',
  master: 'master* m ms ma msc* mba* graduate advanced',
  bachelor:
    'bachelor* b bsc* ba bs undergraduate four 4 college university btech* beng* degree technical stem engineering quantitative numerate business finance relevant related science strong hochschul* licence grado laurea licenciatura*',
  associate: 'associate* two 2 vocational trade abgeschlossene kaufm* technische',
  school: 'high h hs ged* secondary',
  graduation: 'graduat*',
  thirdYear: 'current rising junior juniors penultimate third',
  lastYear: 'final last',
  yearsStudied: 'at completed minimum',
  /** Of these words one says that something is nice to have. */
  optional: 'prefer* nice good plus* bonus* advantage* asset* ideal* desir* optional* beneficial* extra',
  /** 'Not required'. */
  required: 'required*',
  /** Something is asked of a person, in the languages that listings are met in most. */
  demand:
    'experience* experienced knowledge proficien* familiar* skill* expertise ability abilities understanding background ' +
    'know need degree fluen* comfortable competen* qualif* certificat* licen* require* must needed prefer* plus desir* ideal* ' +
    'looking seeking candidate* applicant* aptitude stack kenntnis* grundkenntnis* englischkenntnis* deutschkenntnis* ' +
    'erfahrung* umgang voraussetzung* connaissance* maitris* competence* conocimiento* experiencia* manejo dominio ' +
    'conoscenz* esperienz* conhecimento* kennis ervaring kunskap* erfarenhet*',
  /** Students of a subject are asked for. */
  studies: 'studying majoring enrol* pursuing working student students currently now',
  /** The name of a spoken language. */
  language: languageWords,
} as const

export type Cue = keyof typeof cueWords
const cueNames = Object.keys(cueWords) as Cue[]
const bitOf = Object.fromEntries(cueNames.map((cue, at) => [cue, 1 << at])) as Record<Cue, number>

/** Letters 1 to 26, digits 27 to 36; 0 for everything else. */
const kinds = 37
const kindOf = new Uint8Array(0x180)
for (let code = 0; code < kindOf.length; code += 1) {
  const [letter = ''] = String.fromCharCode(code).toLowerCase().normalize('NFD')
  const place = '0abcdefghijklmnopqrstuvwxyz'.indexOf(letter)
  if (place > 0) kindOf[code] = place
  else if (code >= 48 && code <= 57) kindOf[code] = code - 48 + 27
}
const kindAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at)
  return code < 0x180 ? (kindOf[code] as number) : 0
}
const isPlain = (text: string, at: number): boolean => text.charCodeAt(at) < 128 && kindAt(text, at) !== 0

/** The cue words as a tree of letters: per node the node behind each letter, the cues of its beginning and of the whole word. */
const buildTree = () => {
  const next = [new Uint16Array(kinds)]
  const begun = [0]
  const whole = [0]
  const childOf = (node: number, kind: number): number => {
    const branch = next[node] as Uint16Array
    if (branch[kind] === 0) {
      branch[kind] = next.push(new Uint16Array(kinds)) - 1
      begun.push(0)
      whole.push(0)
    }
    return branch[kind] as number
  }
  const learn = (letters: string, cue: Cue): void => {
    const isBeginning = letters.endsWith('*')
    let node = 0
    for (const letter of isBeginning ? letters.slice(0, -1) : letters) node = childOf(node, kindAt(letter, 0))
    const cues = isBeginning ? begun : whole
    cues[node] = (cues[node] as number) | bitOf[cue]
  }
  for (const cue of cueNames) {
    for (const word of cueWords[cue].split(' ')) {
      if (word !== '0*') learn(word, cue)
      else for (let digit = 0; digit < 10; digit += 1) learn(`${digit}*`, cue)
    }
  }
  return {
    next: Uint16Array.from(next.flatMap((branch) => [...branch])),
    begun: Uint32Array.from(begun),
    whole: Uint32Array.from(whole),
  }
}
const { next, begun, whole } = buildTree()

/** The cues that a plain word in small letters is, a bit for each. */
export const cuesOf = (word: string): number => cuesAt(word, 0)

/** The cues that the letters and digits from a place on are. */
const cuesAt = (text: string, start: number): number => {
  const { length } = text
  let found = 0
  let node = 0
  let at = start
  let kind = kindAt(text, at)
  do {
    node = next[node * kinds + kind] as number
    found |= begun[node] as number
    at += 1
    kind = at < length ? kindAt(text, at) : 0
  } while (node !== 0 && kind !== 0)
  return kind === 0 ? found | (whole[node] as number) : found
}

/** Where in a text the cues stand. */
export class Cues {
  private readonly places: number[] = []
  private readonly bits: number[] = []
  private all = 0

  /** Reads the text once, or takes what is known of its words. */
  constructor(text: string, cut?: CutText) {
    if (cut === undefined) this.read(text, 0, text.length)
    else {
      for (let at = 0; at < cut.count; at += 1) {
        if (cut.names[at] === unread) this.read(text, cut.starts[at] as number, cut.ends[at] as number)
        else this.put(cut.starts[at] as number, cut.cues[at] as number)
      }
    }
  }

  private read(text: string, start: number, end: number): void {
    let at = start
    while (at < end) {
      if (kindAt(text, at) === 0) {
        at += 1
        continue
      }
      this.put(at, cuesAt(text, at))
      // Behind an accented letter a pattern's \b sees the beginning of a word.
      if (isPlain(text, at)) while (at < end && isPlain(text, at)) at += 1
      else at += 1
    }
  }

  private put(place: number, found: number): void {
    if (found === 0) return
    this.places.push(place)
    this.bits.push(found)
    this.all |= found
  }

  has(cue: Cue): boolean {
    return (this.all & bitOf[cue]) !== 0
  }

  /** Where one of two cues stands, ascending. */
  placesOf(one: Cue, other: Cue = one): number[] {
    if (!this.has(one) && !this.has(other)) return []
    return this.places.filter((_, at) => ((this.bits[at] as number) & (bitOf[one] | bitOf[other])) !== 0)
  }

  /**
   * What `text.matchAll(pattern)` finds, for a pattern whose matches all begin at a cue; `pattern` is sticky ('y') here.
   */
  matches(cue: Cue, pattern: RegExp, text: string): readonly RegExpExecArray[] {
    if (!this.has(cue)) return none
    const found: RegExpExecArray[] = []
    let from = 0
    for (let at = 0; at < this.places.length; at += 1) {
      const place = this.places[at] as number
      if (place < from || ((this.bits[at] as number) & bitOf[cue]) === 0) continue
      pattern.lastIndex = place
      const match = pattern.exec(text)
      if (match === null) continue
      from = place + match[0].length
      found.push(match)
    }
    return found
  }
}

const none: readonly RegExpExecArray[] = []
