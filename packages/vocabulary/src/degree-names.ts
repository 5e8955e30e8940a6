const full = [
  "bachelor(?:['’]?s)?(?:\\s+(?:of|in|degree|honou?rs)\\b)?",
  "master(?:['’]?s)?\\s+(?:of|in|degree|thesis|program(?:me)?)\\b",
  "master['’]s\\b",
  '\\bmasters?\\b',
  'bachelors?\\b',
  'doctor(?:ate)?\\s+(?:of|in)\\b',
  'doctorate\\b',
  'doctoral\\b',
  "associate(?:['’]?s)?\\s+(?:of|in|degree)\\b",
  'ph\\.?\\s?d\\b\\.?',
  'd\\.?phil\\b\\.?',
  'postgraduate|post-graduate|undergraduate|graduate (?:diploma|certificate|degree|program|student)',
  'high school diploma|secondary school|high school|a[- ]levels?|gcses?|ib diploma|international baccalaureate|baccalaur[eé]at|\\bbac\\b|ged|\\bdiplom[a]?\\b|diplôme|minor in|major in|majors?:|double major|dual degree|first degree|second degree|honou?rs degree|post ?doc(?:toral)?|residency|fellowship in|bootcamp|boot camp|nanodegree',
  '(?:(?:senior|higher) )?secondary \\((?=x|10|12|[hs]sc)|matriculation|sslc\\b|10\\+2\\b',
  'juris doctor|doctor of medicine',
  'licenciatur[ae]|licenciad[oa]|grado\\s+en|máster|maestr[ií]a|doctorado|bachillerato|ingenier[ií]a|ingenier[oa]\\s+(?:en|de)|técnico superior|ciclo formativo|diplomatura|diplomado',
  'licence\\s|licence$|mast[eè]re?\\b|doctorat|dipl[oô]me|dut\\b|bts\\b|deug\\b|dea\\b|dess\\b|cycle ingénieur|ing[ée]nieur|classes? préparatoires?|cpge|brevet|capes\\b|agrégation',
  'bachelorstudium|masterstudium|diplom\\b|diplom-\\p{L}+|magister|staatsexamen|promotion\\b|abitur|fachabitur|allgemeine hochschulreife|hochschulreife|realschulabschluss|mittlere reife|ausbildung (?:zum|zur)|dr\\.\\s?(?:rer|ing|med|phil)[^,]*|matura|facharbeiter',
  'bacharel(?:ado)?|mestrado|doutorado|doutoramento|graduação|pós-graduação|tecnólogo|ensino médio|técnico em|engenharia',
  'laurea\\b|laurea (?:magistrale|triennale)|dottorato|diploma di|maturità|liceo',
  'doctoraal|hbo\\b|wo\\b|vwo\\b|havo\\b|mbo\\b|propedeuse|masteropleiding|bacheloropleiding',
  'licencjat|inżynier|magister|doktorat|studia (?:magisterskie|inżynierskie|licencjackie|podyplomowe|pierwszego|drugiego)|matura',
  'lisans\\b|yüksek lisans|ön lisans|doktora|lise\\b|lisesi diploması',
  'स्नातक|स्नातकोत्तर|परास्नातक|डिप्लोमा|बी\\.?ए|बी\\.?कॉम|बी\\.?टेक|एम\\.?ए|एम\\.?टेक|पीएचडी|इंटरमीडिएट|हाईस्कूल',
  '学士|硕士|博士|本科|碩士|大专|专科|研究生|大学本科|高中|修士|学部|学科|専攻|卒業|高校|大学院|학사|석사|박사|전문학사|학과|전공|고등학교 졸업',
  'بكالوريوس|ماجستير|دكتوراه|دبلوم|ليسانس|الثانوية العامة',
  'kandidat\\w*|sivilingeniør|civilingenjör|examen\\b',
]

