/**
 * What several words say of a kind of work in searches, as `word|phrase;phrase`: the one word that is read for it, in the
 * words of `query-words.ts`, and phrases with their accents, which are read without them too.
 */
export const kindPhrases = `
parttime|temps partiel;mi-temps;tiempo parcial;medio tiempo;media jornada;jornada parcial;tempo parcial;meio período;tempo parziale;half time;niepełny etat;część etatu;pół etatu;yarı zamanlı;job étudiant;mini job;mini-job;studentenjob
fulltime|temps plein;temps complet;tiempo completo;jornada completa;tempo integral;período integral;tempo pieno;pełny etat;cały etat;tam zamanlı
seasonal|saisonnier;saisonnière;saisonarbeit;de temporada;stagionale;ferienjob
temporary|tempo determinato;befristet;tiempo determinado;prazo determinado;tijdelijk
permanent|tempo indeterminato;unbefristet;contrato indefinido;vast contract
remote|work from home;working from home;work at home;working at home;from home;stay at home mom;stay at home mum;stay at home parent;stay at home;home office;homeoffice;télétravail;teletrabajo;teletrabalho;smart working;smartworking;à distance;a distancia;a distanza;a distância;praca zdalna;zdalnie;zdalna;op afstand;thuiswerk;på distans;uzaktan
`

/** What stands behind the stage of a theatre. */
export const stageWork: ReadonlySet<string> = new Set([
  'manager',
  'managers',
  'hand',
  'hands',
  'crew',
  'technician',
  'design',
  'lighting',
  'director',
])

/** What whoever begins says. */
export const noExperience =
  /(?<!\p{L})(?:no|zero|without|sin|sans|ohne|senza|sem|zonder)\s+(?:work\s+|prior\s+)?(?:exp[eé]rience|exp|experiencia|(?:berufs)?erfahrung|esperienza|experi[eê]ncia|(?:werk)?ervaring)(?:\s+(?:required|needed|necessary))?(?!\p{L})/giu
/** Who needs a visa. */
export const sponsored =
  /(?<!\p{L})(?:h-?1-?b(?:\s+visa)?(?:\s+sponsor(?:s|ed|ing|ship)?)?|visa\s+sponsor(?:s|ed|ing|ship)?|sponsor(?:s|ed|ing|ship)?\s+(?:h-?1-?b|visas?))(?!\p{L})/giu

/** Who has no more than a school's diploma. */
export const noDegree =
  /(?<!\p{L})(?:no\s+(?:\p{L}+\s+)?degree|without\s+(?:a\s+)?(?:\p{L}+\s+)?degree|(?:hs|high\s?school)\s+(?:diploma|grad(?:uate)?)|ged)(?:\s+(?:required|needed|necessary))?(?!\p{L})/giu
/** Who is to be taught. */
export const training =
  /(?<!\p{L})(?:(?:that|who|which|and|will)\s+)*(?:train(?:s)?\s+you|will\s+train|training\s+provided)(?!\p{L})/giu
/** 'For 17 year olds': somebody at school, who begins. */
export const ofAge =
  /(?<!\p{L})(?:for\s+)?(?:an?\s+)?1[3-9]\s?-?\s?(?:years?|yrs?|yo)(?:\s?-?\s?olds?)?(?!\p{L})|(?<!\p{L})ab\s+1[3-9](?:\s+jahren?)?(?!\p{L})|(?<!\p{L})(?:for\s+)?(?:teens|teenagers?|minors|sch[uü]lerjobs?)(?!\p{L})/giu
/** 'Jobs for math majors', 'math major internships': who studies it. */
export const majoring = /(?<=\p{L}\s+)majors?(?!\p{L}|\s+(?:accounts?|gifts?|donors?|league|incidents?|events?|crimes?|projects?|cases?|works|appliances?))/giu

/** Words of searches that are of one language each, beyond those of its titles: `code|word word`. */
export const searchLanguages = `
de|teilzeit vollzeit minijob nebenjob büro stelle stellen arbeit gesucht suche pflege verkauf
fr|emploi emplois soignant soignante soignants bureau alternance vente
es|empleo trabajo busco oficina ventas prácticas
pt|emprego vaga vagas trabalho estágio vendas
it|lavoro cerco ufficio tirocinio vendita
nl|vacature vacatures gezocht deeltijd voltijd bijbaan kantoor
pl|praca oferty szukam biuro sprzedaż
sv|jobb deltid heltid kontor
`
