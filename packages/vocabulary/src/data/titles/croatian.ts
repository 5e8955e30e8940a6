/** Titles in Croatian and Bosnian, as `title-lists.ts` tells. */
export const croatianTitles = `
posts|asistent/ica;asistentica;specijalist/ica;specijalistica;referent/ica;voditelj/ica;djelatnik;djelatnica;suradnik;suradnica;stručnjak;stručnjakinja;savjetnik;savjetnica;koordinator/ica;menadžer/ica;tehničar/ka;zaposlenik;zaposlenica;radnik;radnica;pomoćnik;pomoćnica;službenik;službenica;pripravnik;pripravnica;direktor/ica;analitičar/ka;konzultant/ica;stažist/ica;praktikant/ica
Software Engineer|programer/ka;razvojni programer;razvojni inženjer softvera;softverski inženjer;softverski developer;inženjer softvera;java programer;programerka|razvoju softvera
Front-End Developer|frontend programer;front end programer
Back-End Developer|backend programer;back end programer
Web Developer|web programer;web dizajner/ica;izrada web stranica
Mobile Developer|programer mobilnih aplikacija;razvoj mobilnih aplikacija
QA Engineer|tester softvera;testiranje softvera
Data Scientist|podatkovni znanstvenik
Data Analyst|analitičar podataka;analitičarka podataka;podatkovni analitičar
Data Engineer|inženjer podataka
Data Entry Clerk|unos podataka;operater unosa podataka|unosu podataka;unosa podataka
Database Administrator|administrator baza podataka;administrator baze podataka
Systems Administrator|sistem administrator;sistemski administrator;sistem inženjer;administrator sustava;sistemski inženjer
Network Engineer|mrežni administrator;mrežni inženjer
IT Support Specialist|informatičar/ka;it tehničar;tehnička podrška;it podrška;informatički tehničar;tehničar za računalstvo|tehničke podrške;tehničkoj podršci;informatike
Security Analyst|stručnjak za kibernetičku sigurnost|kibernetičke sigurnosti;informacijske sigurnosti
Systems Analyst|sistem analitičar;sistemski analitičar
Mechanical Engineer|inženjer strojarstva;strojarski inženjer;konstruktor strojarstva;diplomirani inženjer strojarstva;strojarski tehničar konstruktor;projektant strojarskih instalacija;inženjerka strojarstva;strojar/ka
Electrical Engineer|inženjer elektrotehnike;elektroinženjer;diplomirani inženjer elektrotehnike;projektant elektroinstalacija;inženjerka elektrotehnike
Civil Engineer|građevinski inženjer;inženjer građevine;gradevinski inzenjer;inženjer građevinarstva;statičar;građevinska inženjerka
Chemical Engineer|kemijski inženjer;inženjer kemijske tehnologije;procesni inženjer
Industrial Engineer|inženjer proizvodnje;tehnolog proizvodnje;proizvodni inženjer
Quality Engineer|kontrolor kvalitete;kontrola kvalitete;inženjer kvalitete;kontrolorka kvalitete|kvalitete;kontrole kvalitete;kontroli kvalitete
Environmental Engineer|inženjer zaštite okoliša;inženjer okoliša
Robotics Engineer|inženjer mehatronike;mehatroničar;plc programer
Engineer|inženjer/ka
CAD Technician|tehnički crtač;cad crtač
Health and Safety Specialist|stručnjak zaštite na radu|zaštite na radu
Engineering Technician|građevinski tehničar;strojarski tehničar
Architect|arhitekt/ica;arhitektica;diplomirani arhitekt
Interior Designer|dizajner interijera;dizajnerica interijera
Surveyor|geodet;geodetski tehničar;mjernik;geodetski inženjer
Construction Manager|voditelj gradilišta;nadzorni inženjer;inženjer gradilišta;poslovođa građevine
Construction Worker|građevinski radnik;pomoćni građevinski radnik;gradevinski radnik;radnik na građevini;fizički radnik;pomoćni radnik
Real Estate Agent|agent za nekretnine;posrednik u prometu nekretninama;agentica za nekretnine|nekretnina
Bricklayer|zidar
Roofer|krovopokrivač
Tiler|keramičar;parketar
Plasterer|fasader;gipsar;knauf monter
Glazier|staklar
Carpenter|stolar/ica;tesar;drvodjelja
Research Scientist|znanstveni suradnik;istraživač/ica;znanstvenik;znanstvenica;znanstvena suradnica
Research Assistant|asistent u istraživanju|istraživanju
Biologist|biolog/inja;mikrobiolog
Chemist|kemičar/ka
Physicist|fizičar/ka
Geologist|geolog
Economist|ekonomist/ica;ekonomistica;diplomirani ekonomist
Mathematician|matematičar/ka
Laboratory Technician|laborant/ica;laborantica;laboratorijski tehničar;medicinsko laboratorijski tehničar;medicinski laborant;zdravstveno laboratorijski tehničar|laboratoriju
Registered Nurse|medicinska sestra;medicinski tehničar;prvostupnica sestrinstva;prvostupnik sestrinstva;viša medicinska sestra;glavna sestra;magistra sestrinstva
Midwife|primalja
Practical Nurse|medicinska sestra opće njege;medicinski tehničar opće njege
Nursing Assistant|njegovatelj/ica;gerontodomaćica;bolničar/ka;osobni asistent;osobna asistentica;njegovatelj starijih osoba;pomoć u kući;njegovateljica starijih osoba;skrb o starijima;njega starijih osoba;njega starijih
Physician|liječnik;liječnica;doktor/ica medicine;doktor medicine;kirurg;pedijatar;liječnik obiteljske medicine
Paramedic|hitni medicinski tehničar;medicinski tehničar hitne pomoći
Physical Therapist|fizioterapeut/kinja;fizioterapeutkinja;fizioterapeutski tehničar;prvostupnik fizioterapije;fizioterapeutica
Occupational Therapist|radni terapeut;radna terapeutkinja
Speech-Language Pathologist|logoped/inja;logopedinja
Radiologic Technologist|radiološki tehnolog;inženjer medicinske radiologije
Dietitian|nutricionist/ica;nutricionistica;dijetetičar
Optician|očni optičar;optičar/ka
Massage Therapist|maser/ka;fizioterapeut maser
Pharmacist|farmaceut/kinja;magistar farmacije;ljekarnik;magistra farmacije;ljekarnica magistra
Pharmacy Technician|farmaceutski tehničar;farmaceutska tehničarka
Dentist|stomatolog/inja;doktor dentalne medicine;zubar/ica;doktorica dentalne medicine
Dental Assistant|dentalni asistent;dentalna asistentica;stomatološka sestra;zubna asistentica
Dental Technician|zubni tehničar;dentalni tehničar;zubotehničar
Veterinarian|veterinar/ka;doktor veterinarske medicine
Veterinary Assistant|veterinarski tehničar
Psychologist|psiholog/inja;psihologinja
Therapist|psihoterapeut/kinja
Social Worker|socijalni radnik;socijalna radnica;socijalni pedagog
Clergy|svećenik;župnik
Teacher|nastavnik;nastavnica;učitelj/ica;učitelj razredne nastave;profesor/ica;profesor hrvatskog jezika;profesor matematike;profesorica;profesorica engleskog jezika;edukacijski rehabilitator;učiteljica razredne nastave;nastavnik u školi
Lecturer|sveučilišni profesor;predavačica;sveučilišni asistent
Teaching Assistant|pomoćnik u nastavi;pomoćnica u nastavi;asistent u nastavi;asistentica u nastavi
Tutor|instrukcije;instruktor matematike
Principal|ravnatelj/ica škole;ravnatelj/ica
Librarian|knjižničar/ka
Childcare Worker|odgojitelj/ica;odgajatelj/ica;dadilja;teta čuvalica;čuvanje djece;odgojiteljica predškolske djece;odgajateljica u vrtiću;čuvalica djece;odgojitelj predškolske djece;animatorica;dječji animator;guvernanta
Sports Coach|trener/ica;nogometni trener;učitelj plivanja;instruktor skijanja;kineziolog
Fitness Trainer|fitness trener/ica;osobni trener;voditelj teretane;osobna trenerica
Driving Instructor|instruktor vožnje
Project Manager|voditelj/ica projekta;voditelj/ica projekata;projektni menadžer;projektni asistent;projektna asistentica|projekta;projekata
Product Manager|voditelj proizvoda;produkt menadžer
Business Analyst|poslovni analitičar;poslovna analitičarka
Operations Manager|voditelj proizvodnje;voditelj smjene;voditelj operacija;poslovođa;voditeljica smjene|proizvodnje;smjene
Entrepreneur|poduzetnik;poduzetnica;vlasnik obrta;obrtnik;vlasnica obrta;vlasnik tvrtke;vlasnik;vlasnica
Administrative Assistant|administrativni djelatnik;tajnik;tajnica;administrator/ica ureda;administrativni asistent;administrativna asistentica;poslovna tajnica;administrativna tajnica;administrativni referent;administrativni radnik;uredski administrator;poslovni asistent;administratorica;uredski asistent;administrativna referentica|administraciji;administracije;ureda;uredu
Human Resources Specialist|referent kadrovske službe;regruter;obračun plaća;specijalist ljudskih potencijala;regruterica;referent obračuna plaća|ljudskih resursa;ljudskih potencijala;kadrovske službe;obračuna plaća;zapošljavanja;kadrova
Supply Chain Analyst|logističar/ka;planer proizvodnje|logistike;logistici;planiranja
Procurement Specialist|nabavljač;referent nabave|nabave;nabavi
Event Planner|organizator događanja;organizatorica događanja;organizator događaja|događanja
Accountant|računovođa;knjigovođa;knjigovotkinja;samostalni računovođa;racunovoda;knjigovoda;računovotkinja;porezni savjetnik;fakturist;računovodstveni referent;glavni knjigovođa;asistent u računovodstvu|računovodstva;računovodstvu;knjigovodstva;knjigovodstvu;fakturiranja
Auditor|revizor/ica
Financial Analyst|financijski analitičar;financijska analitičarka
Financial Advisor|financijski savjetnik;osobni bankar;financijska savjetnica;osobna bankarica
Bank Teller|bankarski službenik;blagajnik u banci;bankar/ica;bankarska službenica;šalterski službenik|banci;banke;kredita
Finance Manager|financijski direktor;voditelj financija;kontroling|financija;financijama
Insurance Agent|zastupnik u osiguranju;agent osiguranja;procjenitelj šteta;prodajni zastupnik osiguranja|osiguranja;osiguranju
Marketing Manager|voditelj marketinga;specijalist marketinga;marketing menadžer;marketinški stručnjak;marketinški asistent|marketinga;marketingu;marketing
Social Media Manager|voditelj društvenih mreža;upravljanje društvenim mrežama|društvenih mreža
Public Relations Specialist|glasnogovornik;stručnjak za odnose s javnošću|odnosa s javnošću;odnose s javnošću;komunikacija
Sales Representative|komercijalist/ica;komercijalistica;prodajni predstavnik;terenski komercijalist;prodajni savjetnik;trgovački putnik;prodajni predstavnik na terenu;prodajni zastupnik;trgovački predstavnik;voditelj prodaje;prodajna savjetnica|prodaje;prodaji
Retail Associate|prodavač/ica;trgovac;blagajnik;blagajnica;poslovođa trgovine;voditelj/ica poslovnice;voditelj/ica trgovine;trgovkinja;promotorica;slaganje robe;punitelj polica;prodavačica;radnik u trgovini;poslovođa dućana;hostesa;djelatnik u maloprodaji;zamjenik poslovođe|trgovine;trgovini;poslovnice;maloprodaje;maloprodaji
Customer Service Representative|agent u pozivnom centru;operater u pozivnom centru;korisnička podrška;agent korisničke podrške;telefonist/ica;telefonski agent;operater call centra;služba za korisnike;agentica korisničke podrške;operaterka u call centru|korisničke podrške;korisničkoj podršci;call centru;službi za korisnike;pozivnom centru
Graphic Designer|grafički dizajner;grafička dizajnerica;grafički urednik;dizajner grafike
Industrial Designer|dizajner proizvoda;produkt dizajner;industrijski dizajner
Fashion Designer|modni dizajner;modna dizajnerica
Tailor|krojač/ica;šivačica;švelja;šivač
Jeweller|zlatar
Florist|cvjećar/ica;cvjećarka
Photographer|fotograf/kinja;fotografkinja
Video Editor|snimatelj;montažer;snimatelj montažer;video montažer
Sound Engineer|tonski snimatelj;ton majstor
Musician|glazbenik;glazbenica;pjevač/ica
Actor|glumac;glumica
Journalist|novinar/ka;reporter/ka;urednik;urednica
Writer|pisac;spisateljica;književnik
Translator|prevoditelj/ica;sudski tumač;tumač
Curator|kustos/ica;arhivist;arhivistica
Lawyer|odvjetnik;odvjetnica;pravnik;pravnica;odvjetnički vježbenik;javni bilježnik;diplomirani pravnik;odvjetnička vježbenica
Paralegal|pravni asistent;pravna asistentica;odvjetnička tajnica
Judge|sudac;sutkinja
Police Officer|policajac;policajka;policijski službenik;policijska službenica
Firefighter|vatrogasac;vatrogaskinja
Soldier|vojnik;vojnikinja
Security Guard|zaštitar/ka;čuvar;redar;tjelohranitelj;portir;noćni čuvar
Public Servant|državni službenik;državna službenica;upravni referent;službenik općine
Customs Officer|carinik;carinski službenik
Tax Inspector|porezni inspektor
Lifeguard|spasilac na vodi;spasilac;spasitelj
Chef|kuhar/ica;glavni kuhar;pizza majstor;slastičar kuhar;šef kuhinje
Kitchen Assistant|pomoćni kuhar;pomoćnik kuhara;pomoćni radnik u kuhinji;perač posuđa;radnik u kuhinji;pomoćna kuharica;kuhinjski radnik;peračica posuđa;radnik u brzoj prehrani;perilica posuđa;perilica suđa;pomoćna kuhinjska radnica|kuhinji
Waiter|konobar/ica;konobarica;pomoćni konobar;ugostitelj;posluživanje gostiju;konobarka
Bartender|barmen;šanker/ica;barista konobar
Restaurant Manager|voditelj/ica restorana;šef restorana;šef sale
Hotel Manager|direktor hotela;voditelj hotela
Hotel Receptionist|recepcionar/ka;recepcioner/ka;recepcionarka;hotelski recepcionar|recepcije;recepciji
Housekeeper|sobarica;sobar;čistačica;spremačica;čistač;domaćica hotela;djelatnik na čišćenju;kućna pomoćnica;kućanica;domaćica;pomoć u kućanstvu|čišćenju;održavanju čistoće
Travel Agent|turistički agent;djelatnik turističke agencije;djelatnik u turističkoj agenciji;turistički referent
Tour Guide|turistički vodič;turistički pratitelj;pratitelj putovanja
Flight Attendant|stjuardesa;kabinsko osoblje
Hairdresser|frizer/ka;frizerka;brijač
Beautician|kozmetičar/ka;maniker/ka;pediker/ka;vizažist/ica
Butcher|mesar;klaoničar
Baker|pekar/ica;slastičar/ka
Laundry Worker|pralja;glačarica;radnica u praonici
Electrician|električar/ka;elektroinstalater;elektromonter;elektrotehničar
Plumber|vodoinstalater;instalater grijanja;instalater;monter grijanja;plinoinstalater
Welder|zavarivač;varilac
HVAC Technician|monter klima uređaja;serviser klima uređaja;serviser rashladnih uređaja
Mechanic|automehaničar/ka;mehaničar;autoelektričar;autolimar mehaničar;vulkanizer
Machinist|tokar;strojobravar tokar;cnc operater;glodač;strojni obrađivač;cnc operater na strojevima;operater na cnc stroju;cnc programer;operater cnc
Maintenance Technician|radnik na održavanju;serviser/ka;tehničar održavanja;djelatnik održavanja;domar održavanje|održavanju;održavanja
Caretaker|domar;kućni majstor;pazikuća
Toolmaker|alatničar
Ironworker|bravar;strojobravar;monter metalnih konstrukcija
Sheet Metal Worker|limar;autolimar
Painter|ličilac;soboslikar;autolakirer;soboslikar ličilac;lakirer
Assembler|radnik u proizvodnji;proizvodni radnik;radnik u tvornici;pakirer/ica;radnica u proizvodnji;radnik na pakiranju;monter;proizvodna radnica;djelatnik u proizvodnji;pakiranje robe;operater u proizvodnji;tvornički radnik;tvornička radnica|proizvodnji;pakiranju;montaži
Machine Operator|operater na stroju;rukovatelj strojevima;strojar operater;operater stroja;operater na strojevima
Heavy Equipment Operator|bagerist;kranist;rukovatelj građevinskim strojevima;dizaličar
Electronics Technician|elektroničar;tehničar za elektroniku
Printer|tiskar;grafičar tiskar
Food Production Worker|pivar;radnik u prehrambenoj industriji
Upholsterer|tapetar
Shoemaker|postolar
Miner|rudar
Waste Collector|komunalni radnik;smetlar
Driver|vozač/ica;vozač kamiona;dostavljač/ica;kurir;vozač c kategorije;taksist/ica;vozač dostavnog vozila;vozač teretnog vozila;taxi vozač;dostavljač hrane;vozač taksija
Bus Driver|vozač autobusa;vozač tramvaja
Warehouse Worker|skladištar/ka;radnik u skladištu;skladišni radnik;viličarist;komisionar/ka;voditelj skladišta;vozač viličara;komisioner;skladisni radnik;djelatnik u skladištu;manipulant/ica;utovarivač;istovarivač;transportni radnik;utovar i istovar|skladišta;skladištu
Dispatcher|disponent/ica;dispečer/ka;špediter/ica;carinski deklarant|transporta;transportu;špedicije
Train Driver|strojovođa
Train Conductor|kondukter/ka;vlakovođa
Mail Carrier|poštar/ica;dostavljač pošte
Sailor|pomorac;mornar
Farmer|poljoprivrednik;poljoprivredni radnik;stočar;sezonski berač;poljoprivrednica;ratar
Agronomist|agronom/ka;inženjer agronomije;poljoprivredni tehničar
Gardener|vrtlar/ica;krajobrazni uređivač
Forester|šumar;sjekač;inženjer šumarstva;lugar
Fisher|ribar
Food Technologist|prehrambeni tehnolog;prehrambeni tehničar;inženjer prehrambene tehnologije
`
