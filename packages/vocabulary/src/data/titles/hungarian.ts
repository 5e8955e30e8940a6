/** Titles in Hungarian, as `title-lists.ts` tells. */
export const hungarianTitles = `
posts|asszisztens;munkatárs;ügyintéző;vezető;menedzser;specialista;koordinátor;tanácsadó;szakértő;referens;gyakornok;adminisztrátor;elemző;igazgató;technikus;segítő;kisegítő;szakember;csoportvezető;helyettes
Software Engineer|szoftverfejlesztő;programozó;fejlesztő;szoftvermérnök;java fejlesztő;szoftver fejlesztő;programtervező informatikus;alkalmazásfejlesztő;.net fejlesztő;c++ fejlesztő;python fejlesztő|fejlesztési;szoftverfejlesztési
Front-End Developer|frontend fejlesztő;front end fejlesztő
Back-End Developer|backend fejlesztő;back end fejlesztő
Full-Stack Developer|full stack fejlesztő;fullstack fejlesztő
Web Developer|webfejlesztő;weblapkészítő;webszerkesztő;webprogramozó;webmester;web fejlesztő
Mobile Developer|mobilfejlesztő;mobilalkalmazás fejlesztő;android fejlesztő;ios fejlesztő
Game Developer|játékfejlesztő
QA Engineer|szoftvertesztelő;tesztelő;tesztmérnök;tesztautomatizáló;qa tesztelő|tesztelési
Data Scientist|adattudós
Data Analyst|adatelemző;üzleti adatelemző;adat elemző
Data Engineer|adatmérnök
Data Entry Clerk|adatrögzítő;gépíró;adatbeviteli munkatárs|adatrögzítő
Database Administrator|adatbázis adminisztrátor
Systems Administrator|rendszergazda;rendszeradminisztrátor;rendszermérnök;rendszerüzemeltető
Network Engineer|hálózati mérnök;hálózatmérnök;hálózati rendszergazda
IT Support Specialist|informatikus;it támogató;it technikus;számítástechnikai szerelő;informatikai munkatárs|informatikai;it támogatási
Security Analyst|információbiztonsági szakértő;kiberbiztonsági elemző|kiberbiztonsági;információbiztonsági
Systems Analyst|rendszerelemző;rendszerszervező
IT Manager|informatikai vezető;it vezető
Mechanical Engineer|gépészmérnök;konstruktőr;gépésztervező;gépész;fejlesztőmérnök;tervezőmérnök|gépészeti
Electrical Engineer|villamosmérnök;elektromérnök;elektronikai mérnök
Civil Engineer|építőmérnök;statikus;szerkezettervező;útépítő mérnök
Chemical Engineer|vegyészmérnök;vegyipari mérnök;folyamatmérnök
Industrial Engineer|gyártásmérnök;ipari mérnök;termelési mérnök;műszaki menedzser;termelésmérnök;gyártástechnológus
Quality Engineer|minőségellenőr;minőségügyi mérnök;minőségbiztosítási mérnök;minőségügyi munkatárs|minőségbiztosítási;minőségügyi;minőségellenőrzési
Environmental Engineer|környezetmérnök
Robotics Engineer|mechatronikai mérnök;plc programozó;automatizálási mérnök;robotprogramozó;mechatronikus
Engineer|mérnök
CAD Technician|műszaki rajzoló;cad szerkesztő
Health and Safety Specialist|munkavédelmi szakértő;munkavédelmi előadó|munkavédelmi
Engineering Technician|gépésztechnikus;építőipari technikus;műszaki asszisztens
Architect|építész;építészmérnök;tervező építész
Landscape Architect|tájépítész;kerttervező
Urban Planner|városrendező;településtervező
Interior Designer|belsőépítész;lakberendező
Surveyor|földmérő;geodéta;földmérő mérnök
Construction Manager|építésvezető;művezető építőipar;építésvezető mérnök
Construction Worker|építőmunkás;építőipari segédmunkás;segédmunkás;kubikos;építőipari szakmunkás;útépítő;építőipari munkás;építőipari dolgozó
Real Estate Agent|ingatlanközvetítő;ingatlanértékesítő;ingatlanügynök;ingatlanreferens|ingatlan
Bricklayer|kőműves
Stonemason|kőfaragó
Concrete Worker|betonozó;vasbetonszerelő;zsaluzó
Roofer|tetőfedő;bádogos tetőfedő
Tiler|burkoló;parkettázó;hidegburkoló;melegburkoló
Plasterer|vakoló;gipszkartonszerelő;gipszkartonozó
Glazier|üveges;ablakszerelő;nyílászáró szerelő
Insulation Installer|szigetelő
Carpenter|asztalos;ácsmester;bútorasztalos;ács állványozó;ácssegéd
Research Scientist|kutató;tudományos munkatárs;tudományos segédmunkatárs
Research Assistant|kutatási asszisztens;kutatóasszisztens|kutatási
Biologist|biológus;mikrobiológus
Chemist|vegyész;kémikus
Physicist|fizikus
Geologist|geológus
Economist|közgazdász
Mathematician|matematikus
Laboratory Technician|laboráns;laborasszisztens;laboratóriumi asszisztens;vegyésztechnikus;laborvezető;orvosi laboratóriumi asszisztens|laboratóriumi;labor
Registered Nurse|ápoló;ápolónő;nővér;kórházi ápoló;szakápoló;diplomás ápoló;általános ápoló;csecsemő és gyermekápoló
Midwife|szülésznő
Practical Nurse|gyakorló ápoló;segédápoló
Nursing Assistant|ápolási asszisztens;idősgondozó;gondozónő;házi gondozó;szociális gondozó;szociális gondozó és ápoló;betegkísérő;betegszállító;gondozó;házi segítségnyújtó;idősek gondozója;személyi segítő;idősgondozás;idősek ápolása;idősápoló
Physician|orvos;háziorvos;szakorvos;rezidens orvos;sebész;gyermekorvos
Medical Assistant|orvosi asszisztens;orvosírnok;körzeti nővér
Paramedic|mentőápoló;mentőtiszt;mentős;mentőtechnikus
Physical Therapist|gyógytornász;fizioterapeuta;gyógytornász fizioterapeuta
Occupational Therapist|ergoterapeuta
Speech-Language Pathologist|logopédus
Radiologic Technologist|röntgenasszisztens;radiográfus;képi diagnosztikai asszisztens
Dietitian|dietetikus;táplálkozási tanácsadó
Optometrist|optometrista
Optician|látszerész;optikus
Massage Therapist|masszőr;gyógymasszőr;sportmasszőr
Pharmacist|gyógyszerész
Pharmacy Technician|gyógyszertári asszisztens;gyógyszertári szakasszisztens
Dentist|fogorvos
Dental Assistant|fogászati asszisztens;fogorvosi asszisztens
Dental Hygienist|dentálhigiénikus
Dental Technician|fogtechnikus
Veterinarian|állatorvos
Veterinary Assistant|állatorvosi asszisztens
Psychologist|pszichológus
Therapist|pszichoterapeuta;terapeuta
Social Worker|szociális munkás;családsegítő;esetmenedzser
Clergy|lelkész;református lelkész
Teacher|tanár;tanító;tanítónő;pedagógus;tanárnő;középiskolai tanár;általános iskolai tanár;matematikatanár;nyelvtanár;angoltanár;magyartanár;testnevelő tanár;gyógypedagógus;némettanár;testnevelő;szakoktató
Lecturer|egyetemi oktató;tanársegéd;egyetemi docens;adjunktus;óraadó
Teaching Assistant|pedagógiai asszisztens;gyógypedagógiai asszisztens|pedagógiai
Tutor|korrepetitor;magántanár;korrepetálás
Principal|iskolaigazgató;intézményvezető
Librarian|könyvtáros
Childcare Worker|óvónő;óvodapedagógus;dajka;kisgyermeknevelő;bölcsődei dajka;bébiszitter;gyermekfelügyelő;óvodai dajka;csecsemőgondozó;gyermekgondozó;táborvezető;napközis nevelő;nevelő;dada;nevelőnő;gyermekvigyázó;pesztra
Sports Coach|edző;sportedző;úszóedző;úszásoktató;síoktató;labdarúgó edző
Fitness Trainer|személyi edző;fitneszedző
Driving Instructor|autóvezető oktató;gépjárművezető oktató
Project Manager|projektmenedzser;projektvezető;projekt menedzser;projektkoordinátor;projektasszisztens|projekt
Product Manager|termékmenedzser;termékmanager
Business Analyst|üzleti elemző
Operations Manager|üzemeltetési vezető;műszakvezető;üzemvezető;termelésvezető|operatív;termelési;üzemeltetési
Entrepreneur|vállalkozó;egyéni vállalkozó;ügyvezető;cégvezető;tulajdonos;ügyvezető igazgató
Administrative Assistant|irodai asszisztens;titkárnő;titkár;irodavezető;irodai adminisztrátor;irodai ügyintéző;irodai kisegítő;titkársági ügyintéző;vezetői asszisztens;office asszisztens|irodai;adminisztratív;adminisztrációs;titkársági;igazgatási
Human Resources Specialist|hr munkatárs;hr generalista;toborzó;bérszámfejtő;humánpolitikai munkatárs;hr asszisztens;hr gyakornok;személyzeti munkatárs;tb ügyintéző|toborzási;humánerőforrás;bérszámfejtési;munkaügyi;személyügyi
Supply Chain Analyst|logisztikus;logisztikai ügyintéző;termeléstervező;anyaggazdálkodó|logisztikai;ellátási lánc;készletgazdálkodási
Procurement Specialist|beszerző;anyagbeszerző|beszerzési
Event Planner|rendezvényszervező|rendezvényszervező;rendezvény
Accountant|könyvelő;főkönyvelő;mérlegképes könyvelő;pénzügyi ügyintéző;számlázó;adótanácsadó;könyvelő asszisztens|könyvelési;számviteli;pénzügyi;számlázási;kontrolling
Auditor|könyvvizsgáló
Financial Analyst|pénzügyi elemző
Financial Advisor|pénzügyi tanácsadó;banki tanácsadó
Bank Teller|banki ügyintéző;banki pénztáros;hitelügyintéző|banki
Finance Manager|pénzügyi vezető;pénzügyi igazgató;kontroller
Insurance Agent|biztosítási tanácsadó;biztosítási ügynök;kárszakértő|biztosítási
Marketing Manager|marketing munkatárs;marketinges;marketing asszisztens;marketingmenedzser;marketing gyakornok|marketing
Social Media Manager|közösségi média menedzser|közösségi média
Public Relations Specialist|sajtóreferens;kommunikációs munkatárs|kommunikációs
Market Research Analyst|piackutató
Sales Representative|értékesítő;értékesítési képviselő;területi képviselő;üzletkötő;kereskedelmi képviselő;értékesítési munkatárs|értékesítési;kereskedelmi;sales
Retail Associate|eladó;bolti eladó;pénztáros;boltvezető;árufeltöltő;eladó pénztáros;kereskedelmi eladó;üzletvezető;boltvezető helyettes;áruházi eladó;bolti dolgozó;kereskedő;ruhaipari eladó|bolti;áruházi
Customer Service Representative|ügyfélszolgálatos;ügyfélszolgálati munkatárs;telefonos ügyfélszolgálatos;call center operátor;telefonos operátor;telefonkezelő;ügyfélkapcsolati munkatárs|ügyfélszolgálati;ügyfélkapcsolati;call center
Graphic Designer|grafikus;grafikai tervező;tervezőgrafikus;kiadványszerkesztő;tördelő
Industrial Designer|formatervező;ipari formatervező;terméktervező
Fashion Designer|divattervező;ruhatervező
Tailor|szabó;varrónő;varró;női szabó;varrodai dolgozó
Jeweller|ötvös;aranyműves;ékszerész
Florist|virágkötő;virágárus;virágkötő eladó
Photographer|fotós;fényképész;fotográfus
Video Editor|vágó;videós;videóvágó
Sound Engineer|hangmérnök;hangtechnikus
Musician|zenész;énekes;zenetanár előadó
Actor|színész;színésznő
Journalist|újságíró;riporter;szerkesztő;hírszerkesztő
Writer|szövegíró;író
Translator|fordító;tolmács;szakfordító
Curator|kurátor;muzeológus;levéltáros
Dancer|táncos
Lawyer|jogász;ügyvéd;ügyvédjelölt;jogtanácsos;jogi előadó;jogi referens
Paralegal|jogi asszisztens;jogi gyakornok|jogi
Judge|bíró;bírósági fogalmazó
Police Officer|rendőr;rendőrtiszt
Firefighter|tűzoltó
Soldier|katona;katonatiszt;honvéd
Security Guard|biztonsági őr;vagyonőr;személy és vagyonőr;éjjeliőr|biztonsági
Public Servant|köztisztviselő;közigazgatási ügyintéző;kormánytisztviselő;önkormányzati ügyintéző;közszolgálati tisztviselő;anyakönyvvezető|közigazgatási;önkormányzati
Customs Officer|pénzügyőr;vámtiszt
Tax Inspector|adóellenőr
Lifeguard|úszómester;vízimentő
Chef|szakács;konyhaséf;konyhafőnök;szakácsnő;szakács segéd
Kitchen Assistant|konyhai kisegítő;konyhalány;mosogató;konyhai kézilány;gyorséttermi dolgozó;konyhai dolgozó;szendvicskészítő;gyorséttermi munkatárs|konyhai;gyorséttermi
Waiter|pincér;felszolgáló;pincérnő|éttermi
Bartender|pultos;mixer pultos;bárpultos;csapos
Restaurant Manager|étteremvezető;üzletvezető étterem
Hotel Manager|szállodavezető;szállodaigazgató
Hotel Receptionist|recepciós;szállodai recepciós;portás recepciós|szállodai;recepciós
Housekeeper|szobalány;takarító;takarítónő;szobaasszony;szobainas;háztartási alkalmazott;házvezetőnő;bejárónő;háztartási segítő;háziasszony|takarítási
Travel Agent|utazási ügyintéző;utazásszervező|utazási
Tour Guide|idegenvezető;túravezető
Flight Attendant|légiutas kísérő;stewardess
Hairdresser|fodrász;női fodrász;férfi fodrász;borbély
Beautician|kozmetikus;műkörmös;manikűrös;sminkes;kéz és lábápoló
Butcher|hentes;húsfeldolgozó;hentes eladó
Baker|pék;cukrász;pékségi dolgozó;pék cukrász
Laundry Worker|mosodai dolgozó;mosodás;vasalónő
Electrician|villanyszerelő;elektromos szerelő;villamos karbantartó;épületvillamossági szerelő
Plumber|vízvezeték szerelő;víz gáz fűtésszerelő;gázszerelő;vízszerelő;fűtésszerelő;víz gázszerelő;központifűtés szerelő
Welder|hegesztő;ívhegesztő;co hegesztő;minősített hegesztő
HVAC Technician|klímaszerelő;hűtőgépszerelő;légtechnikai szerelő
Mechanic|autószerelő;szerelő;gépjárműszerelő;gépszerelő;mezőgazdasági gépszerelő;autóvillamossági szerelő;autótechnikus;karosszérialakatos szerelő
Machinist|esztergályos;forgácsoló;cnc gépkezelő;cnc forgácsoló;gépi forgácsoló;cnc operátor;marós;gépbeállító;cnc gépbeállító
Maintenance Technician|karbantartó;karbantartó technikus;szerviztechnikus;épületkarbantartó|karbantartási
Caretaker|gondnok;házmester
Locksmith|zárszerelő;kulcsmásoló
Toolmaker|szerszámkészítő
Ironworker|lakatos;szerkezetlakatos
Sheet Metal Worker|bádogos;karosszérialakatos;lemezlakatos
Blacksmith|kovács
Painter|szobafestő;festő mázoló;fényező;autófényező;szobafestő mázoló
Assembler|betanított munkás;gyári munkás;összeszerelő;gyártósori összeszerelő;termelési operátor;csomagoló;gyártósori operátor;szalagmunkás;gyári dolgozó;gyártási operátor|gyártási
Machine Operator|gépkezelő;gépsorkezelő;présgépkezelő;fröccsöntő gépkezelő
Heavy Equipment Operator|kotrós;darukezelő;földmunkagép kezelő;nehézgépkezelő;munkagépkezelő
Electronics Technician|elektronikai műszerész;elektroműszerész;villamosipari technikus
Printer|nyomdász
Food Production Worker|élelmiszeripari dolgozó;sörfőző;pálinkafőző;borász
Upholsterer|kárpitos
Shoemaker|cipész
Miner|bányász
Waste Collector|kukás;hulladékszállító
Driver|sofőr;gépkocsivezető;gépjárművezető;futár;kamionsofőr;teherautó sofőr;ételfutár;tehergépkocsi vezető;taxis;taxisofőr;kézbesítő futár;áruszállító;futársofőr;kiszállító;áruterítő
Bus Driver|buszsofőr;autóbuszvezető;villamosvezető;buszvezető;autóbusz vezető
Warehouse Worker|raktáros;raktári munkás;targoncás;komissiózó;raktári dolgozó;rakodó;raktárvezető;targoncavezető;árukiadó;rakodómunkás|raktári
Dispatcher|diszpécser;szállítmányozó;fuvarszervező;speditőr;vámügyintéző|szállítmányozási
Train Driver|mozdonyvezető
Train Conductor|kalauz;jegyvizsgáló
Mail Carrier|postás;kézbesítő;postai kézbesítő
Pilot|pilóta
Farmer|gazdálkodó;mezőgazdasági munkás;gazda;állattenyésztő;traktoros;mezőgazdasági gépész;szüretelő
Agronomist|agronómus;agrármérnök;mezőgazdasági mérnök;növényvédelmi szakmérnök
Gardener|kertész;parkgondozó;kertészeti dolgozó
Animal Caretaker|állatgondozó;lovász;kutyakozmetikus
Forester|erdész;erdőmérnök;fakitermelő;vadász
Fisher|halász
Food Technologist|élelmiszermérnök;élelmiszeripari technológus
`
