const place = "((?:the\\s+)?[\\p{L}][\\p{L}.,'’/&() -]{1,70})"
const person = '(?:candidates?|applicants?|people|persons?|residents?|those|individuals|talent|contributors)'
const stay = '(?:located|based|resident|residing|reside|living|live|domiciled)'
const stayHints = ['located', 'based', 'resid', 'living', 'live', 'domiciled']
/**
 * How a listing binds people to a place, each behind the small letters of which a text must have some for the phrase to be
 * in it, so that few phrases are looked for.
 */
export const bindings = (
  [
    [
      stayHints,
      `(?:must|should|shall|need\\s+to|needs\\s+to|have\\s+to|has\\s+to|required\\s+to|requires?\\s+(?:you|candidates)\\s+to)\\s+(?:\\w+\\s+){0,2}?(?:be\\s+)?(?:\\w+ly\\s+)?${stay}\\s+(?:in|within)\\s+${place}`,
    ],
    [
      ['authori', 'eligib', 'entitled', 'permi', 'legally', 'right'],
      `(?:authori[sz]ed|eligible|entitled|permitted|legally\\s+able|right|permission|permit|eligibility|authori[sz]ation)\\s+to\\s+(?:live\\s+and\\s+)?work\\s+(?:\\w+ly\\s+)?(?:in|within)\\s+${place}`,
    ],
    [
      ['open', 'only'],
      `(?:open\\s+(?:only\\s+)?to|only\\s+(?:accepting|considering|hiring|open\\s+to)|(?:can|able\\s+to|currently|we)\\s+only\\s+(?:hire|employ|consider|accept|work\\s+with))\\s+(?:\\w+\\s+){0,2}?(?:${person}\\s+)?(?:who\\s+are\\s+)?(?:currently\\s+)?(?:${stay}\\s+)?(?:in|from|within)\\s+${place}`,
    ],
    [['only'], `${person}\\s+(?:who\\s+are\\s+)?(?:must\\s+be\\s+)?(?:${stay})\\s+(?:in|within)\\s+${place}\\s+only`],
    [
      ['remote', 'home'],
      `(?:remote|remotely|from\\s+home|home[- ]based)(?:\\s+(?:role|position|job|opportunity|work))?(?:\\s{0,3}(?:,|\\(|-|–|—))?\\s{0,3}(?:${stay}\\s+)?(?:with)?in\\s+${place}`,
    ],
    [['anywhere'], `\\banywhere\\s+(?:with)?in\\s+${place}`],
    [
      ['only'],
      `\\b((?:the\\s+)?(?:US|USA|U\\.S\\.A?\\.?|UK|U\\.K\\.|EU|EEA|EMEA|LATAM|APAC|\\p{Lu}\\p{Ll}+(?:\\s\\p{Lu}\\p{Ll}+)?))[\\s-]+(?:based\\s+)?(?:residents?\\s+|candidates?\\s+|applicants?\\s+)?only\\b(?!\\s+if\\b)`,
    ],
  ] as const
).map(([hints, source]) => ({ hints, phrase: new RegExp(source, 'giu') }))

export const notBinding =
  /\b(?:not|no|n['’]t|never|wherever|regardless|prefer\w*|ideally|if|help\w*|assist\w*|sponsor\w*|obtain\w*|our\s+clients)\b[^.\n]{0,40}$/iu
export const clauseEnd =
  /\b(?:with|who|to|at|for|on|without|while|that|which|because|as|during|when|where|only|from|by|is|are|will|you|we|this|but|before|after)\b|\band\s+(?:\p{Ll}+\b)|\.\s|\s-\s/u

export const remoteInTitle = /[([][^)\]]*\bremote\b[^)\]]*[)\]]|(?:[-–—,|]\s*)remote\b.*$/iu
