/**
 * Countries as `code|names;…|regions;…|cities;…`: the code of ISO 3166, the name in English first and then others it
 * goes by, states and provinces by name, and the cities that stand in resumes and listings most often.
 */
export const countryRows = `
AD|Andorra
AE|United Arab Emirates;UAE;U.A.E.;الإمارات;الإمارات العربية المتحدة||Dubai;Abu Dhabi;Sharjah;دبي;أبوظبي;أبو ظبي;الشارقة;عجمان
AF|Afghanistan||Kabul
AL|Albania;Albanien||Tirana
AM|Armenia||Yerevan
AO|Angola||Luanda
AR|Argentina;Argentinien;Argentine||Buenos Aires;Córdoba;Cordoba;Rosario;Mendoza;La Plata
AT|Austria;Österreich;Oesterreich;Autriche||Vienna;Wien;Graz;Linz;Salzburg;Innsbruck
AU|Australia;Australien;Australie|New South Wales;Queensland;Victoria;Tasmania;South Australia;Western Australia;NSW|Sydney;Melbourne;Brisbane;Perth;Adelaide;Canberra;Hobart;Darwin;Gold Coast
AZ|Azerbaijan||Baku
BA|Bosnia and Herzegovina||Sarajevo
BB|Barbados
BD|Bangladesh||Dhaka;Chittagong
BE|Belgium;Belgique;België;Belgien;Bélgica;Belgio||Brussels;Bruxelles;Brussel;Antwerp;Antwerpen;Ghent;Gent;Leuven;Liège;Bruges
BF|Burkina Faso
BG|Bulgaria;Bulgarien||Sofia;Plovdiv
BH|Bahrain;البحرين||Manama;المنامة
BI|Burundi
BJ|Benin
BN|Brunei
BO|Bolivia||La Paz;Santa Cruz de la Sierra;Cochabamba
BR|Brazil;Brasil;Brasilien;Brésil|São Paulo;Rio de Janeiro;Minas Gerais;Paraná;Bahia|São Paulo;Sao Paulo;Rio de Janeiro;Belo Horizonte;Brasília;Brasilia;Curitiba;Porto Alegre;Recife;Salvador;Fortaleza;Campinas;Florianópolis;Florianopolis;Manaus;Belém;Goiânia;Joinville;São Carlos;Vitória;Natal
BS|Bahamas
BT|Bhutan||Thimphu
BW|Botswana||Gaborone
BY|Belarus||Minsk
BZ|Belize
CA|Canada;Kanada|Alberta;British Columbia;Manitoba;New Brunswick;Newfoundland;Nova Scotia;Ontario;Prince Edward Island;Quebec;Québec;Saskatchewan|Toronto;Vancouver;Montreal;Montréal;Ottawa;Calgary;Edmonton;Winnipeg;Halifax;Waterloo;Kitchener;Hamilton;Mississauga;Quebec City;Québec;Victoria;Kingston;Markham;Brampton;Burnaby
CG|Congo||Kinshasa
CH|Switzerland;Schweiz;Suisse;Svizzera;Suiza||Zurich;Zürich;Geneva;Genève;Genf;Basel;Bern;Lausanne;Lugano;Winterthur;Lucerne;Luzern;St. Gallen;Zug
CI|Ivory Coast;Côte d’Ivoire||Abidjan
CL|Chile||Santiago;Santiago de Chile;Valparaíso;Concepción
CM|Cameroon;Cameroun||Douala;Yaoundé
CN|China;中国;中國|Guangdong;Zhejiang;Jiangsu;Sichuan;Shandong;Hubei;Fujian|Beijing;北京;Shanghai;上海;Shenzhen;深圳;Guangzhou;广州;Hangzhou;杭州;Nanjing;南京;Chengdu;成都;Wuhan;武汉;Xi’an;西安;Suzhou;苏州;Tianjin;天津;Chongqing;重庆;Dalian;大连;Qingdao;青岛;Xiamen;厦门;Hefei;合肥;Changsha;长沙;Harbin;哈尔滨;Zhengzhou;郑州;Jinan;济南;Shenyang;沈阳
CO|Colombia;Kolumbien||Bogotá;Bogota;Medellín;Medellin;Cali;Barranquilla;Cartagena
CR|Costa Rica||San José
CU|Cuba||Havana;La Habana
CV|Cape Verde
CY|Cyprus
CZ|Czech Republic;Czechia;Tschechien;Česko||Prague;Praha;Brno
DE|Germany;Deutschland;Allemagne;Alemania;Alemanha;Germania;Duitsland;Niemcy;Almanya|Bavaria;Bayern;Baden-Württemberg;Hessen;Hesse;Nordrhein-Westfalen;Niedersachsen;Sachsen;Saxony|Berlin;Munich;München;Hamburg;Frankfurt;Frankfurt am Main;Cologne;Köln;Stuttgart;Düsseldorf;Dortmund;Essen;Leipzig;Dresden;Hannover;Hanover;Nuremberg;Nürnberg;Bremen;Bonn;Karlsruhe;Mannheim;Heidelberg;Freiburg;Aachen;Münster;Augsburg;Wiesbaden;Mainz;Darmstadt;Kiel;Jena;Potsdam;Tübingen;Göttingen;Saarbrücken;Ulm;Kassel;Erlangen;Konstanz;Würzburg;Regensburg;Walldorf;Garching
DK|Denmark;Danmark;Dänemark;Danemark||Copenhagen;København;Aarhus;Odense;Aalborg
DO|Dominican Republic;República Dominicana||Santo Domingo
DZ|Algeria;Algérie;الجزائر||Algiers;وهران;قسنطينة
EC|Ecuador||Quito;Guayaquil;Cuenca
EE|Estonia;Eesti||Tallinn;Tartu
EG|Egypt;Egypte;Ägypten;مصر||Cairo;Alexandria;Giza;القاهرة;الإسكندرية;الجيزة;المنصورة;أسيوط;طنطا
ES|Spain;España;Spanien;Espagne;Spagna;Espanha;Spanje;Hiszpania|Catalonia;Cataluña;Catalunya;Andalucía;Andalusia|Madrid;Barcelona;Valencia;Seville;Sevilla;Zaragoza;Málaga;Malaga;Bilbao;Granada;Murcia;Palma;Alicante;Salamanca;Valladolid;A Coruña;San Sebastián
ET|Ethiopia||Addis Ababa
FI|Finland;Suomi;Finnland||Helsinki;Espoo;Tampere;Turku;Oulu
FJ|Fiji
FR|France;Frankreich;Francia;França|Île-de-France;Ile-de-France;Bretagne;Provence;Occitanie;Normandie|Paris;Lyon;Marseille;Toulouse;Nice;Nantes;Strasbourg;Montpellier;Bordeaux;Lille;Rennes;Grenoble;Rouen;Dijon;Angers;Reims;Tours;Nancy;Metz;Saint-Étienne;Versailles
GA|Gabon
GB|United Kingdom;UK;U.K.;Great Britain;Großbritannien;Royaume-Uni;Reino Unido;Regno Unito;England;Scotland;Wales;Northern Ireland|Surrey;Kent;Essex;Hampshire;Devon;Cornwall;Norfolk;Suffolk;Yorkshire;Lancashire;Oxfordshire;Cambridgeshire;Berkshire;Hertfordshire;Middlesex;West Midlands;Greater London;Greater Manchester;East Sussex;West Sussex|London;Oxford;Manchester;Liverpool;Leeds;Sheffield;Bristol;Edinburgh;Glasgow;Cardiff;Belfast;Nottingham;Newcastle;Southampton;Leicester;Coventry;Reading;Brighton;Bath;York;Exeter;Aberdeen;Dundee;Durham;Guildford;Milton Keynes;Plymouth;Portsmouth;Norwich;Cambridge;Birmingham
GE|Republic of Georgia|Georgia|Tbilisi;Batumi;Kutaisi
GH|Ghana||Accra;Kumasi
GM|Gambia
GN|Guinea
GR|Greece;Ελλάδα;Griechenland;Grèce;Grecia||Athens;Thessaloniki
GT|Guatemala||Guatemala City
HK|Hong Kong;香港||Hong Kong;Kowloon
HN|Honduras||Tegucigalpa
HR|Croatia;Hrvatska;Kroatien||Zagreb
HT|Haiti||Port-au-Prince
HU|Hungary;Magyarország;Ungarn||Budapest
ID|Indonesia||Jakarta;Bandung;Surabaya;Yogyakarta;Bali;Denpasar
IE|Ireland;Irland;Irlande;Éire||Dublin;Cork;Galway;Limerick
IL|Israel||Tel Aviv;Jerusalem;Haifa;Herzliya
IN|India;भारत;Indien;Inde|Andhra Pradesh;Assam;Bihar;Chhattisgarh;Goa;Gujarat;Haryana;Himachal Pradesh;Jharkhand;Karnataka;Kerala;Madhya Pradesh;Maharashtra;Manipur;Odisha;Punjab;Rajasthan;Sikkim;Tamil Nadu;Tamilnadu;Telangana;Uttar Pradesh;Uttarakhand;West Bengal;मध्य प्रदेश;उत्तर प्रदेश;महाराष्ट्र;राजस्थान;बिहार;गुजरात;कर्नाटक;पंजाब;हरियाणा;केरल;तमिलनाडु;तेलंगाना;ओडिशा;असम;झारखंड;छत्तीसगढ़;उत्तराखंड|Delhi;New Delhi;Mumbai;Bombay;Bangalore;Bengaluru;Hyderabad;Chennai;Kolkata;Pune;Ahmedabad;Jaipur;Noida;Gurgaon;Gurugram;Surat;Lucknow;Kanpur;Nagpur;Indore;Bhopal;Patna;Vadodara;Coimbatore;Kochi;Cochin;Thiruvananthapuram;Trivandrum;Visakhapatnam;Vizag;Mysore;Mysuru;Chandigarh;Mohali;Bhubaneswar;Guwahati;Dehradun;Roorkee;Kharagpur;Ranchi;Raipur;Vellore;Tiruchirappalli;Trichy;Madurai;Nashik;Thane;Navi Mumbai;Ghaziabad;Faridabad;Agra;Varanasi;Allahabad;Prayagraj;Amritsar;Ludhiana;Jalandhar;Udaipur;Jodhpur;Pilani;Manipal;Mangalore;Hubli;Belgaum;Aurangabad;Rajkot;Gandhinagar;दिल्ली;नई दिल्ली;मुंबई;बेंगलुरु;बंगलौर;हैदराबाद;चेन्नई;कोलकाता;पुणे;अहमदाबाद;जयपुर;नोएडा;गुरुग्राम;लखनऊ;कानपुर;नागपुर;इंदौर;भोपाल;पटना;वाराणसी;आगरा;रांची;देहरादून;चंडीगढ़;इलाहाबाद;प्रयागराज;ग्वालियर;जबलपुर;रायपुर;जोधपुर;उदयपुर;वडोदरा;नासिक
IQ|Iraq;العراق||Baghdad;بغداد;البصرة;الموصل;أربيل
IR|Iran||Tehran;Isfahan;Shiraz
IS|Iceland;Ísland||Reykjavik
IT|Italy;Italia;Italien;Italie;Itália;Italië;Włochy|Lombardia;Lombardy;Toscana;Tuscany;Lazio;Piemonte;Sicilia;Veneto|Rome;Roma;Milan;Milano;Turin;Torino;Naples;Napoli;Bologna;Florence;Firenze;Genoa;Genova;Venice;Venezia;Padua;Padova;Verona;Pisa;Bari;Palermo;Catania;Trento;Trieste;Parma;Modena;Perugia;Siena
JM|Jamaica||Kingston
JO|Jordan;الأردن;الاردن||Amman;عمّان;عمان;إربد;الزرقاء;العقبة
JP|Japan;日本;Japon||Tokyo;東京;东京;Osaka;大阪;Kyoto;京都;Yokohama;横浜;Nagoya;名古屋;Fukuoka;福岡;Sapporo;札幌;Kobe;神戸;Sendai;仙台;Tsukuba
KE|Kenya||Nairobi;Mombasa
KG|Kyrgyzstan
KH|Cambodia||Phnom Penh
KR|South Korea;S.Korea;S. Korea;Republic of Korea;ROK;Korea;대한민국;한국||Seoul;서울;Busan;부산;Incheon;인천;Daejeon;대전;Daegu;대구;Suwon;수원;Pangyo;판교;Gwangju
KW|Kuwait;الكويت||Kuwait City;مدينة الكويت
KZ|Kazakhstan||Almaty;Astana
LA|Laos||Vientiane
LB|Lebanon;Liban;لبنان||Beirut;بيروت;صيدا;طرابلس
LI|Liechtenstein
LK|Sri Lanka||Colombo;Kandy
LT|Lithuania;Lietuva||Vilnius;Kaunas
LU|Luxembourg;Luxemburg||Luxembourg
LV|Latvia||Riga
LY|Libya||Tripoli
MA|Morocco;Maroc;Marruecos;المغرب||Casablanca;Rabat;Marrakesh;Marrakech;Fez;Tangier;الدار البيضاء;الرباط;مراكش;فاس;طنجة;أكادير;مكناس
MC|Monaco
MD|Moldova
ME|Montenegro
MG|Madagascar||Antananarivo
MK|North Macedonia||Skopje
ML|Mali||Bamako
MM|Myanmar||Yangon
MN|Mongolia||Ulaanbaatar
MO|Macau||Macau
MR|Mauritania
MT|Malta
MU|Mauritius||Port Louis
MV|Maldives
MW|Malawi
MX|Mexico;México;Mexiko;Mexique|Jalisco;Nuevo León|Mexico City;Ciudad de México;CDMX;Guadalajara;Monterrey;Puebla;Tijuana;Querétaro;Mérida;León
MY|Malaysia|Selangor|Kuala Lumpur;Penang;Johor Bahru;Petaling Jaya;Cyberjaya
MZ|Mozambique;Moçambique||Maputo
NA|Namibia||Windhoek
NE|Niger
NG|Nigeria|Lagos State|Lagos;Abuja;Ibadan;Port Harcourt;Kano
NI|Nicaragua||Managua
NL|Netherlands;The Netherlands;Nederland;Niederlande;Pays-Bas;Países Bajos;Paesi Bassi;Holandia|Zuid-Holland;Noord-Holland;North Holland;South Holland;Utrecht;Gelderland|Amsterdam;Rotterdam;The Hague;Den Haag;Utrecht;Eindhoven;Delft;Groningen;Leiden;Nijmegen;Tilburg;Maastricht;Haarlem;Enschede;Arnhem;Breda;Wageningen
NO|Norway;Norge;Norwegen||Oslo;Bergen;Trondheim;Stavanger
NP|Nepal||Kathmandu
NZ|New Zealand;Neuseeland||Auckland;Wellington;Christchurch;Dunedin
OM|Oman;سلطنة عمان||Muscat;مسقط;صلالة
PA|Panama;Panamá||Panama City
PE|Peru;Perú||Lima;Arequipa;Trujillo
PG|Papua New Guinea
PH|Philippines||Manila;Quezon City;Makati;Cebu;Taguig;Davao
PK|Pakistan|Sindh;Khyber Pakhtunkhwa|Karachi;Lahore;Islamabad;Rawalpindi;Peshawar;Faisalabad;Multan
PL|Poland;Polska;Polen;Pologne;Polonia;Polônia|Mazowieckie|Warsaw;Warszawa;Kraków;Krakow;Cracow;Wrocław;Wroclaw;Poznań;Poznan;Gdańsk;Gdansk;Łódź;Lodz;Katowice;Lublin;Szczecin;Gdynia;Gliwice
PR|Puerto Rico||San Juan
PS|Palestine
PT|Portugal||Lisbon;Lisboa;Porto;Coimbra;Braga;Aveiro;Faro
PY|Paraguay||Asunción
QA|Qatar;قطر||Doha;الدوحة
RO|Romania;România;Rumänien||Bucharest;București;Cluj-Napoca;Cluj;Timișoara;Iași
RS|Serbia;Srbija||Belgrade;Beograd;Novi Sad
RU|Russia;Россия;Russland||Moscow;Москва;Saint Petersburg;Санкт-Петербург;Novosibirsk;Kazan
RW|Rwanda||Kigali
SA|Saudi Arabia;السعودية;المملكة العربية السعودية||Riyadh;Jeddah;Dammam;الرياض;جدة;الدمام;مكة المكرمة;المدينة المنورة
SC|Seychelles
SD|Sudan||Khartoum
SE|Sweden;Sverige;Schweden;Suède||Stockholm;Gothenburg;Göteborg;Malmö;Uppsala;Lund;Linköping
SG|Singapore;Singapur;新加坡||Singapore
SI|Slovenia;Slovenija||Ljubljana
SK|Slovakia;Slovensko||Bratislava
SL|Sierra Leone
SN|Senegal;Sénégal||Dakar
SO|Somalia
SR|Suriname
SS|South Sudan
SV|El Salvador||San Salvador
SY|Syria;سوريا||Damascus;دمشق;حلب;حمص;اللاذقية
TD|Chad
TG|Togo
TH|Thailand||Bangkok;Chiang Mai
TJ|Tajikistan
TM|Turkmenistan
TN|Tunisia;Tunisie;تونس||Tunis;صفاقس;سوسة
TR|Turkey;Türkiye;Turkiye;Türkei;Turquie||Istanbul;İstanbul;Ankara;Izmir;İzmir;Bursa;Antalya;Adana;Konya;Eskişehir;Kocaeli
TT|Trinidad and Tobago
TW|Taiwan;台灣;台湾||Taipei;台北;Hsinchu;新竹;Kaohsiung;Taichung
TZ|Tanzania||Dar es Salaam
UA|Ukraine;Україна||Kyiv;Kiev;Lviv;Kharkiv;Odesa
UG|Uganda||Kampala
US|United States;United States of America;USA;U.S.A.;U.S.A;US;U.S.;États-Unis;Estados Unidos;EE. UU.;Stati Uniti;Verenigde Staten;Stany Zjednoczone;ABD|Alabama;Alaska;Arizona;Arkansas;California;Colorado;Connecticut;Delaware;Florida;Georgia;Hawaii;Idaho;Illinois;Indiana;Iowa;Kansas;Kentucky;Louisiana;Maine;Maryland;Massachusetts;Michigan;Minnesota;Mississippi;Missouri;Montana;Nebraska;Nevada;New Hampshire;New Jersey;New Mexico;New York;North Carolina;North Dakota;Ohio;Oklahoma;Oregon;Pennsylvania;Rhode Island;South Carolina;South Dakota;Tennessee;Texas;Utah;Vermont;Virginia;Washington;West Virginia;Wisconsin;Wyoming;District of Columbia;D.C.;Bay Area;San Francisco Bay Area;Silicon Valley;Greater Boston;Long Island|New York City;New York;NYC;Brooklyn;Manhattan;Queens;Bronx;Buffalo;Rochester;Syracuse;Albany;Ithaca;Yonkers;White Plains;Los Angeles;San Francisco;San Diego;San Jose;Sacramento;Oakland;Berkeley;Palo Alto;Mountain View;Menlo Park;Sunnyvale;Santa Clara;Cupertino;Redwood City;San Mateo;Fremont;Irvine;Anaheim;Long Beach;Santa Monica;Santa Barbara;Santa Cruz;Pasadena;Burbank;Fresno;Riverside;Stanford;Davis;La Jolla;Hayward;Pleasanton;South San Francisco;Foster City;Milpitas;Chicago;Evanston;Urbana;Champaign;Naperville;Springfield;Houston;Dallas;Austin;San Antonio;Fort Worth;El Paso;Arlington;Plano;Irving;Frisco;College Station;Lubbock;Round Rock;Phoenix;Tucson;Tempe;Scottsdale;Mesa;Chandler;Gilbert;Philadelphia;Pittsburgh;Harrisburg;State College;Bethlehem;Allentown;Seattle;Bellevue;Redmond;Kirkland;Tacoma;Spokane;Boston;Cambridge;Somerville;Worcester;Waltham;Lowell;Amherst;Newton;Quincy;Denver;Boulder;Colorado Springs;Fort Collins;Aurora;Golden;Washington;Washington DC;Washington, D.C.;Bethesda;Rockville;Baltimore;College Park;Annapolis;Gaithersburg;Alexandria;Reston;McLean;Fairfax;Richmond;Norfolk;Virginia Beach;Charlottesville;Blacksburg;Atlanta;Savannah;Athens;Alpharetta;Marietta;Miami;Orlando;Tampa;Jacksonville;Gainesville;Tallahassee;Sarasota;Fort Lauderdale;St. Petersburg;Boca Raton;Charlotte;Raleigh;Durham;Chapel Hill;Greensboro;Asheville;Winston-Salem;Charleston;Columbia;Greenville;Nashville;Memphis;Knoxville;Chattanooga;Detroit;Ann Arbor;Grand Rapids;Lansing;East Lansing;Dearborn;Columbus;Cleveland;Cincinnati;Dayton;Toledo;Akron;Indianapolis;Bloomington;West Lafayette;Lafayette;South Bend;Fort Wayne;Minneapolis;St. Paul;Saint Paul;Duluth;Milwaukee;Madison;Green Bay;St. Louis;Saint Louis;Kansas City;Omaha;Lincoln;Des Moines;Ames;Iowa City;Oklahoma City;Tulsa;Norman;New Orleans;Baton Rouge;Birmingham;Huntsville;Montgomery;Auburn;Tuscaloosa;Jackson;Little Rock;Louisville;Lexington;Las Vegas;Reno;Salt Lake City;Provo;Lehi;Boise;Portland;Eugene;Corvallis;Salem;Bend;Hillsboro;Beaverton;Honolulu;Anchorage;Albuquerque;Santa Fe;Los Alamos;Newark;Jersey City;Hoboken;Princeton;Trenton;New Brunswick;Edison;Camden;Hartford;New Haven;Stamford;Providence;Manchester;Burlington;Wilmington;Hanover;Williamsburg;Houghton
UY|Uruguay||Montevideo
UZ|Uzbekistan||Tashkent
VE|Venezuela||Caracas;Maracaibo
VN|Vietnam;Viet Nam||Hanoi;Ho Chi Minh City;Saigon;Da Nang
XK|Kosovo
YE|Yemen
ZA|South Africa;Südafrika|Gauteng;Western Cape;KwaZulu-Natal|Johannesburg;Cape Town;Durban;Pretoria;Stellenbosch
ZM|Zambia||Lusaka
ZW|Zimbabwe||Harare
`
