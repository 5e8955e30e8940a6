/** What a date is said of, and what happens then; the nearest words before a date hold for it. */
export const subjects =
  /(?<registration>regist\w*|sign[- ]?ups?\b|appl(?:y|ications?)\b|rsvp|enrol\w*)|(?<submission>submi\w*|hand[- ]?in\b|projects? (?:are |is )?due\b|entries\b)|(?<starts>hackathon|event|hacking|coding|kick[- ]?off|opening ceremony|weekend|dates?\b|when\b)/giu

export const happenings =
  /(?<opens>\bopens?\b|\bopening date|\bfrom\b|\bstart\w*|\bbegin\w*|kicks? off|\bheld\b|takes? place)|(?<ends>\bclos\w*|\bends?\b|\bending|\buntil\b|\bby\b|\bdue\b|deadline|no later than|last day|\bbefore\b)/giu

/** Between two days of one span: 'March 5-7', 'from 5 March to 7 March'. */
export const joins = /^\s*(?:-|–|—|to|until|through|and)\s*(?:\w+day,?\s*)?$/iu

export const onlyMode =
  /^(?:fully |100% )?(?:online|virtual|remote|hybrid|in[- ]person|on[- ]?site|anywhere|tba|tbd)\b.{0,12}$/i

export const onlineWords =
  /\b(?:online|virtual(?:ly)?|remote(?:ly)?|on discord|over zoom)\b(?! (?:form|portal|application))/i

export const onSiteWords = /\b(?:in[- ]person|on[- ]?site|offline|on campus)\b/i

/** Before the colon of a line that names the place. */
export const placeLabel = 'location|venue|where|place|address|office'

export const prizeWords = /prize|award|\bwin\b|winner|reward/i

export const themesLabel = '(?:hackathon )?(?:themes?|tracks?|topics?|categories|challenges)'

/** What sources call the state of a hackathon. */
export const upcomingState = /upcoming|not.?started|scheduled|draft/i

export const endedState = /end|closed|past|over|complet|finish|judging|expired/i

export const openState = /open|live|ongoing|active|running|publish|progress/i
