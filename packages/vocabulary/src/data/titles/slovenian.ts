/** Titles in Slovenian, as `title-lists.ts` tells. */
export const slovenianTitles = `
posts|asistent/ka;strokovnjak;strokovnjakinja;strokovni sodelavec;sodelavec;sodelavka;referent/ka;vodja;svetovalec;svetovalka;koordinator/ka;menedžer/ka;tehnik;pomočnik;pomočnica;delavec;delavka;uslužbenec;uslužbenka;pripravnik;pripravnica;praktikant/ka;direktor/ica;analitik;analitičarka;specialist/ka
Software Engineer|programer/ka;razvijalec programske opreme;razvijalec;inženir programske opreme;programski inženir;java programer;razvijalka programske opreme|razvoju programske opreme
Front-End Developer|frontend razvijalec;razvijalec frontend
Back-End Developer|backend razvijalec;razvijalec backend
Web Developer|spletni razvijalec;spletni oblikovalec;izdelovalec spletnih strani;spletni programer
Mobile Developer|razvijalec mobilnih aplikacij
QA Engineer|preizkuševalec programske opreme;tester programske opreme;qa preizkuševalec;preizkuševalec
Data Scientist|podatkovni znanstvenik
Data Analyst|podatkovni analitik;analitik podatkov;podatkovna analitičarka
Data Engineer|podatkovni inženir
Data Entry Clerk|vnašalec podatkov;vnos podatkov|vnosu podatkov
Systems Administrator|sistemski administrator;sistemski inženir;sistemski skrbnik
Network Engineer|skrbnik omrežja;omrežni inženir
IT Support Specialist|informatik;tehnična podpora;it tehnik;računalničar;tehnik računalništva|tehnični podpori;informatiki
Security Analyst|strokovnjak za kibernetsko varnost|kibernetske varnosti
Mechanical Engineer|strojni inženir;inženir strojništva;konstrukter;strojni tehnik konstrukter;diplomirani inženir strojništva
Electrical Engineer|elektroinženir;inženir elektrotehnike;diplomirani inženir elektrotehnike
Civil Engineer|gradbeni inženir;inženir gradbeništva;statik gradbeništva;diplomirani inženir gradbeništva
Chemical Engineer|kemijski inženir;procesni inženir
Industrial Engineer|inženir proizvodnje;tehnolog proizvodnje;proizvodni tehnolog
Quality Engineer|kontrolor kakovosti;inženir kakovosti;kontrola kakovosti;vodja kakovosti|kakovosti
Robotics Engineer|mehatronik;inženir mehatronike;plc programer
Engineer|inženir/ka
CAD Technician|tehnični risar
Health and Safety Specialist|strokovni delavec za varnost pri delu|varnosti pri delu;varstva pri delu
Engineering Technician|gradbeni tehnik;strojni tehnik
Architect|arhitekt/ka
Interior Designer|oblikovalec interierja;notranji oblikovalec
Surveyor|geodet/ka
Construction Manager|vodja gradbišča;gradbeni delovodja
Construction Worker|gradbeni delavec;pomožni gradbeni delavec;gradbinec;pomožni delavec
Real Estate Agent|nepremičninski posrednik;nepremičninski agent;nepremičninska posrednica|nepremičnin
Bricklayer|zidar
Roofer|krovec
Tiler|keramičar;polagalec keramike;parketar
Plasterer|fasader;monter suhe gradnje
Glazier|steklar
Carpenter|mizar/ka;tesar
Research Scientist|raziskovalec;raziskovalka;znanstvenik;znanstvenica;mladi raziskovalec
Biologist|biolog/inja;mikrobiolog
Chemist|kemik;kemičarka
Physicist|fizik
Economist|ekonomist/ka
Mathematician|matematik
Laboratory Technician|laborant/ka;laboratorijski tehnik;kemijski tehnik laborant|laboratoriju
Registered Nurse|medicinska sestra;diplomirana medicinska sestra;zdravstvenik;diplomirani zdravstvenik
Midwife|babica
Practical Nurse|srednja medicinska sestra;tehnik zdravstvene nege;zdravstveni tehnik
Nursing Assistant|bolničar/ka;negovalec;negovalka;oskrbovalec;oskrbovalka;bolničar negovalec;socialna oskrbovalka;socialni oskrbovalec;osebni asistent;nega starejših;oskrba starejših;skrb za starejše
Physician|zdravnik;zdravnica;kirurg;specializant medicine
Paramedic|reševalec;zdravstveni reševalec;reševalka
Physical Therapist|fizioterapevt/ka
Occupational Therapist|delovni terapevt;delovna terapevtka
Speech-Language Pathologist|logoped/inja;logopedinja
Radiologic Technologist|radiološki inženir
Dietitian|dietetik;prehranski svetovalec
Optician|očesni optik
Massage Therapist|maser/ka
Pharmacist|farmacevt/ka;lekarnar;magister farmacije;magistra farmacije
Pharmacy Technician|farmacevtski tehnik
Dentist|zobozdravnik;zobozdravnica
Dental Assistant|zobozdravstvena asistentka;zobna asistentka;zobozdravstveni asistent
Dental Technician|zobotehnik;zobni tehnik
Veterinarian|veterinar/ka
Psychologist|psiholog/inja;psihologinja
Therapist|psihoterapevt/ka
Social Worker|socialni delavec;socialna delavka
Clergy|duhovnik;župnik
Teacher|učitelj/ica;učitelj razrednega pouka;profesor/ica;učiteljica razrednega pouka;učitelj angleščine;učitelj matematike
Lecturer|visokošolski učitelj;predavatelj/ica
Teaching Assistant|spremljevalec učenca;pomočnik učitelja;spremljevalka učenca;laborant v šoli
Tutor|inštruktor/ica;inštrukcije;inštruktor matematike
Principal|ravnatelj/ica
Librarian|knjižničar/ka
Childcare Worker|vzgojitelj/ica;varuška;pomočnica vzgojiteljice;varstvo otrok;pomočnik vzgojitelja;pomočnica vzgojitelja;vzgojiteljica predšolskih otrok;varuh otrok;otroški animator;varuška otrok;guvernanta
Sports Coach|trener/ka;športni trener;učitelj plavanja;učitelj smučanja
Fitness Trainer|fitnes trener;osebni trener;osebna trenerka
Driving Instructor|inštruktor vožnje;učitelj vožnje
Project Manager|vodja projektov;vodja projekta;projektni vodja;projektni sodelavec;projektna sodelavka|projektov;projekta
Product Manager|produktni vodja;vodja produkta
Business Analyst|poslovni analitik
Operations Manager|vodja proizvodnje;vodja izmene;izmenovodja;operativni vodja|proizvodnje;izmene
Entrepreneur|podjetnik;podjetnica;samostojni podjetnik;samozaposleni;lastnik;lastnica
Administrative Assistant|tajnica;tajnik;poslovni sekretar;administrativni delavec;administrativna delavka;poslovna sekretarka;poslovna asistentka;administrativni sodelavec;pisarniški referent;pisarniška delavka;tajnica direktorja|administraciji;pisarni;administracije
Human Resources Specialist|kadrovnik;kadrovnica;kadrovski referent;obračun plač;kadrovik;kadrovska referentka;zaposlovalec|kadrovski službi;kadrov;kadrovskega oddelka;obračuna plač
Supply Chain Analyst|logist;logistik;planer proizvodnje|logistike;logistiki
Procurement Specialist|nabavnik;nabavni referent|nabave;nabavi
Event Planner|organizator dogodkov;organizatorka dogodkov|dogodkov
Accountant|računovodja;knjigovodja;samostojni knjigovodja;računovodkinja;davčni svetovalec;knjigovodkinja;fakturist/ka|računovodstva;računovodstvu
Auditor|revizor/ka
Financial Analyst|finančni analitik
Financial Advisor|finančni svetovalec;bančni svetovalec;osebni bančnik
Bank Teller|bančni uslužbenec;bančni referent;bančnik;bančna uslužbenka|banki
Finance Manager|vodja financ;finančni direktor|financ
Insurance Agent|zavarovalni zastopnik;zavarovalni agent;zavarovalna zastopnica;cenilec škod|zavarovanja;zavarovanj
Marketing Manager|vodja marketinga;tržnik;specialist za marketing;marketinški asistent|marketinga;marketingu;trženja;trženju
Social Media Manager|urednik družbenih omrežij|družbenih omrežij
Public Relations Specialist|predstavnik za stike z javnostmi|stike z javnostmi;odnose z javnostmi
Sales Representative|komercialist/ka;prodajni zastopnik;terenski komercialist;prodajni predstavnik;prodajni svetovalec;terenski prodajalec;vodja prodaje|prodaje;prodaji
Retail Associate|prodajalec;prodajalka;blagajnik;blagajničarka;poslovodja trgovine;vodja trgovine;trgovec;poslovodkinja;polnilec polic;vodja poslovalnice;hostesa;polnjenje polic|trgovini;trgovine;poslovalnice
Customer Service Representative|klicni agent;agent v klicnem centru;podpora strankam;telefonist/ka;telefonski agent;operater v klicnem centru;svetovalec za stranke|podpori strankam;klicnem centru;podpore strankam
Graphic Designer|grafični oblikovalec;grafična oblikovalka
Industrial Designer|industrijski oblikovalec;oblikovalec izdelkov
Fashion Designer|modni oblikovalec;modna oblikovalka
Tailor|krojač;šivilja
Jeweller|zlatar
Florist|cvetličar/ka
Photographer|fotograf/inja
Video Editor|snemalec;montažer;video montažer
Sound Engineer|tonski mojster
Musician|glasbenik;glasbenica;pevec;pevka
Actor|igralec;igralka
Journalist|novinar/ka;urednik;urednica
Writer|pisatelj/ica
Translator|prevajalec;prevajalka;tolmač
Curator|kustos/inja;arhivist/ka
Lawyer|odvetnik;odvetnica;pravnik;pravnica;odvetniški pripravnik
Judge|sodnik;sodnica
Police Officer|policist/ka
Firefighter|gasilec;gasilka
Soldier|vojak;vojakinja
Security Guard|varnostnik;varnostnica;redar;receptor varnostnik
Public Servant|javni uslužbenec;upravni referent;javna uslužbenka
Customs Officer|carinik
Tax Inspector|davčni inšpektor
Lifeguard|reševalec iz vode
Chef|kuhar/ica;glavni kuhar;picopek;šef kuhinje
Kitchen Assistant|pomočnik kuharja;pomivalec posode;kuhinjski pomočnik;pomoč v kuhinji;kuhinjska pomočnica;pomivalka posode;pomočnica v kuhinji;pomivalec;kuhinjski delavec;pomočnica kuharja|kuhinji
Waiter|natakar/ica;strežba;pomočnik natakarja;strežnik v restavraciji
Bartender|točaj;točajka;natakar pri baru
Restaurant Manager|vodja restavracije;vodja strežbe
Hotel Manager|direktor hotela;vodja hotela
Hotel Receptionist|receptor/ka;hotelski receptor;receptorka|recepciji
Housekeeper|sobarica;čistilec;čistilka;snažilka;sobar;delavka na čiščenju;gospodinja;gospodinjska pomočnica;hišna pomočnica;pomoč na domu|čiščenju
Travel Agent|turistični agent;turistični informator;turistični svetovalec;turistični tehnik
Tour Guide|turistični vodnik;turistična vodnica
Hairdresser|frizer/ka;brivec
Beautician|kozmetik;kozmetičarka;maniker/ka;pediker/ka
Butcher|mesar
Baker|pek;slaščičar/ka;pekarka;pek slaščičar
Laundry Worker|perica;likarica
Electrician|električar/ka;elektrikar;elektroinštalater;elektromonter;elektrotehnik
Plumber|vodovodni inštalater;inštalater;vodovodar;inštalater strojnih instalacij;monter ogrevanja
Welder|varilec
HVAC Technician|monter klimatskih naprav;serviser klimatskih naprav
Mechanic|avtomehanik;mehanik;avtoserviser;avtoelektrikar;avtoklepar mehanik
Machinist|strugar;rezkalec;cnc operater;oblikovalec kovin;orodjar strugar;operater cnc;cnc operater strojev
Maintenance Technician|vzdrževalec;serviser/ka;tehnični vzdrževalec;delavec na vzdrževanju|vzdrževanju;vzdrževanja
Caretaker|hišnik;oskrbnik stavbe
Toolmaker|orodjar
Ironworker|ključavničar;strojni ključavničar;monter kovinskih konstrukcij
Sheet Metal Worker|klepar;avtoklepar
Painter|slikopleskar;pleskar;avtoličar;ličar
Assembler|proizvodni delavec;delavec v proizvodnji;sestavljalec;delavka v proizvodnji;pakirec;proizvodna delavka;pakiranje izdelkov;pakirka;monter;delo v proizvodnji;operater v proizvodnji;študentsko delo v proizvodnji;tovarniški delavec;tovarniška delavka;delavec v tovarni|proizvodnji;montaži
Machine Operator|upravljalec strojev;operater strojev;strojnik;upravljavec strojev
Heavy Equipment Operator|bagerist;žerjavist;strojnik gradbene mehanizacije
Electronics Technician|elektronik;serviser elektronike
Printer|tiskar
Upholsterer|tapetnik
Shoemaker|čevljar
Miner|rudar
Waste Collector|komunalni delavec;smetar
Driver|voznik;voznica;voznik tovornjaka;dostavljalec;kurir;dostavljavec;taksist/ka;voznik kombija;voznik c kategorije;raznašalec hrane;šofer
Bus Driver|voznik avtobusa
Warehouse Worker|skladiščnik;skladiščni delavec;viličarist;skladiščnica;komisionar;vodja skladišča;delavec v skladišču;komisioniranje;voznik viličarja;nakladač;razkladalec;transportni delavec|skladišču;skladišča
Dispatcher|dispečer/ka;špediter/ka;carinski deklarant;disponent/ka|transporta;transportu
Train Driver|strojevodja
Train Conductor|sprevodnik
Mail Carrier|poštar/ka;pismonoša
Farmer|kmet;kmetovalec;kmetijski delavec;kmetica;obiralec sadja
Agronomist|agronom/ka;kmetijski svetovalec
Gardener|vrtnar/ka
Forester|gozdar;sekač
Food Technologist|živilski tehnolog;živilski tehnik
`
