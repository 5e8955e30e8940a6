/** Words that stand between a title and an employer, whichever of them comes first. */
export const joints = 'at|bei|beim|chez|presso|bij|hos|ved|på|en|em|na|no|w|we|в|во|у|@'

/** Small words of names and of phrases alike. */
export const smallWords =
  /^(?:and|the|for|with|from|und|der|die|das|des|für|von|pour|dans|avec|para|com|con|per|van|voor|het|och|för|dla|oraz|для|на|за)$/u

/** What says on what terms somebody works where a title stands beside it, and may be the title itself. */
export const stint =
  /^(?:internship|contract(?:or)?|freelance|apprenticeship|praktikum|ausbildung|stage|alternance|apprentissage|prácticas|contrato|estágio|tirocinio|contratto|praktik|staż|staj|стажировка|договор|인턴|인턴십|インターン|实习)$/iu

/** 'Technologies: Go, Kafka' tells what somebody worked with, in a row of its own or behind a name. */
export const listLabel =
  /(?:^|\s)[([]?(?:(?:main |used |key )?(?:technolog(?:y|ies)(?: used)?|tech(?:nical)? ?(?:stack|skills)?|tools(?: used)?|stack|skills(?: used)?|keywords|environment|languages)|technologien|eingesetzte technologien|werkzeuge|umgebung|stichworte|technologies utilisées|environnement(?: technique)?|outils|compétences|tecnologías|herramientas|habilidades|tecnologias|ferramentas|tecnologie|strumenti|technologieën|gereedschap|technologie|narzędzia|teknolojiler|araçlar|tekniker|verktyg|технологии|инструменты|стек|технології|기술(?: ?스택)?|사용 ?기술|使用技術|技术栈|技術)\s*[:：]\s*(?=\S)/iu

/** 'Barista, part-time': how long or on what terms somebody works is neither title nor employer. */
export const terms =
  /^(?:(?:full|part)[- ]?time(?: contract)?|seasonal|temporary|permanent|casual|fixed[- ]term|vollzeit|teilzeit|(?:un)?befristet|festanstellung|minijob|werkstudent\p{L}*stelle|emploi saisonnier|temps (?:plein|partiel)|cdi|cdd|intérim|contrat (?:d['’]apprentissage|de professionnalisation)|jornada (?:parcial|completa)|tiempo (?:completo|parcial)|presencial|híbrid[oa]|hybride|(?:en )?présentiel|in presenza|ibrido|hybrid|vor ort|tempo (?:integral|parcial)|a tempo (?:in)?determinato|contrato (?:indefinido|temporal)|voltijds?|deeltijds?|pełny etat|(?:pół|½) etatu|umowa (?:o pracę|zlecenie|o dzieło)|heltid|deltid|fuldtid|tam zamanlı|yarı zamanlı|sözleşmeli|полная занятость|частичная занятость|정규직|계약직|正社員|契約社員|アルバイト|全职|兼职|(?:stage|alternance) de \d+ (?:mois|semaines)|jornada completa|media jornada|(?:tiempo|tempo) (?:completo|parcial|integral|pieno)|expected|(?:on[- ]?going|in progress|completed)|en cours|en curso|in corso|em (?:curso|andamento)|laufend|w trakcie|pågående|devam ediyor)$/iu
