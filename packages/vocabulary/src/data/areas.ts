const european =
  'AL AD AT BY BE BA BG HR CY CZ DK EE FI FR DE GR HU IS IE IT XK LV LI LT LU MT MD MC ME NL MK NO PL PT RO RS SK SI ES SE CH UA GB'
const union = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'
const african =
  'DZ AO BJ BW BF BI CM CV TD CG CI EG ET GA GM GH GN KE LY MG MW ML MR MU MA MZ NA NE NG RW SN SC SL SO ZA SS SD TZ TG TN UG ZM ZW'
const middleEast = 'BH IR IQ IL JO KW LB OM PS QA SA SY TR AE YE EG'
const latin =
  'AR BZ BO BR CL CO CR CU DO EC SV GT HT HN JM MX NI PA PY PE PR SR TT UY VE BS BB'
const southernAsian = 'BD BT IN MV NP PK LK'
const easternAsian = 'CN HK JP MO MN KR TW'
const southEastAsian = 'BN KH ID LA MY MM PH SG TH VN'
const asian = `${southernAsian} ${easternAsian} ${southEastAsian} KZ KG TJ TM UZ AF`

/** Areas of several countries as `key|names;…|codes`. */
export const areaRows = `
europe|Europe;European;Continental Europe;Europa;EUR|${european}
eu|European Union;EU;EEA;European Economic Area|${union}
dach|DACH|DE AT CH
nordics|Nordics;Nordic countries;Scandinavia|DK FI IS NO SE
iberia|Iberia|ES PT
benelux|Benelux|BE NL LU
cee|Central and Eastern Europe;CEE;Eastern Europe|BG HR CZ EE HU LV LT PL RO RS SK SI UA
emea|EMEA|${european} ${african} ${middleEast}
africa|Africa|${african}
mena|MENA;Middle East|${middleEast} DZ MA TN LY
gcc|GCC;Gulf countries|BH KW OM QA SA AE
north america|North America;North American;NAM;NA;NAMER;NORAM|US CA MX
americas|Americas;the Americas;AMER|US CA ${latin}
latam|Latin America;LATAM;South America;Central America|${latin}
asia|Asia|${asian}
apac|APAC;Asia Pacific;Asia-Pacific;JAPAC;APJ|${southernAsian} ${easternAsian} ${southEastAsian} AU NZ
southeast asia|Southeast Asia;South East Asia;SEA;ASEAN|${southEastAsian}
oceania|Oceania;ANZ|AU NZ
`
