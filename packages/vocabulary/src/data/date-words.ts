/** Month names and their usual short forms, by number, in the languages whose headings are known. Lower case, no dots. */
export const monthWords: readonly (readonly string[])[] = [
  ['january', 'jan', 'enero', 'ene', 'janvier', 'janv', 'januar', 'jän', 'jänner', 'janeiro', 'gennaio', 'gen', 'januari', 'styczeń', 'stycznia', 'sty', 'ocak', 'oca', 'जनवरी', 'जन', 'يناير', 'كانون الثاني', 'ianuarie', 'января', 'январь', 'янв', 'січня', 'січень', 'ledna', 'leden', 'tammikuu', 'tammi', 'január', 'ιανουάριος', 'ιανουαρίου', 'ιαν', 'siječanj', 'siječnja', 'януари', 'януар', 'ian', 'sij', 'січ', 'јануар', 'jaanuar', 'janvāris', 'janvārī', 'sausis', 'sausio', 'ינואר'],
  ['february', 'feb', 'febr', 'febrero', 'février', 'fevrier', 'févr', 'fév', 'februar', 'fevereiro', 'fev', 'febbraio', 'februari', 'luty', 'lutego', 'lut', 'şubat', 'şub', 'फरवरी', 'फ़रवरी', 'فبراير', 'شباط', 'februarie', 'февраля', 'февраль', 'фев', 'лютого', 'лютий', 'února', 'únor', 'helmikuu', 'helmi', 'február', 'φεβρουάριος', 'φεβρουαρίου', 'φεβ', 'veljača', 'veljače', 'февруари', 'лют', 'фебруар', 'veebruar', 'februāris', 'vasaris', 'vasario', 'פברואר'],
  ['march', 'mar', 'marzo', 'mars', 'märz', 'mär', 'mrz', 'março', 'marco', 'maart', 'mrt', 'marzec', 'marca', 'mart', 'मार्च', 'مارس', 'آذار', 'maret', 'martie', 'marts', 'марта', 'март', 'березня', 'березень', 'března', 'březen', 'maaliskuu', 'maalis', 'március', 'márc', 'μάρτιος', 'μαρτίου', 'μαρ', 'ožujak', 'ožujka', 'marec', 'maerz', 'мар', 'бер', 'märts', 'kovas', 'kovo', 'מרץ', 'מרס'],
  ['april', 'apr', 'abril', 'abr', 'avril', 'avr', 'aprile', 'kwiecień', 'kwietnia', 'kwi', 'nisan', 'nis', 'अप्रैल', 'أبريل', 'إبريل', 'نيسان', 'aprilie', 'апреля', 'апрель', 'апр', 'квітня', 'квітень', 'dubna', 'duben', 'huhtikuu', 'huhti', 'április', 'ápr', 'απρίλιος', 'απριλίου', 'απρ', 'travanj', 'travnja', 'apríl', 'април', 'кві', 'aprill', 'aprīlis', 'balandis', 'balandžio', 'אפריל'],
  ['may', 'mayo', 'mai', 'maio', 'maggio', 'mag', 'mei', 'maj', 'maja', 'mayıs', 'मई', 'مايو', 'أيار', 'мая', 'май', 'травня', 'травень', 'května', 'květen', 'toukokuu', 'touko', 'május', 'máj', 'μάιος', 'μαΐου', 'μαϊ', 'svibanj', 'svibnja', 'mája', 'тра', 'μαι', 'maijs', 'gegužė', 'gegužės', 'svi', 'מאי'],
  ['june', 'jun', 'junio', 'juin', 'juni', 'junho', 'giugno', 'giu', 'czerwiec', 'czerwca', 'cze', 'haziran', 'haz', 'जून', 'يونيو', 'حزيران', 'iunie', 'июня', 'июнь', 'червня', 'червень', 'června', 'červen', 'kesäkuu', 'kesä', 'június', 'jún', 'ιούνιος', 'ιουνίου', 'ιουν', 'ιούν', 'lipanj', 'lipnja', 'юни', 'júna', 'июн', 'чер', 'iun', 'јун', 'junij', 'juuni', 'jūnijs', 'birželis', 'birželio', 'יוני'],
  ['july', 'jul', 'julio', 'juillet', 'juil', 'juli', 'julho', 'luglio', 'lug', 'lipiec', 'lipca', 'lip', 'temmuz', 'tem', 'जुलाई', 'يوليو', 'تموز', 'iulie', 'июля', 'июль', 'липня', 'липень', 'července', 'červenec', 'heinäkuu', 'heinä', 'július', 'júl', 'ιούλιος', 'ιουλίου', 'ιουλ', 'ιούλ', 'srpanj', 'srpnja', 'юли', 'júla', 'июл', 'лип', 'iul', 'јул', 'julij', 'juuli', 'jūlijs', 'liepa', 'liepos', 'יולי'],
  ['august', 'aug', 'agosto', 'ago', 'août', 'aout', 'augustus', 'sierpień', 'sierpnia', 'sie', 'ağustos', 'ağu', 'अगस्त', 'أغسطس', 'آب', 'agustus', 'agu', 'augusti', 'августа', 'август', 'авг', 'серпня', 'серпень', 'srpna', 'srpen', 'elokuu', 'elo', 'augusztus', 'αύγουστος', 'αυγούστου', 'αυγ', 'αύγ', 'kolovoz', 'kolovoza', 'сер', 'avgust', 'augusts', 'rugpjūtis', 'rugpjūčio', 'אוגוסט'],
  ['september', 'sept', 'sep', 'septiembre', 'setiembre', 'septembre', 'setembro', 'set', 'settembre', 'sett', 'wrzesień', 'września', 'wrz', 'eylül', 'eyl', 'सितंबर', 'सितम्बर', 'سبتمبر', 'أيلول', 'septembrie', 'сентября', 'сентябрь', 'сен', 'вересня', 'вересень', 'září', 'syyskuu', 'syys', 'szeptember', 'szept', 'σεπτέμβριος', 'σεπτεμβρίου', 'σεπ', 'σεπτ', 'rujan', 'rujna', 'септември', 'вер', 'септембар', 'septembar', 'septembris', 'rugsėjis', 'rugsėjo', 'ספטמבר'],
  ['october', 'oct', 'octubre', 'octobre', 'oktober', 'okt', 'outubro', 'out', 'ottobre', 'ott', 'październik', 'października', 'paź', 'ekim', 'eki', 'अक्टूबर', 'अक्तूबर', 'أكتوبر', 'تشرين الأول', 'octombrie', 'октября', 'октябрь', 'окт', 'жовтня', 'жовтень', 'října', 'říjen', 'lokakuu', 'loka', 'október', 'οκτώβριος', 'οκτωβρίου', 'οκτ', 'октомври', 'жов', 'октобар', 'oktobar', 'oktoober', 'oktobris', 'spalis', 'spalio', 'אוקטובר'],
  ['november', 'nov', 'noviembre', 'novembre', 'novembro', 'listopad', 'listopada', 'lis', 'kasım', 'kas', 'नवंबर', 'नवम्बर', 'نوفمبر', 'تشرين الثاني', 'noiembrie', 'ноября', 'ноябрь', 'ноя', 'листопада', 'листопад', 'marraskuu', 'marras', 'νοέμβριος', 'νοεμβρίου', 'νοε', 'νοέ', 'studeni', 'studenoga', 'ноември', 'лис', 'noi', 'listopadu', 'studenog', 'новембар', 'novembar', 'novembris', 'lapkritis', 'lapkričio', 'נובמבר'],
  ['december', 'dec', 'diciembre', 'dic', 'décembre', 'decembre', 'déc', 'dezember', 'dez', 'dezembro', 'dicembre', 'grudzień', 'grudnia', 'gru', 'aralık', 'ara', 'दिसंबर', 'दिसम्बर', 'ديسمبر', 'كانون الأول', 'desember', 'des', 'decembrie', 'декабря', 'декабрь', 'дек', 'грудня', 'грудень', 'prosince', 'prosinec', 'joulukuu', 'joulu', 'δεκέμβριος', 'δεκεμβρίου', 'δεκ', 'prosinac', 'prosinca', 'декември', 'гру', 'децембар', 'decembar', 'detsember', 'decembris', 'gruodis', 'gruodžio', 'דצמבר'],
]

