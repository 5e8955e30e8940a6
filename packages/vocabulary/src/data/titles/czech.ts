/** Titles in Czech, as `title-lists.ts` tells. */
export const czechTitles = `
posts|asistent/ka;specialista;specialistka;referent/ka;pracovník;pracovnice;vedoucí;manažer/ka;koordinátor/ka;konzultant/ka;poradce;poradkyně;technik;technička;ředitel/ka;analytik;analytička;inspektor/ka;administrátor/ka;odborník;odbornice;stážista;stážistka;praktikant/ka;brigádník;brigádnice;pomocník;pomocnice
Software Engineer|programátor/ka;vývojář/ka;softwarový vývojář;softwarový inženýr;vývojář softwaru;softwarový inženýr/ka;java programátor;vývoj softwaru|vývoje softwaru;vývoje
Front-End Developer|frontend vývojář;frontend programátor;front end vývojář
Back-End Developer|backend vývojář;backend programátor;back end vývojář
Web Developer|webový vývojář;tvůrce webu;webmaster;tvorba webových stránek;správce webu
Mobile Developer|vývojář mobilních aplikací;mobilní vývojář;android vývojář;ios vývojář
Game Developer|vývojář her;herní vývojář
QA Engineer|softwarový tester;testerka;tester softwaru
Data Scientist|datový vědec
Data Analyst|datový analytik;datová analytička;analytik dat|dat
Data Engineer|datový inženýr
Data Entry Clerk|zadávání dat;pisatelka;přepis dat;zapisovatel/ka dat
Database Administrator|správce databází;databázový administrátor
Systems Administrator|správce systému;systémový administrátor;správce sítě a systémů;it správce;správce it
Network Engineer|správce sítě;síťový technik;síťový inženýr;administrátor sítí
IT Support Specialist|it technik;technik it;informatik;technická podpora;it podpora;pracovník it podpory|technické podpory;it podpory
Security Analyst|specialista kybernetické bezpečnosti;bezpečnostní analytik|kybernetické bezpečnosti
Systems Analyst|systémový analytik
IT Manager|vedoucí it;it manažer
Mechanical Engineer|strojní inženýr/ka;strojírenský inženýr;konstruktér/ka;strojní konstruktér;inženýr strojírenství
Electrical Engineer|elektroinženýr/ka;elektrotechnický inženýr;projektant elektro;elektrotechnik
Civil Engineer|stavební inženýr/ka;statik;projektant staveb;inženýr stavebnictví;stavební projektant
Chemical Engineer|chemický inženýr;chemický technolog;procesní inženýr
Industrial Engineer|průmyslový inženýr;inženýr výroby;výrobní inženýr;technolog výroby
Quality Engineer|kontrolor/ka kvality;inženýr kvality;technik kvality;manažer kvality;kontrola kvality|kvality;jakosti
Environmental Engineer|inženýr životního prostředí
Robotics Engineer|programátor plc;programátor robotů;automatizační technik
Engineer|inženýr/ka
CAD Technician|technický kreslič;kreslič/ka;cad konstruktér;cad projektant
Health and Safety Specialist|technik bozp;bezpečnostní technik|bozp
Engineering Technician|stavební technik;strojní technik
Architect|architekt/ka
Urban Planner|urbanista;urbanistka
Interior Designer|bytový architekt;interiérový designér;návrhář interiérů
Surveyor|geodet/ka;zeměměřič;rozpočtář/ka
Construction Manager|stavbyvedoucí;stavební dozor;mistr stavby;přípravář staveb
Construction Worker|stavební dělník;pomocný stavební dělník;dělník na stavbě;stavebník
Real Estate Agent|realitní makléř/ka;realitní poradce;makléř/ka nemovitostí
Bricklayer|zedník
Roofer|pokrývač
Tiler|obkladač;podlahář
Plasterer|omítkář;sádrokartonář;štukatér
Glazier|sklenář
Carpenter|truhlář/ka;tesař/ka;stolař
Research Scientist|vědecký pracovník;výzkumný pracovník;vědec;výzkumník;výzkumnice;vědkyně
Research Assistant|asistent/ka výzkumu;pomocný vědecký pracovník|výzkumu
Biologist|biolog;bioložka;mikrobiolog
Chemist|chemik;chemička
Physicist|fyzik
Geologist|geolog
Economist|ekonom/ka
Mathematician|matematik
Laboratory Technician|laborant/ka;zdravotní laborant/ka;chemický laborant;laboratorní technik;laboratorní pracovník
Registered Nurse|zdravotní sestra;všeobecná sestra;zdravotní sestřička;dětská sestra;zdravotní bratr;staniční sestra
Midwife|porodní asistentka
Practical Nurse|praktická sestra;zdravotnický asistent/ka
Nursing Assistant|ošetřovatel/ka;pečovatel/ka;sanitář/ka;osobní asistent/ka;pracovník v sociálních službách;pracovnice v sociálních službách;pečovatelská služba;péče o seniory;péče o starší osoby;pečovatel o seniory
Physician|lékař/ka;doktor/ka;praktický lékař;chirurg
Paramedic|zdravotnický záchranář/ka;záchranář/ka
Physical Therapist|fyzioterapeut/ka
Occupational Therapist|ergoterapeut/ka
Speech-Language Pathologist|logoped;logopedka
Radiologic Technologist|radiologický asistent
Dietitian|nutriční terapeut/ka;výživový poradce;dietolog
Optometrist|optometrista;optometristka
Optician|oční optik
Massage Therapist|masér/ka
Pharmacist|lékárník;lékárnice;farmaceut/ka
Pharmacy Technician|farmaceutický asistent/ka
Dentist|zubař/ka;zubní lékař/ka;stomatolog
Dental Assistant|zubní instrumentářka;zubní sestra
Dental Hygienist|dentální hygienistka
Dental Technician|zubní technik
Veterinarian|veterinář/ka;veterinární lékař
Psychologist|psycholog;psycholožka
Counselor|výchovný poradce
Therapist|psychoterapeut/ka;terapeut/ka
Social Worker|sociální pracovník;sociální pracovnice
Clergy|kněz;farář
Teacher|učitel/ka;učitel/ka prvního stupně;středoškolský učitel;učitelka základní školy
Lecturer|vysokoškolský učitel;odborný asistent;přednášející
Teaching Assistant|asistent/ka pedagoga;pedagogický asistent
Tutor|doučovatel/ka;lektor/ka doučování;doučování
Principal|ředitel/ka školy
Librarian|knihovník;knihovnice
Childcare Worker|učitelka mateřské školy;učitelka mš;chůva;hlídání dětí;vychovatel/ka;učitelka v mateřské škole;učitelka v mateřské školce;hlídačka dětí;pečovatelka o děti;au pair;vedoucí dětského tábora;guvernantka
Sports Coach|trenér/ka;sportovní trenér;instruktor/ka plavání;instruktor/ka lyžování
Fitness Trainer|fitness trenér/ka;osobní trenér/ka;instruktor/ka fitness
Driving Instructor|učitel autoškoly;instruktor autoškoly
Project Manager|projektový manažer;projektová manažerka;vedoucí projektu;projektový koordinátor;projektový asistent|projektu;projektů
Product Manager|produktový manažer;produktová manažerka
Business Analyst|business analytik;obchodní analytik
Operations Manager|provozní manažer;vedoucí provozu;provozní ředitel;vedoucí výroby|provozu;výroby
Entrepreneur|podnikatel/ka;osvč;živnostník;majitel/ka;jednatel/ka
Administrative Assistant|administrativní pracovník;administrativní pracovnice;asistent/ka ředitele;sekretářka;sekretář;administrativa;administrativní asistent/ka;office manažerka;kancelářská pracovnice;administrativní síla|administrativy;kanceláře;vedení
Human Resources Specialist|personalista;personalistka;hr specialista;mzdová účetní;hr specialistka;náborář/ka;mzdový účetní;recruiterka|náboru;lidských zdrojů;personálního oddělení;mezd
Supply Chain Analyst|logistik;logistička;plánovač/ka výroby|logistiky;plánování
Procurement Specialist|nákupčí;nákupčí materiálu|nákupu
Event Planner|organizátor/ka akcí;event manažer;produkční|akcí;eventů
Accountant|účetní;fakturant/ka;hlavní účetní;daňový poradce;finanční účetní;asistent/ka účetní|účetnictví;účtárny;fakturace
Auditor|auditor/ka
Financial Analyst|finanční analytik;finanční analytička
Financial Advisor|finanční poradce;finanční poradkyně;bankovní poradce;bankovní poradkyně
Bank Teller|bankovní úředník;pokladní v bance;bankéř/ka;osobní bankéř/ka
Finance Manager|finanční manažer;finanční ředitel;kontrolor financí;controller|financí
Insurance Agent|pojišťovací poradce;pojišťovací agent;likvidátor pojistných událostí|pojištění
Marketing Manager|marketingový manažer;marketingový specialista;marketingová specialistka;marketingový asistent;marketingová asistentka|marketingu
Social Media Manager|správce sociálních sítí;správa sociálních sítí|sociálních sítí;sociálních médií
Public Relations Specialist|tiskový mluvčí|komunikace
Advertising Specialist|reklamní specialista|reklamy
Sales Representative|obchodní zástupce;obchodní zástupkyně;obchodník;obchodnice;obchodní manažer;prodejce;prodejkyně|obchodu
Retail Associate|prodavač/ka;pokladní;asistent/ka prodeje;vedoucí prodejny;zástupce vedoucího prodejny;doplňování zboží;doplňovač/ka zboží;prodejní asistent;hosteska;vedoucí obchodu;pracovník prodejny;pracovnice prodejny;vedoucí směny prodejny|prodeje;prodejny
Customer Service Representative|operátor/ka call centra;zákaznická podpora;telefonní operátor/ka;operátor/ka zákaznické linky;telefonista;telefonistka|zákaznické podpory;zákaznického servisu;zákaznické péče;call centra
Graphic Designer|grafik;grafička;grafický designér;grafická designérka;dtp grafik;dtp operátor
UX Designer|ux designér/ka;ui designér/ka
Industrial Designer|produktový designér;průmyslový designér
Fashion Designer|módní návrhář/ka;návrhář/ka oděvů
Tailor|krejčí;švadlena;šička
Jeweller|zlatník;klenotník
Florist|květinář/ka;floristka;prodavačka květin;aranžér/ka květin
Photographer|fotograf/ka
Video Editor|střihač/ka;kameraman;editor videa
Sound Engineer|zvukař;zvukový technik
Musician|hudebník;muzikant;zpěvák;zpěvačka
Actor|herec;herečka
Journalist|novinář/ka;redaktor/ka;reportér/ka
Writer|copywriterka;spisovatel/ka;textař/ka
Translator|překladatel/ka;tlumočník;tlumočnice
Curator|kurátor/ka;muzejní pracovník
Lawyer|právník;právnička;advokát/ka;advokátní koncipient/ka;firemní právník
Paralegal|právní asistent/ka
Judge|soudce;soudkyně
Police Officer|policista;policistka;strážník
Firefighter|hasič/ka
Soldier|voják;vojákyně
Security Guard|strážný;ostraha;hlídač;člen ostrahy;pracovník ostrahy;bezpečnostní pracovník|ostrahy
Public Servant|úřednice;úředník státní správy;státní úředník
Customs Officer|celník
Lifeguard|plavčík;plavčice
Chef|kuchař/ka;šéfkuchař/ka;cukrář kuchař
Kitchen Assistant|pomocný kuchař;pomocná kuchařka;pomocná síla v kuchyni;myčka nádobí;umývač nádobí;pomocná síla do kuchyně;pracovník rychlého občerstvení;obsluha rychlého občerstvení;myč nádobí;umývačka nádobí|kuchyně
Waiter|číšník;číšnice;servírka;obsluha kavárny;obsluha restaurace;číšník servírka
Bartender|barman;barmanka;výčepní
Restaurant Manager|vedoucí restaurace;provozní restaurace
Hotel Manager|ředitel hotelu;vedoucí hotelu
Hotel Receptionist|recepční;hotelová recepční;hotelový recepční;recepční hotelu|recepce
Housekeeper|pokojská;uklízeč/ka;úklid;pracovnice úklidu;pracovník úklidu;hospodyně;pomocnice v domácnosti;úklid domácností;hospodář domácnosti|úklidu
Travel Agent|prodejce zájezdů;pracovník cestovní kanceláře;delegát cestovní kanceláře
Tour Guide|průvodce cestovního ruchu;průvodkyně;turistický průvodce
Flight Attendant|letuška;palubní průvodčí
Hairdresser|kadeřník;kadeřnice;holič/ka;kadeřník kadeřnice
Beautician|kosmetička;manikérka;nehtová designérka;vizážistka
Butcher|řezník
Baker|pekař/ka;cukrář/ka
Laundry Worker|pradlena;pracovnice prádelny
Electrician|elektrikář/ka;elektromontér;elektromechanik;provozní elektrikář
Plumber|instalatér;topenář;vodoinstalatér
Welder|svářeč/ka
HVAC Technician|chladírenský technik;montér klimatizací;technik klimatizací;montér vzduchotechniky
Mechanic|automechanik;mechanik;autoelektrikář;mechanik vozidel;autotronik;opravář zemědělských strojů
Machinist|obráběč kovů;soustružník;frézař;obsluha cnc;operátor cnc;seřizovač cnc;cnc operátor;cnc programátor;seřizovač/ka
Maintenance Technician|údržbář;technik údržby;pracovník údržby;servisní technik|údržby
Caretaker|školník;domovník;správce budovy
Locksmith|zámečník
Toolmaker|nástrojář
Ironworker|provozní zámečník;stavební zámečník
Sheet Metal Worker|klempíř;karosář
Blacksmith|kovář
Painter|malíř pokojů;lakýrník;malíř natěrač;natěrač;autolakýrník
Assembler|dělník;dělnice;operátor/ka výroby;výrobní dělník;montážní dělník;montážní dělnice;dělník ve výrobě;balič/ka;montážník;výrobní operátor/ka;pracovník výroby;pracovnice výroby;operátor/ka ve výrobě;tovární dělník;dělník v továrně
Machine Operator|obsluha strojů;operátor/ka strojů;strojník;operátor lisu
Heavy Equipment Operator|bagrista;strojník stavebních strojů;jeřábník;obsluha bagru
Electronics Technician|opravář elektroniky;mechanik elektronik;servisní technik elektroniky
Printer|tiskař/ka
Food Production Worker|pracovník potravinářské výroby;sládek
Upholsterer|čalouník
Shoemaker|švec;obuvník
Miner|horník
Waste Collector|popelář
Driver|řidič/ka;řidič nákladního automobilu;kurýr/ka;rozvozce;řidič kamionu;rozvoz jídla;rozvážeč jídla;řidič taxi;taxikář/ka;dopravce;řidič doručovatel
Bus Driver|řidič autobusu;řidič tramvaje;řidička autobusu
Warehouse Worker|skladník;skladnice;pracovník skladu;vedoucí skladu;manipulant/ka;řidič vysokozdvižného vozíku;obsluha vzv;skladový dělník;dělník ve skladu;kompletovač/ka;pickerka;nakladač;vykladač;závozník;vazač nákladů|skladu;expedice
Dispatcher|dispečer/ka;dispečer dopravy;speditér/ka;celní deklarant;disponent|dopravy
Train Driver|strojvedoucí
Train Conductor|průvodčí;vlakvedoucí
Mail Carrier|pošťák;poštovní doručovatel/ka;listonoš/ka;poštovní doručovatelka;doručovatel/ka
Farmer|zemědělec;farmář/ka;zemědělský dělník;dojička;traktorista;ošetřovatel skotu
Agronomist|agronom/ka
Gardener|zahradník;zahradnice
Animal Caretaker|ošetřovatel/ka zvířat;chovatel/ka zvířat
Forester|lesník;dřevorubec;lesní dělník
Food Technologist|potravinářský technolog;technolog potravin
`
