/** The same for groups 3 to 5 (`names-of-professions.ts`). */
export const namesOfServices = `
3111 science,engineering|Chemistry Technician;Physics Technician|Chemielaborant;Chemisch-technischer Assistent|technicien chimiste|técnico químico|técnico em química|perito chimico|chemisch analist|technik chemik
3112 engineering,construction|Civil Engineering Technician;Building Inspector|Bautechniker|technicien génie civil|técnico de obras|técnico em edificações|geometra di cantiere|bouwkundig tekenaar|technik budowlany
3113 engineering,trades|Electrical Engineering Technician|Elektrotechniker|technicien électrotechnique|técnico eléctrico|eletrotécnico|perito elettrotecnico|elektrotechnicus|technik elektryk
3114 engineering,trades|Electronics Engineering Technician|Elektroniktechniker|technicien électronique|técnico electrónico|técnico em eletrônica|perito elettronico||technik elektronik
3115 engineering,trades|Mechanical Engineering Technician|Maschinenbautechniker|technicien mécanique|técnico mecánico|técnico em mecânica|perito meccanico||technik mechanik
3116 engineering,science|Chemical Engineering Technician;Process Technician|Verfahrenstechniker|||||procestechnicus|
3117 engineering,trades|Mining Technician;Metallurgical Technician|||técnico de minas|técnico em mineração|||technik górnictwa
3118 engineering,architecture,construction|Draughtsperson;CAD Technician|Technischer Zeichner;Bauzeichner|dessinateur industriel;dessinateur projeteur|delineante|desenhista técnico;projetista|disegnatore tecnico|technisch tekenaar|kreślarz
3119 engineering,public,science,trades|Fire Safety Technician;Forensic Science Technician;Time and Motion Analyst|||||||
3121 trades,engineering,business|Mine Supervisor;Mining Shift Supervisor|Steiger||||||sztygar
3122 trades,business,engineering|Production Supervisor;Assembly Supervisor|Produktionsmeister;Industriemeister|chef d'atelier;agent de maîtrise|jefe de turno|encarregado de produção|caporeparto;capoturno|ploegleider|brygadzista;mistrz produkcji
3123 construction|Construction Supervisor;Site Foreman|Polier|chef de chantier;chef d'équipe BTP|capataz de obra;encargado de obra|encarregado de obras|capocantiere|voorman bouw|majster budowy
3131 trades,engineering|Power Plant Operator;Hydroelectric Plant Operator|Kraftwerker|||operador de usina|||
3132 trades,engineering|Water Treatment Plant Operator;Wastewater Operator|Fachkraft für Abwassertechnik|agent de station d'épuration|operador de depuradora|operador de ETA||rioolwateroperator|operator oczyszczalni ścieków
3133 trades,engineering,science|Chemical Plant Operator;Chemical Process Controller|Chemikant|opérateur chimie|operador de planta química|operador de processo químico|||operator procesów chemicznych
3134 trades,engineering|Refinery Operator;Gas Plant Operator|||operador de refinería|operador de refinaria|||
3135 trades,engineering|Blast Furnace Operator;Rolling Mill Controller|Hüttenwerker||||||hutnik
3139 trades,engineering|Paper Mill Control Operator;Industrial Robot Operator|||||||
3141 science|Laboratory Assistant;Biological Technician|Biologielaborant;BTA|technicien de laboratoire|técnico de laboratorio|técnico de laboratório|tecnico di laboratorio|laborant|laborant;laborantka
3142 agriculture|Agricultural Technician|Agrartechniker|technicien agricole|técnico agrícola|técnico agrícola|perito agrario||technik rolnik
3143 agriculture|Forestry Technician;Forest Ranger|Förster|technicien forestier;garde forestier|técnico forestal;guardabosques|técnico florestal|guardia forestale|boswachter|leśniczy
3151 logistics,engineering|Ship's Engineer;Chief Engineer Ship|Schiffsmechaniker|mécanicien de marine|maquinista naval|||scheepswerktuigkundige|mechanik okrętowy
3152 logistics|Ship's Captain;Deck Officer;Harbour Pilot|Kapitän zur See;Nautischer Offizier|capitaine de navire;officier de pont|capitán de barco;oficial de puente|comandante de navio|comandante di nave;ufficiale di coperta|stuurman;schipper|kapitan statku;oficer pokładowy
3153 logistics|Airline Pilot;Helicopter Pilot|Pilot;Verkehrsflugzeugführer|pilote de ligne|piloto de avión;piloto comercial|piloto de avião;piloto de linha aérea|pilota di linea|piloot;verkeersvlieger|pilot samolotu
3154 logistics|Air Traffic Controller|Fluglotse;Fluglotsin|contrôleur aérien;aiguilleur du ciel|controlador aéreo|controlador de tráfego aéreo|controllore di volo|luchtverkeersleider|kontroler ruchu lotniczego
3155 engineering,logistics,it|Air Traffic Safety Electronics Technician|||||||
3211 health|Radiographer;X-Ray Technician;Sonographer|Medizinisch-technischer Radiologieassistent;MTRA|manipulateur radio;manipulateur en radiologie|técnico en radiología|técnico em radiologia|tecnico di radiologia|radiologisch laborant|technik radiologii;elektroradiolog
3212 science,health|Medical Laboratory Technician;Phlebotomist|MTLA;Medizinisch-technischer Laboratoriumsassistent|technicien de laboratoire médical|técnico de laboratorio clínico|biomédico;técnico em análises clínicas|tecnico di laboratorio biomedico|medisch analist|diagnosta laboratoryjny
3213 pharmacy|Pharmacy Technician;Dispensing Assistant|PTA;Pharmazeutisch-technische Assistentin|préparateur en pharmacie;préparatrice en pharmacie|técnico en farmacia;auxiliar de farmacia|técnico em farmácia|tecnico di farmacia|apothekersassistent|technik farmaceutyczny
3214 dentistry,health|Dental Technician;Orthotist;Prosthetist|Zahntechniker;Orthopädietechniker|prothésiste dentaire;orthoprothésiste|protésico dental;ortopedista|protético|odontotecnico;tecnico ortopedico|tandtechnicus|technik dentystyczny;protetyk
3221 health|Practical Nurse;Enrolled Nurse|Krankenpflegehelfer|infirmier auxiliaire|auxiliar de enfermería|técnico de enfermagem;técnica de enfermagem||mbo-verpleegkundige|asystent pielęgniarki
3222 health|Assistant Midwife;Traditional Birth Attendant|||||||
3230 health|Ayurvedic Practitioner;Herbal Medicine Practitioner||||||||
3240 veterinary|Veterinary Nurse;Veterinary Technician|Tiermedizinische Fachangestellte;Tierarzthelferin|auxiliaire vétérinaire;assistante vétérinaire|auxiliar veterinario|auxiliar veterinário|assistente veterinario|dierenartsassistent|technik weterynarii
3251 dentistry|Dental Nurse;Dental Hygienist;Dental Assistant|Zahnmedizinische Fachangestellte;Zahnarzthelferin|assistante dentaire|higienista dental;auxiliar de odontología|auxiliar de saúde bucal;técnico em saúde bucal|assistente alla poltrona;igienista dentale|tandartsassistente;mondhygiënist|asystentka stomatologiczna;higienistka stomatologiczna
3252 health|Medical Records Technician;Medical Coder|Medizinischer Dokumentationsassistent|technicien d'information médicale|||||
3253 health,social|Community Health Worker;Village Health Worker|||agente comunitario de salud|agente comunitário de saúde|||
3254 health|Dispensing Optician;Optician|Augenoptiker;Augenoptikerin|opticien;opticienne|óptico|óptico|ottico|opticien|optyk
3255 health|Physiotherapy Assistant;Massage Therapist|Masseur;Medizinischer Bademeister|masseur;masseuse|masajista;quiromasajista|massoterapeuta;massagista|massaggiatore;massoterapista|masseur|masażysta;masażystka
3256 health|Medical Assistant;Clinical Assistant|Medizinische Fachangestellte;Arzthelferin|assistant médical|||assistente di studio medico|doktersassistent;doktersassistente|asystent medyczny
3257 engineering,health,public,science,construction|Health and Safety Inspector;Food Safety Inspector;Environmental Health Officer|Fachkraft für Arbeitssicherheit;Lebensmittelkontrolleur|inspecteur d'hygiène;préventeur|técnico de prevención de riesgos laborales|técnico de segurança do trabalho|tecnico della sicurezza|veiligheidskundige|inspektor bhp
3258 health|Paramedic;Ambulance Technician|Notfallsanitäter;Rettungssanitäter|ambulancier|técnico en emergencias sanitarias;paramédico|socorrista;condutor socorrista|soccorritore;autista soccorritore|ambulanceverpleegkundige|ratownik medyczny
3259 health|Anaesthesia Technician;Respiratory Therapy Technician;Hearing Aid Audiologist|Hörakustiker;Anästhesietechnischer Assistent|audioprothésiste|audioprotesista||audioprotesista|audicien|protetyk słuchu
3311 finance|Stockbroker;Foreign Exchange Dealer|Börsenmakler;Wertpapierhändler|courtier en bourse;trader|corredor de bolsa|corretor de valores;operador de bolsa|operatore di borsa|effectenmakelaar|makler giełdowy
3312 finance|Loan Officer;Credit Officer|Kreditsachbearbeiter;Kreditberater|chargé de crédit|analista de crédito|analista de crédito|addetto ai crediti|kredietadviseur|doradca kredytowy
3313 finance|Bookkeeper;Accounting Technician|Buchhalter;Bilanzbuchhalter|comptable|contable;técnico contable|técnico contábil;técnico em contabilidade|contabile;ragioniere|boekhouder|księgowa;samodzielna księgowa
3314 data,finance,science|Statistical Assistant;Actuarial Assistant|||||||
3315 finance,construction|Loss Assessor;Property Valuer;Appraiser|Schadengutachter;Immobiliengutachter|expert en assurances;expert immobilier|perito tasador;tasador|perito avaliador|perito assicurativo|taxateur|rzeczoznawca majątkowy
3321 finance|Insurance Agent;Insurance Broker|Versicherungskaufmann;Versicherungsvertreter|agent d'assurances;courtier en assurances|agente de seguros;corredor de seguros|corretor de seguros|agente assicurativo|verzekeringsadviseur|agent ubezpieczeniowy
3322 sales|Sales Representative;Field Sales Representative|Außendienstmitarbeiter;Handelsvertreter|commercial;représentant commercial|representante comercial;comercial|representante comercial;vendedor externo|agente di commercio;rappresentante|vertegenwoordiger;accountmanager|przedstawiciel handlowy
3323 business,logistics|Buyer;Purchasing Officer|Einkäufer;Einkäuferin|acheteur;acheteuse|comprador|comprador|buyer;addetto acquisti|inkoper|kupiec;zaopatrzeniowiec
3324 finance,logistics,business|Commodity Broker;Shipping Broker|Schiffsmakler||||||
3331 logistics|Customs Broker;Freight Forwarder|Speditionskaufmann;Zolldeklarant|déclarant en douane;transitaire;commissionnaire de transport|agente de aduanas;transitario|despachante aduaneiro|spedizioniere;doganalista|douanedeclarant;expediteur|spedytor;agent celny
3332 business,hospitality,marketing|Event Planner;Wedding Planner;Conference Organiser|Veranstaltungskaufmann;Eventmanager|chef de projet événementiel|organizador de eventos|organizador de eventos;produtor de eventos|organizzatore di eventi|evenementenorganisator|organizator imprez
3333 business|Employment Agent;Job Placement Officer|Arbeitsvermittler;Personaldisponent|conseiller en emploi|orientador laboral||orientatore|arbeidsbemiddelaar;intercedent|pośrednik pracy
3334 construction,sales|Estate Agent;Property Manager|Immobilienmakler;Immobilienkaufmann|agent immobilier|agente inmobiliario|corretor de imóveis|agente immobiliare|makelaar|pośrednik nieruchomości
3339 business,media,sales,marketing,finance|Auctioneer;Literary Agent;Advertising Salesperson|Auktionator|commissaire-priseur|subastador|leiloeiro|banditore|veilingmeester|aukcjoner
3341 business|Office Supervisor;Clerical Supervisor|||||||
3342 law,business|Legal Secretary;Law Firm Secretary|Rechtsanwaltsfachangestellte;Rechtsanwaltsgehilfin|secrétaire juridique|secretaria jurídica|secretária jurídica|segretaria legale|juridisch secretaresse|sekretarka prawnicza
3343 business|Executive Assistant;Personal Assistant|Chefsekretärin;Vorstandsassistentin|assistante de direction|secretaria de dirección|secretária executiva|assistente di direzione|directiesecretaresse|asystentka zarządu
3344 health,business|Medical Secretary|Arztsekretärin|secrétaire médicale|secretaria médica||segretaria medica|medisch secretaresse|sekretarka medyczna;rejestratorka medyczna
3351 public|Customs Officer;Border Guard|Zollbeamter|douanier;douanière|agente de aduanas;guardia fronterizo|fiscal aduaneiro|doganiere|douanier;douanebeambte|celnik;strażnik graniczny
3352 public,finance|Tax Inspector;Revenue Officer|Finanzbeamter;Steuerfachangestellte|inspecteur des impôts|inspector de hacienda|auditor fiscal|ispettore del fisco|belastinginspecteur|inspektor skarbowy
3353 public,social|Benefits Officer;Social Security Claims Officer|||||||
3354 public|Licensing Officer;Passport Officer;Immigration Officer|||||||
3355 public|Detective;Police Inspector|Kriminalkommissar;Kriminalbeamter|inspecteur de police|inspector de policía;detective|investigador de polícia;delegado de polícia|ispettore di polizia|rechercheur|detektyw
3359 public|Agricultural Inspector;Weights and Measures Inspector|||||||
3411 law,public|Paralegal;Bailiff;Court Clerk;Private Detective|Gerichtsvollzieher;Justizfachangestellte|huissier de justice;greffier|procurador judicial;alguacil|oficial de justiça;escrevente|ufficiale giudiziario;cancelliere|deurwaarder;griffier|komornik;asystent prawny
3412 social|Youth Worker;Social Work Assistant;Crisis Intervention Worker|Jugendarbeiter;Heilerziehungspfleger|éducateur spécialisé;moniteur éducateur|educador social;integrador social|educador social|educatore professionale|jongerenwerker;jeugdzorgwerker|asystent rodziny;wychowawca
3413 social|Monk;Lay Preacher;Nun|Mönch;Diakon|moine;diacre|monje;diácono|monge;diácono|monaco;diacono|monnik;diaken|zakonnik;katecheta
3421 education,media,hospitality|Professional Footballer;Athlete;Jockey|Profisportler;Berufsfußballer|footballeur professionnel;athlète|futbolista;deportista|jogador de futebol;atleta|calciatore;atleta|profvoetballer;atleet|piłkarz;sportowiec
3422 education,hospitality|Football Coach;Sports Coach;Referee;Ski Instructor|Trainer;Schiedsrichter;Skilehrer|entraîneur sportif;moniteur de ski|entrenador;árbitro|treinador;árbitro|allenatore;maestro di sci|voetbaltrainer;scheidsrechter|trener;sędzia sportowy
3423 education,hospitality|Fitness Instructor;Personal Trainer;Yoga Instructor|Fitnesstrainer|coach sportif;professeur de yoga|monitor de fitness;entrenador personal|personal trainer;instrutor de academia|istruttore fitness|fitnessinstructeur|instruktor fitness;trener personalny
3431 media|Photographer|Fotograf;Fotografin|photographe|fotógrafo;fotógrafa|fotógrafo|fotografo|fotograaf|fotograf
3432 architecture,design|Interior Designer;Decorator|Innenarchitekt;Raumausstatter|décorateur d'intérieur;architecte d'intérieur|interiorista;decorador de interiores|designer de interiores;decorador|arredatore;interior designer|interieurontwerper;interieurarchitect|projektant wnętrz
3433 media,education|Museum Technician;Gallery Technician;Library Technician;Taxidermist|Präparator|taxidermiste|taxidermista|taxidermista||taxidermist;preparateur|
3434 hospitality|Chef;Head Chef;Pastry Chef|Küchenchef;Chefkoch|chef de cuisine;chef pâtissier|jefe de cocina|chefe de cozinha|capocuoco;chef di cucina|chef-kok|szef kuchni
3435 media,design|Stage Manager;Tattoo Artist;Stunt Performer;Lighting Technician|Bühnentechniker;Tätowierer|régisseur;tatoueur|tatuador;regidor|tatuador;contrarregra|tatuatore;scenotecnico|tatoeëerder;belichter|tatuażysta;oświetleniowiec
3511 it|IT Operations Technician;Computer Operator|||||||
3512 it|IT Support Technician;Help Desk Technician|IT-Supporter;Fachinformatiker Systemintegration|technicien support informatique;technicien helpdesk|técnico de soporte informático|técnico de suporte;analista de suporte|tecnico informatico;tecnico helpdesk|helpdeskmedewerker;ict-beheerder|informatyk;pracownik helpdesku
3513 it|Network Technician;Computer Network Technician|Netzwerktechniker|technicien réseau|técnico de redes|técnico de redes|tecnico reti|netwerktechnicus|technik sieci
3514 software,it|Webmaster;Website Technician|Webmaster|webmestre|administrador web||||
3521 media|Sound Engineer;Broadcast Technician;Camera Operator;Projectionist|Tontechniker;Kameramann;Veranstaltungstechniker|ingénieur du son;cadreur;technicien audiovisuel|técnico de sonido;operador de cámara|técnico de som;operador de câmera|tecnico del suono;fonico;cameraman|geluidstechnicus;cameraman|dźwiękowiec;operator kamery;realizator dźwięku
3522 engineering,it,trades|Telecommunications Technician;Fibre Technician|Telekommunikationstechniker|technicien télécom;technicien fibre optique|técnico de telecomunicaciones;técnico de fibra óptica|técnico em telecomunicações|tecnico delle telecomunicazioni|telecommonteur;glasvezelmonteur|technik telekomunikacji;monter światłowodów
4110 business|Office Clerk;General Clerk|Bürokaufmann;Bürokauffrau;Sachbearbeiter|employé de bureau;agent administratif|auxiliar administrativo;administrativo|auxiliar de escritório;assistente administrativo|impiegato;impiegata amministrativa|administratief medewerker|pracownik biurowy;referent
4120 business|Secretary;Typist Secretary|Sekretärin|secrétaire|secretaria;secretario|secretária|segretaria;segretario|secretaresse|sekretarka
4131 business,data|Typist;Word Processing Operator;Stenographer|Schreibkraft|dactylo|mecanógrafa|digitador|dattilografa|typiste|maszynistka
4132 data,business|Data Entry Clerk|Datenerfasser;Datentypistin|opérateur de saisie|grabador de datos|digitador de dados|addetto inserimento dati|data-entry medewerker|operator wprowadzania danych
4211 finance|Bank Teller;Bank Clerk|Bankkaufmann;Schalterangestellter|guichetier;conseiller bancaire|cajero de banco;empleado de banca|caixa bancário;bancário|cassiere di banca;impiegato di banca|bankmedewerker;baliemedewerker bank|kasjer bankowy;doradca bankowy
4212 hospitality|Croupier;Bookmaker;Casino Dealer|Croupier;Buchmacher|croupier|crupier|crupiê|croupier|croupier|krupier
4213 finance,sales|Pawnbroker;Money Lender|Pfandleiher|prêteur sur gages|prestamista|penhorista|||
4214 finance|Debt Collector;Collections Agent|Inkassosachbearbeiter|agent de recouvrement;chargé de recouvrement|gestor de cobros;cobrador|cobrador;analista de cobrança|addetto recupero crediti|incassomedewerker|windykator
4221 hospitality|Travel Agent;Travel Consultant|Reisebürokaufmann;Reiseverkehrskauffrau|agent de voyages;conseiller voyages|agente de viajes|agente de viagens|agente di viaggio|reisagent;reisadviseur|agent turystyczny
4222 sales|Call Centre Agent;Customer Service Agent|Callcenter-Agent;Kundenberater|téléconseiller;conseiller clientèle|teleoperador;agente de atención al cliente|operador de telemarketing;atendente de call center|operatore call center|callcentermedewerker;klantenservicemedewerker|konsultant infolinii;pracownik call center
4223 business,sales|Switchboard Operator;Telephone Operator|Telefonistin|standardiste|telefonista|telefonista|centralinista|telefonist;telefoniste|telefonistka
4224 hospitality|Hotel Receptionist;Hotel Front Desk Clerk|Hotelfachfrau;Rezeptionist|réceptionniste d'hôtel;réceptionniste|recepcionista de hotel|recepcionista de hotel|receptionist;addetto al ricevimento|hotelreceptionist|recepcjonista hotelowy
4225 sales,business|Enquiry Desk Clerk;Information Clerk|||||||
4226 business,hospitality|Receptionist;Front Desk Receptionist|Empfangsmitarbeiter;Empfangsdame|hôtesse d'accueil;agent d'accueil|recepcionista|recepcionista|receptionist;addetto alla reception|receptioniste;receptionist|recepcjonistka;recepcjonista
4227 marketing,science|Survey Interviewer;Market Research Interviewer|Interviewer;Marktforschungsinterviewer|enquêteur|encuestador;encuestadora|entrevistador de pesquisa|intervistatore;rilevatore|enquêteur|ankieter;ankieterka
4229 health,business|Hospital Admissions Clerk;Patient Registration Clerk|||||||
4311 finance|Accounts Clerk;Accounts Payable Clerk;Billing Clerk|Buchhaltungshelfer;Kreditorenbuchhalter|aide-comptable;assistant comptable|auxiliar contable;auxiliar de contabilidad|auxiliar contábil;assistente financeiro|addetto contabilità|boekhoudkundig medewerker;administratief medewerker financieel|młodszy księgowy;fakturzystka
4312 finance,data|Insurance Clerk;Claims Clerk;Statistical Clerk|Versicherungssachbearbeiter|gestionnaire sinistres;gestionnaire assurance||||schadebehandelaar|likwidator szkód
4313 business,finance|Payroll Clerk;Wages Clerk|Lohnbuchhalter;Entgeltabrechner|gestionnaire de paie|técnico de nóminas|analista de folha de pagamento|addetto paghe e contributi|salarisadministrateur|specjalista ds. płac
4321 logistics|Stock Clerk;Warehouse Clerk;Storekeeper|Lagerist;Lagerverwalter|magasinier;gestionnaire de stocks|almacenero;mozo de almacén|almoxarife;estoquista|magazziniere|magazijnmedewerker|magazynier
4322 business,logistics,trades|Production Planning Clerk;Production Scheduler|Arbeitsvorbereiter|agent d'ordonnancement||programador de produção||werkvoorbereider|planista produkcji
4323 logistics|Transport Clerk;Dispatcher;Shipping Clerk|Disponent;Speditionssachbearbeiter|agent de transit;exploitant transport;affréteur|jefe de tráfico|assistente de logística;auxiliar de expedição|addetto alle spedizioni;impiegato logistico|planner transport;transportplanner|dyspozytor;logistyk
4411 education|Library Clerk;Library Assistant|Bibliotheksassistent;Fachangestellter für Medien- und Informationsdienste|agent de bibliothèque|auxiliar de biblioteca|auxiliar de biblioteca|addetto alla biblioteca|bibliotheekmedewerker|pomocnik bibliotekarza
4412 logistics|Postman;Mail Carrier;Mail Sorter|Briefträger;Postbote;Zusteller|facteur;factrice|cartero;cartera|carteiro|postino;portalettere|postbode;postbezorger|listonosz;listonoszka
4413 media,business|Proofreader;Coding Clerk|Korrektor|correcteur|corrector|revisor|correttore di bozze|corrector|korektor
4414 business|Letter Writer;Scribe|||||||
4415 business|Filing Clerk;Records Clerk|||auxiliar de archivo|arquivista auxiliar|||archiwista zakładowy
4416 business|Personnel Clerk;HR Administrator|Personalsachbearbeiter|assistant RH;gestionnaire RH|auxiliar de recursos humanos|assistente de departamento pessoal;auxiliar de RH|impiegato ufficio personale|personeelsmedewerker|pracownik kadr;kadrowa
4419 business,data|Directory Compiler;Advertising Clerk|||||||
5111 hospitality|Flight Attendant;Cabin Crew Member|Flugbegleiter;Flugbegleiterin;Stewardess|hôtesse de l'air;steward|azafata de vuelo;tripulante de cabina|comissário de bordo;comissária de bordo|assistente di volo;hostess di volo|steward;stewardess;purser|stewardessa
5112 logistics,hospitality|Train Conductor;Bus Conductor;Ticket Inspector|Zugbegleiter;Schaffner|contrôleur SNCF;contrôleur de train|revisor de tren;interventor|cobrador de ônibus|capotreno;controllore|conducteur trein;treinconducteur|konduktor
5113 hospitality|Tour Guide;Museum Guide|Reiseleiter;Fremdenführer;Stadtführer|guide touristique;guide conférencier|guía turístico;guía de turismo|guia de turismo|guida turistica;accompagnatore turistico|gids;reisleider|przewodnik turystyczny;pilot wycieczek
5120 hospitality|Cook;Line Cook|Koch;Köchin|cuisinier;cuisinière|cocinero;cocinera|cozinheiro;cozinheira|cuoco;cuoca|kok|kucharz;kucharka
5131 hospitality|Waiter;Waitress|Kellner;Kellnerin;Restaurantfachmann|serveur;serveuse|camarero;camarera;mesero|garçom;garçonete|cameriere;cameriera|ober;serveerster|kelner;kelnerka
5132 hospitality|Bartender;Barista|Barkeeper;Barmann|barman;barmaid|barman;coctelero|barman;barista|barista;barman|barman;barkeeper|barman;barmanka
5141 hospitality|Hairdresser;Barber|Friseur;Friseurin|coiffeur;coiffeuse;barbier|peluquero;peluquera;barbero|cabeleireiro;cabeleireira;barbeiro|parrucchiere;parrucchiera;barbiere|kapper;kapster|fryzjer;fryzjerka
5142 hospitality|Beautician;Make-up Artist;Nail Technician|Kosmetikerin;Nageldesignerin|esthéticienne;maquilleuse;prothésiste ongulaire|esteticista;maquilladora;manicurista|esteticista;manicure;maquiadora|estetista;truccatrice;onicotecnica|schoonheidsspecialiste;visagiste;nagelstyliste|kosmetyczka;manikiurzystka;wizażystka
5151 hospitality|Cleaning Supervisor;Head Housekeeper;Executive Housekeeper|Hausdame;Objektleiter Reinigung|gouvernante d'hôtel;gouvernante générale|gobernanta|governanta|governante d'albergo|hoofd huishouding|inspektorka pięter
5152 hospitality|Domestic Housekeeper;Butler|Haushälterin;Butler|gouvernante de maison;majordome|ama de llaves;mayordomo|governanta;mordomo|governante;maggiordomo|huishoudster;butler|gospodyni domowa;kamerdyner
5153 trades,hospitality|Caretaker;Building Caretaker;Concierge|Hausmeister;Hauswart|gardien d'immeuble;concierge|conserje;portero de finca|zelador;porteiro|portinaio;custode|conciërge;huismeester|dozorca;konserwator;gospodarz domu
5161 media,hospitality|Astrologer;Fortune Teller|Astrologe;Wahrsagerin|astrologue;voyante|astrólogo;tarotista|astrólogo;cartomante|astrologo;cartomante|astroloog|astrolog;wróżka
5162 hospitality,health|Companion;Valet|Gesellschafterin|dame de compagnie|dama de compañía|dama de companhia|dama di compagnia||
5163 hospitality,social|Undertaker;Embalmer;Funeral Director|Bestatter;Bestattungsfachkraft|croque-mort;thanatopracteur;conseiller funéraire|embalsamador;empleado de funeraria|agente funerário;coveiro|impresario funebre;necroforo|uitvaartverzorger;begrafenisondernemer|przedsiębiorca pogrzebowy;grabarz
5164 agriculture,veterinary|Dog Groomer;Animal Caretaker;Zookeeper|Tierpfleger;Hundefriseur|toiletteur canin;soigneur animalier|peluquero canino;cuidador de animales|tosador;banhista;tratador de animais|toelettatore;guardiano dello zoo|hondentrimmer;dierenverzorger|groomer;opiekun zwierząt
5165 education,logistics|Driving Instructor|Fahrlehrer;Fahrlehrerin|moniteur d'auto-école|profesor de autoescuela|instrutor de autoescola;instrutor de trânsito|istruttore di scuola guida|rijinstructeur|instruktor nauki jazdy
5169 hospitality|Club Hostess;Dance Partner|||||||
5211 sales|Market Stall Salesperson;Market Vendor|Marktverkäufer|vendeur sur les marchés|vendedor de mercado|feirante|venditore ambulante;ambulante|marktkoopman|sprzedawca na targu
5212 hospitality,sales|Street Food Vendor;Food Truck Operator||||vendedor ambulante de comida|||
5221 sales|Shopkeeper;Newsagent|Einzelhändler;Ladenbesitzer|commerçant;épicier|tendero;comerciante|lojista;comerciante|negoziante;bottegaio|winkelier|sklepikarz
5222 sales|Shop Supervisor;Checkout Supervisor|Abteilungsleiter Einzelhandel|chef de rayon|jefe de sección tienda|supervisor de loja|capo reparto vendite|afdelingsmanager winkel|kierownik zmiany sklep
5223 sales|Shop Assistant;Sales Assistant|Verkäufer;Verkäuferin;Einzelhandelskaufmann|vendeur;vendeuse;employé de commerce|dependiente;dependienta;vendedor|balconista;vendedora;vendedor|commesso;commessa;addetto vendita|winkelmedewerker;verkoper;verkoopster|sprzedawca;ekspedientka;sprzedawczyni
5230 sales|Cashier;Ticket Seller;Checkout Operator|Kassierer;Kassiererin|caissier;caissière;hôte de caisse|cajero;cajera|operador de caixa;caixa|cassiere;cassiera|kassamedewerker;caissière|kasjer;kasjerka
5241 media|Fashion Model;Model|Model;Fotomodell|mannequin|modelo|modelo|modella;indossatrice|fotomodel|modelka
5242 sales,marketing|Sales Demonstrator;Brand Promoter|Promoter;Promoterin|animateur commercial;démonstrateur|promotor de ventas;azafata de eventos|promotor de vendas;demonstradora|promoter;hostess promozionale|promotiemedewerker|hostessa;promotor
5243 sales|Door-to-Door Salesperson;Door to Door Sales Representative|Haustürverkäufer|vendeur à domicile|vendedor a domicilio|vendedor porta a porta|venditore porta a porta|deur-aan-deurverkoper|domokrążca
5244 sales|Telemarketer;Telesales Agent|Telefonverkäufer|télévendeur;télévendeuse|televendedor;teleoperadora de ventas|operador de televendas|operatore telemarketing|telemarketeer|telemarketer
5245 sales,trades,logistics|Petrol Station Attendant;Gas Station Attendant;Fuel Attendant|Tankwart|pompiste|gasolinero;expendedor de gasolina|frentista|benzinaio;addetto distributore|pompbediende;tankstationmedewerker|pracownik stacji paliw
5246 hospitality|Cafeteria Attendant;Canteen Assistant;Deli Counter Attendant|Kantinenmitarbeiter;Küchenhilfe|employé de restauration;agent de restauration collective|dependiente de cafetería|atendente de lanchonete;copeira|addetto mensa;barista|kantinemedewerker|pracownik stołówki;bufetowa
5249 sales,hospitality|Car Rental Agent;Rental Sales Agent|||||||
5311 education|Childminder;Nanny;Child Care Worker|Tagesmutter;Kinderpfleger;Kinderpflegerin|assistante maternelle;auxiliaire de puériculture;nounou|niñera;cuidadora infantil;puericultora|babá;berçarista;cuidadora infantil|tata;puericultrice;baby-sitter|gastouder;pedagogisch medewerker;kinderoppas|opiekunka dziecięca;niania
5312 education|Teacher's Aide;Teaching Assistant|Schulbegleiter;Integrationshelfer|AESH;accompagnant d'élèves;assistant d'éducation|auxiliar de educación;ayudante de maestro|auxiliar de classe;auxiliar de sala|assistente scolastico;assistente educativo|onderwijsassistent;klassenassistent|pomoc nauczyciela;asystent nauczyciela
5321 health|Health Care Assistant;Nursing Aide;Hospital Orderly|Pflegehelfer;Pflegeassistent;Krankenpflegehelferin|aide-soignant;aide-soignante;brancardier|auxiliar de enfermería;celador|auxiliar de enfermagem;maqueiro|operatore socio sanitario;OSS|zorghulp;verzorgende;helpende|opiekun medyczny;salowa
5322 health,social|Home Care Assistant;Home Health Aide;Personal Care Aide|Hauspflegerin;Alltagsbegleiter;ambulante Pflegekraft|aide à domicile;auxiliaire de vie|auxiliar de ayuda a domicilio;cuidadora de ancianos|cuidador de idosos;cuidadora|assistente domiciliare;badante|thuiszorgmedewerker;thuishulp|opiekunka osób starszych;opiekun
5329 health,science,pharmacy,dentistry,veterinary|Sterilisation Assistant;First Aid Attendant;Pharmacy Aide|||||||
5411 public|Firefighter;Fire Officer|Feuerwehrmann;Brandmeister|pompier;sapeur-pompier|bombero|bombeiro|vigile del fuoco;pompiere|brandweerman;brandwacht|strażak
5412 public|Police Officer;Constable|Polizist;Polizistin;Polizeibeamter|policier;gardien de la paix|policía;agente de policía|policial militar;policial|poliziotto;agente di polizia|politieagent;agent|policjant;policjantka
5413 public|Prison Officer;Correctional Officer|Justizvollzugsbeamter;JVA-Beamter|surveillant pénitentiaire;gardien de prison|funcionario de prisiones|agente penitenciário;policial penal|agente penitenziario|gevangenbewaarder;cipier|strażnik więzienny
5414 public|Security Guard;Security Officer;Doorman|Wachmann;Sicherheitsmitarbeiter|agent de sécurité;vigile|vigilante de seguridad;guardia de seguridad|vigilante;segurança|guardia giurata;addetto alla sicurezza|beveiliger;bewaker|ochroniarz;pracownik ochrony
5419 public,education,agriculture,hospitality|Lifeguard;Traffic Warden;Game Warden|Rettungsschwimmer;Bademeister|maître-nageur;nageur sauveteur|socorrista;guardavidas|salva-vidas;guarda-vidas|bagnino|badmeester|ratownik wodny
`