/** Short forms. Case counts and stops are optional only where the form cannot be mistaken for a name. */
const short = [
  'B\\.?\\s?Sc\\.?(?:\\s?\\(?Hons?\\.?\\)?)?',
  'M\\.?\\s?Sc\\.?',
  'B\\.\\s?S\\.?',
  'M\\.\\s?S\\.?',
  'B\\.\\s?A\\.?',
  'M\\.\\s?A\\.?',
  'BS',
  'MS',
  'BA',
  'MA',
  'B\\.?\\s?Eng\\.?',
  'M\\.?\\s?Eng\\.?',
  'B\\.?\\s?Tech\\.?',
  'M\\.?\\s?Tech\\.?',
  'B\\.\\s?E\\.?',
  'M\\.\\s?E\\.?',
  'BE',
  'B\\.?\\s?Com\\.?',
  'M\\.?\\s?Com\\.?',
  'B\\.?\\s?B\\.?\\s?A\\.?',
  'M\\.?\\s?B\\.?\\s?A\\.?',
  'E?MBA',
  'B\\.?\\s?C\\.?\\s?A\\.?',
  'M\\.?\\s?C\\.?\\s?A\\.?',
  'B\\.?F\\.?A\\.?',
  'M\\.?F\\.?A\\.?',
  'B\\.?Ed\\.?',
  'M\\.?Ed\\.?',
  'Ed\\.?D\\.?',
  'B\\.?Arch\\.?',
  'M\\.?Arch\\.?',
  'B\\.?Des\\.?',
  'M\\.?Des\\.?',
  'B\\.?Pharm\\.?',
  'Pharm\\.?D\\.?',
  'LL\\.?B\\.?',
  'LL\\.?M\\.?',
  'J\\.D\\.?',
  'JD',
  'M\\.D\\.',
  'MBBS',
  'D\\.?D\\.?S\\.?',
  'D\\.?N\\.?P\\.?',
  'B\\.?S\\.?N\\.?',
  'M\\.?S\\.?N\\.?',
  'A\\.?D\\.?N\\.?',
  'M\\.?P\\.?H\\.?',
  'M\\.?P\\.?A\\.?',
  'MPhil',
  'M\\.Phil\\.?',
  'MRes',
  'MEng',
  'BEng',
  'BMus',
  'A\\.A\\.S?\\.?',
  'A\\.S\\.',
  'AAS',
  'HND',
  'HNC',
  'BTEC',
  'HSC',
  'SSC',
  'CBSE',
  'PGDM?',
  'PGCE',
  'PhD',
  'DPhil',
  'D\\.Sc\\.?',
  'MSCS',
  'BSCS',
  'BASc',
  'MASc',
  'SB',
  'SM',
  'AB',
  'X(?:th|II(?:th)?)',
  'Class (?:X|XII|10|12)',
  '1[02]th',
]

const beforeWord = '(?<![\\p{L}\\p{N}])'
const fullPattern = new RegExp(
  `${beforeWord}(?:${full.join('|')})|学士|硕士|碩士|博士|修士|本科|大专|专科|研究生|学部|学科卒|専攻|卒業|학사|석사|박사|학과|전공|स्नातक|परास्नातक|डिप्लोमा`,
  'iu',
)
const shortPattern = new RegExp(`${beforeWord}(?:${short.join('|')})(?![\\p{L}\\p{N}])`, 'u')

/** Where the first degree of a text begins and its naming word ends; null when it names none. */
export function findDegreeName(text: string): { from: number; to: number } | null {
  const a = fullPattern.exec(text)
  const b = shortPattern.exec(text)
  const first = a && b ? (a.index <= b.index ? a : b) : (a ?? b)
  return first ? { from: first.index, to: first.index + first[0].length } : null
}

/** How sure it is that a short text is a degree, 0 to 1. */
export function degreeScore(text: string): number {
  const found = findDegreeName(text)
  if (!found) return 0
  return found.from <= 2 ? 1 : found.from < 25 ? 0.7 : 0.4
}