/** The year before the first one of each Japanese era. */
export const eraYears: Readonly<Record<string, number>> = { 昭和: 1925, 平成: 1988, 令和: 2018 }

/** Seasons and terms, with the month in which they usually begin. */
export const seasonWords: Readonly<Record<string, number>> = {
  spring: 3, summer: 6, fall: 9, autumn: 9, winter: 12,
  primavera: 3, verano: 6, otoño: 9, invierno: 12,
  printemps: 3, été: 6, automne: 9, hiver: 12,
  frühjahr: 3, frühling: 3, sommer: 6, herbst: 9, sommersemester: 4, wintersemester: 10,
  verão: 6, outono: 9, inverno: 12, estate: 6, autunno: 9,
  voorjaar: 3, lente: 3, zomer: 6, najaar: 9, herfst: 9,
  vår: 3, våren: 3, sommar: 6, sommaren: 6, höst: 9, hösten: 9, høsten: 9, vinter: 12, vintern: 12, høst: 9, forår: 3, efterår: 9, syksy: 9, kevät: 3, kesä: 6,
  wiosna: 3, lato: 6, jesień: 9, zima: 12, jaro: 3, jar: 3, léto: 6, leto: 6, podzim: 9, jeseň: 9, весна: 3, лето: 6, літо: 6, осень: 9, осінь: 9, зима: 12, ilkbahar: 3, bahar: 3, yaz: 6, güz: 9, sonbahar: 9, kış: 12,
}

