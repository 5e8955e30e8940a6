/** Cities under other names than the first: `name;other;…`. The first one is shown. */
export const citySpellings = `
New York;New York City;NYC;New York NY;NY City
San Francisco;SF
Los Angeles;LA
Washington;Washington D.C.;Washington DC;DC
Philadelphia;Philly
Frankfurt;Frankfurt am Main;Frankfurt/Main;Frankfurt a.M.;Francfort
Munich;München;Monaco di Baviera
Cologne;Köln
Düsseldorf;Dusseldorf
Hanover;Hannover
Nuremberg;Nürnberg
Zurich;Zürich;Zurigo
Geneva;Genève;Genf;Ginevra
Basel;Bâle;Basle
Bern;Berne
Lucerne;Luzern
Vienna;Wien
Brussels;Bruxelles;Brussel
Antwerp;Antwerpen;Anvers
Ghent;Gent;Gand
The Hague;Den Haag;'s-Gravenhage
Lisbon;Lisboa
Porto;Oporto
Seville;Sevilla
Milan;Milano;Mailand
Rome;Roma
Turin;Torino
Naples;Napoli
Florence;Firenze
Venice;Venezia
Prague;Praha;Prag
Warsaw;Warszawa;Warschau
Kraków;Cracow;Krakau
Wrocław;Breslau
Gdańsk;Danzig
Copenhagen;København;Kopenhagen
Gothenburg;Göteborg
Helsinki;Helsingfors
Athens;Athina
Moscow;Moskva
Saint Petersburg;Sankt-Peterburg
Kyiv;Kiev
Bucharest;București
Belgrade;Beograd
Istanbul;İstanbul
Bengaluru;Bangalore;Bangalore/Bengaluru;Bengaluru/Bangalore
Mumbai;Bombay
Kolkata;Calcutta
Chennai;Madras
Gurugram;Gurgaon
Kochi;Cochin
Mysuru;Mysore
Pune;Poona
Delhi;New Delhi
Thiruvananthapuram;Trivandrum
Beijing;Peking;北京
Shanghai;上海
Shenzhen;深圳
Tokyo;東京
Osaka;大阪
Seoul;서울
Taipei;台北
Hong Kong;香港
Ho Chi Minh City;Saigon;Hồ Chí Minh
Hanoi;Hà Nội
Mexico City;Ciudad de México;CDMX
Montreal;Montréal
Québec;Quebec City
Tel Aviv;Tel Aviv-Yafo;תל אביב
Dubai;دبي
Cairo;القاهرة
`

/** States and provinces as `country|name;other;…`. The first one is shown; short forms stand for them beside their country alone. */
export const regionSpellings = `
US|Alabama;AL
US|Alaska;AK
US|Arizona;AZ
US|Arkansas;AR
US|California;CA
US|Colorado;CO
US|Connecticut;CT
US|Delaware;DE
US|District of Columbia;DC;D.C.
US|Florida;FL
US|Georgia;GA
US|Hawaii;HI
US|Idaho;ID
US|Illinois;IL
US|Indiana;IN
US|Iowa;IA
US|Kansas;KS
US|Kentucky;KY
US|Louisiana;LA
US|Maine;ME
US|Maryland;MD
US|Massachusetts;MA
US|Michigan;MI
US|Minnesota;MN
US|Mississippi;MS
US|Missouri;MO
US|Montana;MT
US|Nebraska;NE
US|Nevada;NV
US|New Hampshire;NH
US|New Jersey;NJ
US|New Mexico;NM
US|New York;NY;New York State
US|North Carolina;NC
US|North Dakota;ND
US|Ohio;OH
US|Oklahoma;OK
US|Oregon;OR
US|Pennsylvania;PA
US|Rhode Island;RI
US|South Carolina;SC
US|South Dakota;SD
US|Tennessee;TN
US|Texas;TX
US|Utah;UT
US|Vermont;VT
US|Virginia;VA
US|Washington;WA;Washington State
US|West Virginia;WV
US|Wisconsin;WI
US|Wyoming;WY
US|San Francisco Bay Area;Bay Area;SF Bay Area
CA|Alberta;AB
CA|British Columbia;BC
CA|Manitoba;MB
CA|New Brunswick;NB
CA|Newfoundland;NL;Newfoundland and Labrador
CA|Nova Scotia;NS
CA|Ontario;ON
CA|Prince Edward Island;PE
CA|Quebec;QC;Québec
CA|Saskatchewan;SK
AU|New South Wales;NSW
AU|Queensland;QLD
AU|Victoria;VIC
AU|Tasmania;TAS
AU|South Australia;SA
AU|Western Australia;WA
AU|Australian Capital Territory;ACT
AU|Northern Territory;NT
DE|Bavaria;Bayern;BY
DE|Baden-Württemberg;BW
DE|Berlin;BE
DE|Brandenburg;BB
DE|Bremen;HB
DE|Hamburg;HH
DE|Hesse;Hessen;HE
DE|Mecklenburg-Vorpommern;MV
DE|Lower Saxony;Niedersachsen;NI
DE|North Rhine-Westphalia;Nordrhein-Westfalen;NRW;NW
DE|Rhineland-Palatinate;Rheinland-Pfalz;RP
DE|Saarland;SL
DE|Saxony;Sachsen;SN
DE|Saxony-Anhalt;Sachsen-Anhalt;ST
DE|Schleswig-Holstein;SH
DE|Thuringia;Thüringen;TH
ES|Catalonia;Cataluña;Catalunya
ES|Andalusia;Andalucía
ES|Community of Madrid;Comunidad de Madrid
ES|Basque Country;País Vasco;Euskadi
ES|Valencian Community;Comunidad Valenciana;Comunitat Valenciana
ES|Canary Islands;Islas Canarias
IT|Lombardy;Lombardia
IT|Tuscany;Toscana
IT|Piedmont;Piemonte
IT|Sicily;Sicilia
IT|Sardinia;Sardegna
NL|North Holland;Noord-Holland
NL|South Holland;Zuid-Holland
NL|North Brabant;Noord-Brabant
IN|Andhra Pradesh;AP
IN|Delhi;DL;NCT of Delhi
IN|Gujarat;GJ
IN|Haryana;HR
IN|Karnataka;KA
IN|Kerala;KL
IN|Madhya Pradesh;MP
IN|Maharashtra;MH
IN|Punjab;PB
IN|Rajasthan;RJ
IN|Tamil Nadu;TN;Tamilnadu
IN|Telangana;TS;TG
IN|Uttar Pradesh;UP
IN|West Bengal;WB
BR|São Paulo;SP
BR|Rio de Janeiro;RJ
BR|Minas Gerais;MG
BR|Paraná;PR
BR|Rio Grande do Sul;RS
BR|Santa Catarina;SC
GB|England;ENG
GB|Scotland;SCT
GB|Wales;WLS
GB|Northern Ireland;NIR
`
