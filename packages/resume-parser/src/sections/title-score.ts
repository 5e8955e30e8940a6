import { looksLikeTitle } from '@scry/vocabulary/titles'

const placeholders =
  /(?<!\p{L})(?:job title|position|designation|role|crew$|previous job|employment position|your title|job position|nhân viên|thực tập sinh|chuyên viên|trưởng (?:nhóm|phòng)|giáo viên|kế toán|kỹ sư|lập trình viên|cộng tác viên|karyawan|asisten|magang|doktorand(?:in)?|doctorante?|doctoranda?|dottorand[oa]|promovend(?:us|a)|(?:jovem |joven |menor )?aprendi[zs]|tuteur|tutrice|интерн|bolsista|postdoc\p{L}*|ph\.?d\.? (?:student|candidate|researcher))(?!\p{L})/iu
const seniority =
  /(?<!\p{L})(?:senior|sr\.?|junior|jr\.?|staff|principal|lead|entry[- ]level|mid[- ]level|graduate|working student|full[- ]?stack|front[- ]?end|back[- ]?end|part[- ]time|freelance|interim|deputy|acting|assistant|associate|executive|regional|global|head of|i{1,3}|iv)(?!\p{L})/iu

/** German, Dutch and the languages of the north put the trade before the word for who plies it: 'Instandhaltungsmechaniker'. */
const compound =
  /^\p{Lu}\p{Ll}{3,}(?:mechaniker|techniker|monteur|schlosser|meister|kaufmann|kauffrau|fachkraft|pfleger|leiter|berater|arbeiter|fahrer|chauffeur|verkoper|verzorger|bestuurder|lehrer|entwickler|ingenieur|bearbeiter|helfer|assistent|referent|verkäufer|elektroniker|installateur|sköterska|biträde|lärare|ledare|ingenjör|utvecklare|säljare|ansvarig|medarbetare|medewerker|verpleegkundige|begeleider|adviseur|leraar|medarbejder|lærer|udvikler|konsulent|rådgiver|utvikler|praktik(?:um|ant)|hilfskraft|werkstudent)(?:in|en|n)?$/u

/** How much a short text looks like the title of a job, 0 to 1: by the lexicon, else by words that often stand in one. */
export function titleScore(text: string): number {
  const clean = text.trim()
  if (clean.length < 2 || clean.length > 120 || !/\p{L}/u.test(clean)) return 0
  const known = looksLikeTitle(clean)
  if (known > 0.6) return known
  const words = clean.split(/\s+/).length
  const weak = words > 9 ? 0 : placeholders.test(clean) || compound.test(clean) ? 0.6 : seniority.test(clean) ? 0.35 : 0
  return Math.max(known, weak)
}

const legal =
  /(?<![\p{L}])(?:Inc|LLC|L\.L\.C|Ltd|Limited|GmbH|AG|KG|SE|S\.?A\.?S?|S\.?r\.?l|S\.?p\.?A|SARL|Corp|Corporation|Co|Company|PLC|plc|LLP|Pty|Pvt|B\.?V|N\.?V|A\.?Ş|Sp\.\s?z\s?o\.?o|Oy|AB|Ltda|S\/A|Lda|Tbk|TNHH|Cổ phần|Sdn|Berhad|s\.\s?r\.\s?o|d\.\s?o\.\s?o|Kft|ООО|ТОВ|mbH|OHG|e\.\s?V|ApS|A\/S|AS|K\.K|Bhd|株式会社|有限公司|有限責任公司|주식회사)(?![\p{L}])\.?/u
/** 'Acme, Inc.': the comma before a legal form is part of the name. */
const legalTail = new RegExp(`^\\s*${legal.source}(?=\\s*(?:[,;)]|[–—-]|$))`, 'u')
export const startsWithLegalForm = (text: string): boolean => legalTail.test(text)

const kinds =
  /(?<!\p{L})(?:group|labs?|laborator(?:y|ies)|technolog(?:y|ies)|systems|solutions|software|bank|hospital|clinic|universi\p{L}*|uniwersyt\p{L}*|üniversite\p{L}*|college|school|studios?|agency|consulting|consultancy|partners|foundation|institute|ministry|department|dept|museum|hotel|restaurant|café|cafe|bistro|center|centre|council|association|society|services|industries|enterprises?|ventures|capital|holdings|media|networks?|digital|energy|health(?:care)?|medical|pharma\p{L}*|motors|airlines|logistics|insurance|financial|airport|supermarket|stores?|pharmacy|library|government|army|navy|air force|organization|organisation|company|startup|team|firm|office|church|club|werke|klinik(?:um)?|krankenhaus|stadt|verein|hôpital|mairie|banque|banco|ospedale|comune|ziekenhuis|gemeente|szpital|banka|hastanesi|holding|okulu|region|kommune?|landsting|stichting|fundacja|fundación|fundação|fondazione|cooperativa|grupo|groupe|gruppo|gruppe|zakłady?|závody|nemocnice|sjukhus(?:et)?|sygehus|belediyesi|sanayi|şirketi|công ty|tập đoàn|trường|ngân hàng|rumah sakit|klinik|puskesmas|toko|siêu thị|nhà máy|sairaala|päiväkoti|kaupunki|kunta|kórház|otthon|óvoda|önkormányzat|φαρμακείο|νοσοκομείο|κλινική|δήμος|εταιρεία|εταιρία|σχολείο|ξενοδοχείο|εστιατόριο|τράπεζα|børnehave|plejecenter|plejehjem|hjemmepleje|botilbud(?:det)?|förskolan?|vårdcentral(?:en)?|äldreboende|barnehage|sykehus|dřevovýroba|stavby|škola|obec|nemocnica|bolnica|vrtić|болница|фирма|завод|лікарня|больница|школа|центр|магазин|ресторан|spital(?:ul)?|primăria|grădinița|construcții|atelierul?|atelier|brasserie|boulangerie|clinique|ehpad|bäckerei|backhaus|praxis|autohaus|panadería|clínica|padaria|hospital|maglificio|sartoria|ristorante|apotheek|bakkerij|groothandel|logistiek|piekarnia|hurtownia|biuro|urząd|przedszkole|makina|hastane|kliniği|eczanesi)(?!\p{L})|公司|会社|集团|银行|大学|大學|医院|病院|研究所|科技|网络|회사|대학교|병원|은행|그룹|\(주\)|㈜|연구실|연구소/iu

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
