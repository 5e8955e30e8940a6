/** Named character references that job feeds use; others stay as written. */
const namedCharacters = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    shy: '',
    zwj: '',
    zwnj: '',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    middot: '·',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    laquo: '«',
    raquo: '»',
    trade: '™',
    reg: '®',
    copy: '©',
    deg: '°',
    plusmn: '±',
    times: '×',
    frac12: '½',
    euro: '€',
    pound: '£',
    yen: '¥',
    cent: '¢',
    sect: '§',
    para: '¶',
    szlig: 'ß',
    agrave: 'à',
    aacute: 'á',
    acirc: 'â',
    atilde: 'ã',
    auml: 'ä',
    aring: 'å',
    aelig: 'æ',
    ccedil: 'ç',
    egrave: 'è',
    eacute: 'é',
    ecirc: 'ê',
    euml: 'ë',
    igrave: 'ì',
    iacute: 'í',
    icirc: 'î',
    iuml: 'ï',
    ntilde: 'ñ',
    ograve: 'ò',
    oacute: 'ó',
    ocirc: 'ô',
    otilde: 'õ',
    ouml: 'ö',
    oslash: 'ø',
    ugrave: 'ù',
    uacute: 'ú',
    ucirc: 'û',
    uuml: 'ü',
    yacute: 'ý',
  }),
)

const reference = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,9}));/g
const replacement = '\ufffd'

const characterOf = (code: number): string => {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return replacement
  return code === 160 ? ' ' : String.fromCodePoint(code)
}

/** Replaces character references once: `&amp;lt;` becomes `&lt;`. Unknown names stay as they are. */
export const decodeReferences = (text: string): string =>
  text.replace(reference, (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
    if (decimal !== undefined) return characterOf(Number(decimal))
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16))
    if (name === undefined) return whole
    const lower = namedCharacters.get(name) ?? namedCharacters.get(name.toLowerCase())
    if (lower === undefined) return whole
    return /^[A-Z][a-z]/.test(name) && lower.length === 1 ? lower.toUpperCase() : lower
  })

const escapedTag = /&(?:amp;)*(?:lt|#0*60|#[xX]0*3[cC]);\/?[a-zA-Z]/
const realTag = /<\/?[a-zA-Z][^<>]*>/
const mostDecodings = 3

/** Undoes escaping of markup as a whole: text that holds escaped tags and no real ones is decoded, several times over if need be. */
const unescaped = (html: string): string => {
  let text = html
  for (let round = 0; round < mostDecodings && escapedTag.test(text) && !realTag.test(text); round += 1) {
    text = decodeReferences(text)
  }
  return text
}

/** Elements whose content is no text of the page. */
const silent = new Set('script style template noscript head title svg math iframe object textarea select'.split(' '))
const blocks = new Set(
  (
    'p div section article header footer main aside nav ul ol dl table tr form fieldset blockquote pre figure address ' +
    'h1 h2 h3 h4 h5 h6 hr dt dd'
  ).split(' '),
)

interface Tag {
  name: string
  closes: boolean
  end: number
}

/** The tag that begins at `<`; null when it is no tag. A quoted attribute may hold '>'. A tag that never ends runs to the end. */
const tagAt = (html: string, start: number): Tag | null => {
  const opening = /^<(\/?)([a-zA-Z][a-zA-Z0-9-]*)/.exec(html.slice(start, start + 40))
  if (opening === null) return null
  let quote = ''
  let at = start + opening[0].length
  for (; at < html.length; at += 1) {
    const unit = html[at] as string
    if (quote !== '') quote = unit === quote ? '' : quote
    else if ((unit === '"' || unit === "'") && html[at - 1] === '=') quote = unit
    else if (unit === '>') break
  }
  return { name: (opening[2] ?? '').toLowerCase(), closes: opening[1] === '/', end: at + 1 }
}

const skipSilent = (html: string, name: string, from: number): number => {
  const close = html.toLowerCase().indexOf(`</${name}`, from)
  if (close < 0) return html.length
  const end = html.indexOf('>', close)
  return end < 0 ? html.length : end + 1
}

const tidy = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/(^|\n)-\n+(?=[^\n-])/g, '$1- ')
    .replace(/(?:^|\n)-(?=\n|$)/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/**
 * The text of HTML as paragraphs, with list items as lines that begin with '- '. Escaped markup is decoded first, tags are
 * taken out next and character references of the text decoded last, so that no tag can come out of the decoding. Scripts,
 * styles and comments are left out. The result is text: it must be escaped again wherever it is put into a page.
 */
export const htmlToText = (html: string): string => {
  const source = unescaped(html).replace(/\r\n?/g, '\n')
  const isMarkup = realTag.test(source)
  let text = ''
  let at = 0
  while (at < source.length) {
    const next = source.indexOf('<', at)
    const upTo = next < 0 ? source.length : next
    const words = source.slice(at, upTo)
    text += decodeReferences(isMarkup ? words.replace(/\s+/g, ' ') : words)
    if (next < 0) break
    if (source.startsWith('<!--', next)) {
      const end = source.indexOf('-->', next + 4)
      at = end < 0 ? source.length : end + 3
      continue
    }
    const tag = tagAt(source, next)
    if (tag === null) {
      const declaration = source.startsWith('<!', next) || source.startsWith('<?', next)
      const end = declaration ? source.indexOf('>', next) : next
      if (!declaration) text += '<'
      at = end < 0 ? source.length : end + 1
      continue
    }
    at = tag.end
    if (silent.has(tag.name) && !tag.closes) at = skipSilent(source, tag.name, tag.end)
    else if (tag.name === 'br') text += '\n'
    else if (tag.name === 'li') text += tag.closes ? '\n' : '\n- '
    else if (tag.name === 'td' || tag.name === 'th') text += ' '
    else if (blocks.has(tag.name)) text += tag.name === 'p' || tag.name.startsWith('h') ? '\n\n' : '\n'
  }
  return tidy(text)
}
