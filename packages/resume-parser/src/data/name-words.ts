/** Small words inside names. */
export const particles: ReadonlySet<string> = new Set('de da do dos das del della di van von der den ten ter bin ibn binti al el la le du af av zu y e st ben abu op'.split(' '))

export const credentials =
  /,?\s+(?:Ph\.?\s?D\.?|M\.?D\.?|MBA|CPA|PMP|CFA|RN|BSN|MSN|DNP|Esq\.?|P\.?E\.?|M\.?Sc\.?|B\.?Sc\.?|MPH|LCSW|CISSP|SHRM-CP|PHR|DDS|JD|J\.D\.|LL\.?M\.?)(?=\s|,|$).*$/
/** What people call a resume, by language; the longest of a language first. */
const resumeWords =
  'curriculum vit(?:ae|æ)|curriculum|vitae|resume|résumé|c\\.? ?v\\.?|lebenslauf|currículum(?: vitae)?|hoja de vida|currículo|levensloop|életrajz|önéletrajz(?:om)?|meritförteckning|ansioluettelo|elulookirjeldus|ferilskrá|(?:profesní |štruktúrovaný |strukturovaný )?životopis|curriculum-vitae|życiorys|gyvenimo aprašymas|dzīves apraksts|özgeçmiş(?:im)?|резюме|автобиография|автобіографія|биографија|радна биографија|βιογραφικό(?: σημείωμα)?|(?:daftar )?riwayat hidup|sơ yếu lý lịch|lý lịch|السيرة الذاتية|سيرة ذاتية|קורות חיים|ประวัติย่อ|जीवन वृत्त|बायोडाटा|bio-?data|portfolio'
/** A text with one of these is no name. */
export const documentWords = new RegExp(
  `(?<!\\p{L})(?:${resumeWords}|page|profile|europass)(?!\\p{L})|履\\s*歴\\s*書|職\\s*務\\s*経\\s*歴\\s*書|[简簡]\\s*[历歷]|이\\s*력\\s*서`,
  'iu',
)
export const nameWords =
  "name|full ?name|candidate(?:’s|'s)? name|name of (?:the )?(?:candidate|applicant)|nombre(?: y apellidos)?|vor- und nachname|nom(?: et prénom)?|nome e cognome|nome|naam|imię i nazwisko|ad soyad|नाम|姓\\s*名|氏\\s*名|名前|이름|성명|الاسم"
/** Words around a name that are no part of it: 'Resume of …', 'Hi, I’m …', '… (she/her)'. */
export const before = new RegExp(
  `^(?:(?:${resumeWords})(?:\\s*(?:of|for|von|van|de|di|för|for|til|:|[-–—|])\\s*|\\s+(?=\\S+\\s+\\S))|(?:(?:hi|hello|hey)[,!]?\\s+)?i(?:['’]|\\s+a)m\\s+|about\\s+)`,
  'iu',
)
export const after = /\s*[(（][^()（）]*[)）]\s*$|['’]s\s+(?:resume|résumé|cv|portfolio)$|\s+(?:resume|résumé|cv)$/iu
