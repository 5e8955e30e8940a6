const words =
  /(?<![\p{L}\p{N}])(?:universit\p{L}*|univ\.?|\p{L}*college|collegium|fatec|etec|senai|senac|ies|institut\p{L}*|school|academy|polytechnic|polytechnique|conservatory|seminary|faculty|campus|universidade?|universitat|université|università|uniwersytet|politechnika|politecnico|akademia|akademie|\p{L}*hochschule|gymnasium|\p{L}*schule|école|ecole|lycée|lycee|collège|faculté|iut|insa|escuela|instituto|colegio|facultad|politécnica|faculdade|escola|colégio|istituto|scuola|liceo|facoltà|ateneo|\p{L}*(?:hoge|voort|vak)?scholen|\p{L}*hogeschool|gymnasiet|střední škola|základní škola|učiliště|gymnázium|škola|škole|skolen|folkhögskola|yrkeshögskola\p{L}*|zespół szkół|szkoła\p{L}*|istituti|universiteit|lyceum|instytut|szkoła|liceum|technikum|üniversitesi|üniversite|lisesi|fakültesi|enstitüsü|yüksekokulu|universitet\p{L}*|\p{L}*yliopisto\p{L}*|\p{L}*opisto|ammattikorkeakoulu|\p{L}*lukio|főiskola|gimnázium|\p{L}*iskola|egyeteme|sveučilište|veleučilište|fakultet|gimnazija|škola|stredná škola|so[šu]|vošz?|liceul|colegiul|facultatea|școala|poltekkes|handelshögskolan|komvux|sosu|erhvervsskole|videregående skole|handwerkskammer|högskola|høgskole|vidyalaya|vidyapeeth|vishwavidyalaya|mahavidyalaya|kolej|univerzit\p{L}*|egyetem|universitas|politeknik|sekolah|madrasah|sm[akp](?=\s+(?:negeri|swasta|n\b))|đại học|cao đẳng|học viện|thpt|bootcamp)(?![\p{L}\p{N}])|университет|університет|інститут|академ|коледж|колледж|ліцей|лицей|гимназия|гімназія|институт|школа|πανεπιστήμιο|πολυτεχνείο|λύκειο|σχολή|училище|гімназія|جامعة|كلية|معهد|مدرسة|أكاديمية|אוניברסיטה|विश्वविद्यालय|महाविद्यालय|विद्यालय|संस्थान|कॉलेज|स्कूल|大学|大學|学院|學院|中学|高中|学校|研究所|高等学校|高校|専門学校|대학교|대학|고등학교|학교|대학원|université/iu

const acronyms =
  /(?<![\p{L}])(?:MIT|ETH(?:\s+Z[uü]rich)?|EPFL|UCLA|UCSD|UCSB|UCSF|UCI|USC|NYU|CMU|UIUC|UPenn|UMass|UNC|UT(?:\s+Austin|\s+Dallas)?|UC\s+\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)?|SUNY|CUNY|CalTech|Caltech|Cal\s+Poly|Georgia\s+Tech|Virginia\s+Tech|Texas\s+A&M|Penn\s+State|Ohio\s+State|Virginia\s+Commonwealth|Stanford|Harvard|Yale|Princeton|Columbia|Cornell|Dartmouth|Berkeley|Oxford|Cambridge|LSE|UCL|KCL|HEC(?:\s+Paris)?|ESSEC|INSEAD|ENS|Sciences\s+Po|CentraleSupélec|ParisTech|TU\s+\p{Lu}\p{L}+|TUM|LMU|KIT|RWTH(?:\s+Aachen)?|FU\s+Berlin|HU\s+Berlin|KU\s+Leuven|VU\s+Amsterdam|UvA|TU\/e|NUS|NTU|HKUST|HKU|CUHK|KAIST|POSTECH|SNU|IIT[\s,-]*\p{Lu}?\p{L}*|IIIT[\s,-]*\p{Lu}?\p{L}*|NIT\s+\p{Lu}\p{L}+|BITS\s+Pilani|BITS|VIT|IISc|IIM\s+\p{Lu}\p{L}+|ITMO|MSU|UNAM|UBA|USP|UFRJ|UNICAMP|ITESM|ITB|METU|ODTÜ|ITÜ|İTÜ|Govt\.?\s+ITI|Government\s+ITI|UNSW|ANU|RMIT|UBC|McGill|UofT|U\s+of\s+T|WPI|RPI|RIT|SFU|DTU|KTH|NTNU|AGH|PUC|ESADE|ISCTE|Juilliard|RISD|FH\s+\p{Lu}\p{L}+|Udacity|Coursera|General\s+Assembly|Lambda\s+School|Hack\s+Reactor)(?![\p{L}])/u

/** '12th year of school' says how far somebody came, not where. */
const yearOfSchool =
  /^\d{1,2}(?:st|nd|rd|th) (?:year|grade|class)(?: (?:of|in|at))?(?: (?:high|secondary|middle|primary))? school(?:ing)?$/i

/** How sure it is that a short text names a school, 0 to 1. */
export function schoolScore(text: string): number {
  if (text.length < 2 || text.length > 140) return 0
  if (/(?<!\p{L})(?:diploma|diplome|abitur|zeugnis|equivalency)(?!\p{L})/iu.test(text) && !/,/.test(text)) return 0.2
  if (yearOfSchool.test(text.trim()) || /\bschool (?:leaving )?(?:certificate|diploma|examination)$/i.test(text.trim()))
    return 0
  if (words.test(text)) return /^(?:high school|school|college|university)$/i.test(text.trim()) ? 0.6 : 1
  if (acronyms.test(text)) return 0.8
  if (/\p{L}\sU\.?$|^U\s+of\s/u.test(text)) return 0.6
  return 0
}
