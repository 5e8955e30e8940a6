const names =
  'English|Spanish|French|German|Portuguese|Italian|Dutch|Polish|Turkish|Hindi|Chinese|Mandarin|Mandarin Chinese|Cantonese|Japanese|Korean|Arabic|Russian|Ukrainian|Swedish|Norwegian|Danish|Frisian|Fries|Frysk|Friesisch|Finnish|Icelandic|Greek|Hebrew|Persian|Farsi|Urdu|Bengali|Bangla|Punjabi|Gujarati|Marathi|Tamil|Telugu|Kannada|Malayalam|Odia|Assamese|Sanskrit|Nepali|Sinhala|Sinhalese|Thai|Vietnamese|Indonesian|Bahasa Indonesia|Bahasa|Malay|Bahasa Melayu|Tagalog|Filipino|Burmese|Khmer|Lao|Mongolian|Tibetan|Kazakh|Uzbek|Azerbaijani|Armenian|Georgian|Czech|Slovak|Slovenian|Slovene|Croatian|Serbian|Bosnian|Macedonian|Bulgarian|Romanian|Hungarian|Albanian|Estonian|Latvian|Lithuanian|Belarusian|Irish|Gaelic|Scottish Gaelic|Welsh|Breton|Basque|Catalan|Galician|Luxembourgish|Afrikaans|Swahili|Zulu|Xhosa|Yoruba|Igbo|Hausa|Amharic|Somali|Tigrinya|Twi|Wolof|Shona|Kinyarwanda|Malagasy|Latin|Ancient Greek|Esperanto|American Sign Language|ASL|Sign Language|British Sign Language|Haitian Creole|Creole|Pashto|Dari|Kurdish|Konkani|Sindhi|Kashmiri|Maithili|Bhojpuri|Tulu|Javanese|Hokkien|Taiwanese|Shanghainese|Wu|Maltese|Yiddish|Hawaiian|Maori|Samoan|Quechua|Guarani|Flemish|Swiss German|Simplified Chinese|Traditional Chinese|' +
  'inglés|ingles|español|castellano|francés|alemán|portugués|italiano|catalán|chino|japonés|árabe|ruso|neerlandés|polaco|' +
  'anglais|espagnol|français|francais|allemand|portugais|italien|néerlandais|chinois|japonais|arabe|russe|polonais|turc|coréen|' +
  'Englisch|Spanisch|Französisch|Deutsch|Portugiesisch|Italienisch|Niederländisch|Polnisch|Türkisch|Chinesisch|Japanisch|Arabisch|Russisch|Koreanisch|Latein|' +
  'inglês|espanhol|francês|alemão|português|holandês|chinês|japonês|árabe|russo|' +
  'inglese|spagnolo|francese|tedesco|portoghese|olandese|cinese|giapponese|arabo|russo|polacco|' +
  'Engels|Spaans|Frans|Duits|Portugees|Italiaans|Nederlands|Pools|Turks|Chinees|Japans|Russisch|Arabisch|' +
  'angielski|język angielski|hiszpański|francuski|niemiecki|język niemiecki|włoski|polski|język polski|rosyjski|ukraiński|' +
  'İngilizce|Almanca|Fransızca|İspanyolca|Türkçe|İtalyanca|Rusça|Arapça|Japonca|Çince|' +
  'अंग्रेज़ी|अंग्रेजी|हिन्दी|हिंदी|मराठी|गुजराती|पंजाबी|बंगाली|तमिल|तेलुगु|उर्दू|संस्कृत|' +
  '英语|中文|汉语|普通话|粤语|日语|法语|德语|西班牙语|韩语|俄语|英文|國語|英語|日文|' +
  '日本語|中国語|韓国語|フランス語|ドイツ語|スペイン語|영어|한국어|일본어|중국어|독일어|프랑스어|스페인어|svenska|norsk|dansk|suomi|русский|українська|العربية|عربي|الإنجليزية|الفرنسية|الألمانية|الإسبانية|التركية|الروسية|الصينية|الإيطالية|עברית|' +
  'Kiswahili|isiZulu|isiXhosa|isiNdebele|Sepedi|Xitsonga|Tshivenda|siSwati|te reo Māori|Māori|Tongan|Fijian|Cebuano|Bisaya|Ilocano|Hiligaynon|Kapampangan|Sundanese|Pidgin|Nigerian Pidgin|Akan|Ewe|Fula|Fulani|Oromo|Luganda|Lingala|Chichewa|Setswana|Sesotho|Occitan|' +
  'Slowenisch|Kroatisch|Serbisch|Bosnisch|Albanisch|Mazedonisch|Griechisch|Ungarisch|Rumänisch|Bulgarisch|Tschechisch|Slowakisch|Ukrainisch|Dänisch|Schwedisch|Norwegisch|Finnisch|Kurdisch|Persisch|Paschtu|Hebräisch|Vietnamesisch|Thailändisch|Litauisch|Lettisch|Estnisch|Isländisch|Luxemburgisch|Gebärdensprache|' +
  'grec|roumain|ukrainien|suédois|vietnamien|persan|hébreu|kabyle|créole|malgache|gallego|euskera|valenciano|rumano|griego|ucraniano|coreano|turco|sueco|hebreo|guaraní|mandarim|romeno|libras|rumeno|ucraino|albanese|sloveno|svedese|' +
  'Bahasa Inggris|Bahasa Mandarin|Bahasa Jepang|Bahasa Korea|Bahasa Arab|Bahasa Jawa|Bahasa Sunda|Inggris|Tiếng Anh|Tiếng Việt|Tiếng Nhật|Tiếng Trung|Tiếng Hàn|Tiếng Pháp|Tiếng Đức|' +
  'engelska|tyska|franska|spanska|finska|engelsk|tysk|fransk|spansk|svensk|английский|немецкий|французский|испанский|китайский|украинский|англійська|німецька|польська|російська|angličtina|němčina|čeština|slovenština|francouzština|ruština|engleză|română|germană|franceză|maghiară|' +
  'englanti|ruotsi|viro|saksa|ranska|espanja|venäjä|italia|norja|tanska|unkari|puola|hollanti|kiina|japani|arabia|somali|saame|pohjoissaame|viittomakieli|angol|német|francia|olasz|spanyol|orosz|román|szlovák|lengyel|kínai|japán|magyar|horvát|szerb|' +
  'ελληνικά|αγγλικά|γερμανικά|γαλλικά|ιταλικά|ισπανικά|ρωσικά|τουρκικά|αλβανικά|κινεζικά|αραβικά|hrvatski|engleski|njemački|nemački|talijanski|francuski|španjolski|srpski|slovenski|български|английски|немски|френски|руски|испански|италиански|slovenčina|slovenský|anglický|nemčina|francúzština|ruština|maďarčina|' +
  'català|euskara|galego|eesti|latviešu|lietuvių|íslenska|føroyskt|lëtzebuergesch|nordsamiska|samiska|norska|danska|italienska|portugisiska|arabiska|kinesiska|persiska|somaliska|polska|ryska|turkiska|italiensk|portugisisk|arabisk|kinesisk|polsk|russisk|finsk|grønlandsk|færøsk|islandsk|samisk|італійська|французька|іспанська|українська мова|польский|итальянский|турецкий|spaniolă|italiană|rusă|ucraineană|turcă|bulgară|sârbă|španělština|italština|polština|maďarština|ukrajinština|norwegisch|niderlandzki|norweski|szwedzki|duński|czeski|słowacki|japoński|chiński'

