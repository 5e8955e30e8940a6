/** 'Backend Engineer' is a title, and no work in it. */
export const roleBehind =
  /^(?:[\s-](?:oriented|minded|focused|driven|centric)|\s(?:software\s)?(?:engineers?|developers?|designers?|managers?|specialists?|analysts?|architects?|interns?|scientists?|teams?|roles?|positions?|degree|department))\b/iu

/** 'A scheduling app' is one, and no scheduling. */
export const thingBehind = /^\s(?:apps?|tools?|systems?|software|platforms?)\b/iu

/** Behind a word that is no part of a longer name: 'candidates for a role', and not 'candidate experience'. */
export const ownWord =
  /^(?:['’]?\s*(?:$|[^\p{L}\s'’])|\s+(?:and|or|by|for|in|with|to|of|at|on|from|about|through|across|who|as|during|using|via|is|are|while|that|when|per|into|under|over|before|after|within|between)(?!\p{L}))/iu
