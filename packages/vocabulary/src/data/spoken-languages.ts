/**
 * Spoken languages as `name;other English names|names in other languages, without accents|countries in which most people
 * speak it`. An English name of a language is one only with a capital letter.
 */
export const languageRows = `
English|englisch;英语;anglais;ingles;inglese;engels;engelska;angielski;ingilizce;anglictina;englanti;angol;αγγλικα;engelsk;engleski;английски;английский;англійська;engleza;inggris;tieng anh|US GB IE CA AU NZ ZA NG GH KE SG JM
Spanish;Castilian|spanisch;espagnol;espanol;castellano;espanhol;spagnolo;spaans;hiszpanski;ispanyolca;spanska;espanja;spanyol;ισπανικα;spansk;spanielsky;испански;испанский;іспанська;spaniola|ES MX AR CO CL PE UY EC BO PY VE CR PA GT HN SV NI DO CU PR
French|franzosisch;francais;frances;francese;frans;francuski;fransızca;franska;ranska;γαλλικα;fransk;francuzstina;френски;французский;французька;franceza|FR BE CH LU CA CM CI SN MG HT
German;Swiss German|deutsch;allemand;aleman;alemao;tedesco;duits;niemiecki;almanca;tyska;saksa;nemet;γερμανικα;tysk;nemcina;njemacki;немски;немецкий;німецька;germana|DE AT CH LU LI
Portuguese;Brazilian Portuguese;European Portuguese|portugiesisch;portugais;portugues;portoghese;portugees;portugalski;portekizce;portugisiska;portugali;πορτογαλικα|PT BR AO MZ
Italian|italienisch;italien;italiano;italiaans;włoski;italyanca;italienska;olasz;ιταλικα;italiensk;talijanski;италиански;итальянский;італійська|IT CH
Dutch;Flemish|niederlandisch;neerlandais;neerlandes;holandes;olandese;nederlands;nederlandse;niderlandzki;holenderski;hollandaca;flemenkce;nederlandska;hollanti;hollandsk|NL BE
Polish|polnisch;polonais;polaco;polacco;polski;puola;lengyel;polsk;польська;польский|PL
Turkish|turkisch;turc;turkce;turecki;turkiska|TR CY
Russian|russisch;russe;ruso;russo;русский;rosyjski;rusca;ryska;venaja;orosz;ρωσικα;russisk;rustina;ruski;руски;російська|RU BY KZ
Ukrainian|ukrainisch;українська;ukrainski;ukraynaca;ukrainska;украинский|UA
Mandarin Chinese;Mandarin;Chinese;Simplified Chinese;Traditional Chinese;Chinese Mandarin|chinesisch;chinois;chino;中文;汉语;普通话;chinski;cince;kinesiska;chinees|CN TW SG
Cantonese||HK
Japanese|japanisch;japonais;japones;日本語;日语;japonski;japonca;japanska;japani;ιαπωνικα|JP
Korean|koreanisch;coreen;한국어;koreanski;korece;koreanska|KR
Arabic|arabisch;arabe;العربية;arabski;arapca;arabiska|AE SA EG JO LB QA KW BH OM MA TN DZ IQ LY YE SY
Hindi|हिन्दी;हिंदी|IN
Bengali;Bangla||BD IN
Urdu||PK IN
Punjabi||IN PK
Tamil||IN LK
Telugu||IN
Marathi||IN
Gujarati||IN
Kannada||IN
Malayalam||IN
Swedish|schwedisch;svenska;suedois;szwedzki;isvecce;zweeds;ruotsi;sved;svensk|SE
Norwegian|norwegisch;norsk;norweski;norska;norja|NO
Danish|danisch;dansk;dunski;danska;tanska|DK
Finnish|finnisch;suomi;finska;finsk|FI
Icelandic|islenska|IS
Greek|griechisch;ellinika;ελληνικα;gorog|GR CY
Hebrew|עברית|IL
Persian;Farsi||IR
Thai||TH
Vietnamese||VN
Indonesian;Bahasa Indonesia;Bahasa||ID
Malay;Bahasa Melayu;Bahasa Malaysia||MY SG BN
Filipino;Tagalog||PH
Czech|tschechisch;czeski;tjeckiska;cestina;cesky|CZ
Slovak|slowakisch;slovencina|SK
Slovenian||SI
Croatian|kroatisch;hrvatski|HR BA
Serbian|serbisch;srpski|RS BA ME
Bulgarian|bulgarisch;български|BG
Romanian|rumanisch;romana|RO MD
Hungarian|ungarisch;magyar;unkari;ungerska|HU
Estonian|viro;eesti|EE
Latvian|latviesu|LV
Lithuanian|lietuviu|LT
Albanian||AL XK
Georgian||GE
Armenian||AM
Azerbaijani||AZ
Kazakh||KZ
Catalan|catala|ES AD
Basque||ES
Welsh||GB
Irish||IE
Luxembourgish||LU
Afrikaans||ZA
Swahili||KE TZ UG
Amharic||ET
Somali||SO
Nepali||NP
Sinhala||LK
Burmese||MM
Khmer||KH
Haitian Creole||HT
American Sign Language;ASL||
`