/** Words for 'until now'. */
export const presentWords: readonly string[] = [
  'present', 'current', 'currently', 'now', 'today', 'ongoing', 'on-going', 'to date', 'till date', 'till now', 'continuing', 'in progress',
  'presente', 'actualidad', 'actual', 'actualmente', 'la actualidad', 'hoy', 'ahora', 'la fecha', 'en curso',
  'présent', "aujourd'hui", 'aujourd’hui', "aujourd'hui", 'actuel', 'actuellement', 'à ce jour', 'en cours', 'ce jour', 'maintenant',
  'heute', 'jetzt', 'aktuell', 'gegenwart', 'laufend', 'dato',
  'atual', 'atualmente', 'hoje', 'o momento', 'agora', 'até o momento',
  'oggi', 'attuale', 'data attuale', 'alla data attuale', 'in corso', 'attualmente', 'ad oggi',
  'heden', 'nu', 'huidig', 'vandaag', 'lopend',
  'obecnie', 'teraz', 'dziś', 'dzisiaj', 'nadal', 'do chwili obecnej',
  'günümüz', 'halen', 'hâlâ', 'hala', 'günümüze kadar', 'devam', 'devam ediyor', 'devam etmekte', 'bugün', 'şu an',
  'वर्तमान', 'अब तक', 'अब', 'अभी', 'आज तक',
  '至今', '现在', '目前', '至現在', '現在', '迄今', '今', '현재', '재직중', '재직 중', '재학중', '재학 중',
  'حتى الآن', 'إلى الآن', 'الآن', 'الحاضر', 'حاليا', 'حاليًا',
  'sekarang', 'saat ini', 'kini', 'hiện tại', 'hiện nay', 'nay', 'pågående', 'nuvarande', 'tills vidare', 'dags dato', 'nå', 'сейчас', 'теперь', 'дотепер', 'dosud', 'současnost', 'prezent',
  'idag', 'nåværende', 'nuværende', 'nykyinen', 'nykyhetki', 'toistaiseksi', 'edelleen', 'jelenleg', 'máig', 'jelen', 'folyamatban', 'σήμερα', 'έως σήμερα', 'μέχρι σήμερα', 'danas', 'sada', 'súčasnosť', 'doteraz', 'досега', 'сега', 'момента', 'i dag', 'nåtid', 'nutid', 'nåvarande', 'în prezent', 'present day', 'настоящее время', 'по настоящее время', 'настоящее', 'наст. время', 'н. в.', 'н.в.', 'н. вр.', 'теперішній час',
  'bis heute', 'derzeit', 'gegenwärtig', 'a la fecha', 'hasta la fecha', 'até hoje', 'em curso', 'tällä hetkellä', 'do dziś', 'nyní', 'doposud', 'dnes', 'súčasnosti', 'по н.в.', 'сьогодні', 'по теперішній час', 'зараз', 'настоящем', 'настояще', 'în curs', 'astăzi', 'παρόν', 'trenutno', 'danes', 'sedaj', 'praegu', 'tänaseni', 'šobrīd', 'pašlaik', 'dabar', 'iki dabar', 'ปัจจุบัน', 'الحالي', 'כיום', 'היום', 'עד היום',
]

