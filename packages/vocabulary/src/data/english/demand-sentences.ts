/** What an employer gives, says of itself, declares as everyone does, or asks of the way to apply. */
export const noDemand =
  /\b(?:benefits?|perks?|insurance|paid (?:time|leave)|401\s?\(?k|pto|wellness|off-?sites?|team trips?|snacks|lunch(?:es)?|gym|equal (?:opportunity|employ)|regardless of|without regard|discriminat\w*|disabilit(?:y|ies)|follow us|reimburse\w*|stipend|parental|vacation|salary|compensation|bonus|equity|visa|sponsorship|clearance|background checks?|cover letter|resum[eé]s?|to apply|apply (?:now|today)|applicants?|recruitment process|hiring process|interview process|degrees?|bachelor\S*|master['’]s|ph\.?d|diploma|enrolled|certifications?|completion of|vocational|passion\w*|interest(?:ed)? in|founded|funding|series [a-e]\b|investors?|backed by|our (?:mission|vision|values|story|customers)|our (?:[\w-]+ ){0,3}(?:products?|platforms?|technology|solutions?) to|reports? (?:directly )?to|relocat\w*|hours (?:per|a) week|per hour|please|click|http|www)\b|[$€£]\s?\d/iu

/** What is not asked for; 'not only' asks for more. */
export const denied =
  /\b(?:no|not|never|without|cannot|don['’]t|doesn['’]t|isn['’]t|aren['’]t|won['’]t|unable|rather than|instead of|neither)\b/iu

export const only = /\bnot (?:only|just|limited)\b/giu

/** What is taught. */
export const taught =
  /\b(?:(?:you(?:['’]ll| will)|opportunity to|chance to) (?:learn|enjoy|love|gain|develop|grow|receive|get|join|be (?:given|taught|trained|joining|part|working))|participate in|sharpen your|exposure to|gain \w+[\s-]|learn (?:how|about|from))\b/iu

/** What the employer does, unless it is to look for somebody. */
export const ofOthers =
  /(?:\bwe|^(?:they|it|he|she))(?:['’](?:ve|re|s|ll))?\s(?!(?:are |re )?(?:looking|seeking|need|seek|expect|want|ask|require)\b)/iu

/** 'Earned 145,000 stars', 'Trusted by …'. */
export const ofPast =
  /^(?!experienced|skilled|demonstrated|required|preferred|advanced|detailed|motivated|need|proven)\p{Lu}\p{Ll}+ed\b/iu

/** 'Gateways that empower organizations to …': what a product does. */
export const ofProduct =
  /\b(?:organi[sz]ations|companies|businesses|brands|enterprises|customers|people|users|teams) to \p{Ll}/iu

/** 'The group drives …'. */
export const ofGroup = /\b(?:the|our) (?:group|team|department|company|firm)(?:\s(?:is|has|was|will)\b|\s\p{Ll}+s\s)/iu

/** A sentence that opens with the employer, or as a heading does. */
export const ownStart =
  /^(?:we|our|us|at \p{Lu}|since \d|join|with \d|th(?:is|at|ese|ose)|the (?:company|group|team|department|role is)|about|why|what|who|how)(?!\p{L})/iu

/** 'Cedarline provides …'. */
export const company =
  /^\p{Lu}\S*(?:\s\p{Lu}\S*){0,3}\s(?:is|are|was|has|have|provides?|offers?|helps?|delivers?|makes?|builds?)\s/u

/** Something is asked of the reader, or is theirs to do. */
export const asks =
  /\b(?:you(?:['’]ll| will| have|['’]ve| are|['’]re| can| bring)?|your|experienced?|knowledge|abilit(?:y|ies)|able to|proficien\w*|familiar\w*|skill(?:s|ed)|responsib\w*|duties|must|should|will|understanding|expertise|background in|candidate|intern|demonstrated|proven|tasks?)\b/iu

/** Of these words one asks for what a person can or has done. */
export const asksToKnow =
  /\b(?:experienced?|knowledge|proficien\w*|familiar\w*|skill(?:s|ed)|fluen(?:t|cy)|understanding|expert(?:ise)?|background|comfortable|us(?:e|ing)|abilit(?:y|ies)|know|mastery|required|preferred|plus)\b/iu

/** A line that opens with what is done: 'Answer questions …', 'Developing reports …'. */
export const opensWithWork =
  /^(?:\p{Lu}\p{Ll}+(?:,|\s(?:and|&|or|the|an?|new|all|our|with|in|on|for|to)\b)|\p{Lu}\p{Ll}+ing\b|\p{L}+ly\s)/u
