/** How a job is told in a sentence: '{d}' its dates, '{a}' what somebody was, '{b}' the employer. */
export interface Prose {
  readonly from: string
  readonly to: string
  readonly since: string
  readonly ended: readonly string[]
  readonly open: readonly string[]
}

export const proses: readonly Prose[] = [
  {
    from: 'from',
    to: ' to ',
    since: 'since',
    ended: [
      '{d} I worked as a {a} at {b}',
      'I was {a} at {b} {d}',
      '{d} I was employed as {a} with {b}',
      '{d} I was employed as a {a} by {b}',
      'Before that I worked as a {a} at the {b} {d}',
      'I worked at {b} as {a} {d}',
    ],
    open: ['{d} I have been working as a {a} at {b}', '{d} I have been {a} at {b}', 'I have worked as {a} at {b} {d}'],
  },
  {
    from: 'von',
    to: ' bis ',
    since: 'seit',
    ended: [
      '{d} arbeitete ich als {a} bei {b}',
      '{d} war ich als {a} bei der {b} tätig',
      '{d} war ich {a} bei {b}',
      '{d} war ich als {a} im {b} tätig',
      '{d} arbeitete ich als {a} in der {b}',
    ],
    open: ['{d} arbeite ich als {a} bei {b}', '{d} bin ich {a} bei {b}'],
  },
  {
    from: 'de',
    to: ' à ',
    since: 'depuis',
    ended: [
      "{d}, j'ai travaillé comme {a} chez {b}",
      "{d}, j'ai été {a} à {b}",
      "J'ai travaillé chez {b} comme {a} {d}",
      "{d} j'ai travaillé en tant que {a} au {b}",
      "{d}, j'ai été {a} au sein de {b}",
    ],
    open: ['{d}, je travaille comme {a} chez {b}', '{d}, je suis {a} à {b}'],
  },
  {
    from: 'de',
    to: ' a ',
    since: 'desde',
    ended: [
      '{d} trabajé como {a} en {b}',
      'Trabajé en {b} como {a} {d}',
      '{d} fui {a} en {b}',
      '{d} trabajé como {a} en el {b}',
    ],
    open: ['{d} trabajo como {a} en {b}', '{d} soy {a} en {b}'],
  },
  {
    from: 'dal',
    to: ' al ',
    since: 'dal',
    ended: ['{d} ho lavorato come {a} presso {b}', '{d} sono stata {a} presso {b}'],
    open: ['{d} lavoro come {a} presso {b}', '{d} sono {a} presso {b}'],
  },
  {
    from: 'de',
    to: ' a ',
    since: 'desde',
    ended: [
      '{d} trabalhei como {a} na {b}',
      'Trabalhei na {b} como {a} {d}',
      '{d} trabalhei como {a} no {b}',
      '{d} fui {a} no {b}',
    ],
    open: ['{d} trabalho como {a} na {b}', '{d} sou {a} na {b}'],
  },
  {
    from: 'van',
    to: ' tot ',
    since: 'sinds',
    ended: ['{d} werkte ik als {a} bij {b}', '{d} was ik {a} bij {b}'],
    open: ['{d} werk ik als {a} bij {b}', '{d} ben ik {a} bij {b}'],
  },
  {
    from: 'od',
    to: ' do ',
    since: 'od',
    ended: ['{d} pracowałem jako {a} w {b}', 'Pracowałam w {b} jako {a} {d}', '{d} byłam {a} w {b}'],
    open: ['{d} pracuję jako {a} w {b}'],
  },
  {
    from: 'från',
    to: ' till ',
    since: 'sedan',
    ended: ['{d} arbetade jag som {a} på {b}', '{d} jobbade jag som {a} hos {b}'],
    open: ['{d} arbetar jag som {a} på {b}', '{d} är jag {a} hos {b}'],
  },
]
