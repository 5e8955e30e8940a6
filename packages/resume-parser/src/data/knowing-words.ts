const words = [
  'knowledge|understanding|experience[d]?|command|proficien\\p{L}+|familiar\\p{L}*|skilled|fluen\\p{L}+|expertise|use',
  '\\p{L}*kenntnisse|umgang|erfahrung(?:en)?|beherrschung|maîtrise|connaissances?|notions|utilisation|pratique|expérience|famili(?:er|ère)',
  'manejo|dominio|conocimientos?|uso|experiencia|nociones|domínio|conhecimentos?|experiência|noções|utilização',
  'conoscenz[ae]|utilizzo|padronanza|esperienza|kennis|ervaring|beheersing',
  'znajomość|obsługa|umiejętność|znalosti?|znalosť|práca|práce|zkušenosti|skúsenosti|ovládání|poznavanje|znanje|iskustvo',
  'kunskaper?|erfarenhet|kendskab|erfaring|kunnskap|vana|cunoștințe|cunoașterea|utilizarea|experiență',
  'знание|владение|опыт|умение|навыки|знання|володіння|досвід|вміння|навички',
]
/** The first words of an item that say that somebody knows what follows: 'bonne maîtrise', 'znajomość', 'conocimientos'. */
export const knowing = new RegExp(`^(?:\\p{L}+ ){0,2}(?:${words.join('|')})\\s+`, 'iu')
