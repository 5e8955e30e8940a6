/**
 * Usual names of the occupations of ISCO-08, groups 0 to 2: `unit group fields|English|German|French|Spanish|Portuguese|Italian|
 * Dutch|Polish`, names of one language divided by ';'. Fields: those in which a title of the group may be read. Written from
 * knowledge, before any of it was tried; nothing of it is read by the product.
 */
export const namesOfProfessions = `
0110 public|Army Officer;Naval Officer|Offizier|officier de l'armée|oficial del ejército|oficial do exército|ufficiale dell'esercito|legerofficier|oficer wojska
0210 public|Sergeant;Warrant Officer|Unteroffizier|sous-officier|suboficial|sargento|sottufficiale|onderofficier|podoficer
0310 public|Soldier;Infantry Soldier|Soldat|soldat|soldado|soldado|soldato|soldaat|żołnierz
1111 public|Member of Parliament;City Councillor|Abgeordneter|député|diputado|deputado|deputato|parlementslid|poseł
1112 public|Permanent Secretary;Government Official|Ministerialrat|haut fonctionnaire|alto funcionario|||rijksambtenaar|urzędnik państwowy
1114 public,social|Trade Union Secretary;Party Official|Gewerkschaftssekretär|secrétaire syndical|secretario sindical||sindacalista|vakbondsbestuurder|działacz związkowy
1120 business|Managing Director;Chief Executive|Geschäftsführer;Geschäftsführerin|directeur général|director general|diretor geral|amministratore delegato|algemeen directeur|dyrektor generalny
1211 finance|Finance Manager;Financial Controller|Finanzleiter|directeur financier|director financiero|diretor financeiro|direttore finanziario|financieel manager|dyrektor finansowy
1212 business|Human Resources Manager;HR Director|Personalleiter;Personalleiterin|responsable ressources humaines|director de recursos humanos|gerente de recursos humanos|responsabile risorse umane|hr-manager|kierownik personalny
1213 business,public|Planning Manager;Policy Manager|||||||
1221 sales,marketing|Sales Manager;Marketing Manager|Vertriebsleiter;Marketingleiter|directeur commercial|director comercial|gerente comercial|direttore commerciale|verkoopmanager|kierownik sprzedaży
1222 marketing|Public Relations Manager;Advertising Manager|Pressesprecher|responsable communication|||responsabile comunicazione|communicatiemanager|
1223 science,engineering,business|Research and Development Manager;R&D Manager|Entwicklungsleiter|responsable recherche et développement|jefe de I+D|||manager r&d|
1311 agriculture|Farm Manager;Plantation Manager;Forestry Manager|Gutsverwalter|régisseur agricole|||||
1312 agriculture|Fish Farm Manager;Hatchery Manager|||||||
1321 business,trades,engineering|Production Manager;Plant Manager;Factory Manager|Produktionsleiter;Werkleiter|responsable de production|jefe de producción|gerente de produção|responsabile di produzione|productiemanager|kierownik produkcji
1322 engineering,business,trades|Mine Manager;Quarry Manager|||||||
1323 construction|Construction Manager;Site Manager|Bauleiter;Bauleiterin|conducteur de travaux|jefe de obra|mestre de obras|direttore di cantiere|uitvoerder|kierownik budowy
1324 logistics,business|Logistics Manager;Warehouse Manager;Supply Chain Manager|Logistikleiter;Lagerleiter|responsable logistique|jefe de almacén|gerente de logística|responsabile logistica|logistiek manager|kierownik magazynu
1330 it,software|IT Manager;Chief Information Officer|IT-Leiter|directeur informatique|||responsabile IT||
1341 education|Nursery Manager;Childcare Centre Manager|Kitaleitung;Kita-Leiterin|directrice de crèche|||||
1342 health|Hospital Manager;Clinic Manager|Pflegedienstleitung|cadre de santé|||||
1343 health,social|Care Home Manager;Nursing Home Administrator|Heimleiter|directeur d'EHPAD|||||
1344 social|Social Services Manager;Welfare Centre Manager|||||||
1345 education|Head Teacher;School Principal|Schulleiter;Schulleiterin|directeur d'école|director de escuela|diretor de escola|dirigente scolastico|schooldirecteur|dyrektor szkoły
1346 finance,business|Bank Branch Manager;Bank Manager|Filialleiter Bank|directeur d'agence bancaire|director de sucursal|gerente bancário|direttore di filiale||
1349 public,media,law,social|Fire Chief;Museum Director;Prison Governor|||||||
1411 hospitality|Hotel Manager|Hoteldirektor|directeur d'hôtel|director de hotel|gerente de hotel|direttore d'albergo|hotelmanager|kierownik hotelu
1412 hospitality|Restaurant Manager;Café Manager|Restaurantleiter|gérant de restaurant|gerente de restaurante|gerente de restaurante|gestore di ristorante|restaurantmanager|kierownik restauracji
1420 sales|Store Manager;Shop Manager;Supermarket Manager|Filialleiter;Marktleiter|responsable de magasin|encargado de tienda|gerente de loja|responsabile negozio|winkelmanager|kierownik sklepu
1431 hospitality,media,education|Leisure Centre Manager;Gym Manager;Theatre Manager|||||||
1439 business,logistics,hospitality|Travel Agency Manager;Call Centre Manager|||||||
2111 science|Physicist;Astronomer|Physiker;Physikerin|physicien;physicienne|físico|físico|fisico|natuurkundige|fizyk
2112 science|Meteorologist;Weather Forecaster|Meteorologe|météorologue|meteorólogo|meteorologista|meteorologo|meteoroloog|meteorolog
2113 science|Chemist|Chemiker;Chemikerin|chimiste|químico|químico|chimico|scheikundige|chemik
2114 science|Geologist;Geophysicist|Geologe;Geologin|géologue|geólogo|geólogo|geologo|geoloog|geolog
2120 science,data,finance|Mathematician;Statistician;Actuary|Mathematiker;Statistiker|mathématicien;actuaire|matemático;actuario|matemático;estatístico|matematico;attuario|wiskundige;actuaris|matematyk;aktuariusz
2131 science|Biologist;Botanist;Zoologist|Biologe;Biologin|biologiste|biólogo;bióloga|biólogo|biologo;biologa|bioloog|biolog
2132 agriculture|Agronomist;Agricultural Adviser|Agrarwissenschaftler|agronome|ingeniero agrónomo|engenheiro agrônomo|agronomo|landbouwkundige|agronom
2133 science,engineering|Environmental Scientist;Conservation Officer|Umweltberater|écologue|técnico ambiental|||milieukundige|
2141 engineering|Industrial Engineer;Production Engineer|Wirtschaftsingenieur|ingénieur industriel|ingeniero industrial|engenheiro de produção|ingegnere gestionale||inżynier produkcji
2142 engineering|Civil Engineer;Structural Engineer|Bauingenieur;Bauingenieurin|ingénieur génie civil|ingeniero civil|engenheiro civil|ingegnere civile|civiel ingenieur|inżynier budownictwa
2143 engineering|Environmental Engineer|Umweltingenieur|ingénieur environnement|ingeniero ambiental|engenheiro ambiental|ingegnere ambientale|milieukundig ingenieur|inżynier środowiska
2144 engineering|Mechanical Engineer;Aeronautical Engineer;Naval Architect|Maschinenbauingenieur|ingénieur mécanique|ingeniero mecánico|engenheiro mecânico|ingegnere meccanico|werktuigbouwkundig ingenieur|inżynier mechanik
2145 engineering|Chemical Engineer|Verfahrensingenieur|ingénieur chimiste|ingeniero químico|engenheiro químico|ingegnere chimico|chemisch ingenieur|inżynier chemik
2146 engineering|Mining Engineer;Metallurgist|Bergbauingenieur|ingénieur des mines|ingeniero de minas|engenheiro de minas|ingegnere minerario||inżynier górnictwa
2149 engineering|Biomedical Engineer;Safety Engineer;Nuclear Engineer|Sicherheitsingenieur|ingénieur sécurité|ingeniero biomédico|engenheiro biomédico|ingegnere biomedico||inżynier biomedyczny
2151 engineering|Electrical Engineer|Elektroingenieur|ingénieur électricien|ingeniero eléctrico|engenheiro eletricista|ingegnere elettrico|elektrotechnisch ingenieur|inżynier elektryk
2152 engineering|Electronics Engineer|Elektronikingenieur|ingénieur électronicien|ingeniero electrónico|engenheiro eletrônico|ingegnere elettronico||inżynier elektronik
2153 engineering,it|Telecommunications Engineer|Nachrichtentechniker|ingénieur télécom|ingeniero de telecomunicaciones|engenheiro de telecomunicações|ingegnere delle telecomunicazioni||inżynier telekomunikacji
2161 architecture|Architect|Architekt;Architektin|architecte|arquitecto;arquitecta|arquiteto;arquiteta|architetto|architect|architekt
2162 architecture|Landscape Architect|Landschaftsarchitekt|architecte paysagiste;paysagiste|paisajista|arquiteto paisagista|architetto paesaggista|landschapsarchitect|architekt krajobrazu
2163 design|Product Designer;Industrial Designer;Fashion Designer|Modedesigner;Produktdesigner|styliste;designer industriel|diseñador de moda;diseñador industrial|estilista;designer de moda|stilista;designer industriale|modeontwerper|projektant mody
2164 architecture|Town Planner;Urban Planner;Traffic Planner|Stadtplaner;Stadtplanerin|urbaniste|urbanista|urbanista|urbanista|stedenbouwkundige|urbanista
2165 construction,science|Land Surveyor;Cartographer|Vermessungsingenieur;Geomatiker|géomètre;cartographe|topógrafo;cartógrafo|topógrafo;agrimensor|geometra;cartografo|landmeter|geodeta;kartograf
2166 design|Graphic Designer;Illustrator|Grafikdesigner;Mediengestalter|graphiste;infographiste|diseñador gráfico;ilustrador|designer gráfico;ilustrador|grafico;illustratore|grafisch vormgever|grafik;ilustrator
2211 health|General Practitioner;Family Doctor|Hausarzt;Allgemeinarzt|médecin généraliste|médico de familia|clínico geral|medico di base|huisarts|lekarz rodzinny
2212 health|Cardiologist;Surgeon;Anaesthetist;Paediatrician|Chirurg;Facharzt;Oberarzt|chirurgien;pédiatre|cirujano;pediatra|cirurgião;anestesista|chirurgo;pediatra|chirurg;kinderarts|chirurg;anestezjolog
2221 health|Registered Nurse;Staff Nurse|Gesundheits- und Krankenpfleger;Pflegefachfrau|infirmier;infirmière|enfermero;enfermera|enfermeiro;enfermeira|infermiere;infermiera|verpleegkundige|pielęgniarka
2222 health|Midwife|Hebamme|sage-femme|matrona|parteira|ostetrica|verloskundige|położna
2230 health|Acupuncturist;Homeopath;Herbalist|Heilpraktiker;Heilpraktikerin|acupuncteur;homéopathe|acupuntor|acupunturista|agopuntore;naturopata|acupuncturist|
2240 health|Physician Assistant;Clinical Officer||||||physician assistant|felczer
2250 veterinary|Veterinarian;Veterinary Surgeon|Tierarzt;Tierärztin|vétérinaire|veterinario;veterinaria|médico veterinário|veterinario|dierenarts|weterynarz
2261 dentistry|Dentist;Orthodontist|Zahnarzt;Zahnärztin;Kieferorthopäde|dentiste;chirurgien-dentiste|dentista;odontólogo|dentista;cirurgião-dentista|dentista;odontoiatra|tandarts|dentysta;stomatolog
2262 pharmacy|Pharmacist|Apotheker;Apothekerin|pharmacien;pharmacienne|farmacéutico;farmacéutica|farmacêutico;farmacêutica|farmacista|apotheker|farmaceuta
2263 health,engineering,science|Occupational Hygienist;Industrial Hygienist;Occupational Health Adviser||médecin du travail|||||
2264 health|Physiotherapist;Physical Therapist|Physiotherapeut;Physiotherapeutin|kinésithérapeute|fisioterapeuta|fisioterapeuta|fisioterapista|fysiotherapeut|fizjoterapeuta
2265 health|Dietitian;Nutritionist|Diätassistentin;Ernährungsberater|diététicien;diététicienne|dietista;nutricionista|nutricionista|dietista;nutrizionista|diëtist|dietetyk
2266 health|Speech Therapist;Audiologist|Logopäde;Logopädin|orthophoniste;audiologiste|logopeda;fonoaudiólogo|fonoaudiólogo;fonoaudióloga|logopedista;audiologo|logopedist|logopeda
2267 health|Optometrist|Optometrist|optométriste|optometrista|optometrista|optometrista|optometrist|optometrysta
2269 health|Occupational Therapist;Podiatrist;Chiropractor;Osteopath|Ergotherapeut;Podologin|ergothérapeute;podologue|terapeuta ocupacional;podólogo|terapeuta ocupacional;podólogo|terapista occupazionale;podologo|ergotherapeut;podotherapeut|terapeuta zajęciowy;podolog
2310 education|University Lecturer;Professor|Hochschullehrer;Dozent|maître de conférences;professeur d'université|profesor universitario|professor universitário|professore universitario|universitair docent|wykładowca
2320 education|Vocational Teacher;Vocational Trainer|Berufsschullehrer;Berufsschullehrerin|professeur de lycée professionnel|profesor de formación profesional|||mbo-docent|nauczyciel zawodu
2330 education|Secondary School Teacher;Maths Teacher;Chemistry Teacher|Gymnasiallehrer;Realschullehrer|professeur de collège;professeur de mathématiques|profesor de secundaria|professor de ensino médio|insegnante di scuola secondaria|leraar wiskunde|nauczyciel matematyki
2341 education|Primary School Teacher;Elementary Teacher|Grundschullehrer;Grundschullehrerin|professeur des écoles;institutrice|maestro de primaria;maestra|professora do ensino fundamental|maestra elementare;insegnante di scuola primaria|leerkracht basisonderwijs;juf|nauczycielka wczesnoszkolna
2342 education|Kindergarten Teacher;Preschool Teacher|Kindergärtnerin;Erzieherin|éducatrice de jeunes enfants|maestra de educación infantil;educadora infantil|professora de educação infantil|educatrice d'infanzia;maestra d'asilo|kleuterleidster|przedszkolanka
2351 education|Curriculum Developer;School Inspector;Instructional Designer|Schulrat|inspecteur de l'éducation|||||
2352 education|Special Education Teacher;SEN Teacher|Sonderpädagoge;Förderschullehrer|professeur spécialisé|maestro de educación especial|professor de educação especial|insegnante di sostegno|leraar speciaal onderwijs|pedagog specjalny
2353 education|Language Teacher;English Language Instructor;ESL Instructor|Sprachlehrer;Deutschlehrer|professeur de langues;formateur FLE|profesor de idiomas|professor de idiomas;professora de inglês|insegnante di lingue|taaldocent|lektor języka angielskiego
2354 education,media|Piano Teacher;Guitar Teacher|Musiklehrer;Klavierlehrer|professeur de piano;professeur de musique|profesor de música|professor de música|insegnante di musica|muziekdocent|nauczyciel muzyki
2355 education,media|Dance Teacher;Drama Teacher|Tanzlehrer|professeur de danse|profesora de danza|professora de dança|insegnante di danza|dansdocent|instruktor tańca
2356 education,it|IT Trainer;Software Trainer|EDV-Trainer|formateur informatique|||||
2359 education|Private Tutor;Schools Inspector|Nachhilfelehrer|professeur particulier|profesor particular|professor particular||bijlesdocent|korepetytor
2411 finance|Accountant;Auditor;Tax Accountant|Steuerberater;Wirtschaftsprüfer|expert-comptable;commissaire aux comptes|contador;auditor|contador;auditor|commercialista;revisore contabile|accountant;registeraccountant|biegły rewident;księgowy
2412 finance|Financial Planner;Investment Adviser|Finanzberater;Vermögensberater|conseiller financier;conseiller en gestion de patrimoine|asesor financiero|assessor de investimentos|consulente finanziario|financieel adviseur|doradca finansowy
2413 finance|Financial Analyst;Credit Analyst|Finanzanalyst|analyste financier|analista financiero|analista financeiro|analista finanziario|financieel analist|analityk finansowy
2421 business|Management Consultant;Business Analyst|Unternehmensberater;Unternehmensberaterin|consultant en management|consultor de gestión|consultor de gestão|consulente aziendale|organisatieadviseur|konsultant biznesowy
2422 public|Policy Analyst;Policy Officer||chargé de mission politique publique|||beleidsmedewerker|
2423 business|Recruiter;HR Specialist;Careers Adviser|Personalreferent;Personalreferentin|chargé de recrutement|técnico de recursos humanos|analista de recursos humanos|specialista risorse umane|recruiter|specjalista ds. kadr
2424 education,business|Training Officer;Corporate Trainer|Personalentwickler|formateur;formatrice|formador|instrutor de treinamento|formatore|bedrijfstrainer|trener biznesu
2431 marketing|Marketing Specialist;Market Research Analyst|Marketingreferent|chargé de marketing;chef de produit marketing|especialista en marketing|analista de marketing|addetto marketing|marketingmedewerker|specjalista ds. marketingu
2432 marketing|Public Relations Officer;Press Officer|PR-Berater;Pressereferent|attaché de presse;chargé de communication|relaciones públicas|assessor de imprensa|addetto stampa|persvoorlichter;communicatieadviseur|rzecznik prasowy
2433 sales|Medical Sales Representative;Technical Sales Representative|Pharmareferent|visiteur médical;technico-commercial|visitador médico|propagandista|informatore scientifico del farmaco|artsenbezoeker|przedstawiciel medyczny
2434 sales,it,engineering|IT Sales Representative;Software Sales Executive|||||||
2511 it,business,software|Systems Analyst;Business Systems Analyst|Systemanalytiker|analyste système|analista de sistemas|analista de sistemas|analista di sistemi|systeemanalist|analityk systemowy
2512 software|Software Developer;Software Engineer|Softwareentwickler;Softwareentwicklerin|développeur logiciel;ingénieur logiciel|desarrollador de software|desenvolvedor de software|sviluppatore software|softwareontwikkelaar|programista
2513 software,design|Web Developer;Multimedia Developer|Webentwickler|développeur web|desarrollador web|desenvolvedor web|sviluppatore web|webontwikkelaar|programista stron internetowych
2514 software|Applications Programmer;COBOL Programmer|Anwendungsentwickler;Fachinformatiker Anwendungsentwicklung|programmeur|programador|programador|programmatore|programmeur|programista aplikacji
2519 software|Software Tester;QA Engineer|Softwaretester|testeur logiciel|probador de software|testador de software|collaudatore software|softwaretester|tester oprogramowania
2521 data|Database Administrator|Datenbankadministrator|administrateur de bases de données|administrador de bases de datos|administrador de banco de dados|amministratore di database|databasebeheerder|administrator baz danych
2522 it|Systems Administrator|Systemadministrator|administrateur système|administrador de sistemas|administrador de sistemas|sistemista|systeembeheerder|administrator systemów
2523 it|Network Engineer;Network Analyst|Netzwerkingenieur;Netzwerkadministrator|ingénieur réseau|ingeniero de redes|analista de redes|tecnico di rete|netwerkbeheerder|administrator sieci
2529 it|Information Security Specialist;Cybersecurity Analyst|IT-Sicherheitsbeauftragter|expert en cybersécurité|especialista en ciberseguridad|analista de segurança da informação|esperto di sicurezza informatica||specjalista ds. cyberbezpieczeństwa
2611 law|Lawyer;Solicitor;Barrister|Rechtsanwalt;Rechtsanwältin|avocat;avocate|abogado;abogada|advogado;advogada|avvocato|advocaat|adwokat;radca prawny
2612 law|Judge;Magistrate|Richter;Richterin|juge;magistrat|juez;jueza|juiz;juíza|giudice;magistrato|rechter|sędzia
2619 law|Notary;Coroner;Legal Counsel|Notar|notaire|notario|tabelião|notaio|notaris|notariusz
2621 media,education|Museum Curator;Archivist|Archivar;Kurator|archiviste;conservateur de musée|archivero;conservador de museo|arquivista;curador|archivista;curatore|archivaris;conservator|archiwista;kustosz
2622 education|Librarian|Bibliothekar;Bibliothekarin|bibliothécaire|bibliotecario;bibliotecaria|bibliotecário|bibliotecario|bibliothecaris|bibliotekarz;bibliotekarka
2631 science,finance|Economist|Volkswirt;Ökonom|économiste|economista|economista|economista|econoom|ekonomista
2632 science|Sociologist;Anthropologist;Archaeologist|Soziologe;Archäologe|sociologue;archéologue|sociólogo;arqueólogo|sociólogo;antropólogo|sociologo;archeologo|socioloog;archeoloog|socjolog;archeolog
2633 science|Historian;Political Scientist;Philosopher|Historiker;Politologe|historien;politologue|historiador;politólogo|historiador;cientista político|storico;politologo|historicus|historyk;politolog
2634 social|Psychologist;Psychotherapist|Psychologe;Psychologin;Psychotherapeut|psychologue|psicólogo;psicóloga|psicólogo;psicóloga|psicologo;psicologa|psycholoog|psycholog
2635 social|Social Worker;Family Counsellor;Probation Officer|Sozialarbeiter;Sozialpädagogin|assistant social;travailleur social|trabajador social;educador social|assistente social|assistente sociale|maatschappelijk werker|pracownik socjalny
2636 social|Priest;Rabbi;Imam|Pfarrer;Priester|prêtre;pasteur|sacerdote|padre;pastor|sacerdote|predikant;priester|ksiądz;pastor
2641 media|Author;Novelist;Copywriter|Schriftsteller;Autor|écrivain;rédacteur|escritor;guionista|escritor;roteirista|scrittore;sceneggiatore|schrijver;tekstschrijver|pisarz;scenarzysta
2642 media|Journalist;Reporter|Journalist;Redakteur|journaliste|periodista|jornalista|giornalista|journalist|dziennikarz
2643 media|Translator;Interpreter|Übersetzer;Dolmetscher|traducteur;interprète|traductor;intérprete|tradutor;intérprete|traduttore;interprete|vertaler;tolk|tłumacz
2651 design,media|Painter and Sculptor;Visual Artist|Bildhauer;Kunstmaler|sculpteur;artiste peintre|escultor;artista plástico|escultor;artista plástico|scultore;pittrice|beeldhouwer;kunstschilder|rzeźbiarz
2652 media|Musician;Composer;Singer|Musiker;Sänger|musicien;chanteur|músico;cantante|músico;cantor|musicista;cantante|muzikant;zanger|muzyk;piosenkarz
2653 media|Dancer;Choreographer|Tänzer;Tänzerin|danseur;danseuse|bailarín;bailarina|dançarino;bailarina|ballerino;danzatrice|danser;danseres|tancerz;choreograf
2654 media|Film Director;Theatre Director;Film Producer|Regisseur|réalisateur;metteur en scène|director de cine|diretor de cinema;cineasta|regista|regisseur|reżyser
2655 media|Actor;Actress|Schauspieler;Schauspielerin|acteur;comédien|actor;actriz|ator;atriz|attore;attrice|acteur;actrice|aktor;aktorka
2656 media|Radio Presenter;TV Presenter;News Anchor|Moderator;Radiomoderator|animateur radio;présentateur télé|locutor;presentador|locutor;apresentador|conduttore televisivo;speaker radiofonico|radiopresentator|prezenter telewizyjny
2659 media|Clown;Magician;Stand-up Comedian|Zauberer|prestidigitateur;humoriste|mago;payaso|palhaço;humorista|illusionista|goochelaar|iluzjonista
`
