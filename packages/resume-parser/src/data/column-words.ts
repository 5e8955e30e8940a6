/** What a column of a table holds. */
export type ColumnRole =
  | 'dates'
  | 'told'
  | 'employer'
  | 'title'
  | 'school'
  | 'board'
  | 'branch'
  | 'degree'
  | 'place'
  | 'certificate'
  | 'language'
  | 'skill'

/** Words that name columns, by what the column holds; a name of several words holds what the first role says that has one. */
export const columnWords: Readonly<Record<ColumnRole, string>> = {
  dates:
    'years?|passing|duration|period|completion|dates?|from|to|zeitraum|jahre?|datum|dauer|von|bis|période|dates|années?|durée|periodo|año|años|fechas?|período|anos?|data|anni|anno|okres|lata|rok|дата|даты|период|годы?|periode|jaar|jaren|år|tidsperiod|tarih|yıl|期間|時期|年月?|月|年月日|时间|기간|취득일',
  employer:
    'company|employer|organi[sz]ation|unternehmen|firma|arbeitgeber|betrieb|entreprise|société|employeur|empresa|compañía|azienda|società|pracodawca|компания|организация|работодатель|werkgever|bedrijf|arbetsgivare|företag|arbejdsgiver|şirket|kurum|会社名?|勤務先|企業名?|회사명?|公司',
  title:
    'position|role|designation|job|titles?|funktion|tätigkeit|stelle|beruf|poste|fonction|puesto|cargo|ruolo|posizione|mansione|stanowisko|должность|functie|befattning|roll|stilling|pozisyon|görev|役割|職種|役職|职位|직위|직책',
  school:
    'institut(?:e|ion)s?|school|college|schule|hochschule|bildungseinrichtung|bildungsstätte|einrichtung|établissement|école|institución|centro|escuela|instituição|escola|istituto|scuola|uczelnia|szkoła|учреждение|заведение|вуз|opleidingsinstituut|instelling|skola|lärosäte|okul|学校名?|학교명?',
  board: 'university|board|universität|université|universidad|universidade|università|университет|üniversite',
  branch: 'branch|stream|speciali[sz]ation|majors?|concentration|fachrichtung|специальность|専攻|学部|学科|전공|학과',
  degree:
    'degrees?|qualifications?|examinations?|exams?|course|diploma|class|standard|level|training|ausbildung|weiterbildung|abschluss|studiengang|studium|bildungsgang|kurs|diplôme|titulación|título|grado|titolo|dyplom|kierunek|квалификация|образование|opleiding|diplom|utbildning|uddannelse|bölüm|学位',
  place:
    'city|location|country|pas|place|ort|stadt|land|lieu|ville|pays|ciudad|lugar|país|local|cidade|luogo|città|miasto|miejsce|город|место|plaats',
  certificate:
    'certificates?|certifications?|zertifikate?|certificats?|certificados?|certificato|certificati|certyfikat|сертификат|certificaat|sertifika|資格名?|免許|자격증명?',
  language: 'languages?|sprachen?|langues?|idiomas?|lingue?|lingua|języki?|языки?|taal|talen|språk|sprog|dil|言語|언어',
  skill: 'tools?|werkzeuge|skills?|technolog(?:y|ies)|ツール名?|技術',
  told: '[cs]?gpa|percentage|percent|marks?|grade|score|division|result|passed|attended|subjects?|topic|remarks|aggregate|obtained|secured|구분|부서|담당업무|발행처|발급기관|details?|description|niveau|beschreibung|bemerkung(?:en)?|note|stufe|nivel|nível|livello|poziom|уровень|nivå|bereich|issuer|provider|aussteller|herausgeber|anbieter|organisme|entidad|projekt|project|kategorie|category|種類|業務内容|レベル|内容|取得日|取得年月',
}

/** Words between the words of such a name. */
export const columnFillers =
  'of|and|or|the|in|name|no|sl|sr|s|%|der|des|de|du|del|della|und|et|y|e|i|и|work|учебное|работы'