/** Words between the two ends of a range. */
export const rangeWords: readonly string[] = [
  'to', 'until', 'till', 'thru', 'through', 'up to', 'and',
  'έως', 'μέχρι', 'tot en met', 'până', 'până în',
  'a', 'al', 'hasta', 'hasta la', 'à', 'au', "jusqu'à", 'bis', 'até', 'ao', 'fino a', 'ad', 'tot', 't/m', 'do', 'hingga', 'sampai', 'sampai dengan', 's/d', 'đến', 'til', 'по', 'до', 'से', 'إلى', 'حتى',
]

/** Words in front of one date that make it a beginning. */
export const sinceWords: readonly string[] = ['since', 'from', 'desde', 'desde el', 'depuis', 'seit', 'ab', 'dal', 'da', 'sinds', 'vanaf', 'od', 'starting', 'منذ']

/** Words in front of one date that say it lies ahead, or that it is an end. */
export const expectedWords: readonly string[] = [
  'year of completion', 'year of passing', 'year of graduation', 'passing year', 'graduation year', 'passed out in', 'passed out', 'batch of', 'expected graduation date', 'expected graduation', 'anticipated graduation', 'expected completion', 'graduation date', 'graduation', 'graduating', 'graduated', 'expected', 'anticipated', 'exp', 'projected', 'class of', 'conferred', 'completed', 'completion', 'grad', 'est',
  'conclusão prevista para', 'conclusão prevista', 'previsão de conclusão', 'conclusão em', 'conclusão', 'previsto', 'prevista', 'prévu', 'prévue', 'voraussichtlich', 'verwacht', 'previsione',
]

/** Years, and shorter lengths of time, in the languages we know. */
export const yearUnits =
  'years?|yrs?|años?|ans?|années?|jahre?n?|anos?|anni|anno|jaar|lata|lat|rok|roky|roků|rokov|let|yıl|år|vuotta|vuosi|év|ani|годин[аи]|год|года|лет|рік|роки|років|χρόνια|έτη|godin[ae]|tahun|năm|年|년'
export const monthUnits =
  'months?|mos?|meses|mes|mês|mois|monate?n?|mesi|mese|maand(?:en)?|miesi[ąę]c\\p{L}*|měsíc\\p{L}*|mesiac\\p{L}*|ay|månad(?:er)?|måned(?:er)?|kuukau\\p{L}*|hónap|luni|lună|месяц\\p{L}*|місяц\\p{L}*|месец\\p{L}*|μήνες|mjesec\\p{L}*|bulan|tháng|个月|個月|ヶ月|か月|カ月|개월|weeks?|wks?|semaines?|wochen?|semanas?|settiman[ae]|weken|veckor|uker|tygodni\\p{L}*|недел\\p{L}*|days?|jours?|tage?n?|d[ií]as?|giorni|dagen|dagar'
export const lengthJoint = '\\s*(?:,\\s*)?(?:(?:and|und|et|y|e|en|i|och|og|и|ve)\\s+)?'