const fold = (text: string) => text.normalize('NFC').toLocaleLowerCase('en').replace(/i̇|ı/g, 'i')
const known = new Set(names.split('|').map(fold))
const levels =
  /(?<![\p{L}\p{N}])(native|mother tongue|fluent(?:ly)?|basics?|intermediate|advanced|proficien\p{L}*|conversational|professional|working|elementary|beginner|limited|full|bilingual|upper|lower|good|very good|excellent|fair|business|level|speaking|reading|writing|written|spoken|[abc][12]\+?|nativo|nativa|materna|langue maternelle|courant|bilingue|intermédiaire|débutant|notions|muttersprache|muttersprachlich|fließend|verhandlungssicher|grundkenntnisse|fortgeschritten|fluente|avançado|intermediário|básico|madrelingua|ottimo|buono|scolastico|moedertaal|vloeiend|goed|ojczysty|modersmål|flydende|flytande|godt|lidt|grundlæggende|grunder|äidinkieli|sujuva|hyvä|tyydyttävä|alkeet|anyanyelv|felsőfok|középfok|alapfok|μητρική|άριστα|καλά|rodný jazyk|rodilý mluvčí|limba maternă|penutur asli|menengah|рідна|родной|свободно|вільно|materinski jezik|ana dil|biegły|zaawansowany|średniozaawansowany|podstawowy|ana dili?|anadil|ileri|orta|başlangıç|akıcı|jlpt|hsk|toefl|ielts|toeic|delf|dalf|n[1-5])(?![\p{L}\p{N}])/iu

