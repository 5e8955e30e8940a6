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
AR|Argentina;Argentinien;Argentine|Entre Ríos;Chubut;Neuquén;Tucumán;Jujuy;Río Negro|Buenos Aires;Córdoba;Cordoba;Rosario;Mendoza;La Plata;San Miguel de Tucumán;Mar del Plata;Bahía Blanca;Salta;Posadas
AT|Austria;Österreich;Oesterreich;Autriche||Vienna;Wien;Graz;Linz;Salzburg;Innsbruck;Klagenfurt;Villach;St. Pölten;Dornbirn;Wiener Neustadt;Steyr;Bregenz;Leoben
AU|Australia;Australien;Australie|New South Wales;Queensland;Victoria;Tasmania;South Australia;Western Australia;NSW|Sydney;Melbourne;Brisbane;Perth;Adelaide;Canberra;Hobart;Darwin;Gold Coast;Wollongong;Geelong;Townsville;Cairns;Toowoomba;Ballarat;Bendigo;Launceston;Rockhampton;Bunbury;Bundaberg;Wagga Wagga;Albury;Mildura;Shepparton;Sunshine Coast;Parramatta;North Sydney;Macquarie Park;Armidale;Dubbo;Fremantle;Joondalup;Alice Springs;Maroochydore;Caloundra;Coffs Harbour;Port Macquarie
AZ|Azerbaijan||Baku
BA|Bosnia and Herzegovina||Sarajevo
BB|Barbados
BD|Bangladesh||Dhaka;Chittagong
BE|Belgium;Belgique;België;Belgien;Bélgica;Belgio||Brussels;Bruxelles;Brussel;Antwerp;Antwerpen;Ghent;Gent;Leuven;Liège;Bruges;Charleroi;Namur;Mechelen;Kortrijk;Hasselt;Aalst;Genk;Louvain-la-Neuve;Zaventem;Sint-Niklaas;Roeselare
BF|Burkina Faso
BG|Bulgaria;Bulgarien||Sofia;Plovdiv
BH|Bahrain;البحرين||Manama;المنامة
BI|Burundi
BJ|Benin
BN|Brunei
BO|Bolivia||La Paz;Santa Cruz de la Sierra;Cochabamba
BR|Brazil;Brasil;Brasilien;Brésil|São Paulo;Rio de Janeiro;Minas Gerais;Paraná;Bahia;Rio Grande do Sul;Santa Catarina;Pernambuco;Ceará;Espírito Santo;Goiás;Amazonas;Distrito Federal;Mato Grosso;Mato Grosso do Sul;Rio Grande do Norte;Paraíba;Alagoas;Sergipe;Piauí;Maranhão;Tocantins;Rondônia|São Paulo;Sao Paulo;Rio de Janeiro;Belo Horizonte;Brasília;Brasilia;Curitiba;Porto Alegre;Recife;Salvador;Fortaleza;Campinas;Florianópolis;Florianopolis;Manaus;Belém;Goiânia;Joinville;São Carlos;Vitória;Natal;Niterói;Santos;Guarulhos;Ribeirão Preto;São José dos Campos;São Bernardo do Campo;Santo André;Sorocaba;Osasco;Uberlândia;Juiz de Fora;Londrina;Maringá;Blumenau;Caxias do Sul;Cuiabá;Campo Grande;Maceió;Aracaju;Teresina;João Pessoa;São Luís;Porto Velho;Jundiaí;Piracicaba;Bauru;Pelotas
BS|Bahamas
BT|Bhutan||Thimphu
BW|Botswana||Gaborone
BY|Belarus||Minsk
BZ|Belize
CA|Canada;Kanada|Alberta;British Columbia;Manitoba;New Brunswick;Newfoundland;Nova Scotia;Ontario;Prince Edward Island;Quebec;Québec;Saskatchewan|Toronto;Vancouver;Montreal;Montréal;Ottawa;Calgary;Edmonton;Winnipeg;Halifax;Waterloo;Kitchener;Hamilton;Mississauga;Quebec City;Québec;Victoria;Kingston;Markham;Brampton;Burnaby;Laval;Longueuil;Gatineau;Sherbrooke;Trois-Rivières;Saguenay;Lévis;Brossard;Oshawa;Barrie;Guelph;Sudbury;Thunder Bay;St. Catharines;Oakville;Richmond Hill;Peterborough;Brantford;Coquitlam;Abbotsford;Kelowna;Kamloops;Nanaimo;New Westminster;Lethbridge;Red Deer;Medicine Hat;Fort McMurray;Saskatoon;Moose Jaw;Moncton;Fredericton;St. John’s;Charlottetown;Whitehorse;Yellowknife;Etobicoke;North York
CG|Congo||Kinshasa
CH|Switzerland;Schweiz;Suisse;Svizzera;Suiza||Zurich;Zürich;Geneva;Genève;Genf;Basel;Bern;Lausanne;Lugano;Winterthur;Lucerne;Luzern;St. Gallen;Zug;Thun;Schaffhausen;Fribourg;Neuchâtel;Chur;Aarau;Rapperswil;Montreux;Yverdon-les-Bains;Vevey;Nyon;Bellinzona
CI|Ivory Coast;Côte d’Ivoire||Abidjan
CL|Chile|Región Metropolitana;Araucanía;La Araucanía;Biobío;Maule;Los Lagos;Los Ríos;Coquimbo|Santiago;Santiago de Chile;Valparaíso;Concepción;Viña del Mar;Antofagasta;Temuco;Rancagua;Talca;Arica;Iquique;Puerto Montt;La Serena;Valdivia;Chillán;Osorno;Copiapó;Punta Arenas
CM|Cameroon;Cameroun||Douala;Yaoundé
CN|China;中国;中國|Guangdong;Zhejiang;Jiangsu;Sichuan;Shandong;Hubei;Fujian|Beijing;北京;Shanghai;上海;Shenzhen;深圳;Guangzhou;广州;Hangzhou;杭州;Nanjing;南京;Chengdu;成都;Wuhan;武汉;Xi’an;西安;Suzhou;苏州;Tianjin;天津;Chongqing;重庆;Dalian;大连;Qingdao;青岛;Xiamen;厦门;Hefei;合肥;Changsha;长沙;Harbin;哈尔滨;Zhengzhou;郑州;Jinan;济南;Shenyang;沈阳
CO|Colombia;Kolumbien|Antioquia;Cundinamarca;Valle del Cauca;Boyacá;Risaralda;Quindío;Tolima;Nariño|Bogotá;Bogota;Medellín;Medellin;Cali;Barranquilla;Cartagena;Bogotá D.C.;Bucaramanga;Manizales;Cúcuta;Ibagué;Santa Marta;Villavicencio;Neiva;Popayán;Montería
CR|Costa Rica||San José
CU|Cuba||Havana;La Habana
CV|Cape Verde
CY|Cyprus
CZ|Czech Republic;Czechia;Tschechien;Česko||Prague;Praha;Brno;Ostrava;Plzeň;Liberec;Olomouc;České Budějovice;Hradec Králové;Pardubice;Ústí nad Labem;Zlín
DE|Germany;Deutschland;Allemagne;Alemania;Alemanha;Germania;Duitsland;Niemcy;Almanya|Bavaria;Bayern;Baden-Württemberg;Hessen;Hesse;Nordrhein-Westfalen;Niedersachsen;Sachsen;Saxony;North Rhine-Westphalia;Lower Saxony;Brandenburg;Thüringen;Thuringia;Saarland;Rheinland-Pfalz;Schleswig-Holstein;Sachsen-Anhalt;Mecklenburg-Vorpommern|Berlin;Munich;München;Hamburg;Frankfurt;Frankfurt am Main;Cologne;Köln;Stuttgart;Düsseldorf;Dortmund;Essen;Leipzig;Dresden;Hannover;Hanover;Nuremberg;Nürnberg;Bremen;Bonn;Karlsruhe;Mannheim;Heidelberg;Freiburg;Aachen;Münster;Augsburg;Wiesbaden;Mainz;Darmstadt;Kiel;Jena;Potsdam;Tübingen;Göttingen;Saarbrücken;Ulm;Kassel;Erlangen;Konstanz;Würzburg;Regensburg;Walldorf;Garching;Bochum;Wuppertal;Bielefeld;Mönchengladbach;Gelsenkirchen;Braunschweig;Chemnitz;Krefeld;Halle (Saale);Magdeburg;Oberhausen;Lübeck;Erfurt;Rostock;Mülheim an der Ruhr;Ludwigshafen;Leverkusen;Oldenburg;Osnabrück;Solingen;Neuss;Paderborn;Ingolstadt;Fürth;Offenbach;Heilbronn;Pforzheim;Wolfsburg;Bottrop;Reutlingen;Koblenz;Bremerhaven;Recklinghausen;Remscheid;Bergisch Gladbach;Trier;Moers;Siegen;Hildesheim;Salzgitter;Cottbus;Gütersloh;Kaiserslautern;Schwerin;Ludwigsburg;Esslingen;Iserlohn;Düren;Flensburg;Zwickau;Ratingen;Villingen-Schwenningen;Friedrichshafen;Ravensburg;Passau;Bayreuth;Bamberg;Landshut;Rosenheim;Kempten;Schweinfurt;Aschaffenburg;Hanau;Fulda;Marburg;Gießen;Giessen;Wetzlar;Lüneburg;Göppingen;Böblingen;Sindelfingen;Offenburg;Lörrach;Stralsund;Greifswald;Neubrandenburg;Dessau;Weimar;Görlitz;Bautzen;Ilmenau;Wilhelmshaven;Delmenhorst;Detmold;Lippstadt;Troisdorf;Sankt Augustin;Eschborn;Unterföhring;Ismaning;Herzogenaurach;Freising;Neu-Ulm;Aalen;Schwäbisch Gmünd;Speyer
DK|Denmark;Danmark;Dänemark;Danemark||Copenhagen;København;Aarhus;Odense;Aalborg;Esbjerg;Randers;Kolding;Horsens;Vejle;Roskilde;Herning;Silkeborg;Kongens Lyngby
DO|Dominican Republic;República Dominicana||Santo Domingo
DZ|Algeria;Algérie;الجزائر||Algiers;وهران;قسنطينة
EC|Ecuador|Pichincha;Guayas;Azuay|Quito;Guayaquil;Cuenca;Ambato;Loja;Machala;Portoviejo;Riobamba
EE|Estonia;Eesti||Tallinn;Tartu
EG|Egypt;Egypte;Ägypten;مصر||Cairo;Alexandria;Giza;القاهرة;الإسكندرية;الجيزة;المنصورة;أسيوط;طنطا
ES|Spain;España;Spanien;Espagne;Spagna;Espanha;Spanje;Hiszpania|Catalonia;Cataluña;Catalunya;Andalucía;Andalusia;Comunidad de Madrid;Comunidad Valenciana;País Vasco;Basque Country;Galicia;Asturias;Castilla y León;Castilla-La Mancha;Extremadura;Aragón;Cantabria;Navarra;Islas Canarias;Canary Islands;Islas Baleares|Madrid;Barcelona;Valencia;Seville;Sevilla;Zaragoza;Málaga;Malaga;Bilbao;Granada;Murcia;Palma;Alicante;Salamanca;Valladolid;A Coruña;San Sebastián;Las Palmas de Gran Canaria;Las Palmas;Santa Cruz de Tenerife;Vigo;Gijón;Oviedo;Vitoria-Gasteiz;Pamplona;Santander;Logroño;Burgos;Almería;Cádiz;Huelva;Jaén;Badajoz;Cáceres;Ciudad Real;Albacete;Castellón de la Plana;Elche;Tarragona;Lleida;Girona;Reus;Sabadell;Terrassa;Mataró;Badalona;L’Hospitalet de Llobregat;Sant Cugat del Vallès;Getafe;Leganés;Móstoles;Alcalá de Henares;Alcobendas;Alcorcón;Fuenlabrada;Pozuelo de Alarcón;Las Rozas;Majadahonda;Tres Cantos;Torrejón de Ardoz;Santiago de Compostela;Lugo;Ourense;Pontevedra;Segovia;Huesca;Teruel;Jerez de la Frontera;Marbella;Donostia;Barakaldo;Palma de Mallorca;Benidorm
ET|Ethiopia||Addis Ababa
FI|Finland;Suomi;Finnland||Helsinki;Espoo;Tampere;Turku;Oulu;Jyväskylä;Lahti;Kuopio;Vantaa;Joensuu;Lappeenranta;Vaasa;Rovaniemi;Seinäjoki;Hämeenlinna
FJ|Fiji
FR|France;Frankreich;Francia;França|Île-de-France;Ile-de-France;Bretagne;Provence;Occitanie;Normandie;Auvergne-Rhône-Alpes;Nouvelle-Aquitaine;Grand Est;Hauts-de-France;Pays de la Loire;Provence-Alpes-Côte d’Azur|Paris;Lyon;Marseille;Toulouse;Nice;Nantes;Strasbourg;Montpellier;Bordeaux;Lille;Rennes;Grenoble;Rouen;Dijon;Angers;Reims;Tours;Nancy;Metz;Saint-Étienne;Versailles;Toulon;Le Havre;Le Mans;Aix-en-Provence;Limoges;Clermont-Ferrand;Villeurbanne;Amiens;Besançon;Orléans;Mulhouse;Caen;Perpignan;Boulogne-Billancourt;Argenteuil;Montreuil;Roubaix;Tourcoing;Nanterre;Avignon;Créteil;Poitiers;Dunkerque;Courbevoie;La Défense;Aubervilliers;Rueil-Malmaison;Issy-les-Moulineaux;Levallois-Perret;Neuilly-sur-Seine;Antibes;Cannes;La Rochelle;Annecy;Chambéry;Troyes;Quimper;Lorient;Saint-Nazaire;Saint-Malo;Bayonne;Biarritz;Angoulême;Chartres;Bourges;Nîmes;Colmar;Belfort;Valenciennes;Compiègne;Cergy;Évry;Palaiseau;Gif-sur-Yvette;Saclay;Vélizy-Villacoublay;Sophia Antipolis;Saint-Ouen;Saint-Cloud;Puteaux;Vincennes;Niort;Tarbes;Béziers;Ajaccio
GA|Gabon
GB|United Kingdom;UK;U.K.;Great Britain;Großbritannien;Royaume-Uni;Reino Unido;Regno Unito;England;Scotland;Wales;Northern Ireland|Surrey;Kent;Essex;Hampshire;Devon;Cornwall;Norfolk;Suffolk;Yorkshire;Lancashire;Oxfordshire;Cambridgeshire;Berkshire;Hertfordshire;Middlesex;West Midlands;Greater London;Greater Manchester;East Sussex;West Sussex|London;Oxford;Manchester;Liverpool;Leeds;Sheffield;Bristol;Edinburgh;Glasgow;Cardiff;Belfast;Nottingham;Newcastle;Southampton;Leicester;Coventry;Reading;Brighton;Bath;York;Exeter;Aberdeen;Dundee;Durham;Guildford;Milton Keynes;Plymouth;Portsmouth;Norwich;Cambridge;Birmingham;Luton;Northampton;Peterborough;Ipswich;Colchester;Chelmsford;Southend-on-Sea;Basildon;Stevenage;Watford;St Albans;Hemel Hempstead;Slough;Maidenhead;Bracknell;Basingstoke;Farnborough;Woking;Crawley;Horsham;Eastbourne;Worthing;Canterbury;Maidstone;Tunbridge Wells;Dartford;Bournemouth;Poole;Salisbury;Winchester;Swindon;Cheltenham;Gloucester;Hereford;Telford;Shrewsbury;Stoke-on-Trent;Wolverhampton;Walsall;Solihull;Redditch;Leamington Spa;Loughborough;Derby;Grimsby;Scunthorpe;Kingston upon Hull;Doncaster;Rotherham;Barnsley;Huddersfield;Bradford;Wakefield;Harrogate;Middlesbrough;Stockton-on-Tees;Darlington;Sunderland;Gateshead;Newcastle upon Tyne;Carlisle;Lancaster;Blackpool;Blackburn;Burnley;Bolton;Rochdale;Oldham;Stockport;Salford;Warrington;Wigan;Birkenhead;Crewe;Macclesfield;Wrexham;Swansea;Aberystwyth;Torquay;Taunton;Yeovil;Truro;Weston-super-Mare;Bedford;Kettering;Inverness;Stirling;Falkirk;Kilmarnock;St Andrews;Dunfermline;Lisburn;Egham;Uxbridge;Croydon
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
HU|Hungary;Magyarország;Ungarn||Budapest;Debrecen;Szeged;Miskolc;Pécs;Győr
ID|Indonesia||Jakarta;Bandung;Surabaya;Yogyakarta;Bali;Denpasar
IE|Ireland;Irland;Irlande;Éire||Dublin;Cork;Galway;Limerick;Waterford;Drogheda;Dundalk;Kilkenny;Athlone;Sligo;Tralee;Letterkenny;Carlow;Maynooth
IL|Israel||Tel Aviv;Jerusalem;Haifa;Herzliya
IN|India;भारत;Indien;Inde|Andhra Pradesh;Assam;Bihar;Chhattisgarh;Goa;Gujarat;Haryana;Himachal Pradesh;Jharkhand;Karnataka;Kerala;Madhya Pradesh;Maharashtra;Manipur;Odisha;Punjab;Rajasthan;Sikkim;Tamil Nadu;Tamilnadu;Telangana;Uttar Pradesh;Uttarakhand;West Bengal;मध्य प्रदेश;उत्तर प्रदेश;महाराष्ट्र;राजस्थान;बिहार;गुजरात;कर्नाटक;पंजाब;हरियाणा;केरल;तमिलनाडु;तेलंगाना;ओडिशा;असम;झारखंड;छत्तीसगढ़;उत्तराखंड|Delhi;New Delhi;Mumbai;Bombay;Bangalore;Bengaluru;Hyderabad;Chennai;Kolkata;Pune;Ahmedabad;Jaipur;Noida;Gurgaon;Gurugram;Surat;Lucknow;Kanpur;Nagpur;Indore;Bhopal;Patna;Vadodara;Coimbatore;Kochi;Cochin;Thiruvananthapuram;Trivandrum;Visakhapatnam;Vizag;Mysore;Mysuru;Chandigarh;Mohali;Bhubaneswar;Guwahati;Dehradun;Roorkee;Kharagpur;Ranchi;Raipur;Vellore;Tiruchirappalli;Trichy;Madurai;Nashik;Thane;Navi Mumbai;Ghaziabad;Faridabad;Agra;Varanasi;Allahabad;Prayagraj;Amritsar;Ludhiana;Jalandhar;Udaipur;Jodhpur;Pilani;Manipal;Mangalore;Hubli;Belgaum;Aurangabad;Rajkot;Gandhinagar;दिल्ली;नई दिल्ली;मुंबई;बेंगलुरु;बंगलौर;हैदराबाद;चेन्नई;कोलकाता;पुणे;अहमदाबाद;जयपुर;नोएडा;गुरुग्राम;लखनऊ;कानपुर;नागपुर;इंदौर;भोपाल;पटना;वाराणसी;आगरा;रांची;देहरादून;चंडीगढ़;इलाहाबाद;प्रयागराज;ग्वालियर;जबलपुर;रायपुर;जोधपुर;उदयपुर;वडोदरा;नासिक;Warangal;Vijayawada;Guntur;Tirupati;Nellore;Kakinada;Rajahmundry;Anantapur;Kurnool;Karimnagar;Nizamabad;Secunderabad;Erode;Tiruppur;Thanjavur;Tirunelveli;Hosur;Kanchipuram;Puducherry;Pondicherry;Thrissur;Kozhikode;Calicut;Kollam;Kottayam;Palakkad;Kannur;Alappuzha;Hubballi;Dharwad;Davangere;Belagavi;Shivamogga;Tumkur;Udupi;Kalaburagi;Ballari;Solapur;Kolhapur;Sangli;Amravati;Pimpri-Chinchwad;Nanded;Jalgaon;Bhavnagar;Jamnagar;Vapi;Bharuch;Ajmer;Bikaner;Alwar;Sikar;Gwalior;Jabalpur;Ujjain;Bilaspur;Bhilai;Jamshedpur;Dhanbad;Bokaro;Rourkela;Cuttack;Sambalpur;Siliguri;Durgapur;Asansol;Howrah;Muzaffarpur;Bhagalpur;Darbhanga;Gorakhpur;Bareilly;Meerut;Aligarh;Moradabad;Jhansi;Mathura;Saharanpur;Greater Noida;Panipat;Sonipat;Rohtak;Karnal;Hisar;Ambala;Panchkula;Patiala;Bathinda;Phagwara;Shimla;Solan;Haridwar;Rishikesh;Haldwani;Jammu;Srinagar;Shillong;Silchar;Agartala;Imphal;Itanagar;Panaji;Dibrugarh;Tezpur
IQ|Iraq;العراق||Baghdad;بغداد;البصرة;الموصل;أربيل
IR|Iran||Tehran;Isfahan;Shiraz
IS|Iceland;Ísland||Reykjavik
IT|Italy;Italia;Italien;Italie;Itália;Italië;Włochy|Lombardia;Lombardy;Toscana;Tuscany;Lazio;Piemonte;Sicilia;Veneto;Emilia-Romagna;Liguria;Puglia;Campania;Calabria;Sardegna;Sardinia;Friuli-Venezia Giulia;Trentino-Alto Adige;Umbria;Abruzzo;Basilicata;Molise;Piedmont;Sicily|Rome;Roma;Milan;Milano;Turin;Torino;Naples;Napoli;Bologna;Florence;Firenze;Genoa;Genova;Venice;Venezia;Padua;Padova;Verona;Pisa;Bari;Palermo;Catania;Trento;Trieste;Parma;Modena;Perugia;Siena;Brescia;Bergamo;Monza;Varese;Pavia;Lecco;Cremona;Mantova;Piacenza;Reggio Emilia;Reggio Calabria;Ferrara;Ravenna;Rimini;Forlì;Cesena;Ancona;Pesaro;Macerata;Terni;Viterbo;Frosinone;L’Aquila;Pescara;Chieti;Teramo;Campobasso;Salerno;Caserta;Avellino;Benevento;Foggia;Lecce;Taranto;Brindisi;Potenza;Matera;Cosenza;Catanzaro;Messina;Siracusa;Ragusa;Agrigento;Trapani;Cagliari;Sassari;Vicenza;Treviso;Rovigo;Belluno;Udine;Pordenone;Gorizia;Bolzano;Novara;Alessandria;Cuneo;Vercelli;Biella;Aosta;Savona;La Spezia;Livorno;Lucca;Pistoia;Arezzo;Grosseto;Carrara;Sesto San Giovanni;Segrate;Assago
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
MX|Mexico;México;Mexiko;Mexique|Jalisco;Nuevo León;Estado de México;Sinaloa;Sonora;Chihuahua;Coahuila;Tamaulipas;Veracruz;Yucatán;Quintana Roo;Guanajuato;Michoacán;Oaxaca;Chiapas;San Luis Potosí;Aguascalientes;Baja California;Zacatecas;Nayarit;Colima;Tlaxcala;Campeche|Mexico City;Ciudad de México;CDMX;Guadalajara;Monterrey;Puebla;Tijuana;Querétaro;Mérida;León;Toluca;Cancún;Culiacán;Hermosillo;Saltillo;Morelia;Mexicali;Xalapa;Tampico;Torreón;Zapopan;Cuernavaca;Villahermosa;Tuxtla Gutiérrez;Mazatlán;Ciudad Juárez;Reynosa;Acapulco
MY|Malaysia|Selangor|Kuala Lumpur;Penang;Johor Bahru;Petaling Jaya;Cyberjaya
MZ|Mozambique;Moçambique||Maputo
NA|Namibia||Windhoek
NE|Niger
NG|Nigeria|Lagos State|Lagos;Abuja;Ibadan;Port Harcourt;Kano
NI|Nicaragua||Managua
NL|Netherlands;The Netherlands;Nederland;Niederlande;Pays-Bas;Países Bajos;Paesi Bassi;Holandia|Zuid-Holland;Noord-Holland;North Holland;South Holland;Utrecht;Gelderland;Noord-Brabant;North Brabant;Overijssel;Friesland;Drenthe;Flevoland|Amsterdam;Rotterdam;The Hague;Den Haag;Utrecht;Eindhoven;Delft;Groningen;Leiden;Nijmegen;Tilburg;Maastricht;Haarlem;Enschede;Arnhem;Breda;Wageningen;Almere;Apeldoorn;Zwolle;Zoetermeer;Dordrecht;Leeuwarden;Amersfoort;’s-Hertogenbosch;Den Bosch;Hilversum;Amstelveen;Heerlen;Venlo;Roosendaal;Alkmaar;Hoofddorp;Schiphol;Rijswijk;Zeist;Veenendaal;Helmond;Veldhoven;Deventer;Hengelo;Almelo;Emmen;Assen;Lelystad;Middelburg;Vlissingen;Purmerend;Zaandam;Nieuwegein;Woerden;Diemen;Schiedam;Vlaardingen;Capelle aan den IJssel;Bergen op Zoom;Sittard;Roermond;Alphen aan den Rijn;Noordwijk
NO|Norway;Norge;Norwegen||Oslo;Bergen;Trondheim;Stavanger;Drammen;Kristiansand;Fredrikstad;Tromsø;Ålesund;Bodø;Sandnes;Lillestrøm;Gjøvik;Kongsberg
NP|Nepal||Kathmandu
NZ|New Zealand;Neuseeland||Auckland;Wellington;Christchurch;Dunedin
OM|Oman;سلطنة عمان||Muscat;مسقط;صلالة
PA|Panama;Panamá||Panama City
PE|Peru;Perú||Lima;Arequipa;Trujillo;Cusco;Piura;Chiclayo;Huancayo;Iquitos;Tacna
PG|Papua New Guinea
PH|Philippines||Manila;Quezon City;Makati;Cebu;Taguig;Davao
PK|Pakistan|Sindh;Khyber Pakhtunkhwa|Karachi;Lahore;Islamabad;Rawalpindi;Peshawar;Faisalabad;Multan
PL|Poland;Polska;Polen;Pologne;Polonia;Polônia|Mazowieckie;Małopolskie;Małopolska;Śląskie;Dolnośląskie;Wielkopolskie;Pomorskie;Podkarpackie;Lubelskie;Łódzkie;Kujawsko-Pomorskie;Zachodniopomorskie|Warsaw;Warszawa;Kraków;Krakow;Cracow;Wrocław;Wroclaw;Poznań;Poznan;Gdańsk;Gdansk;Łódź;Lodz;Katowice;Lublin;Szczecin;Gdynia;Gliwice;Bydgoszcz;Białystok;Bialystok;Częstochowa;Radom;Toruń;Sosnowiec;Kielce;Rzeszów;Zabrze;Olsztyn;Bielsko-Biała;Bielsko-Biala;Bytom;Zielona Góra;Rybnik;Ruda Śląska;Opole;Tychy;Gorzów Wielkopolski;Elbląg;Płock;Plock;Wałbrzych;Walbrzych;Włocławek;Wloclawek;Tarnów;Chorzów;Koszalin;Kalisz;Legnica;Grudziądz;Słupsk;Slupsk;Jaworzno;Nowy Sącz;Siedlce;Suwałki;Przemyśl;Zamość;Mielec;Sopot;Piaseczno;Pruszków;Stalowa Wola;Krosno
PR|Puerto Rico||San Juan
PS|Palestine
PT|Portugal||Lisbon;Lisboa;Porto;Coimbra;Braga;Aveiro;Faro;Setúbal;Funchal;Leiria;Évora;Viseu;Guimarães;Viana do Castelo;Matosinhos;Almada;Amadora;Oeiras;Cascais;Sintra;Vila Nova de Gaia;Covilhã;Castelo Branco;Vila Real
PY|Paraguay||Asunción
QA|Qatar;قطر||Doha;الدوحة
RO|Romania;România;Rumänien||Bucharest;București;Cluj-Napoca;Cluj;Timișoara;Iași;Brașov;Constanța;Craiova;Oradea;Sibiu;Galați;Ploiești
RS|Serbia;Srbija||Belgrade;Beograd;Novi Sad
RU|Russia;Россия;Russland|Московская область;Ленинградская область|Moscow;Москва;Saint Petersburg;Санкт-Петербург;Novosibirsk;Kazan;Saint-Petersburg;St. Petersburg;Yekaterinburg;Nizhny Novgorod;Krasnoyarsk;Kaliningrad;Rostov-on-Don;Voronezh;Krasnodar;Tomsk;Vladivostok;Chelyabinsk;Новосибирск;Екатеринбург;Казань;Нижний Новгород;Самара;Омск;Челябинск;Ростов-на-Дону;Уфа;Красноярск;Пермь;Воронеж;Волгоград;Краснодар;Саратов;Тюмень;Тольятти;Ижевск;Барнаул;Иркутск;Хабаровск;Ярославль;Владивосток;Томск;Калининград;Тула;Сочи
RW|Rwanda||Kigali
SA|Saudi Arabia;السعودية;المملكة العربية السعودية||Riyadh;Jeddah;Dammam;الرياض;جدة;الدمام;مكة المكرمة;المدينة المنورة
SC|Seychelles
SD|Sudan||Khartoum
SE|Sweden;Sverige;Schweden;Suède||Stockholm;Gothenburg;Göteborg;Malmö;Uppsala;Lund;Linköping;Västerås;Örebro;Norrköping;Helsingborg;Jönköping;Umeå;Gävle;Borås;Södertälje;Eskilstuna;Halmstad;Växjö;Karlstad;Sundsvall;Luleå;Östersund;Trollhättan;Solna;Skövde;Kalmar;Kristianstad;Karlskrona
SG|Singapore;Singapur;新加坡||Singapore
SI|Slovenia;Slovenija||Ljubljana
SK|Slovakia;Slovensko||Bratislava;Košice;Žilina;Nitra
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
TR|Turkey;Türkiye;Turkiye;Türkei;Turquie||Istanbul;İstanbul;Ankara;Izmir;İzmir;Bursa;Antalya;Adana;Konya;Eskişehir;Kocaeli;Gaziantep;Kayseri;Mersin;Diyarbakır;Samsun;Denizli;Şanlıurfa;Trabzon;Malatya;Erzurum;Sakarya;Manisa;Balıkesir;Tekirdağ;Muğla;Gebze;Bodrum;Hatay;Edirne;Çanakkale;Zonguldak;Elazığ;Kütahya;Isparta;İzmit
TT|Trinidad and Tobago
TW|Taiwan;台灣;台湾||Taipei;台北;Hsinchu;新竹;Kaohsiung;Taichung
TZ|Tanzania||Dar es Salaam
UA|Ukraine;Україна||Kyiv;Kiev;Lviv;Kharkiv;Odesa
UG|Uganda||Kampala
US|United States;United States of America;USA;U.S.A.;U.S.A;US;U.S.;États-Unis;Estados Unidos;EE. UU.;Stati Uniti;Verenigde Staten;Stany Zjednoczone;ABD|Alabama;Alaska;Arizona;Arkansas;California;Colorado;Connecticut;Delaware;Florida;Georgia;Hawaii;Idaho;Illinois;Indiana;Iowa;Kansas;Kentucky;Louisiana;Maine;Maryland;Massachusetts;Michigan;Minnesota;Mississippi;Missouri;Montana;Nebraska;Nevada;New Hampshire;New Jersey;New Mexico;New York;North Carolina;North Dakota;Ohio;Oklahoma;Oregon;Pennsylvania;Rhode Island;South Carolina;South Dakota;Tennessee;Texas;Utah;Vermont;Virginia;Washington;West Virginia;Wisconsin;Wyoming;District of Columbia;D.C.;Bay Area;San Francisco Bay Area;Silicon Valley;Greater Boston;Long Island|New York City;New York;NYC;Brooklyn;Manhattan;Queens;Bronx;Buffalo;Rochester;Syracuse;Albany;Ithaca;Yonkers;White Plains;Los Angeles;San Francisco;San Diego;San Jose;Sacramento;Oakland;Berkeley;Palo Alto;Mountain View;Menlo Park;Sunnyvale;Santa Clara;Cupertino;Redwood City;San Mateo;Fremont;Irvine;Anaheim;Long Beach;Santa Monica;Santa Barbara;Santa Cruz;Pasadena;Burbank;Fresno;Riverside;Stanford;Davis;La Jolla;Hayward;Pleasanton;South San Francisco;Foster City;Milpitas;Chicago;Evanston;Urbana;Champaign;Naperville;Springfield;Houston;Dallas;Austin;San Antonio;Fort Worth;El Paso;Arlington;Plano;Irving;Frisco;College Station;Lubbock;Round Rock;Phoenix;Tucson;Tempe;Scottsdale;Mesa;Chandler;Gilbert;Philadelphia;Pittsburgh;Harrisburg;State College;Bethlehem;Allentown;Seattle;Bellevue;Redmond;Kirkland;Tacoma;Spokane;Boston;Cambridge;Somerville;Worcester;Waltham;Lowell;Amherst;Newton;Quincy;Denver;Boulder;Colorado Springs;Fort Collins;Aurora;Golden;Washington;Washington DC;Washington, D.C.;Bethesda;Rockville;Baltimore;College Park;Annapolis;Gaithersburg;Alexandria;Reston;McLean;Fairfax;Richmond;Norfolk;Virginia Beach;Charlottesville;Blacksburg;Atlanta;Savannah;Athens;Alpharetta;Marietta;Miami;Orlando;Tampa;Jacksonville;Gainesville;Tallahassee;Sarasota;Fort Lauderdale;St. Petersburg;Boca Raton;Charlotte;Raleigh;Durham;Chapel Hill;Greensboro;Asheville;Winston-Salem;Charleston;Columbia;Greenville;Nashville;Memphis;Knoxville;Chattanooga;Detroit;Ann Arbor;Grand Rapids;Lansing;East Lansing;Dearborn;Columbus;Cleveland;Cincinnati;Dayton;Toledo;Akron;Indianapolis;Bloomington;West Lafayette;Lafayette;South Bend;Fort Wayne;Minneapolis;St. Paul;Saint Paul;Duluth;Milwaukee;Madison;Green Bay;St. Louis;Saint Louis;Kansas City;Omaha;Lincoln;Des Moines;Ames;Iowa City;Oklahoma City;Tulsa;Norman;New Orleans;Baton Rouge;Birmingham;Huntsville;Montgomery;Auburn;Tuscaloosa;Jackson;Little Rock;Louisville;Lexington;Las Vegas;Reno;Salt Lake City;Provo;Lehi;Boise;Portland;Eugene;Corvallis;Salem;Bend;Hillsboro;Beaverton;Honolulu;Anchorage;Albuquerque;Santa Fe;Los Alamos;Newark;Jersey City;Hoboken;Princeton;Trenton;New Brunswick;Edison;Camden;Hartford;New Haven;Stamford;Providence;Manchester;Burlington;Wilmington;Hanover;Williamsburg;Houghton;Bakersfield;Stockton;Modesto;Santa Rosa;Chula Vista;Oceanside;Escondido;Carlsbad;Torrance;Pomona;Fullerton;Costa Mesa;Huntington Beach;Newport Beach;Santa Ana;Garden Grove;Rancho Cucamonga;Thousand Oaks;Simi Valley;Oxnard;Visalia;Vallejo;Walnut Creek;San Luis Obispo;San Bernardino;Palm Springs;El Segundo;Culver City;Beverly Hills;West Hollywood;San Rafael;Emeryville;Alameda;Santa Clarita;Roseville;Elk Grove;San Marcos;Denton;McKinney;Amarillo;Corpus Christi;Laredo;McAllen;Brownsville;Waco;Killeen;Sugar Land;The Woodlands;Galveston;Carrollton;Grand Prairie;Pflugerville;New Braunfels;Glendale;Peoria;Flagstaff;Yuma;Lakewood;Broomfield;Loveland;Greeley;Longmont;Pueblo;Littleton;Englewood;Ogden;Orem;Missoula;Bozeman;Nampa;Idaho Falls;Pocatello;Coeur d’Alene;Bellingham;Renton;Bothell;Olympia;Richland;Pullman;Gresham;Tigard;Fargo;Sioux Falls;Rapid City;Grand Forks;Cheyenne;Laramie;Topeka;Wichita;Overland Park;Olathe;Lenexa;Joplin;Fayetteville;Bentonville;Fort Smith;Jonesboro;Shreveport;Lake Charles;Metairie;Biloxi;Gulfport;Hattiesburg;Starkville;Murfreesboro;Clarksville;Johnson City;Oak Ridge;Bowling Green;Owensboro;Evansville;Terre Haute;Muncie;Kokomo;Elkhart;Kalamazoo;Livonia;Sterling Heights;Southfield;Farmington Hills;Auburn Hills;Ypsilanti;Youngstown;Cuyahoga Falls;Scranton;Wilkes-Barre;King of Prussia;West Chester;Conshohocken;Bensalem;Altoona;Johnstown;Utica;Binghamton;Poughkeepsie;New Rochelle;Schenectady;Saratoga Springs;Plattsburgh;Hauppauge;Stony Brook;Mineola;Parsippany;Morristown;Piscataway;Paramus;Hackensack;Secaucus;Cherry Hill;Mount Laurel;Bridgewater;Toms River;Atlantic City;Danbury;Norwalk;Bridgeport;Waterbury;Middletown;Pawtucket;Cranston;Framingham;Woburn;Brockton;New Bedford;Fall River;Natick;Needham;Nashua;Silver Spring;Hagerstown;Towson;Germantown;Herndon;Ashburn;Tysons;Manassas;Leesburg;Fredericksburg;Roanoke;Lynchburg;Harrisonburg;Newport News;Morgantown;Gastonia;Spartanburg;Rock Hill;Myrtle Beach;Clemson;Augusta;Valdosta;Sandy Springs;Kennesaw;Lawrenceville;Pensacola;Fort Myers;Cape Coral;Daytona Beach;Lakeland;Clearwater;St. Augustine;West Palm Beach;Palm Beach Gardens;Coral Gables;Coral Springs;Hialeah;Pompano Beach;Boynton Beach;Delray Beach;Kissimmee;Ocala;Winter Park;Rockford;Joliet;Schaumburg;Oak Brook;Skokie;Downers Grove;Arlington Heights;Hoffman Estates;DeKalb;Carbondale;Moline;Kenosha;Waukesha;Oshkosh;Eau Claire;La Crosse;Janesville;Stevens Point;St. Cloud;Mankato;Eden Prairie;Maple Grove;Minnetonka;Eagan;Cedar Rapids;Sioux City;Council Bluffs;Dubuque;West Des Moines;Ankeny;Cedar Falls;Broken Arrow;Stillwater;Las Cruces;Rio Rancho;Fairbanks;Juneau
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
