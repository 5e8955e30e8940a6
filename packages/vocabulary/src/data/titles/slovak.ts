/** Titles in Slovak, as `title-lists.ts` tells. */
export const slovakTitles = `
posts|asistent/ka;špecialista;špecialistka;referent/ka;pracovník;pracovníčka;vedúci;vedúca;manažér/ka;koordinátor/ka;konzultant/ka;poradca;poradkyňa;technik;technička;riaditeľ/ka;analytik;analytička;inšpektor/ka;odborník;stážista;stážistka;praktikant/ka;brigádnik;brigádnička;pomocník;pomocníčka;zamestnanec
Software Engineer|programátor/ka;vývojár/ka;softvérový vývojár;softvérový inžinier;vývojár softvéru;java programátor|vývoja softvéru;vývoja
Front-End Developer|frontend vývojár;frontend programátor
Back-End Developer|backend vývojár;backend programátor
Web Developer|webový vývojár;tvorca webu;správca webu;tvorba webových stránok
Mobile Developer|vývojár mobilných aplikácií;mobilný vývojár;android vývojár
Game Developer|vývojár hier
QA Engineer|softvérový tester;testerka;tester softvéru
Data Scientist|dátový vedec
Data Analyst|dátový analytik;dátová analytička;analytik dát
Data Engineer|dátový inžinier
Data Entry Clerk|zadávanie dát;zadávanie údajov
Database Administrator|správca databáz;databázový administrátor
Systems Administrator|správca systému;systémový administrátor;správca it;it administrátor
Network Engineer|správca siete;sieťový technik;sieťový inžinier;správca sietí
IT Support Specialist|it technik;informatik;technická podpora;it podpora|technickej podpory;it podpory
Security Analyst|špecialista kybernetickej bezpečnosti|kybernetickej bezpečnosti
Systems Analyst|systémový analytik
IT Manager|vedúci it;it manažér
Mechanical Engineer|strojný inžinier;strojársky inžinier;konštruktér/ka;strojár
Electrical Engineer|elektroinžinier;elektrotechnický inžinier;projektant elektro;elektrotechnik
Civil Engineer|stavebný inžinier;statik;projektant stavieb;stavebná inžinierka
Chemical Engineer|chemický inžinier;procesný inžinier
Industrial Engineer|priemyselný inžinier;inžinier výroby;výrobný inžinier;technológ výroby
Quality Engineer|kontrolór/ka kvality;inžinier kvality;technik kvality;manažér kvality;kontrola kvality|kvality
Environmental Engineer|environmentálny inžinier
Robotics Engineer|programátor plc;automatizačný technik;programátor robotov
Engineer|inžinier/ka
CAD Technician|technický kreslič;cad konštruktér
Health and Safety Specialist|technik bozp;bezpečnostný technik|bozp
Engineering Technician|stavebný technik;strojný technik
Architect|architekt/ka
Interior Designer|bytový architekt;interiérový dizajnér;interiérová dizajnérka
Surveyor|geodet/ka;rozpočtár/ka;kartograf/ka
Construction Manager|stavbyvedúci;stavebný dozor;majster stavby;prípravár stavieb
Construction Worker|stavebný robotník;pomocný stavebný robotník;robotník na stavbe;stavbár;stavebný pracovník;pomocný pracovník na stavbe
Real Estate Agent|realitný maklér;realitná maklérka
Bricklayer|murár
Roofer|pokrývač;strechár
Tiler|obkladač;podlahár
Plasterer|omietkar;sadrokartonista;štukatér
Glazier|sklenár
Carpenter|stolár/ka;tesár
Research Scientist|vedecký pracovník;výskumný pracovník;vedec;výskumník;výskumníčka;vedkyňa
Research Assistant|asistent/ka výskumu|výskumu
Biologist|biológ;biologička;mikrobiológ
Chemist|chemik;chemička
Physicist|fyzik
Geologist|geológ
Economist|ekonóm;ekonómka
Mathematician|matematik
Laboratory Technician|laborant/ka;zdravotný laborant;zdravotná laborantka;laboratórny technik
Registered Nurse|zdravotná sestra;zdravotná sestrička;všeobecná sestra;sestra v nemocnici;zdravotný brat
Midwife|pôrodná asistentka
Practical Nurse|praktická sestra;zdravotnícky asistent;zdravotnícka asistentka
Nursing Assistant|ošetrovateľ/ka;opatrovateľ/ka;sanitár/ka;osobný asistent;osobná asistentka;opatrovateľka seniorov;starostlivosť o seniorov;opatrovanie seniorov;starostlivosť o starších
Physician|lekár/ka;doktor/ka;praktický lekár;chirurg
Paramedic|zdravotnícky záchranár;záchranár/ka
Physical Therapist|fyzioterapeut/ka
Occupational Therapist|ergoterapeut/ka
Speech-Language Pathologist|logopéd;logopédka
Radiologic Technologist|rádiologický technik;rádiologický asistent
Dietitian|výživový poradca;dietológ;nutričný terapeut;asistent výživy
Optometrist|optometrista;optometristka
Optician|očný optik
Massage Therapist|masér/ka
Pharmacist|lekárnik;lekárnička;farmaceut/ka
Pharmacy Technician|farmaceutický laborant;farmaceutická laborantka
Dentist|zubár/ka;zubný lekár;zubná lekárka;stomatológ
Dental Assistant|zubná asistentka;zubná inštrumentárka;zubný asistent
Dental Hygienist|dentálna hygienička
Dental Technician|zubný technik
Veterinarian|veterinár/ka;veterinárny lekár
Psychologist|psychológ;psychologička
Therapist|psychoterapeut/ka;terapeut/ka
Social Worker|sociálny pracovník;sociálna pracovníčka
Clergy|kňaz;farár
Teacher|učiteľ/ka;učiteľ základnej školy;stredoškolský učiteľ;pedagogička;vyučujúci
Lecturer|vysokoškolský učiteľ;odborný asistent
Teaching Assistant|asistent/ka učiteľa;pedagogický asistent;pedagogická asistentka
Tutor|doučovateľ/ka;doučovanie
Principal|riaditeľ/ka školy
Librarian|knihovník;knihovníčka
Childcare Worker|učiteľka materskej školy;učiteľka v materskej škole;opatrovateľka detí;vychovávateľ/ka;opatrovanie detí;pestúnka;animátor/ka detí;vedúci detského tábora;detský animátor;guvernantka
Sports Coach|tréner/ka;športový tréner;inštruktor/ka plávania;inštruktor/ka lyžovania
Fitness Trainer|fitness tréner/ka;osobný tréner;osobná trénerka
Driving Instructor|inštruktor autoškoly
Project Manager|projektový manažér;projektová manažérka;vedúci projektu;projektový koordinátor|projektu;projektov
Product Manager|produktový manažér;produktová manažérka
Business Analyst|biznis analytik
Operations Manager|prevádzkový manažér;vedúci prevádzky;vedúci výroby;vedúca prevádzky|prevádzky
Entrepreneur|podnikateľ/ka;živnostník;majiteľ/ka;konateľ/ka;szčo
Administrative Assistant|administratívny pracovník;administratívna pracovníčka;sekretárka;administratívna asistentka;administratívny asistent;asistent/ka riaditeľa;kancelárska pracovníčka;administratívna sila;office manažérka|administratívy;kancelárie
Human Resources Specialist|personalista;personalistka;hr špecialista;mzdová účtovníčka;hr špecialistka;náborár/ka;mzdový účtovník|náboru;ľudských zdrojov;personálneho oddelenia;miezd
Supply Chain Analyst|logistik;logistička;plánovač/ka výroby|logistiky;plánovania
Procurement Specialist|nákupca;nákupkyňa|nákupu
Event Planner|organizátor/ka podujatí;event manažér|podujatí
Accountant|účtovník;účtovníčka;fakturant/ka;hlavná účtovníčka;daňový poradca|účtovníctva;učtárne;fakturácie
Auditor|audítor/ka
Financial Analyst|finančný analytik;finančná analytička
Financial Advisor|finančný poradca;finančná poradkyňa;bankový poradca
Bank Teller|bankový úradník;osobný bankár;klientsky poradca banky;osobná bankárka
Finance Manager|finančný manažér;finančný riaditeľ|financií
Insurance Agent|poisťovací agent;poisťovací poradca;likvidátor poistných udalostí|poistenia
Marketing Manager|marketingový manažér;marketingový špecialista;marketingová špecialistka;marketingový asistent;marketingová asistentka|marketingu
Social Media Manager|správca sociálnych sietí;správa sociálnych sietí|sociálnych sietí;sociálnych médií
Public Relations Specialist|tlačový hovorca|komunikácie
Advertising Specialist|reklamný špecialista|reklamy
Sales Representative|obchodný zástupca;obchodná zástupkyňa;obchodník;obchodníčka;predajca;predajkyňa;obchodný manažér;obchodný referent|obchodu
Retail Associate|predavač/ka;pokladník;pokladníčka;vedúci predajne;vedúca predajne;zástupca vedúceho predajne;dokladač/ka tovaru;vykladač/ka tovaru;hosteska;doplňovač/ka tovaru;pracovník predajne|predaja;predajne
Customer Service Representative|operátor/ka call centra;zákaznícka podpora;telefónny operátor;telefonista;telefonistka;operátorka zákazníckej linky|zákazníckej podpory;zákazníckeho servisu;starostlivosti o zákazníkov;call centra
Graphic Designer|grafik;grafička;grafický dizajnér;grafická dizajnérka
UX Designer|ux dizajnér/ka;ui dizajnér/ka
Industrial Designer|produktový dizajnér;priemyselný dizajnér
Fashion Designer|módny návrhár;módna návrhárka
Tailor|krajčír/ka;šička
Jeweller|zlatník;klenotník
Florist|kvetinár/ka;floristka;predavačka kvetov;aranžérka kvetov
Photographer|fotograf/ka
Video Editor|strihač/ka;kameraman
Sound Engineer|zvukár;zvukový technik
Musician|hudobník;hudobníčka;spevák;speváčka
Actor|herec;herečka
Journalist|novinár/ka;redaktor/ka;reportér/ka
Writer|spisovateľ/ka;copywriterka
Translator|prekladateľ/ka;tlmočník;tlmočníčka
Curator|kurátor/ka;múzejný pracovník
Lawyer|právnik;právnička;advokát/ka;advokátsky koncipient;advokátska koncipientka
Paralegal|právny asistent;právna asistentka
Judge|sudca;sudkyňa
Police Officer|policajt/ka;policajný dôstojník
Firefighter|hasič/ka;požiarnik
Soldier|vojak;vojačka
Security Guard|sbs;strážna služba;ochrankár;pracovník sbs;vrátnik;informátor vrátnik|sbs;ochrany
Public Servant|úradník;úradníčka;štátny úradník
Customs Officer|colník
Lifeguard|plavčík;plavčíčka
Chef|kuchár/ka;šéfkuchár/ka
Kitchen Assistant|pomocný kuchár;pomocná kuchárka;pomocná sila v kuchyni;umývač/ka riadu;pracovník rýchleho občerstvenia;pomocná sila do kuchyne|kuchyne
Waiter|čašník;čašníčka;servírka;obsluha reštaurácie;čašník servírka
Bartender|barman/ka;výčapník
Restaurant Manager|vedúci reštaurácie;prevádzkar reštaurácie;prevádzkar/ka
Hotel Manager|riaditeľ hotela
Hotel Receptionist|recepčný;recepčná;hotelová recepčná|recepcie
Housekeeper|chyžná;upratovač/ka;upratovanie;pracovníčka upratovania;domáca pomocníčka;pomocnica v domácnosti;gazdiná;pomoc v domácnosti|upratovania
Travel Agent|predajca zájazdov;pracovník cestovnej kancelárie;delegát cestovnej kancelárie
Tour Guide|sprievodca cestovného ruchu;turistický sprievodca;sprievodkyňa
Flight Attendant|letuška
Hairdresser|kaderník;kaderníčka;holič
Beautician|kozmetička;manikérka;vizážistka;nechtová dizajnérka
Butcher|mäsiar;rozrábač mäsa
Baker|pekár/ka;cukrár/ka
Laundry Worker|práčka;pracovníčka práčovne
Electrician|elektrikár/ka;elektromontér;elektromechanik;prevádzkový elektrikár
Plumber|inštalatér;kúrenár;vodoinštalatér
Welder|zvárač/ka
HVAC Technician|chladiarenský technik;montér klimatizácií
Mechanic|automechanik;mechanik;autoelektrikár;opravár poľnohospodárskych strojov
Machinist|obrábač kovov;sústružník;frézar;operátor cnc;obsluha cnc;nastavovač;cnc operátor
Maintenance Technician|údržbár;technik údržby;servisný technik|údržby
Caretaker|školník;domovník;správca budovy
Locksmith|zámočník
Toolmaker|nástrojár
Ironworker|prevádzkový zámočník;stavebný zámočník
Sheet Metal Worker|klampiar;karosár;autoklampiar
Blacksmith|kováč
Painter|maliar izieb;lakovník;maliar natierač;autolakovník;natierač
Assembler|robotník;robotníčka;operátor/ka výroby;výrobný robotník;montážny pracovník;balič/ka;pracovník výroby;pracovníčka výroby;operátor/ka vo výrobe;montážnik;výrobný operátor;montážna pracovníčka;továrenský pracovník;továrenský robotník;robotník v továrni;pomocný robotník
Machine Operator|obsluha strojov;operátor/ka strojov;strojník;operátor lisu
Heavy Equipment Operator|bagrista;žeriavnik;strojník stavebných strojov
Electronics Technician|opravár elektroniky;mechanik elektronik
Printer|tlačiar
Food Production Worker|pracovník potravinárskej výroby;sládok
Upholsterer|čalúnnik
Shoemaker|obuvník
Miner|baník
Waste Collector|smetiar
Driver|vodič/ka;vodič nákladného auta;kuriér/ka;vodič kamiónu;rozvoz jedla;taxikár/ka;šofér;vodič osobného auta;vodič medzinárodnej dopravy;donáškar/ka;rozvozca jedla;rozvozca;rozvozový vodič;rozvážač
Bus Driver|vodič autobusu;vodič električky;vodička autobusu
Warehouse Worker|skladník;skladníčka;pracovník skladu;vedúci skladu;vodič vysokozdvižného vozíka;manipulant/ka;robotník v sklade;vychystávač/ka;nakladač;vykladač;závozník|skladu;expedície
Dispatcher|dispečer/ka;špeditér/ka;colný deklarant;disponent;dispečer dopravy|dopravy
Train Driver|rušňovodič
Train Conductor|sprievodca vlaku;vlakvedúci
Mail Carrier|poštár/ka;doručovateľ/ka;poštový doručovateľ
Farmer|poľnohospodár;farmár/ka;dojička;traktorista;roľník
Agronomist|agronóm/ka
Gardener|záhradník;záhradníčka
Animal Caretaker|ošetrovateľ/ka zvierat
Forester|lesník;drevorubač
Food Technologist|potravinársky technológ
`