/** True when the whole text is the name of a spoken language. */
export function isSpokenLanguage(text: string): boolean {
  return known.has(fold(text.trim()))
}

/**
 * The spoken language an item such as 'English (native)', 'German: B2' or 'Fluent in French' names, with its offsets;
 * null when the item names something else, as 'Python' or 'English literature teacher' do.
 */
export function readSpokenLanguage(item: string): { from: number; to: number } | null {
  const words = [...item.matchAll(/[\p{L}\p{M}’'-]+/gu)]
  for (let i = 0; i < words.length && i < 6; i++) {
    for (let length = Math.min(3, words.length - i); length >= 1; length--) {
      const first = words[i]
      const last = words[i + length - 1]
      if (!first || !last) continue
      const from = first.index
      const to = last.index + last[0].length
      if (!known.has(fold(item.slice(from, to)))) continue
      const before = item
        .slice(0, from)
        .replace(levels, '')
        .replace(/\b(in|of|the|tongue|speaker)\b/gi, '')
        .replace(/[^\p{L}]/gu, '')
      const after = item.slice(to)
      const boundary =
        /^\s*($|[(:,;.|/–—-]|\[)/.test(after) || levels.test(after.slice(0, 30)) || /^[^\p{L}]*$/u.test(after)
      if (before.length <= 8 && boundary) return { from, to }
    }
  }
  return null
}

/** A word of mastery, as in 'fluent' or 'B2'. */
export function isLanguageLevel(text: string): boolean {
  return (levels.test(text) || levels.test(fold(text))) && text.length < 40
}

/** Words that say how well, beside those of languages. */
const degrees =
  'avanzado|avanzada|alto|medio|bajo|intermedio|básico|muy|bueno|buena|bien|excelente|conocimientos|nivel|avancé|maîtrise|bon|bonne|très bon|bonnes|connaissances|niveau|' +
  'sehr|gut|gute|kenntnisse|niveau|profi|experte|anfänger|zeer|basis|redelijk|matig|uitstekend|gevorderd|beginner|niveau|avanzato|discreto|ottima|buona|base|livello|molto|' +
  'çok|iyi|başlangıç|temel|seviye|üst|düzey|bardzo|dobry|dobra|dobrze|biegle|komunikatywny|komunikatywnie|podstawowa|podstawy|średni|poziom|mycket|god|bra|grundläggande|nivå|meget|grunnleggende|avansert|middels|' +
  'avansat|mediu|începător|bine|foarte|haladó|kezdő|pokročilý|základy|základní|mírně|výborně|pokročilá|médio|avançada|ótimo|bom|regular|nível|mahir|dasar|lancar|pasif|aktif|baik|cơ bản|thành thạo|khá|tốt|' +
  'базовый|средний|продвинутый|хорошо|отлично|базовий|середній|високий|добре|熟练|精通|良好|一般|初級|中級|上級|상|중|하|expert|experienced|novice|competent|skilled|strong|user|knowledge|daily use|experte'
const mastery = new Set(degrees.split('|').map(fold))

/** Whether a text says only how well something is known: 'zeer goed', 'nivel avanzado', 'B2'. */
export function isMastery(text: string): boolean {
  const folded = fold(text.trim())
    .replace(/[()[\].,:–-]/g, ' ')
    .trim()
  if (folded === '' || folded.length > 40) return false
  if (mastery.has(folded)) return true
  return folded
    .split(/\s+/)
    .every((word) => mastery.has(word) || (levels.test(word) && levels.exec(word)?.[0] === word))
}
