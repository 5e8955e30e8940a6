export const niceAbroad =
  /\b(?:von\s+vorteil|wünschenswert|ein\s+(?:\p{L}+\s+)?plus|(?:est|serait)\s+un\s+(?:\p{L}+\s+)?(?:plus|atout)|souhaitée?s?|se\s+valora\p{L}*|valorable|deseable|desejável|diferencial|gradito|een\s+pre)\b/iu

export const askingAbroad =
  /(?:fließend\w*|verhandlungssicher\w*|(?:sehr\s+)?gute?[sn]?|sprichst|spricht|sprechen|beherrsch\w+|kenntnisse\s+(?:der|in)|solide[sn]?|muttersprach\w*|exzellente?[sn]?|hervorragende?[sn]?|ausgezeichnete?[sn]?|sichere?[sn]?|maîtrise(?:\s+\p{L}+)?\s+(?:de\s+l['’]|du|le|l['’])|couramment(?:\s+(?:le|l['’]))?|bilingue|bilingüe(?:\s+en)?|niveau\s+(?:d['’]|en\s)|nivel\s+(?:alto|avanzado|intermedio|nativo|medio)\s*(?:de|en)?|nivel\s+de|dominio\s+(?:del?|en)|fluid[oe]\s+en|fluente\s+em|conocimientos?\s+de|vloeiend\p{L}*|beheersing\s+van\s+(?:de|het)|goede?|uitstekende?|ottim[ao]\s+(?:conoscenza\s+(?:della\s+lingua|dell['’]))?)(?:\s+(?:in|und|et|y|e|en|der|de|la|lengua|langue|lingua|idioma|sprache|wort|schrift)){0,4}\s*$/iu
