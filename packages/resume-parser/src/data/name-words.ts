/** Small words inside names. */
export const particles: ReadonlySet<string> = new Set('de da do dos das del della di van von der den ten ter bin ibn binti al el la le du af av zu y e st ben abu op'.split(' '))

export const credentials =
  /,?\s+(?:Ph\.?\s?D\.?|M\.?D\.?|MBA|CPA|PMP|CFA|RN|BSN|MSN|DNP|Esq\.?|P\.?E\.?|M\.?Sc\.?|B\.?Sc\.?|MPH|LCSW|CISSP|SHRM-CP|PHR|DDS|JD|J\.D\.|LL\.?M\.?)(?=\s|,|$).*$/
export const documentWords =
  /\b(?:curriculum|vitae|resume|résumé|cv|lebenslauf|currículum|portfolio|page|profile)\b|履\s*歴\s*書|简\s*历|이\s*력\s*서/iu
export const nameWords =
  "name|full ?name|candidate(?:’s|'s)? name|name of (?:the )?(?:candidate|applicant)|nombre(?: y apellidos)?|vor- und nachname|nom(?: et prénom)?|nome e cognome|nome|naam|imię i nazwisko|ad soyad|नाम|姓\\s*名|氏\\s*名|名前|이름|성명|الاسم"
/** Words around a name that are no part of it: 'Resume of …', 'Hi, I’m …', '… (she/her)'. */
export const before =
  /^(?:(?:resume|résumé|cv|curriculum vitae|lebenslauf|portfolio)\s*(?:of|for|von|de|:|[-–—|])\s*|(?:(?:hi|hello|hey)[,!]?\s+)?i(?:['’]|\s+a)m\s+|about\s+)/iu
export const after = /\s*[(（][^()（）]*[)）]\s*$|['’]s\s+(?:resume|résumé|cv|portfolio)$|\s+(?:resume|résumé|cv)$/iu
