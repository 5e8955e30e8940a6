/**
 * Spoken languages that listings ask for, as `code|name;other English names|names in other languages, without accents|countries
 * in which most people speak it`. An English name of a language is one only with a capital letter.
 */
export const languageRows = `
en|English|englisch;英语;anglais;ingles;inglese;engels;engelska;angielski;ingilizce;anglictina;englanti;angol;αγγλικα;engelsk;engleski;английски;английский;англійська;engleza;inggris;tieng anh|US GB IE CA AU NZ ZA NG GH KE SG JM
es|Spanish;Castilian|spanisch;espagnol;espanol;castellano;espanhol;spagnolo;spaans;hiszpanski;ispanyolca;spanska;espanja;spanyol;ισπανικα;spansk;spanielsky;испански;испанский;іспанська;spaniola|ES MX AR CO CL PE UY EC BO PY VE CR PA GT HN SV NI DO CU PR
fr|French|franzosisch;francais;frances;francese;frans;francuski;fransızca;franska;ranska;γαλλικα;fransk;francuzstina;френски;французский;французька;franceza|FR BE CH LU CA CM CI SN MG HT
de|German;Swiss German|deutsch;allemand;aleman;alemao;tedesco;duits;niemiecki;almanca;tyska;saksa;nemet;γερμανικα;tysk;nemcina;njemacki;немски;немецкий;німецька;germana|DE AT CH LU LI
pt|Portuguese;Brazilian Portuguese;European Portuguese|portugiesisch;portugais;portugues;portoghese;portugees;portugalski;portekizce;portugisiska;portugali;πορτογαλικα|PT BR AO MZ
it|Italian|italienisch;italien;italiano;italiaans;włoski;italyanca;italienska;olasz;ιταλικα;italiensk;talijanski;италиански;итальянский;італійська|IT CH
nl|Dutch;Flemish|niederlandisch;neerlandais;neerlandes;holandes;olandese;nederlands;nederlandse;niderlandzki;holenderski;hollandaca;flemenkce;nederlandska;hollanti;hollandsk|NL BE
pl|Polish|polnisch;polonais;polaco;polacco;polski;puola;lengyel;polsk;польська;польский|PL
tr|Turkish|turkisch;turc;turkce;turecki;turkiska|TR CY
ru|Russian|russisch;russe;ruso;russo;русский;rosyjski;rusca;ryska;venaja;orosz;ρωσικα;russisk;rustina;ruski;руски;російська|RU BY KZ
uk|Ukrainian|ukrainisch;українська;ukrainski;ukraynaca;ukrainska;украинский|UA
zh|Mandarin Chinese;Mandarin;Chinese;Simplified Chinese;Traditional Chinese;Chinese Mandarin|chinesisch;mandarin chinesisch;chinois mandarin;chino mandarín;chinois;chino;中文;汉语;普通话;chinski;cince;kinesiska;chinees|CN TW SG
yue|Cantonese||HK
ja|Japanese|japanisch;japonais;japones;日本語;日语;japonski;japonca;japanska;japani;ιαπωνικα|JP
ko|Korean|koreanisch;coreen;한국어;koreanski;korece;koreanska|KR
ar|Arabic|arabisch;arabe;العربية;arabski;arapca;arabiska|AE SA EG JO LB QA KW BH OM MA TN DZ IQ LY YE SY
hi|Hindi|हिन्दी;हिंदी|IN
bn|Bengali;Bangla||BD IN
ur|Urdu||PK IN
pa|Punjabi||IN PK
ta|Tamil||IN LK
te|Telugu||IN
mr|Marathi||IN
gu|Gujarati||IN
kn|Kannada||IN
ml|Malayalam||IN
sv|Swedish|schwedisch;svenska;suedois;szwedzki;isvecce;zweeds;ruotsi;sved;svensk|SE
no|Norwegian|norwegisch;norsk;norweski;norska;norja|NO
da|Danish|danisch;dansk;dunski;danska;tanska|DK
fi|Finnish|finnisch;suomi;finska;finsk|FI
is|Icelandic|islenska|IS
el|Greek|griechisch;ellinika;ελληνικα;gorog|GR CY
he|Hebrew|עברית|IL
fa|Persian;Farsi||IR
th|Thai||TH
vi|Vietnamese||VN
id|Indonesian;Bahasa Indonesia;Bahasa||ID
ms|Malay;Bahasa Melayu;Bahasa Malaysia||MY SG BN
fil|Filipino;Tagalog||PH
cs|Czech|tschechisch;czeski;tjeckiska;cestina;cesky|CZ
sk|Slovak|slowakisch;slovencina|SK
sl|Slovenian||SI
hr|Croatian|kroatisch;hrvatski|HR BA
sr|Serbian|serbisch;srpski|RS BA ME
bg|Bulgarian|bulgarisch;български|BG
ro|Romanian|rumanisch;romana|RO MD
hu|Hungarian|ungarisch;magyar;unkari;ungerska|HU
et|Estonian|viro;eesti|EE
lv|Latvian|latviesu|LV
lt|Lithuanian|lietuviu|LT
sq|Albanian||AL XK
ka|Georgian||GE
hy|Armenian||AM
az|Azerbaijani||AZ
kk|Kazakh||KZ
ca|Catalan|catala|ES AD
eu|Basque||ES
cy|Welsh||GB
ga|Irish||IE
lb|Luxembourgish||LU
af|Afrikaans||ZA
sw|Swahili||KE TZ UG
am|Amharic||ET
so|Somali||SO
ne|Nepali||NP
si|Sinhala||LK
my|Burmese||MM
km|Khmer||KH
ht|Haitian Creole||HT
ase|American Sign Language;ASL||
`

