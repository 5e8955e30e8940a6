/** Words for the least level of a spoken language, by the language they are of; 'good' and 'fluent' mean something else to everybody. */
export const leastLevels: Readonly<Record<string, readonly string[]>> = {
  english: ['basics?', 'beginner', 'elementary', 'school level'],
  french: ['notions', 'débutant'],
  german: ['grundkenntnisse', 'anfänger'],
  italian: ['base', 'scolastico'],
  polish: ['basis', 'podstawowy'],
  spanish: ['básico'],
  swedish: ['grundläggande'],
  turkish: ['başlangıç'],
}
/** Licenses have classes that look like levels. */
export const licenseWords: Readonly<Record<string, readonly string[]>> = {
  dutch: ['rijbewijs'],
  english: ['licen[cs]e'],
  french: ['permis'],
  german: ['führerschein'],
  italian: ['patente'],
  spanish: ['carnet'],
}
