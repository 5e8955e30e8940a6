/** Titles in Romanian, as `title-lists.ts` tells. */
export const romanianTitles = `
posts|asistent/ă;specialist/ă;referent/ă;manager/ă;responsabil/ă;coordonator;coordonatoare;consultant/ă;consilier/ă;inspector;inspectoare;operator;operatoare;șef/ă;director;directoare;analist/ă;tehnician/ă;lucrător;lucrătoare;funcționar;funcționară;ajutor;angajat/ă;stagiar/ă;administrator
Software Engineer|programator;programatoare;dezvoltator;dezvoltatoare;dezvoltator software;inginer software;programator java;analist programator;inginer de software
Front-End Developer|programator front end;dezvoltator front end;programator frontend
Back-End Developer|programator back end;dezvoltator backend;programator backend
Web Developer|programator web;dezvoltator web;creator site;programator php
Mobile Developer|programator android;dezvoltator aplicații mobile;dezvoltator mobil
Game Developer|dezvoltator de jocuri
QA Engineer|testator software;inginer testare;inginer de testare;testare software
Data Scientist|cercetător de date
Data Analyst|analist de date;analist date
Data Engineer|inginer de date
Data Entry Clerk|operator date;operator introducere date;operator introducere, validare și prelucrare date;introducere date|introducere date
Database Administrator|administrator baze de date
Systems Administrator|administrator de sistem;administrator sisteme;administrator de sisteme;inginer de sistem
Network Engineer|administrator de rețea;inginer de rețea;administrator rețea;inginer rețelistică
IT Support Specialist|suport tehnic;tehnician it;informatician/ă;suport it;tehnician calculatoare;operator calculator|suport tehnic
Security Analyst|specialist securitate cibernetică;analist securitate|securitate cibernetică;securitatea informației
Systems Analyst|analist de sistem
IT Manager|șef it
Mechanical Engineer|inginer mecanic;inginer proiectant;inginer proiectant mecanic;proiectant mecanic;inginer mecanică;proiectant/ă
Electrical Engineer|inginer electrician;inginer electronist;inginer electric;inginer electrotehnist;inginer electromecanic
Civil Engineer|inginer constructor;inginer construcții;inginer construcții civile;inginer de construcții;proiectant structuri;inginer structurist
Chemical Engineer|inginer chimist;inginer de proces;inginer proces
Industrial Engineer|inginer producție;inginer industrial;inginer de producție;inginer tehnolog
Quality Engineer|inginer calitate;inspector calitate;controlor calitate;responsabil calitate|calitate;calității;controlul calității
Environmental Engineer|inginer de mediu;inginer mediu
Robotics Engineer|inginer automatist;inginer mecatronist;programator plc;automatist/ă
Engineer|inginer/ă
CAD Technician|desenator tehnic;proiectant cad
Health and Safety Specialist|inspector ssm;responsabil ssm|ssm;securitate și sănătate în muncă;protecția muncii
Engineering Technician|tehnician constructor;tehnician mecanic;tehnician proiectant
Architect|arhitect/ă
Landscape Architect|arhitect peisagist;peisagist
Urban Planner|urbanist/ă
Interior Designer|arhitect de interior;decorator de interior
Surveyor|topograf;inginer topograf;cadastrist;inginer geodez
Construction Manager|șef de șantier;diriginte de șantier;șef șantier;maistru construcții|șantier
Construction Worker|muncitor în construcții;muncitor construcții;constructor;muncitor necalificat în construcții;zilier;muncitor necalificat;salahor
Real Estate Agent|agent imobiliar;consultant imobiliar;evaluator imobiliar|imobiliare
Bricklayer|zidar
Concrete Worker|fierar betonist;betonist;dulgher betonist
Roofer|acoperitor;montator acoperișuri
Tiler|faianțar;parchetar;montator gresie și faianță
Plasterer|tencuitor;montator rigips;rigipsar;ipsosar
Glazier|geamgiu;montator tâmplărie pvc
Carpenter|tâmplar;dulgher;tâmplar mobilă
Research Scientist|cercetător;cercetătoare;cercetător științific
Research Assistant|asistent de cercetare;asistent cercetare|cercetare
Biologist|biolog/ă
Chemist|chimist/ă
Physicist|fizician
Geologist|geolog
Economist|economist/ă
Mathematician|matematician
Laboratory Technician|laborant/ă;tehnician de laborator;tehnician laborator;asistent de laborator;asistent medical laborator|laborator;de laborator
Registered Nurse|asistent medical;asistentă medicală;asistent medical generalist;asistentă medicală generalistă;asistenta medicala;soră medicală;asistentă generalistă
Midwife|moașă
Practical Nurse|infirmier medical
Nursing Assistant|infirmieră;îngrijitor bătrâni;îngrijitoare bătrâni;îngrijitor la domiciliu;îngrijitoare la domiciliu;brancardier;asistent personal;asistent personal al persoanei cu handicap;îngrijitor persoane vârstnice;îngrijitoare persoane vârstnice;îngrijitor bolnavi;îngrijitoare vârstnici;îngrijitor;îngrijitoare;îngrijire vârstnici;îngrijire bătrâni;îngrijire persoane vârstnice
Physician|medic;medic rezident;medic specialist;doctoriță;medic de familie;medic primar;chirurg
Paramedic|ambulanțier;paramedic;asistent ambulanță
Physical Therapist|kinetoterapeut/ă;fizioterapeut/ă;fiziokinetoterapeut
Occupational Therapist|terapeut ocupațional
Speech-Language Pathologist|logoped/ă
Radiologic Technologist|asistent radiologie;tehnician radiologie
Dietitian|dietetician/ă;nutriționist/ă
Optometrist|optometrist/ă
Optician|optician medical
Massage Therapist|maseur;maseuză
Pharmacist|farmacist/ă
Pharmacy Technician|asistent de farmacie;asistent farmacie;asistentă farmacie;asistent medical de farmacie
Dentist|medic dentist;medic stomatolog;stomatolog;dentist/ă
Dental Assistant|asistent stomatologie;asistentă stomatologie;asistent medical stomatologie;asistentă dentară
Dental Technician|tehnician dentar
Veterinarian|medic veterinar
Veterinary Assistant|asistent veterinar;tehnician veterinar
Psychologist|psiholog/ă
Counselor|consilier școlar;consilier vocațional
Therapist|psihoterapeut/ă;terapeut/ă
Social Worker|asistent social;asistentă socială;lucrător social
Clergy|preot;pastor
Teacher|profesor;profesoară;învățător;învățătoare;profesor învățământ primar;cadru didactic;profesor de matematică;profesor de engleză;profesor de limba engleză;dascăl
Lecturer|lector universitar;profesor universitar;conferențiar;asistent universitar;formator
Teaching Assistant|asistent didactic
Tutor|meditator;meditații;profesor meditator;preparator
Principal|director școală;director de școală
Librarian|bibliotecar/ă
Childcare Worker|educatoare;bonă;profesor preșcolar;puericultor;puericultoare;îngrijitoare copii;îngrijitor copii;educator puericultor;profesor învățământ preșcolar;animator tabără;supraveghetor copii
Sports Coach|antrenor;antrenoare;instructor sportiv;instructor înot;instructor schi
Fitness Trainer|instructor fitness;antrenor personal;antrenor fitness
Driving Instructor|instructor auto
Project Manager|manager de proiect;coordonator proiect;asistent proiect;asistent manager proiect;responsabil de proiect|proiect;proiecte
Product Manager|manager de produs
Business Analyst|analist de afaceri;analist business
Operations Manager|manager operațiuni;șef producție;director producție;șef de tură;director operațiuni;șef schimb|operațiuni
Entrepreneur|antreprenor;antreprenoare;administrator firmă;fondator;proprietar;pfa;asociat unic;patron
Administrative Assistant|asistent administrativ;asistentă administrativă;secretar/ă;asistent manager;asistentă manager;funcționar administrativ;asistent director;referent administrativ;asistent de direcție;funcționar birou;operator registratură|administrativ;birou
Human Resources Specialist|specialist resurse umane;inspector resurse umane;recrutor;specialist recrutare;referent resurse umane;inspector salarizare;asistent resurse umane;analist resurse umane;expert resurse umane|resurse umane;recrutare;salarizare;personal
Supply Chain Analyst|specialist logistică;planificator producție|logistică;aprovizionare și logistică;planificare
Procurement Specialist|specialist achiziții;agent aprovizionare;referent achiziții;responsabil achiziții|achiziții;aprovizionare
Event Planner|organizator evenimente;organizatoare evenimente;organizator de evenimente|evenimente
Accountant|contabil/ă;economist contabil;contabil șef;expert contabil;asistent contabil;asistentă contabilă;operator facturare;facturist/ă;contabil primar|contabilitate;facturare;financiar contabil
Auditor|auditor financiar;auditoare
Financial Analyst|analist financiar
Financial Advisor|consultant financiar;consilier financiar;consilier bancar
Bank Teller|casier bancar;ofițer bancar;funcționar bancar;referent bancar;ofițer credite|bancar;credite;bancă
Finance Manager|director financiar;director economic;controlor financiar
Insurance Agent|agent de asigurări;consultant asigurări;inspector daune|asigurări;daune
Marketing Manager|asistent marketing;referent marketing;coordonator marketing|marketing
Social Media Manager||social media;rețele sociale
Public Relations Specialist|purtător de cuvânt;specialist relații publice;specialist comunicare|relații publice;comunicare
Advertising Specialist|agent publicitate|publicitate
Sales Representative|agent de vânzări;agent vânzări;reprezentant vânzări;reprezentant comercial;consultant vânzări;agent comercial;consilier vânzări;director vânzări;reprezentant de vânzări;agent teren|vânzări;de vânzări;comercial
Retail Associate|vânzător;vânzătoare;lucrător comercial;lucrătoare comercială;casier/ă;casier vânzător;șef magazin;șef de magazin;consultant vânzări magazin;asistent vânzări magazin;merchandiser raft;lucrător raft;lucrător raion;consilier vânzări magazin;vânzătoare magazin;șef raion|magazin;raion
Customer Service Representative|operator call center;operatoare call center;agent call center;reprezentant relații clienți;operator relații clienți;operator telefonic;consilier clienți;telefonistă;specialist relații clienți;agent suport clienți|relații clienți;call center;suport clienți;relații cu clienții
Graphic Designer|grafician/ă;designer grafic;designeră grafică;tehnoredactor
Industrial Designer|designer de produs
Fashion Designer|creator de modă;designer vestimentar;creatoare de modă
Tailor|croitor;croitoreasă;confecționer textile;mașinist confecții;cusătoreasă
Jeweller|bijutier
Florist|florar;florăreasă;florist/ă;vânzătoare flori
Photographer|fotograf/ă
Video Editor|editor video;operator imagine;monteur video
Sound Engineer|inginer de sunet;sunetist;tehnician sunet
Musician|muzician/ă;cântăreț;cântăreață
Actor|actriță
Journalist|jurnalist/ă;ziarist/ă;redactoare;reporter;reporteră
Writer|scriitor;scriitoare;creator de conținut
Translator|traducător;traducătoare;interpret traducător
Curator|muzeograf/ă;arhivist/ă
Lawyer|avocat/ă;jurist/ă;consilier juridic;consilieră juridică;avocat stagiar
Paralegal|asistent juridic;asistentă juridică;grefier/ă|juridic
Judge|judecător;judecătoare
Police Officer|polițist/ă;agent de poliție;jandarm;polițist local
Firefighter|pompier
Soldier|soldat;militar;ofițer armată
Security Guard|agent de securitate;agent de pază;paznic;agent pază;bodyguard paznic|pază;securitate și pază
Public Servant|funcționar public;inspector primărie;consilier local;referent primărie|primărie
Customs Officer|vameș;agent vamal;inspector vamal
Tax Inspector|inspector fiscal
Lifeguard|salvamar;salvator acvatic
Chef|bucătar;bucătăreasă;bucătar șef;bucătar-șef;pizzar;șef bucătar
Kitchen Assistant|ajutor de bucătar;ajutor bucătar;spălător vase;lucrător bucătărie;lucrător fast food;spălător de vase;muncitor bucătărie;lucrător catering;shaormar|bucătărie;fast food
Waiter|ospătar;ospătăriță;chelner;chelneriță;ajutor ospătar;ajutor chelner;picol|sală
Bartender|barmaniță;barman ospătar
Restaurant Manager|șef sală;director restaurant
Hotel Manager|director hotel;administrator pensiune
Hotel Receptionist|recepționer/ă;recepționistă;recepționer hotel;recepționeră hotel|recepție
Housekeeper|cameristă;femeie de serviciu;menajeră;agent curățenie;îngrijitoare curățenie;lucrător curățenie;femeie de curățenie;îngrijitor curățenie;agent de curățenie;menajer;îngrijitoare casă;ajutor menajer|curățenie
Travel Agent|agent de turism;agent turism|turism
Tour Guide|ghid turistic;ghid de turism;ghidă
Flight Attendant|însoțitor de zbor;însoțitoare de zbor
Hairdresser|coafor;coafeză;frizer/ă;hairstylistă
Beautician|cosmetician/ă;manichiuristă;maseuză cosmetică;machior;make up artistă;tehnician unghii
Butcher|măcelar;tranșator;tranșator carne
Baker|brutar;patiser;cofetar;patiseră;cofetară;brutăreasă;cofetar patiser;lucrător patiserie
Laundry Worker|spălătoreasă;lucrător spălătorie;călcătoreasă
Electrician|electrician;electromecanic;electrician întreținere;electrician auto;electrician de întreținere
Plumber|instalator;instalator sanitar;instalator termic;instalator gaze
Welder|sudor
HVAC Technician|frigotehnist;tehnician climatizare;montator aer condiționat
Mechanic|mecanic auto;mecanic;electromecanic auto;mecanic utilaje;vulcanizator;mecanic agricol;tehnician auto
Machinist|strungar;frezor;operator cnc;operator mașini unelte;rectificator;reglor;prelucrător prin așchiere
Maintenance Technician|tehnician mentenanță;mecanic întreținere;muncitor întreținere;tehnician service;tehnician întreținere|mentenanță;întreținere
Caretaker|administrator bloc;administrator clădire
Locksmith|lăcătuș
Toolmaker|sculer matrițer;matrițer
Ironworker|lăcătuș mecanic;lăcătuș construcții metalice;lăcătuș confecții metalice
Sheet Metal Worker|tinichigiu;tinichigiu auto
Blacksmith|fierar
Painter|zugrav;vopsitor;vopsitor auto;zugrav vopsitor
Assembler|muncitor;lucrător în producție;ambalator;asamblor;operator linie producție;muncitor în producție;muncitor fabrică;muncitor necalificat fabrică;operator asamblare;lucrător producție;ambalatoare;montator;muncitor calificat;operator linie|linie de producție;asamblare
Machine Operator|operator mașină;operator mașini;operator utilaje;operator injecție
Heavy Equipment Operator|excavatorist;macaragiu;buldoexcavatorist;mașinist utilaje;operator excavator
Electronics Technician|electronist;depanator electronice;tehnician electronist
Printer|tipograf
Food Production Worker|berar;lucrător în industria alimentară;lactoser
Upholsterer|tapițer
Shoemaker|cizmar;pantofar
Miner|miner
Waste Collector|gunoier;lucrător salubritate|salubritate
Driver|șofer;șofer livrator;curier/ă;șofer profesionist;conducător auto;livrator;șofer tir;șofer camion;taximetrist/ă;șofer taxi;șofer de tir;livrator la domiciliu;șofer distribuție
Bus Driver|șofer autobuz;vatman;șofer de autobuz;șofer autocar
Warehouse Worker|gestionar;gestionară;manipulant marfă;lucrător depozit;stivuitorist;magaziner/ă;lucrător gestionar;picker depozit;operator depozit;încărcător descărcător;gestionar depozit;motostivuitorist;manipulant;șef depozit;încărcător-descărcător;culegător comenzi;sortator;încărcător;hamal;descărcător|depozit;magazie
Dispatcher|dispecer/ă;declarant vamal;dispecer transport;coordonator transport;agent transport|transport;transporturi;expediții
Train Driver|mecanic locomotivă;mecanic de locomotivă
Train Conductor|conductor tren;controlor bilete;controlor
Mail Carrier|factor poștal;poștaș;oficiant poștal|poștal
Farmer|fermier/ă;agricultor;muncitor agricol;tractorist;îngrijitor animale fermă;lucrător agricol;culegător fructe;crescător de animale;zootehnist|fermă
Agronomist|agronom/ă;inginer agronom;tehnician agronom;inginer horticultor
Gardener|grădinar;grădinar peisagist
Animal Caretaker|îngrijitor animale;îngrijitor de animale;dresor câini
Forester|pădurar;silvicultor;inginer silvic;tăietor lemne
Fisher|pescar
Food Technologist|tehnolog alimentar;inginer industrie alimentară;inginer tpa
`