/** Other languages that people name, by their codes. */
export const otherLanguageCodes =
  'as sa ml or ps ku ckb fy gsw nds lb mt gd br oc co eo la grc yi uz tg tk ky mn tt be mk bs lo bo ug ti om rw rn lg ln kg wo ff ha yo ig ak ' +
  'ee zu xh st tn ts ss ve nr nso sn ny mg mi sm to fj haw ceb ilo hil pam bik war jv su gn qu ay fo kl se gl sgn nan wuu kok sd ks mai ' +
  'bho tcy mni doi sat prs pcm kab rom zh-Hans zh-Hant nl-BE pt-BR pt-PT en-US en-GB nb nn tl'

/** The languages in which people name languages. */
export const namedIn =
  'en de fr es pt it nl sv nb da fi is pl cs sk sl hr sr bg mk ro hu et lv lt uk ru el tr az ca eu gl sq he ar fa ur hi bn mr gu pa ta te kn ml ' +
  'zh zh-Hant ja ko vi th id ms fil sw af ka hy kk'

/** Names that the platform's table has not, as `code|name;name`. */
export const furtherNames = `
zh|Mandarin;Mandarin Chinese;汉语;普通话;國語;mandarim;mandarín;Bahasa Mandarin
nan|Hokkien;Taiwanese
wuu|Shanghainese;Wu
fa|Farsi
fy|Frisian;Frysk;Fries;Friesisch
or|Odia
as|Assamese
sa|Sanskrit;संस्कृत
si|Sinhalese
id|Bahasa;Bahasa Indonesia
ms|Bahasa Melayu;Bahasa Malaysia
fil|Tagalog;Bisaya
sl|Slovene
gd|Gaelic
ak|Twi
nl|Flemish
es|castellano
en|anglický;अंग्रेजी;英文;Bahasa Inggris
de|německý;nemecký;nemački
fr|francouzský;francúzsky
es|španělský;španielsky
it|italský;taliansky
ru|ruský
pl|polský;poľský
cs|český
hu|maďarský
uk|ukrajinský
zh|čínský;čínsky
ja|日文;Bahasa Jepang
ko|Bahasa Korea
ar|عربي;Bahasa Arab
jv|Bahasa Jawa
su|Bahasa Sunda
te|तेलुगु
zu|isiZulu
xh|isiXhosa
nr|isiNdebele
nso|Sepedi
ts|Xitsonga
ve|Tshivenda
ss|siSwati
mi|te reo Māori
ny|Chichewa
pam|Kapampangan
pcm|Pidgin
ht|Creole;créole
ca|valenciano;valencià
sgn|Sign Language;British Sign Language;Gebärdensprache;libras;viittomakieli;BSL
ase|ASL
se|saame;samiska;samisk;nordsamiska;pohjoissaame
fo|føroyskt;færøsk
kl|grønlandsk
lb|lëtzebuergesch
sk|slovenský
uk|українська мова
prs|Dari
tcy|Tulu
`

/** 'Engleski jezik', 'limba engleză': the word for 'language' beside the name of one. */
export const besideName =
  /^(?:język|limba|lengua|l[ií]ngua|langue|idioma|bahasa|tiếng)\s+|\s+(?:język|jazyk|jezik|язык|мова|език|јазик|језик|kieli|nyelv|keel|kalba|valoda|språk(?:et)?|sprog|sprache|language|dili|γλώσσα)$/iu
