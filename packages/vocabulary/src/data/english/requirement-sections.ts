export const niceHeading =
  /^(?:[^\p{L}\p{N}]{0,8})(?:nice[\s-]to[\s-]haves?|good\s+to\s+have|preferred\b.{0,40}|desired\b.{0,30}|desirable\b.{0,30}|bonus(?:\s+points?)?(?:\s+if.{0,20})?|plus(?:es)?|extra\s+credit|it['’]?s\s+a\s+plus\b.{0,20}|ideally.{0,20}|what\s+would\s+be\s+(?:nice|a\s+plus).{0,20}|optional\b.{0,20})\s*[:?]?\s*$/iu

export const mustHeading =
  /^(?:[\s\-*•#]*)(?:(?:minimum|basic|required|key|essential|mandatory|core|job)?\s*(?:requirements?|qualifications?|skills?|must[\s-]haves?|criteria)(?:\s+(?:and|&)\s+\w+){0,2}|required|must\s+have|what\s+(?:you(?:['’]ll|\s+will)?|we(?:['’]re)?)\s*(?:need|bring|have|require|are\s+looking\s+for|look(?:ing)?\s+for|expect).{0,30}|who\s+(?:you\s+are|we(?:['’]re|\s+are)\s+looking\s+for)|about\s+you|you\s+(?:have|bring|are)|your\s+(?:profile|background|skills).{0,20}|we['’]re\s+looking\s+for.{0,30}|(?:ihr|dein)\s+profil|das\s+bringst\s+du\s+mit|(?:votre\s+)?profil(?:\s+recherché)?|requisitos)\s*[:?]?\s*$/iu

export const dutiesHeading =
  /^(?:[\s\-*•#]*)(?:about\s+(?:the|this)\s+(?:role|job|position|opportunity|internship|work|program\w*)|responsibilities.{0,20}|the\s+role|your\s+role|duties.{0,20}|what\s+you(?:['’]ll|\s+will)\s+do.{0,20})\s*[:?]?\s*$/iu

export const asideHeading =
  /^(?:[^\p{L}]{0,8})(?:about\s+(?:us|the\s+\w+|(?!you)\p{L}+).{0,20}|(?:our|the|company)\s+(?:story|mission|values|culture|company|team|benefits|client|overview).{0,20}|benefits?.{0,30}|perks?.{0,20}|what\s+we\s+(?:offer|do).{0,20}|compensation.{0,20}|how\s+to\s+apply.{0,20}|why\s+.{0,30}|who\s+(?:we\s+are|are\s+we).{0,10}|equal\s+opportunit.{0,20}|über\s+uns|wir\s+bieten|was\s+wir\s+bieten|à\s+propos.{0,30}|qui\s+sommes-nous|sobre\s+nosotros|qué\s+ofrecemos)\s*[:?]?\s*$/iu

export const optionalWords =
  /\b(?:prefer(?:s|red|ably|able|ence)?|nice[\s-]to[\s-]have|good\s+to\s+have|(?:is|are|as|be|considered|would\s+be)?\s*an?\s+(?:strong\s+|big\s+|huge\s+|definite\s+)?(?:plus|bonus|advantage|asset)|ideally|desired|desirable|bonus|optional(?:ly)?|not\s+required|beneficial|advantageous)\b|\((?:plus|bonus|optional)\)/giu

/** 'Preferably in banking' speaks of what follows it. */
export const ofWhatFollows = /^(?:prefer(?:ably|s)?|ideally|optionally)$/iu

/** The last part of a sentence before 'preferred' that has a thing of its own: 'five years in sales, agency experience preferred'. */
export const ownPart =
  /(?:[,;(–—]|\.|\band|\bwith|\bplus)\s+(?!or\b|and\s+or\b)(?:[^,;()–—]*\b(?:experience|degree|diploma|knowledge|background|familiarity|certificat\w*|licen[cs]\w*|skills?|mba|master\S*|bachelor\S*|ph\.?\s?d\S*|understanding|proficiency|exposure|fluen\w*|abilit\w+|years?)\b[^,;()–—]*)$/iu

export const ofRequirement = /^\s*(?::|qualif|skill|experience|requirement|but)/iu
