/** Titles in Serbian, as `title-lists.ts` tells; they are read in both of its scripts. */
export const serbianTitles = `
posts|asistent;asistentkinja;specijalista;referent;rukovodilac;saradnik;saradnica;stručnjak;savetnik;koordinator/ka;menadžer/ka;tehničar/ka;zaposleni;radnik;radnica;pomoćnik;pomoćnica;službenik;službenica;pripravnik;šef;direktor/ka;analitičar/ka;konsultant;praktikant
Software Engineer|programer/ka;softverski inženjer;softver inženjer;inženjer softvera;razvoj softvera;java programer;softverski developer;programerka;softverski programer|razvoju softvera
Front-End Developer|frontend programer;front end programer
Back-End Developer|backend programer;back end programer
Web Developer|veb programer;web programer;veb dizajner;web dizajner;izrada sajtova
Mobile Developer|programer mobilnih aplikacija
QA Engineer|tester softvera;testiranje softvera
Data Scientist|naučnik za podatke
Data Analyst|analitičar podataka;analitičarka podataka
Data Engineer|inženjer podataka
Data Entry Clerk|unos podataka;operater na unosu podataka;daktilograf;operater unosa podataka|unosu podataka
Database Administrator|administrator baza podataka;administrator baze podataka
Systems Administrator|sistem administrator;sistemski administrator;sistem inženjer
Network Engineer|mrežni administrator;mrežni inženjer
IT Support Specialist|informatičar/ka;it tehničar;tehnička podrška;it podrška;serviser računara|tehničke podrške;tehničkoj podršci
Systems Analyst|sistem analitičar
Mechanical Engineer|mašinski inženjer;inženjer mašinstva;diplomirani mašinski inženjer;konstruktor mašina;projektant mašinskih instalacija;mašinska inženjerka
Electrical Engineer|inženjer elektrotehnike;elektroinženjer;diplomirani inženjer elektrotehnike
Civil Engineer|građevinski inženjer;inženjer građevinarstva;diplomirani građevinski inženjer
Chemical Engineer|hemijski inženjer;inženjer tehnologije;tehnolog hemije
Industrial Engineer|inženjer proizvodnje;industrijski inženjer;tehnolog proizvodnje
Quality Engineer|kontrolor kvaliteta;inženjer kvaliteta;kontrola kvaliteta|kvaliteta;kontrole kvaliteta;kontroli kvaliteta
Environmental Engineer|inženjer zaštite životne sredine
Engineer|inženjer/ka
CAD Technician|tehnički crtač
Health and Safety Specialist|lice za bezbednost i zdravlje na radu|bezbednosti na radu;bezbednosti i zdravlja na radu
Engineering Technician|građevinski tehničar;mašinski tehničar
Architect|arhitekta;arhitekt/kinja;arhitektica
Interior Designer|dizajner enterijera;dizajnerka enterijera
Surveyor|geodeta;geometar;geodetski inženjer
Construction Manager|šef gradilišta;nadzorni inženjer;rukovodilac gradilišta
Construction Worker|građevinski radnik;pomoćni građevinski radnik;fizički radnik;pomoćni radnik;radnik na građevini
Real Estate Agent|agent za nekretnine;posrednik u prometu nepokretnosti|nekretnina
Bricklayer|zidar
Tiler|keramičar;parketar
Plasterer|fasader;gipsar;moler fasader
Glazier|staklorezac
Carpenter|stolar;tesar
Research Scientist|istraživač/ica;istraživač saradnik;naučni saradnik;naučnik
Biologist|biolog;mikrobiolog
Chemist|hemičar/ka
Physicist|fizičar/ka
Economist|ekonomista;diplomirani ekonomista
Mathematician|matematičar/ka
Laboratory Technician|laborant/kinja;laborantkinja;laboratorijski tehničar;hemijski tehničar;laborantica|laboratoriji
Registered Nurse|medicinska sestra;medicinski tehničar;strukovna medicinska sestra;glavna sestra;strukovna sestra
Midwife|babica;akušerka
Nursing Assistant|negovatelj/ica;gerontodomaćica;bolničar/ka;spremačica u bolnici;lični pratilac;personalni asistent;geronto domaćica;nega starih lica;nega starih;briga o starima;čuvanje starih
Physician|lekar/ka;doktor/ka medicine;doktor medicine;hirurg;pedijatar;lekar opšte prakse
Paramedic|medicinski tehničar hitne pomoći
Physical Therapist|fizioterapeut/kinja;strukovni fizioterapeut;fizioterapeutski tehničar
Speech-Language Pathologist|logoped;logopedinja
Radiologic Technologist|radiološki tehničar;rendgen tehničar
Dietitian|nutricionista;dijetetičar
Optician|optičar/ka
Massage Therapist|maser/ka
Pharmacist|farmaceut/kinja;apotekar/ka;magistar farmacije;diplomirani farmaceut
Pharmacy Technician|farmaceutski tehničar
Dentist|stomatolog;zubar/ka;doktor stomatologije
Dental Assistant|stomatološka sestra;stomatološki asistent
Dental Technician|zubni tehničar
Veterinarian|veterinar/ka;doktor veterinarske medicine
Veterinary Assistant|veterinarski tehničar
Psychologist|psiholog;psihološkinja
Therapist|psihoterapeut/kinja
Social Worker|socijalni radnik;socijalna radnica
Clergy|sveštenik
Teacher|nastavnik;nastavnica;učitelj/ica;profesor/ka;profesor srpskog jezika;profesor engleskog jezika;profesorka engleskog;nastavnica matematike;nastavnik engleskog jezika;razredni učitelj;profesor razredne nastave
Lecturer|predavač na fakultetu;univerzitetski profesor;saradnik u nastavi
Teaching Assistant|pedagoški asistent
Tutor|privatni časovi;držanje časova
Principal|direktor škole
Librarian|bibliotekar/ka
Childcare Worker|vaspitač/ica;dadilja;bebisiterka;čuvanje dece;vaspitačica u vrtiću;medicinska sestra vaspitač;vaspitač predškolske dece;dečji animator;čuvar dece;guvernanta
Sports Coach|trener/ica;fudbalski trener;instruktor plivanja;instruktor skijanja
Fitness Trainer|fitnes trener;personalni trener;fitnes instruktor
Driving Instructor|instruktor vožnje
Project Manager|rukovodilac projekta;menadžer projekta;koordinator projekta;projektni menadžer|projekta;projekata
Product Manager|menadžer proizvoda
Business Analyst|biznis analitičar;poslovni analitičar
Operations Manager|menadžer operacija;šef smene;rukovodilac proizvodnje;poslovođa smene;šef proizvodnje|smene;operacija
Entrepreneur|preduzetnik;preduzetnica;vlasnik;vlasnica;osnivač
Administrative Assistant|administrativni radnik;sekretarica;poslovni sekretar;administrativni asistent;poslovna sekretarica;kancelarijski asistent;administrativni referent;administrativni službenik;office menadžer;sekretar direktora;administrativna radnica|administraciji;administracije;kancelarije
Human Resources Specialist|regruter/ka;obračun zarada;menadžer ljudskih resursa;referent kadrovskih poslova;kadrovik|ljudskih resursa;kadrovske službe;obračuna zarada;kadrova
Supply Chain Analyst|logističar/ka;planer proizvodnje|logistike;logistici
Procurement Specialist|nabavljač;referent nabavke|nabavke;nabavci
Event Planner|organizator događaja|događaja
Accountant|računovođa;knjigovođa;samostalni knjigovođa;fakturista;šef računovodstva;racunovodja;knjigovodja;glavni knjigovođa;poreski savetnik|računovodstva;računovodstvu;knjigovodstva;fakturisanja
Auditor|revizor/ka
Financial Analyst|finansijski analitičar;finansijska analitičarka
Financial Advisor|finansijski savetnik;lični bankar
Bank Teller|bankarski službenik;blagajnik u banci;bankar/ka;šalterski radnik;kreditni referent;službenik banke|banci;banke;kredita
Finance Manager|finansijski direktor;finansijski menadžer|finansija
Insurance Agent|agent osiguranja;zastupnik u osiguranju;procenitelj štete|osiguranja
Marketing Manager|menadžer marketinga;marketing menadžer;marketing asistent;specijalista marketinga|marketinga;marketingu
Social Media Manager|menadžer društvenih mreža|društvenih mreža
Public Relations Specialist|portparol|odnose s javnošću;odnosa s javnošću
Sales Representative|komercijalista;komercijalni predstavnik;prodajni predstavnik;terenski komercijalista;predstavnik prodaje;menadžer prodaje;stručni saradnik prodaje;terenski prodavac;komercijalistkinja|prodaje;prodaji
Retail Associate|prodavac;prodavačica;kasir/ka;trgovac;poslovođa prodavnice;menadžer prodavnice;promoterka;blagajnik;blagajnica;merčandajzer;slaganje robe;prodavačica u butiku;šef prodavnice;prodavac kasir;hostesa;magacioner prodavac;radnik u prodavnici;prodavac u maloprodaji|prodavnice;prodavnici;maloprodaje;maloprodaji
Customer Service Representative|operater u kol centru;agent u kol centru;korisnička podrška;agent korisničke podrške;operater u call centru;telefonski operater;agent korisničkog servisa;operaterka u kol centru|korisničke podrške;korisničkoj podršci;kol centru;korisničkog servisa;call centru
Graphic Designer|grafički dizajner;grafička dizajnerka;dizajner grafike
Industrial Designer|dizajner proizvoda;industrijski dizajner
Fashion Designer|modni dizajner;modni kreator
Tailor|krojač/ica;šnajder/ka;šivač/ica;šnajderka;krojačica
Jeweller|zlatar;juvelir
Florist|cvećar/ka
Photographer|fotograf
Video Editor|snimatelj;montažer;kamerman;video montažer
Sound Engineer|ton majstor
Musician|muzičar/ka;pevač/ica
Actor|glumac;glumica
Journalist|novinar/ka;reporter/ka;urednik;urednica
Writer|pisac;lektorka;spisateljica;kopirajter
Translator|prevodilac;prevoditeljka;sudski tumač
Curator|kustos;arhivista;arheolog
Lawyer|advokat/ica;pravnik;pravnica;advokatski pripravnik;diplomirani pravnik;javni beležnik;diplomirani pravnik saradnik
Judge|sudija;sudijski pomoćnik
Police Officer|policajac;policajka;policijski službenik
Firefighter|vatrogasac
Soldier|vojnik;vojno lice
Security Guard|radnik obezbeđenja;čuvar;portir;obezbeđenje;službenik obezbeđenja;fizičko obezbeđenje|obezbeđenja
Public Servant|državni službenik;službenik opštine
Customs Officer|carinik
Tax Inspector|poreski inspektor
Lifeguard|spasilac;spasilac na bazenu
Chef|kuvar/ica;glavni kuvar;pica majstor;šef kuhinje;picamajstor;roštilj majstor
Kitchen Assistant|pomoćni kuvar;pomoćni radnik u kuhinji;pomoćnik kuvara;perač sudova;radnik u kuhinji;pomoćna kuvarica;kuhinjski radnik;radnik u brzoj hrani;pomoćna radnica u kuhinji|kuhinji
Waiter|konobar/ica;konobarica;ugostitelj;pomoćni konobar
Bartender|barmen;šanker/ka
Restaurant Manager|menadžer restorana;šef sale
Hotel Manager|direktor hotela;menadžer hotela
Hotel Receptionist|recepcioner/ka;recepcionar/ka;hotelski recepcioner|recepciji
Housekeeper|sobarica;spremačica;higijeničarka;čistačica;sobar;radnik na održavanju higijene;higijeničar;kućna pomoćnica;domaćica|održavanju higijene;čišćenju
Travel Agent|turistički agent;agent prodaje putovanja;turistički radnik
Tour Guide|turistički vodič;vodič putovanja
Flight Attendant|stjuardesa;domaćica aviona
Hairdresser|frizer/ka;berberin;muško ženski frizer
Beautician|kozmetičar/ka;manikir/ka;pediker;šminker/ka
Butcher|mesar;kasapin
Baker|pekar;poslastičar/ka;pekarka
Laundry Worker|pralja;peglerka;radnik u perionici
Electrician|električar;elektromonter;elektroinstalater;elektrotehničar
Plumber|vodoinstalater;instalater grejanja;monter grejanja
Welder|zavarivač;varilac
HVAC Technician|serviser klima uređaja;monter klima uređaja;serviser rashladnih uređaja
Mechanic|automehaničar;mehaničar;autoelektričar;vulkanizer;auto mehaničar
Machinist|strugar;cnc operater;glodač;operater na cnc mašini;cnc programer;operater cnc;metalostrugar
Maintenance Technician|radnik na održavanju;serviser;tehničar održavanja;majstor održavanja|održavanju;održavanja
Caretaker|domar;kućni majstor
Toolmaker|alatničar
Ironworker|bravar;monter metalnih konstrukcija;mašinbravar
Sheet Metal Worker|limar;autolimar
Painter|moler;autolakirer;farbar;moler farbar;lakirer
Assembler|radnik u proizvodnji;proizvodni radnik;radnik u fabrici;paker;radnica u proizvodnji;pakerka;monter;fabrički radnik;radnik na pakovanju;radnik na traci;operater u proizvodnji|proizvodnji;pakovanju;montaži
Machine Operator|operater na mašini;rukovalac mašinama;operater mašine;mašinski operater;operater na mašinama
Heavy Equipment Operator|bagerista;kranista;rukovalac građevinskim mašinama;rukovalac građevinskih mašina;dizaličar
Electronics Technician|elektroničar;serviser elektronike
Printer|štampar
Food Production Worker|pivar;radnik u prehrambenoj industriji
Upholsterer|tapetar
Shoemaker|obućar
Miner|rudar
Waste Collector|komunalni radnik
Driver|vozač/ica;vozač kamiona;dostavljač/ica;kurir/ka;taksista;vozač c kategorije;vozač kombija;dostavljač hrane;vozač taksija;taksi vozač
Bus Driver|vozač autobusa
Warehouse Worker|magacioner/ka;radnik u magacinu;magacinski radnik;viljuškarista;komisioner;skladištar;šef magacina;vozač viljuškara;magacinska radnica;manipulant u magacinu;radnik u skladištu;utovarivač;istovarivač;transportni radnik;utovar i istovar|magacina;magacinu;skladištu
Dispatcher|dispečer/ka;špediter/ka;disponent;carinski deklarant|transporta;transportu;špedicije
Train Driver|mašinovođa
Train Conductor|kondukter/ka
Mail Carrier|poštar/ka;dostavljač pošte
Farmer|poljoprivrednik;poljoprivredni radnik;traktorista;stočar;zemljoradnik;berač voća
Agronomist|agronom;inženjer poljoprivrede;poljoprivredni tehničar
Gardener|baštovan;vrtlar
Forester|šumar;inženjer šumarstva
Fisher|ribar
Food Technologist|prehrambeni tehnolog;tehnolog prehrambene industrije;prehrambeni tehničar
`
