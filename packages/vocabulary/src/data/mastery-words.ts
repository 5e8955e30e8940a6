/**
 * Words that say how well something is known, by language, as `language|words that tell it of a spoken language|words that do so
 * only where nothing else stands beside them`. A star ends a word whose ending varies.
 */
export const masteryRows = `
en|native;mother tongue;fluent;fluently;basic;basics;intermediate;advanced;proficien*;conversational;professional;working;elementary;beginner;limited;full;bilingual;upper;lower;good;very good;excellent;fair;business;level;speaking;reading;writing;written;spoken|expert;experienced;novice;competent;skilled;strong;user;knowledge;daily use
de|muttersprache;muttersprachlich;fließend;verhandlungssicher;grundkenntnisse;fortgeschritten|sehr;gut;gute;kenntnisse;niveau;profi;experte;anfänger
fr|langue maternelle;courant;intermédiaire;débutant;notions|avancé;maîtrise;bon;bonne;très bon;bonnes;connaissances;niveau
es|nativo;nativa;materna;básico;basico;fluido;fluida|avanzado;avanzada;alto;medio;bajo;intermedio;muy;bueno;buena;bien;excelente;conocimientos;nivel
pt|fluente;avançado;intermediário|médio;avançada;ótimo;bom;regular;nível
it|madrelingua;ottimo;buono;scolastico|avanzato;discreto;ottima;buona;base;livello;molto
nl|moedertaal;vloeiend;goed|zeer;basis;redelijk;matig;uitstekend;gevorderd;beginner;niveau
pl|ojczysty;biegły;zaawansowany;średniozaawansowany;podstawowy|bardzo;dobry;dobra;dobrze;biegle;komunikatywny;komunikatywnie;podstawowa;podstawy;średni;poziom
sv|modersmål;flytande;grunder|mycket;god;bra;grundläggande;nivå
da|flydende;godt;lidt;grundlæggende|meget
nb||grunnleggende;avansert;middels
fi|äidinkieli;sujuva;hyvä;tyydyttävä;alkeet|
hu|anyanyelv;felsőfok;középfok;alapfok|haladó;kezdő
el|μητρική;άριστα;καλά|
cs|rodný jazyk;rodilý mluvčí|pokročilý;základy;základní;mírně;výborně;pokročilá
ro|limba maternă|avansat;mediu;începător;bine;foarte
hr|materinski jezik|
ru|родной;свободно|базовый;средний;продвинутый;хорошо;отлично
uk|рідна;вільно|базовий;середній;високий;добре
tr|ana dil;ana dili;anadil;ileri;orta;başlangıç;akıcı|çok;iyi;temel;seviye;üst;düzey
id|penutur asli;menengah|mahir;dasar;lancar;pasif;aktif;baik
vi||cơ bản;thành thạo;khá;tốt
zh||熟练;精通;良好;一般
ja||初級;中級;上級
ko||상;중;하
`

/** Grades of tests and scales, as patterns. */
export const gradeWords = '[abc][12]\\+?|n[1-5]|jlpt|hsk|toefl|ielts|toeic|delf|dalf'
