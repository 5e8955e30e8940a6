export const words = [
  ['ein', 'un', 'une', 'uno', 'una', 'um', 'uma', 'een', 'één', 'jeden', 'ett', 'et'],
  ['zwei', 'deux', 'dos', 'due', 'dois', 'duas', 'twee', 'dwa', 'två', 'to'],
  ['drei', 'trois', 'tres', 'três', 'tre', 'drie', 'trzy'],
  ['vier', 'quatre', 'cuatro', 'quattro', 'quatro', 'cztery', 'fyra', 'fire'],
  ['fünf', 'cinq', 'cinco', 'cinque', 'vijf', 'pięć', 'fem'],
]

export const years = ['jahre?n?', 'ans?', 'années?', 'años?', 'ann[io]', 'anos?', 'jaar', 'lata', 'lat', 'års?']
export const upTo = ['bis', 'à', 'a', 'tot', 'do', 'til', 'till']

export const experience =
  /(?:erfahrung|berufspraxis|expérience|experiencia|esperienza|experiência|ervaring|doświadczen|erfaring|erfarenhet)/iu

export const companySpeaks =
  /(?<!\p{L})(?:wir|unser\p{L}*|seit|nous|notre|nos|forte?s?\s+de|depuis|contamos|tenemos|nuestr\p{L}+|somos|abbiamo|nostr\p{L}+|temos|noss\p{L}+|wij|ons|onze|nasz\p{L}*|vi\s+har|vår[at]?)(?!\p{L})/iu

export const optional =
  /idealerweise|von\s+vorteil|wünschenswert|idéalement|souhait|serait\s+un\s+(?:plus|atout)|se\s+valora|deseable|preferib|preferência|desejável|bij\s+voorkeur|een\s+pré|mile\s+widziane|meritterande|en\s+fordel/iu
