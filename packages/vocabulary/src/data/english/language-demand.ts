/** What stands between two languages of one list. */
export const between =
  /^\s*(?:\([^()\n]{0,40}\)|[-–]?\s*[ABC][12]\+?|level|native(?:[- ]level)?|fluency|-)?\s*(?:(?:,|\/|&|\+|and\/or|and|or|und|oder|et|ou|y|e|o|en|as\s+well\s+as)\s*){1,2}(?:(?:in|either|both|fluent|fluency|native|business|professional|conversational|proficien\w+|good|very|excellent|strong|solide?s?|gut\w*|sehr|fließend\w*|sichere?s?|level|basic|also|ideally|preferably|l['’]|the)\s*){0,3}$/iu

export const mastery =
  'fluen(?:t|tly|cy)|proficien(?:t|cy|cies)|native(?:[- ]level)?|near[- ]native|bilingual|multilingual|trilingual|conversational|conversant|command|mastery|mastering|knowledge|level|skills?|abilit(?:y|ies)|able|communicat\\w+|speaks?|speaking|speakers?|spoken|written|verbal|oral|write|writing|read|reading|business|professional|advanced|excellent|strong|good|perfect|flawless|impeccable|solid|great|outstanding|exceptional|superior|basic|working|intermediate|upper[- ]intermediate|mother[- ]tongue|[ABC][12]\\+?'

export const links =
  'in|of|with|level|proficiency|fluency|knowledge|and|or|to|both|either|the|an?|full|fully|command|languages?|at\\s+least|minimum|plus|including|required|must|our|your|team'

/** Languages under their own heading: 'Languages: German, English'. */
export const headed =
  /(?:^|\n|•|[.;!?]\s)[^\p{L}\n]{0,6}languages?(?:\s+(?:skills?|requirements?|required|proficiency|needed))?\s*:?[\s*]*$/iu

export const behind =
  /^[\s*]*(?:language\s+)?(?:fluency|proficiency|speakers?\b|language\s+skills|skills|(?:at\s+)?(?:an?\s+)?(?:[\p{L}-]+[- ])?native(?![\p{L}])|mother[- ]tongue|fluently|[(:–-]\s*(?:at\s+least\s+|min\w*\.?\s+|level\s+)?(?:[ABC][12]|fluen|native|near[- ]native|mother|business|professional|proficien|full|must|mandatory|required|spoken|written|verbal|oral|advanced|intermediate|upper|conversational|excellent|bilingual)|\s[ABC][12](?![\p{L}\d])|,\s*(?:at\s+least\s+|min\w*\.?\s+)?level\s+[ABC][12](?![\p{L}\d])|(?:language\s+)?(?:is|are|as)\s+(?:an?\s+|strictly\s+|absolutely\s+|also\s+|considered\s+|highly\s+)*(?:must|require|mandatory|essential|necessary|needed|plus|bonus|asset|advantage|preferred|desir|nice|beneficial|helpful)|(?:required|mandatory|preferred|a\s+plus|a\s+must)\b|in\s+wort\s+und|fließend|verhandlungssicher|auf\s+(?:[ABC][12]|muttersprach)|muttersprach|courante?\b|bilingue|professionnel|lu,?\s+(?:et\s+)?écrit|avanzado|fluido|nativo|intermedio|conversacional|avançado|fluente)/iu

/** What may stand behind a list of languages: everything else makes them adjectives, as in 'German law'. */
export const allowedBehind =
  /^[\s*]*(?:$|[.,;:()/!?–—-]|\[|"|”|(?:languages?|taal|lengua|language\s+skills|skills?|fluency|fluently|proficiency|proficiently|speakers?|native|level|communication|comprehension|is|are|as|at|with|to|in|on|for|when|while|but|well|so|because|who|that|which|required|mandatory|preferred|essential|needed|desired|verbal|verbally|written|spoken|writing|reading|oral|grammar|knowledge|mother|will|would|plus|a\s+plus|a\s+must|professionally|mandatorily|both|due|given|since|if|per|depending|only|necessary|abilities|ability|idiomatically|sprache|fließend|in\s+wort|verhandlungssicher|auf|sind|ist|sprichst|courant|bilingue|professionnel|avanzado|fluido|nativo|intermedio|avançado|fluente)(?![\p{L}])|(?:and|or|&|et|und|y|e|en)\s+\p{L})/iu

export const isCapitalListed =
  /^[\s*]*(?:and|or|&|et|und|y|e|en|,)\s+\p{Lu}[\p{L}-]+\s+(?!(?:language|fluency|proficiency|skills)\b)\p{Ll}/u

/** 'German-speaking': of whoever is looked for; of customers and markets it asks for nothing. */
export const speaking = /^[\s-]+speak(?:ing|er)/iu

export const ofOthers =
  /^[\s-]+speaking\s+(?:\p{L}+\s+){0,2}?(?:customers?|clients?|markets?|countr(?:y|ies)|users?|regions?|audiences?|teams?|world|territor\w+|communit\w+|patients?|countries|partners?|part|areas?|population|merchants?|prospects?|students?|sellers?|leads?|families|callers?|guests?|residents?|members?|stakeholders?|environment|region)\b/iu

/** Somebody else who speaks, or a wish that is none. */
export const notAsked =
  /\b(?:(?:we|they|customers|clients|users|team|colleagues|office|people|members)\b[^.;\n]{0,30}\bspeaks?\b[^.;\n]{0,10}|(?:no|not|without|don['’]t|doesn['’]t|isn['’]t|aren['’]t|n['’]t)\b[^.;\n]{0,30}|learn(?:ing)?\b[^.;\n]{0,20}|teach(?:ing|es)?\b[^.;\n]{0,30}|lessons?\b[^.;\n]{0,20}|courses?\b[^.;\n]{0,20}|class(?:es)?\b[^.;\n]{0,20}|translat\w+\b[^.;\n]{0,40}|resume\b[^.;\n]{0,20}|cv\b[^.;\n]{0,20}|apply\b[^.;\n]{0,20}|company\s+language\b[^.;\n]{0,10}|(?:licen[cs]e|führerschein|permis|rijbewijs)\s+(?:(?:class|category|klasse)\s+)?[ABC][12]\s*)$/iu

export const otherLanguage =
  /^[^.;\n]{0,30}?\b(?:or|and\/or|oder|ou|o)\s+(?:have\s+|in\s+|at\s+least\s+)?(?:an?\s*other|other|one\s+other|any|similar|additional|second|a\s+second|eine\s+andere|une\s+autre|otro)\b/iu

export const oneOf =
  /\b(?:an?other|other|additional|second|third|one|any|either|more|local|european|nordic|asian|foreign|similar)\b[^.;\n]{0,40}\blanguages?\b[^.;\n]{0,40}$/iu

export const listOpens =
  /\b(?:e\.?g\.?|such\s+as|like|other|another|any|additional|second|third|foreign|european|nordic|asian|ideally|preferabl[ye])\b[^.;\n]{0,40}$/iu

export const mustBehind = /^[^,.;\n]{0,40}\b(?:must|mandatory|required|essential|necessary)\b/iu

/** What stands behind a language that a title names for itself: nothing, a mark, or a word about speaking it. */
export const apart =
  /^(?:\s+(?:canad(?:a|ian)|latam)\b)?(?:\s*(?:$|[)\]}.,;:|/&+(–—_]|[-–—]\s)|\s+(?:[ABC][12]\b|and|or)|[\s-]+(?:required|preferred|needed|native|advanced|intermediate|avan[cçz]ad[oa]|bilingual|trilingual|fluen|proficien|speak|language|skills?|level|must|only|markets?)\b|[\s-]+(?:fluen|proficien|speak))/iu

/** Work that is done in the language or on it, by whatever else its title says between: 'Spanish Toddler Teacher'. */
export const workIn =
  /^[^,;:|()/]*?\b(?:teach|tutor|professor|lecturer|translat|interpret|linguist|locali[sz]|transcri|subtitl|dubbing|voice|copywrit|writ(?:er|ing)|edit(?:or|ing)|proofread|content|course|support|customer|account|sales)/iu

export const spokenBefore = /\b(?:bi|tri|multi)lingual(?:\s+|\s*[-/]\s*)$|\bfluent\s+(?:in\s+)?$|\bnative\s+$/iu

/** Between two names of one list: what is asked of one is asked of all. */
export const listed = /^\s*(?:[,/&+-]|(?:and|or|et|ou|und|oder|y|e|o)\b|\s)+$/iu

/** What is called after a people, whoever works there: 'Japanese Restaurant Sales'. */
export const ofPeople = /^[\s-]+(?:cuisine|restaurants?|kitchen|food|bistro|bakery|bbq|grill|massage)\b/iu

/** Before a language: whoever speaks it is looked for. */
export const lookedFor = /\b(?:looking\s+for|seeking|hiring|need|require|must|be|are)\b[^.;\n]*$/iu

export const speakingPerson =
  /^[\s-]+speaking\s*(?:$|[)\].,;:(–-]|is|and|candidates?|applicants?|professionals?|persons?|individuals?|required|preferred|skills)/iu
