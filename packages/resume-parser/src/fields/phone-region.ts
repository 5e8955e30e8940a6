import type { CountryCode } from 'libphonenumber-js'

const byName: readonly (readonly [RegExp, CountryCode])[] = [
  [/\b(?:germany|deutschland|berlin|munich|münchen|hamburg|köln|frankfurt|dresden|leipzig|stuttgart)\b/i, 'DE'],
  [/\b(?:france|paris|lyon|toulouse|marseille|bordeaux|lille|nantes)\b/i, 'FR'],
  [/\b(?:spain|españa|madrid|barcelona|valencia|sevilla)\b/i, 'ES'],
  [/\b(?:italy|italia|roma|rome|milano?|torino|napoli|bologna)\b/i, 'IT'],
  [/\b(?:portugal|lisboa|lisbon|porto)\b/i, 'PT'],
  [/\b(?:brazil|brasil|são paulo|sao paulo|rio de janeiro)\b/i, 'BR'],
  [/\b(?:netherlands|nederland|amsterdam|rotterdam|utrecht|eindhoven|den haag)\b/i, 'NL'],
  [/\b(?:poland|polska|warsaw|warszawa|kraków|krakow|wrocław|gdańsk|poznań)\b/i, 'PL'],
  [/\b(?:turkey|türkiye|istanbul|ankara|izmir)\b|İstanbul|İzmir/i, 'TR'],
  [/\b(?:india|delhi|mumbai|bangalore|bengaluru|hyderabad|chennai|pune|kolkata|noida|gurgaon)\b|भारत/i, 'IN'],
  [/\b(?:china|beijing|shanghai|shenzhen|guangzhou|hangzhou)\b|中国|北京|上海|深圳|广州|杭州/i, 'CN'],
  [/\b(?:japan|tokyo|osaka|kyoto)\b|日本|東京|大阪|京都/i, 'JP'],
  [/\b(?:korea|seoul|busan)\b|한국|서울|부산/i, 'KR'],
  [/\b(?:united kingdom|uk|england|scotland|london|manchester|edinburgh)\b/i, 'GB'],
  [/\b(?:switzerland|schweiz|suisse|zürich|zurich|geneva|basel|bern)\b/i, 'CH'],
  [/\b(?:austria|österreich|wien|vienna|graz)\b/i, 'AT'],
  [/\b(?:australia|sydney|melbourne|brisbane|perth)\b/i, 'AU'],
  [/\b(?:mexico|méxico|guadalajara|monterrey)\b/i, 'MX'],
  [/\b(?:singapore)\b/i, 'SG'],
]

const byDomain: Readonly<Record<string, CountryCode>> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  pt: 'PT',
  br: 'BR',
  nl: 'NL',
  pl: 'PL',
  tr: 'TR',
  in: 'IN',
  cn: 'CN',
  jp: 'JP',
  kr: 'KR',
  uk: 'GB',
  ch: 'CH',
  at: 'AT',
  au: 'AU',
  mx: 'MX',
  sg: 'SG',
  se: 'SE',
  no: 'NO',
  dk: 'DK',
  fi: 'FI',
  be: 'BE',
  ie: 'IE',
}

/** The country whose rules read a number without a country code: from the place, then the address, else the US. */
export function phoneRegion(location: string, email: string): CountryCode {
  for (const [pattern, country] of byName) if (pattern.test(location)) return country
  return byDomain[email.slice(email.lastIndexOf('.') + 1)] ?? 'US'
}
