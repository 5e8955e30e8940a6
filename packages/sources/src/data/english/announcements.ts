/** What stands before the words of a field on a line of its own. */
export const fieldLabels = {
  role: '(?:job |position )?title|job role|position|role|vacancy|job',
  event: 'hackathon|event(?: name)?',
  employer: 'company(?: name)?|employer|organi[sz]ation|institution',
  organizer: 'organi[sz](?:ers?|ation|ed by)|host(?:s|ed by)?|presented by',
} as const

/** An address behind these words on its line is where one goes, whatever others are named. */
export const goesThere = /\b(?:appl(?:y|ications?)|regist\w*|sign[- ]?up|rsvp|enrol\w*)\b/i

export const employerHires =
  /^(?<employer>\p{Lu}.{1,60}?) (?:is|are) (?:now )?(?:hiring|recruiting|seeking|looking for)(?: for)?(?: an?| our)? (?<role>.{3,90}?)[.!]?$/iu
export const roleAtEmployer = /^(?<role>.{3,90}?) (?:at|@) (?<employer>\p{Lu}.{1,60})$/u
export const organizedBy =
  /\b(?:[Oo]rgani[sz]ed|[Hh]osted|[Pp]resented) by (?:the )?(?<organizer>\p{Lu}[^.,;:()\n]{2,60})/u

/** A name with such a word is of those who hold an event. */
export const societyWords =
  /\b(?:club|society|association|foundation|committee|council|collective|chapter|university|college|institute|school|inc|ltd|llc|gmbh)\b/i

/** In brackets, or as a part of a line: how one works, which is no part of a title, a name or a place. */
export const waysOfWork =
  /\s*(?:[,·|–—-]\s*|\()(?:part[- ]time|full[- ]time|internship|contract|temporary|remote|hybrid|on[- ]?site|in[- ]person|online|[mfwdx](?:\/[mfwdx]){1,3})\)?(?=$|\s*[,·|(–—-])/giu

/** What is no name of work or of an employer by itself. */
export const noTitle = /^(?:(?:the|our|this) )?(?:internships?|jobs?|positions?|roles?|locations?)$/i
export const noEmployer = /^(?:an?|our|we|my|this|it|locations?)\b/i
/** What the work is for, behind its title in a sentence. */
export const behindRole = /\s+(?:to (?=[a-z])|who\b|with\b|for our\b|in our\b).*$/
