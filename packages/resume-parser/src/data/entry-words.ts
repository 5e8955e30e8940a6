/**
 * What a piece of an entry's rows is. `a` is what somebody was or learnt (title, degree), `b` where (employer, school); a
 * name with 'begin' opens an entry. `head` names a group of entries, `text` is what an entry tells.
 */
export const pieceLabels = [
  'begin a',
  'begin b',
  'begin place',
  'begin date',
  'begin note',
  'a',
  'b',
  'place',
  'date',
  'note',
  'text',
  'head',
] as const
/** Kinds of labels, whether they open an entry or not. */
export const kinds = ['a', 'b', 'place', 'date', 'note', 'text', 'head'] as const
/** Words that stand before an employer, a school or a place. The second kind stands before much else. */
export const atWords = 'at|with|by|bei|beim|chez|presso|bij|hos|ved|@|für die|auprès de|tại|di sekolah|у|при|в компании|u firmi'
/** Words that stand between a verb and a title: 'I worked as a nurse at …'. */
export const asWords =
  'as|als|comme|en tant que|en qualité de|in qualità di|como|come|jako|som|ca|was|been|byłam|byłem|byłą|var jag|war ich|bin ich|was ik|ben ik|été|suis|fui|soy|sou|sono|stata|stato|är jag'
export const inWords = 'in|im|am|en|em|na|no|à|au|aux|a|w|we|v|ve|u|la|i|på|pada|în|в|на|στο|στη|στην|az|an der|for|für|von'

/** Words that may stand between such a word and a name. */
export const articles = "der |den |dem |die |das |the |la |le |les |el |il |lo |o |a |de |het |l['’]"
/** Words that may stand between such a word and a title. */
export const indefinite = "an? |the |eine? |der |die |une? |uno |una |um |uma |een |en |ett "

/** What may stand between two pieces, from what says least to what says most. */
export const signStrength: readonly string[] = [
  'date',
  'style',
  'stop',
  'slash',
  'comma',
  'bracket',
  'colon',
  'in',
  'as',
  'at',
  'dash',
  'bar',
  'gap',
]

/** 'Leeds Library. Answered …': the stop before a sentence is no part of the name; that of 'Corp.' is. */
export const lastStop = /(?<=\p{Ll}{4})(?<!\b(?:prof|univ|dept|inst|corp|assoc))\.$/iu

export const link = /https?:\/\/|www\.|\S@\S+\.\p{L}{2}|\b[\w-]+\.(?:com|org|io|net|dev|app|de|uk)(?:\/\S*)?$/iu
export const grade =
  /^(?:c?gpa|(?:average |final |overall )?(?:grade|mark|score|average)s?|note|percentage|aggregate|minor|thesis|coursework|relevant|advisor|summa|magna|cum laude|gesamtnote|abschlussnote|mention|nota|média|ortalama)(?!\p{L})/iu

