const heads =
  /(?<!\p{L})(?:engineer|developer|programmer|architect|manager|director|analyst|consultant|intern|trainee|apprentice|scientist|researcher|designer|administrator|assistant|associate|coordinator|specialist|supervisor|technician|teacher|professor|lecturer|instructor|tutor|nurse|physician|doctor|surgeon|therapist|pharmacist|dentist|accountant|auditor|bookkeeper|cashier|clerk|secretary|receptionist|officer|president|vice president|vp|ceo|cto|cfo|coo|cio|founder|co-founder|cofounder|owner|partner|principal|lead|leader|head|chief|chef|cook|baker|waiter|waitress|server|bartender|barista|host|hostess|driver|operator|mechanic|electrician|plumber|carpenter|welder|machinist|foreman|inspector|planner|buyer|recruiter|representative|rep|agent|broker|advisor|adviser|counselor|counsellor|coach|trainer|mentor|writer|editor|journalist|reporter|copywriter|author|translator|interpreter|artist|animator|illustrator|photographer|producer|videographer|musician|librarian|curator|lawyer|attorney|paralegal|judge|economist|statistician|biologist|chemist|physicist|mathematician|geologist|ecologist|psychologist|sociologist|historian|ambassador|volunteer|fellow|postdoc|postdoctoral|resident|student|member|captain|commander|sergeant|soldier|pilot|steward|stewardess|guard|janitor|cleaner|housekeeper|gardener|farmer|butcher|tailor|stylist|hairdresser|barber|model|actor|actress|singer|dancer|athlete|referee|tester|qa|sre|sde|swe|devops|dba|freelancer|contractor|entrepreneur|strategist|marketer|evangelist|advocate|maintainer|contributor|moderator|organizer|organiser|facilitator|caregiver|nanny|babysitter|midwife|paramedic|optometrist|veterinarian|dietitian|nutritionist|radiographer|sonographer|phlebotomist|hygienist|surveyor|estimator|controller|treasurer|underwriter|actuary|trader|banker|teller|merchandiser|stocker|packer|picker|loader|dispatcher|scheduler|registrar|dean|provost|rector|chair|chairman|chairperson|board|delegate|envoy|minister|pastor|priest|ta|ra|gerente|ingenier[oa]|desarrollador[a]?|analista|director[a]?|consultor[a]?|asistente|becari[oa]|profesor[a]?|maestr[oa]|enfermer[oa]|médic[oa]|abogad[oa]|contador[a]?|diseñador[a]?|técnic[oa]|jef[ea]|coordinador[a]?|encargad[oa]|auxiliar|responsable|practicante|camarer[oa]|cociner[oa]|recepcionista|vendedor[a]?|dependient[ea]|ingénieure?|développeu(?:r|se)|chef(?:fe)?|directeur|directrice|stagiaire|alternante?|assistante?|professeure?|enseignante?|infirmi(?:er|ère)|médecin|avocate?|comptable|technicien(?:ne)?|chargée? d[e’']|conseill(?:er|ère)|vendeu(?:r|se)|graphiste|cuisini(?:er|ère)|serveu(?:r|se)|consultante?|gestionnaire|ingenieur(?:in)?|entwickler(?:in)?|leiter(?:in)?|geschäftsführer(?:in)?|mitarbeiter(?:in)?|werkstudent(?:in)?|praktikant(?:in)?|auszubildende[r]?|berater(?:in)?|referent(?:in)?|lehrer(?:in)?|krankenpfleger|pflegefachkraft|krankenschwester|arzt|ärztin|kaufmann|kauffrau|techniker(?:in)?|meister|sachbearbeiter(?:in)?|assistent(?:in)?|koch|köchin|kellner(?:in)?|verkäufer(?:in)?|desenvolvedor[a]?|engenheir[oa]|estagiári[oa]|professor[a]?|enfermeir[oa]|advogad[oa]|assistente|coordenador[a]?|sviluppat(?:ore|rice)|ingegnere|tirocinante|stagista|insegnante|docente|infermier[ea]|avvocato|responsabile|impiegat[oa]|addett[oa]|commess[oa]|cuoc[oa]|camerier[ea]|progettista|ontwikkelaar|medewerker|stagiair(?:e)?|leraar|docent|verpleegkundige|adviseur|hoofd|directeur|teamleider|programista|inżynier|kierownik|specjalista|stażyst(?:a|ka)|praktykant(?:ka)?|nauczyciel(?:ka)?|pielęgniar(?:ka|z)|asystent(?:ka)?|dyrektor|księgow[ay]|sprzedawca|kucharz|kelner(?:ka)?|mühendis[i]?|geliştirici(?:si)?|uzman[ıi]?|müdür[ü]?|yönetici(?:si)?|stajyer[i]?|öğretmen[i]?|hemşire(?:si)?|asistan[ıi]?|danışman[ıi]?|garson|aşçı(?:sı)?|analist[i]?|tasarımcı(?:sı)?)(?:s)?(?!\p{L})|工程师|工程師|经理|經理|实习生|實習生|主管|总监|设计师|研究员|助理|教师|护士|医生|专员|顾问|开发|程序员|助教|老师|会计|エンジニア|開発|マネージャー|マネジャー|リーダー|インターン|デザイナー|研究員|助手|教員|看護師|営業|主任|課長|部長|担当|コンサルタント|店長|スタッフ|엔지니어|개발자|매니저|인턴|디자이너|연구원|팀장|과장|대리|사원|간호사|교사|조교|주임|부장|컨설턴트|इंजीनियर|प्रबंधक|डेवलपर|शिक्षक|शिक्षिका|नर्स|विश्लेषक|सहायक|प्रशिक्षु|इंटर्न|सलाहकार|डिज़ाइनर|निदेशक|अधिकारी|लेखाकार/iu
const suffixes = /(?<!\p{L})\p{L}{3,}(?:ologist|ician|keeper|smith|wright|ographer|eteer)s?(?!\p{L})/iu
const placeholders =
  /(?<!\p{L})(?:job title|position|designation|role|previous job|employment position|your title|job position)(?!\p{L})/iu
const seniority =
  /(?<!\p{L})(?:senior|sr\.?|junior|jr\.?|staff|principal|lead|entry[- ]level|mid[- ]level|graduate|working student|full[- ]?stack|front[- ]?end|back[- ]?end|part[- ]time|freelance|interim|deputy|acting|assistant|associate|executive|regional|global|head of|i{1,3}|iv)(?!\p{L})/iu

/** How much a short text looks like the title of a job, 0 to 1. */
export function titleScore(text: string): number {
  const clean = text.trim()
  const words = clean.split(/\s+/).length
  if (clean.length < 2 || clean.length > 120 || words > 14) return 0
  let score = 0
  if (heads.test(clean)) score = 0.85
  else if (suffixes.test(clean)) score = 0.6
  else if (placeholders.test(clean)) score = 0.6
  else if (seniority.test(clean)) score = 0.35
  if (score > 0 && words > 9) score -= 0.3
  if (/[.!?]$/.test(clean) && words > 6) score -= 0.4
  return Math.max(0, score)
}

const legal =
  /(?<![\p{L}])(?:Inc|LLC|L\.L\.C|Ltd|Limited|GmbH|AG|KG|SE|S\.?A\.?S?|S\.?r\.?l|S\.?p\.?A|SARL|Corp|Corporation|Co|Company|PLC|plc|LLP|Pty|Pvt|B\.?V|N\.?V|A\.?Ş|Sp\.\s?z\s?o\.?o|Oy|AB|ApS|A\/S|AS|K\.K|Bhd|株式会社|有限公司|有限責任公司|주식회사)(?![\p{L}])\.?/u
const kinds =
  /(?<!\p{L})(?:group|labs?|laborator(?:y|ies)|technolog(?:y|ies)|systems|solutions|software|bank|hospital|clinic|university|universit\p{L}*|college|school|studios?|agency|consulting|consultancy|partners|foundation|institute|ministry|department|dept|museum|hotel|restaurant|café|cafe|bistro|center|centre|council|association|society|services|industries|enterprises?|ventures|capital|holdings|media|networks?|digital|energy|health(?:care)?|medical|pharma\p{L}*|motors|airlines|logistics|insurance|financial|airport|supermarket|stores?|pharmacy|library|government|army|navy|air force|organization|organisation|company|startup|team|firm|office|church|club|werke|klinik(?:um)?|krankenhaus|stadt|verein|hôpital|mairie|banque|banco|ospedale|comune|ziekenhuis|gemeente|szpital|banka|hastanesi|holding|okulu)(?!\p{L})|公司|集团|银行|大学|大學|医院|病院|研究所|科技|网络|회사|대학교|병원|은행|그룹/iu

/** How much a short text looks like the name of an employer, 0 to 1; an unknown name in capitals is 0.3. */
export function employerScore(text: string): number {
  const clean = text.trim()
  if (clean.length < 1 || clean.length > 110) return 0
  if (legal.test(clean)) return 1
  if (kinds.test(clean)) return 0.75
  const words = clean.split(/\s+/).length
  if (words > 9 || /[.!?]$/.test(clean)) return 0.1
  return /^[\p{Lu}\p{Lo}\d]/u.test(clean) ? 0.35 : 0.2
}
