/** The kind of work where a value says nothing else. */
export const wholeKind =
  /^(?:(?:full|part)[ _-]?time|internship|intern|trainee(?:ship)?|apprentice(?:ship)?|temporary|temp|permanent|contract(?:or)?|freelance|volunteer(?:ing)?|seasonal|vollzeit|teilzeit|praktikum|werkstudent|minijob|ausbildung|cdi|cdd|stage|alternance|temps (?:plein|partiel)|intérim|jornada completa|(?:tiempo|media jornada) (?:completo|parcial)|media jornada|prácticas|beca|estágio|(?:tempo|meio) (?:integral|período)|efetivo|tempo (?:pieno|parziale)|tirocinio|voltijd|deeltijd|bijbaan|heltid|deltid|praktik|praktikplats|fuldtid|studiejob|pełny etat|część etatu|staż|plný úvazek|částečný úvazek|stáž|teljes munkaidő|részmunkaidő|gyakornok|tam zamanlı|yarı zamanlı|staj|kokoaikainen|osa-aikainen|harjoittelu|normă întreagă|part-time|stagiu|πλήρης απασχόληση|μερική απασχόληση|πρακτική άσκηση|正社員|契約社員|アルバイト|パート|インターン|全职|兼职|实习|정규직|계약직|인턴|toàn thời gian|bán thời gian|thực tập)$/iu

/** What ends or begins the name of an organisation: legal forms, and what it is where it has none. */
export const organisation =
  /(?<![\p{L}\p{M}])(?:inc|llc|llp|ltd|limited|plc|corp(?:oration)?|company|gmbh|ag|kg|mbh|e\.\s?v|ug|sa|sas|sarl|eurl|scop|s\.?\s?l\.?u?|s\.?\s?p\.?\s?a|s\.?\s?r\.?\s?l|s\.?\s?n\.?\s?c|ltda|b\.?v|n\.?v|vof|ab|aps|a\/s|as|asa|oy|oyj|ky|sp\.?\s?z\.?\s?o\.?\s?o|s\.?\s?r\.?\s?o|a\.?\s?s|kft|zrt|nyrt|bt|d\.?\s?o\.?\s?o|ood|eood|oü|sia|uab|a\.?\s?ş|ltd\.?\s?şti|ae|α\.?ε|ε\.?π\.?ε|ι\.?κ\.?ε|ооо|оао|ао|зао|тов|pt|cv|tbk|sdn|bhd|pte|pvt|tnhh|công ty|university|universit\p{L}+|uniwersytet|college|school|hochschule|institut\p{L}*|hospital|klinikum|clinic|museum|musée|museo|library|foundation|stiftung|fondation|funda[cț]\p{L}+|fundacja|säätiö|trust|council|ministry|municipality|association|associ\p{L}+|verein|society|church|academy|group|labs?|studios?|partners|holdings?|株式会社|有限会社|合同会社|公司|集团|大学|주식회사|대학교)(?![\p{L}\p{M}])/iu

export const picture = /\.(?:png|jpe?g|gif|svg|webp)$/i

/** What a column of days may be. */
export const days = ['posted', 'deadline', 'starts'] as const
/** What only a list of openings has; lists of people or goods may look the same in all else. */
export const ofOpenings = ['title', 'type', 'posted', 'deadline', 'starts'] as const
