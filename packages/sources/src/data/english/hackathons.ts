/** What a date is said of, and what happens then; the nearest words before a date hold for it. */
export const subjects =
  /(?<registration>regist\w*|sign[- ]?ups?\b|appl(?:y|ications?)\b|rsvp|enrol\w*)|(?<submission>submi\w*|hand[- ]?in\b|projects? (?:are |is )?due\b|entries\b)|(?<starts>hackathon|event|hacking|coding|kick[- ]?off|opening ceremony|weekend|dates?\b|when\b)/giu

export const happenings =
  /(?<opens>\bopens?\b|\bopening date|\bfrom\b|\bstart\w*|\bbegin\w*|kicks? off|\bheld\b|takes? place)|(?<ends>\bclos\w*|\bends?\b|\bending|\buntil\b|\bby\b|\bdue\b|deadline|no later than|last day|\bbefore\b)/giu

/** Between two days of one span: 'March 5-7', 'from 5 March to 7 March'. */
export const joins = /^\s*(?:-|–|—|to|until|through|and)\s*(?:\w+day,?\s*)?$/iu

export const onlyMode =
  /^(?:fully |100% )?(?:online|virtual|remote|hybrid|in[- ]person|on[- ]?site|anywhere|tba|tbd)\b.{0,12}$/i
