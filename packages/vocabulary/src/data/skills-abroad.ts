/**
 * Names of skills in German, French, Spanish, Portuguese, Italian, Dutch, Polish, Turkish and Swedish as resumes and listings write them, of the skills that
 * listings ask for most. A line is `skill|name;name`. None is an English word; one-word names are everyday words of their
 * language, and count only where a skill is expected.
 */
export const skillsAbroad = `
Project Management|Projektmanagement;Projektleitung;Gestion de projet;Gestion de projets;Gestión de proyectos;Dirección de proyectos;Gestão de projetos;Gestão de projectos;Gestione progetti;Gestione di progetti;Projectmanagement;Projectbeheer;Projectleiding;Zarządzanie projektami;Proje yönetimi;Projektledning;Projekthantering
Product Management|Produktmanagement;Gestion de produit;Gestión de producto;Gestión de productos;Gestão de produto;Gestão de produtos;Gestione del prodotto;Productmanagement;Zarządzanie produktem;Ürün yönetimi;Produktledning
Team Management|Teamleitung;Mitarbeiterführung;Personalführung;Gestion d'équipe;Management d'équipe;Gestión de equipos;Gestão de equipes;Gestão de equipas;Gestione del team;Teamleiding;Zarządzanie zespołem;Kierowanie zespołem;Ekip yönetimi;Takım yönetimi;Teamledning;Personalledning
Sales|Vertrieb;Verkauf;Ventas;Vendas;Vendite;Vente;Verkoop;Sprzedaż;Satış;Försäljning
Business Development|Geschäftsentwicklung;Développement commercial;Desarrollo de negocio;Desarrollo de negocios;Desenvolvimento de negócios;Sviluppo commerciale;Rozwój biznesu;İş geliştirme;Affärsutveckling
Manufacturing|Fertigung;Fabricación;Fabricação;Produkcja przemysłowa;İmalat;Üretim;Tillverkning
Finance|Finanzen;Finanzas;Finanças;Finanza;Financiën;Finanse;Finans;Finansman
Financial Analysis|Finanzanalyse;Analyse financière;Análisis financiero;Análise financeira;Analisi finanziaria;Financiële analyse;Analiza finansowa;Finansal analiz;Finansiell analys
Accounting|Buchhaltung;Rechnungswesen;Comptabilité;Contabilidad;Contabilidade;Contabilità;Rachunkowość;Muhasebe;Redovisning
Bookkeeping|Buchführung;Tenue de livres;Boekhouding;Boekhouden;Księgowość;Defter tutma;Bokföring
Accounts Payable|Kreditorenbuchhaltung;Comptabilité fournisseurs;Cuentas por pagar;Contas a pagar;Contabilità fornitori;Crediteurenadministratie;Leverantörsreskontra
Accounts Receivable|Debitorenbuchhaltung;Comptabilité clients;Cuentas por cobrar;Contas a receber;Debiteurenadministratie;Kundreskontra
Invoicing|Rechnungsstellung;Facturation;Facturación;Faturamento;Faturação;Fatturazione;Facturatie;Factureren;Fakturowanie;Faturalama;Fakturering
Payroll|Lohnbuchhaltung;Lohnabrechnung;Entgeltabrechnung;Nóminas;Gestion de la paie;Folha de pagamento;Buste paga;Salarisadministratie;Loonadministratie;Rozliczanie płac;Kadry i płace;Bordrolama;Lönehantering;Löneadministration
Budgeting|Budgetplanung;Budgetierung;Gestion budgétaire;Elaboración de presupuestos;Gestión de presupuestos;Gestão orçamentária;Budgettering;Budgetbeheer;Budżetowanie;Bütçeleme;Bütçe yönetimi;Budgetering
Auditing|Wirtschaftsprüfung;Auditoría;Revisione contabile;Audyt;Denetim;Finansiell revision
Compliance|Conformité réglementaire;Cumplimiento normativo
Risk Management|Risikomanagement;Gestion des risques;Gestión de riesgos;Gestão de riscos;Gestione del rischio;Risicobeheer;Risicomanagement;Zarządzanie ryzykiem;Risk yönetimi;Riskhantering
Quality Management|Qualitätsmanagement;Gestion de la qualité;Management de la qualité;Gestión de calidad;Gestión de la calidad;Gestão da qualidade;Gestão de qualidade;Gestione della qualità;Kwaliteitsmanagement;Kwaliteitszorg;Zarządzanie jakością;Kalite yönetimi;Kvalitetsledning
Quality Assurance|Qualitätssicherung;Assurance qualité;Aseguramiento de la calidad;Aseguramiento de calidad;Garantia da qualidade;Kwaliteitsborging;Zapewnienie jakości;Zapewnianie jakości;Kalite güvencesi;Kalite güvence;Kvalitetssäkring
Quality Control|Qualitätskontrolle;Contrôle qualité;Control de calidad;Controle de qualidade;Controllo qualità;Controllo di qualità;Kwaliteitscontrole;Kontrola jakości;Kalite kontrol;Kalite kontrolü;Kvalitetskontroll
Marketing|Mercadotecnia;Pazarlama;Marknadsföring
Digital Marketing|Digitales Marketing;Marketing digital;Marketing numérique;Marketing digitale;Digitale marketing;Marketing cyfrowy;Marketing internetowy;Dijital pazarlama;Digital marknadsföring
Social Media Marketing|Marketing sui social media;Marketing en redes sociales;Marketing w mediach społecznościowych;Sosyal medya pazarlaması
Social Media Management|Gestion des réseaux sociaux;Gestión de redes sociales;Gestão de redes sociais;Gestione social media;Socialemediabeheer;Prowadzenie mediów społecznościowych;Zarządzanie mediami społecznościowymi;Sosyal medya yönetimi;Hantering av sociala medier
Advertising|Publicidad;Publicidade;Publicité;Pubblicità;Reklamowanie;Reklamcılık
Public Relations|Öffentlichkeitsarbeit;Relations publiques;Relaciones públicas;Relações públicas;Relazioni pubbliche;Halkla ilişkiler
Market Research|Marktforschung;Étude de marché;Études de marché;Investigación de mercados;Estudios de mercado;Pesquisa de mercado;Ricerche di mercato;Marktonderzoek;Badania rynku;Badania rynkowe;Pazar araştırması;Marknadsundersökning;Marknadsundersökningar
Event Planning|Veranstaltungsmanagement;Organisation d'événements;Organización de eventos;Organização de eventos;Organizzazione eventi;Organizzazione di eventi;Evenementenorganisatie;Organisatie van evenementen;Organizacja wydarzeń;Organizacja eventów;Etkinlik yönetimi;Etkinlik planlama;Evenemangsplanering
Content Creation|Création de contenu;Creación de contenido;Creación de contenidos;Criação de conteúdo;Creazione di contenuti;Contentcreatie;Tworzenie treści;İçerik üretimi;İçerik oluşturma
Customer Service|Kundenservice;Kundendienst;Kundenbetreuung;Service client;Service à la clientèle;Relation client;Atención al cliente;Servicio al cliente;Atendimento ao cliente;Serviço ao cliente;Atendimento ao público;Servizio clienti;Assistenza clienti;Klantenservice;Klantgerichtheid;Obsługa klienta;Obsługa klientów;Müşteri hizmetleri;Müşteri ilişkileri;Kundservice;Kundbemötande
Customer Support|Kundensupport;Support client;Soporte al cliente;Suporte ao cliente;Klantenondersteuning;Wsparcie klienta;Müşteri desteği;Kundsupport
Cash Handling|Kassieren;Kassentätigkeit;Kassenführung;Tenue de caisse;Manejo de caja;Manejo de efectivo;Operação de caixa;Kassawerk;Kassabediening;Obsługa kasy fiskalnej;Obsługa kasy;Kasa işlemleri;Kassahantering;Kassaarbete
Human Resources|Personalwesen;Ressources humaines;Recursos humanos;Risorse umane;Personeelszaken;Personeelsbeleid;Zasoby ludzkie;Zarządzanie zasobami ludzkimi;İnsan kaynakları;Insan kaynakları yönetimi
Recruiting|Personalbeschaffung;Personalgewinnung;Recrutement;Reclutamiento;Selección de personal;Recrutamento;Recrutamento e seleção;Selezione del personale;Werving en selectie;Rekrutacja;Rekrutacja pracowników;İşe alım;Personel seçme ve yerleştirme;Rekrytering
Training and Development|Personalentwicklung;Formación y desarrollo;Treinamento e desenvolvimento;Eğitim ve gelişim
Supply Chain Management|Lieferkettenmanagement;Gestion de la chaîne logistique;Cadena de suministro;Gestión de la cadena de suministro;Cadeia de suprimentos;Catena di fornitura;Supply chain beheer;Zarządzanie łańcuchem dostaw;Tedarik zinciri yönetimi;Tedarik zinciri
Logistics|Logistik;Logistique;Logística;Logistiek;Logistyka;Lojistik
Procurement|Beschaffung;Einkauf;Approvisionnement;Aprovisionamiento;Approvvigionamento;Inkoop;Zaopatrzenie;Satın alma;Satınalma;Upphandling;Strategiskt inköp
Inventory Management|Lagerverwaltung;Bestandsmanagement;Gestion des stocks;Gestion de stock;Gestión de inventarios;Gestión de inventario;Gestão de estoque;Controle de estoque;Gestão de stocks;Gestione magazzino;Voorraadbeheer;Zarządzanie zapasami;Gospodarka magazynowa;Stok yönetimi;Stok takibi;Envanter yönetimi;Lagerhantering
Warehouse Operations|Lagerlogistik;Almacenaje;Operaciones de almacén;Magazijnwerk;Magazijnbeheer;Prace magazynowe;Depo yönetimi;Lagerarbete
Administrative Support|Verwaltungstätigkeiten;Büroorganisation;Assistance administrative;Apoyo administrativo;Apoio administrativo;Supporto amministrativo;Administratieve ondersteuning;Prace biurowe;Obsługa biura;İdari destek;Administrativt stöd
Business Administration|Betriebswirtschaftslehre;Betriebswirtschaft;Administration des affaires;Gestion d'entreprise;Administración de empresas;Administração de empresas;Gestão de empresas;Economia aziendale;Bedrijfskunde;Zarządzanie przedsiębiorstwem;İşletme yönetimi;Företagsekonomi
Economics|Volkswirtschaftslehre;Economía;Ekonomia;İktisat;Nationalekonomi
Entrepreneurship|Unternehmertum;Entrepreneuriat;Emprendimiento;Empreendedorismo;Imprenditorialità;Ondernemerschap;Przedsiębiorczość;Girişimcilik;Entreprenörskap
Strategic Planning|Strategische Planung;Planification stratégique;Planificación estratégica;Planejamento estratégico;Pianificazione strategica;Strategische planning;Planowanie strategiczne;Stratejik planlama;Strategisk planering
Change Management|Conduite du changement;Gestión del cambio;Gestão da mudança;Verandermanagement;Zarządzanie zmianą;Değişim yönetimi;Förändringsledning
Data Analysis|Datenanalyse;Datenauswertung;Analyse de données;Analyse des données;Análisis de datos;Análise de dados;Analisi dei dati;Analisi dati;Data-analyse;Gegevensanalyse;Analiza danych;Veri analizi;Dataanalys
Data Science|Science des données;Ciencia de datos;Ciência de dados;Scienza dei dati;Nauka o danych;Veri bilimi
Data Entry|Dateneingabe;Datenerfassung;Saisie de données;Entrada de datos;Ingreso de datos;Captura de datos;Entrada de dados;Inserimento dati;Data-invoer;Gegevensinvoer;Data invoer;Wprowadzanie danych;Veri girişi;Datainmatning;Dataregistrering
Data Visualization|Datenvisualisierung;Visualisation de données;Visualización de datos;Visualização de dados;Visualizzazione dei dati;Datavisualisatie;Wizualizacja danych;Veri görselleştirme;Datavisualisering
Databases|Datenbanken;Datenbank;Bases de données;Base de données;Bases de datos;Base de datos;Bancos de dados;Banco de dados;Bases de dados;Base de dados;Basi di dati;Gegevensbanken;Bazy danych;Veritabanı;Veri tabanı;Veritabanları;Veri tabanları;Databaser
Relational Databases|Relationale Datenbanken;Bases de données relationnelles;Bases de datos relacionales;Banco de dados relacional;Bancos de dados relacionais;Relationele databases;Relacyjne bazy danych;İlişkisel veritabanları;Relationsdatabaser
Machine Learning|Maschinelles Lernen;Apprentissage automatique;Aprendizaje automático;Aprendizado de máquina;Aprendizagem automática;Apprendimento automatico;Machinaal leren;Uczenie maszynowe;Makine öğrenmesi;Makine öğrenimi;Maskininlärning
Deep Learning|Tiefes Lernen;Apprentissage profond;Aprendizaje profundo;Aprendizado profundo;Apprendimento profondo;Głębokie uczenie;Uczenie głębokie;Derin öğrenme;Djupinlärning
Artificial Intelligence|Künstliche Intelligenz;Intelligence artificielle;Inteligencia artificial;Intelligenza artificiale;Kunstmatige intelligentie;Artificiële intelligentie;Sztuczna inteligencja;Yapay zeka;Yapay zekâ;Artificiell intelligens
Natural Language Processing|Traitement du langage naturel;Traitement automatique du langage naturel;Procesamiento de lenguaje natural;Procesamiento del lenguaje natural;Processamento de linguagem natural;Elaborazione del linguaggio naturale;Natuurlijke taalverwerking;Przetwarzanie języka naturalnego;Doğal dil işleme;Språkteknologi
Computer Vision|Vision par ordinateur;Visión por computadora;Visión artificial;Visão computacional;Visione artificiale;Widzenie komputerowe;Bilgisayarlı görü;Datorseende
Statistics|Statistik;Statistiques;Statistique;Estadística;Estatística;Statistica;Statistiek;Statystyka;İstatistik
Mathematics|Mathematik;Mathématiques;Matemáticas;Matemática;Wiskunde;Matematyka;Matematik
Research|Forschung;Recherche;Investigación científica;Pesquisa científica;Ricerca scientifica;Wetenschappelijk onderzoek;Badania naukowe;Bilimsel araştırma;Vetenskaplig forskning
Software Development|Softwareentwicklung;Développement logiciel;Développement de logiciels;Desarrollo de software;Desenvolvimento de software;Sviluppo software;Programmierung;Programmation;Programación;Programação;Programmazione;Softwareontwikkeling;Tworzenie oprogramowania;Programowanie;Yazılım geliştirme;Programlama;Mjukvaruutveckling;Programutveckling;Programmering;Programmeren
Web Development|Webentwicklung;Développement web;Desarrollo web;Desenvolvimento web;Sviluppo web;Webontwikkeling;Tworzenie stron internetowych;Tworzenie aplikacji webowych;Web geliştirme;Webbutveckling
Mobile Development|App-Entwicklung;Développement mobile;Desarrollo móvil;Desenvolvimento mobile;Tworzenie aplikacji mobilnych;Mobil uygulama geliştirme;Apputveckling
Object-Oriented Programming|Objektorientierte Programmierung;Programmation orientée objet;Programación orientada a objetos;Programação orientada a objetos;Programmazione a oggetti;Programmazione orientata agli oggetti;Objectgeoriënteerd programmeren;Programowanie obiektowe;Nesne yönelimli programlama;Nesneye yönelik programlama;Objektorienterad programmering
Programming Languages|Programmiersprachen;Langages de programmation;Lenguajes de programación;Linguagens de programação;Linguaggi di programmazione;Programmeertalen;Języki programowania;Programlama dilleri;Programmeringsspråk;Programspråk
Data Structures|Datenstrukturen;Structures de données;Estructuras de datos;Estruturas de dados;Datastructuren;Struktury danych;Veri yapıları;Datastrukturer
Algorithms|Algorithmen;Algorithmes;Algoritmos;Algoritmi;Algoritmen;Algorytmy;Algoritmalar;Algoritmer
Operating Systems|Betriebssysteme;Systèmes d'exploitation;Sistemas operativos;Sistemas operacionais;Sistemi operativi;Besturingssystemen;Systemy operacyjne;İşletim sistemleri;Operativsystem
Version Control|Versionskontrolle;Versionsverwaltung;Contrôle de version;Gestion de versions;Control de versiones;Controle de versão;Controllo di versione;Versiebeheer;Kontrola wersji;Sürüm kontrolü;Versiyon kontrolü;Versionshantering
Software Testing|Softwaretests;Tests logiciels;Pruebas de software;Testes de software;Softwaretesten;Testowanie oprogramowania;Yazılım testi;Mjukvarutestning
Cloud Computing|Informatique en nuage;Computación en la nube;Computação em nuvem;Przetwarzanie w chmurze;Bulut bilişim;Molntjänster
Cybersecurity|Cybersicherheit;IT-Sicherheit;Cybersécurité;Sécurité informatique;Ciberseguridad;Seguridad informática;Cibersegurança;Segurança da informação;Sicurezza informatica;Cyberbeveiliging;Informatiebeveiliging;Cyberbezpieczeństwo;Siber güvenlik;Cybersäkerhet;Informationssäkerhet;IT-säkerhet
Computer Networking|Rechnernetze;Netzwerktechnik;Réseaux informatiques;Redes informáticas;Redes de computadoras;Redes de computadores;Reti informatiche;Computernetwerken;Sieci komputerowe;Bilgisayar ağları;Datornätverk;Nätverksteknik
Computer Science|Informatik;Informatique;Ciencias de la computación;Ciência da computação;Bilgisayar bilimleri;Bilgisayar bilimi;Datavetenskap;Datalogi
IT Support|IT-Betreuung;Support informatique;Soporte informático;Suporte de TI;Wsparcie IT;Helpdesk IT
Technical Support|Technischer Support;Support technique;Assistance technique;Soporte técnico;Suporte técnico;Assistenza tecnica;Supporto tecnico;Technische ondersteuning;Wsparcie techniczne;Pomoc techniczna;Teknik destek;Teknisk support
System Administration|Administration système;Administration systèmes;Administración de sistemas;Administração de sistemas;Amministrazione di sistema;Systeembeheer;Administracja systemami;Administrowanie systemami;Sistem yönetimi;Systemadministration
Computer Literacy|EDV-Kenntnisse;Computerkenntnisse;Outils informatiques;Informática básica;Bureautique;Ofimática;Paquete Office;Pacote Office;Pacchetto Office;Pack Office;MS-Office-Kenntnisse;Computervaardigheden;Obsługa komputera;Znajomość obsługi komputera;Bilgisayar bilgisi;Datorvana;Datorkunskaper
Microsoft Office|Paquete de Office;Paquete Microsoft Office;Pacote Microsoft Office;Pacchetto Microsoft Office;Suite bureautique;Pakiet Office;Pakiet Microsoft Office;Pakiet MS Office;Microsoft Office programları;MS Office programları;Office-paketet;Officepaketet
Graphic Design|Grafikdesign;Mediengestaltung;Conception graphique;Graphisme;Diseño gráfico;Design gráfico;Grafica pubblicitaria;Progettazione grafica;Grafisch ontwerp;Grafische vormgeving;Projektowanie graficzne;Grafik tasarım;Grafisk design;Grafisk formgivning
Web Design|Conception web;Diseño web;Webontwerp;Projektowanie stron internetowych;Web tasarım;Web tasarımı;Webbdesign
Video Editing|Videobearbeitung;Videoschnitt;Montage vidéo;Edición de video;Edição de vídeo;Montaggio video;Videobewerking;Videomontage;Montaż wideo;Montaż filmów;Video düzenleme;Video kurgu;Videoredigering
Photo Editing|Bildbearbeitung;Retouche photo;Edición de fotos;Edição de fotos;Fotobewerking;Beeldbewerking;Obróbka zdjęć;Fotoğraf düzenleme;Bildredigering
Photography|Fotografie;Photographie;Fotografía;Fotografia cyfrowa;Fotoğrafçılık;Fotografering
CAD|Diseño asistido por computadora;Diseño asistido por ordenador;Conception assistée par ordinateur;Bilgisayar destekli tasarım;Projektowanie wspomagane komputerowo
Engineering Drawings|Technische Zeichnungen;Dessin technique;Dibujo técnico;Desenho técnico;Disegno tecnico;Technisch tekenen;Rysunek techniczny;Teknik resim;Teknik çizim;Teknisk ritning
Mechanical Engineering|Maschinenbau;Génie mécanique;Ingeniería mecánica;Engenharia mecânica;Ingegneria meccanica;Werktuigbouwkunde;Mechanika i budowa maszyn;Inżynieria mechaniczna;Makine mühendisliği;Maskinteknik
Electrical Engineering|Elektrotechnik;Génie électrique;Ingeniería eléctrica;Engenharia elétrica;Engenharia eletrotécnica;Ingegneria elettrica;Elektrotechniek;Elektrotechnika;Inżynieria elektryczna;Elektrik mühendisliği;Elektrik-elektronik mühendisliği;Elektroteknik
Civil Engineering|Bauingenieurwesen;Génie civil;Ingeniería civil;Engenharia civil;Ingegneria civile;Civiele techniek;Budownictwo lądowe;Inżynieria lądowa;İnşaat mühendisliği;Väg- och vattenbyggnad
Industrial Engineering|Wirtschaftsingenieurwesen;Génie industriel;Ingeniería industrial;Engenharia de produção;Ingegneria gestionale;Technische bedrijfskunde;Inżynieria produkcji;Endüstri mühendisliği;Industriell ekonomi
Chemical Engineering|Verfahrenstechnik;Génie chimique;Ingeniería química;Engenharia química;Ingegneria chimica;Chemische technologie;Inżynieria chemiczna;Kimya mühendisliği;Kemiteknik
Electronics|Elektronik;Électronique;Electrónica;Eletrônica;Elettronica
Continuous Improvement|Kontinuierliche Verbesserung;Amélioration continue;Mejora continua;Melhoria contínua;Miglioramento continuo;Continu verbeteren;Continue verbetering;Ciągłe doskonalenie;Sürekli iyileştirme;Ständiga förbättringar
Maintenance and Repair|Instandhaltung;Wartung;Mantenimiento;Manutenção;Manutenzione;Utrzymanie ruchu;Bakım onarım;Bakım ve onarım
Workplace Safety|Arbeitssicherheit;Arbeitsschutz;Sécurité au travail;Seguridad laboral;Seguridad industrial;Segurança do trabalho;Sicurezza sul lavoro;Arbeidsveiligheid;Veiligheid op het werk;Bezpieczeństwo i higiena pracy;İş güvenliği;İş sağlığı ve güvenliği;Arbetsmiljö och säkerhet
Food Safety|Lebensmittelhygiene;Lebensmittelsicherheit;Sécurité alimentaire;Hygiène alimentaire;Manipulación de alimentos;Higiene alimentar;Sicurezza alimentare;Voedselveiligheid;Bezpieczeństwo żywności;Gıda güvenliği;Livsmedelssäkerhet;Livsmedelshygien
Cooking|Kochen;Cuisine traditionnelle;Cocina;Culinária;Cucina;Koken;Gotowanie;Yemek pişirme;Matlagning
Nursing|Krankenpflege;Gesundheits- und Krankenpflege;Soins infirmiers;Enfermería;Enfermagem;Infermieristica;Verpleegkunde;Verpleging;Pielęgniarstwo;Hemşirelik;Omvårdnad
Patient Care|Patientenbetreuung;Soins aux patients;Atención al paciente;Assistência ao paciente;Cuidados com o paciente;Assistenza al paziente;Patiëntenzorg;Opieka nad pacjentem;Opieka nad pacjentami;Hasta bakımı;Patientvård
First Aid|Erste Hilfe;Premiers secours;Primeros auxilios;Primeiros socorros;Primo soccorso;Pronto soccorso;Eerste hulp;EHBO;Pierwsza pomoc;Pierwsza pomoc przedmedyczna;İlk yardım;Första hjälpen
Childcare|Kinderbetreuung;Garde d'enfants;Cuidado de niños;Puericultura;Kinderopvang;Opieka nad dziećmi;Çocuk bakımı;Barnomsorg;Barnpassning
Teaching|Lehrtätigkeit;Enseignement;Docencia;Enseñanza;Insegnamento;Lesgeven;Nauczanie;Öğretmenlik;Undervisning
Tutoring|Nachhilfe;Soutien scolaire;Clases particulares;Aulas particulares;Ripetizioni;Bijles geven;Bijles;Korepetycje;Özel ders;Läxhjälp
Translation|Traducción;Tradução;Traduzione;Traduction;Tłumaczenia;Tłumaczenie;Çevirmenlik;Översättning
Writing|Redacción;Redação;Scrittura
Law|Rechtswissenschaft;Derecho;Giurisprudenza;Rechtsgeleerdheid;Hukuk;Juridik
Communication|Kommunikation;Kommunikationsfähigkeit;Kommunikationsstärke;Comunicación;Comunicação;Comunicazione;Communicatieve vaardigheden;Communicatievaardigheden;Komunikacja;Komunikatywność;Umiejętności komunikacyjne;İletişim;İletişim becerileri;Kommunikationsförmåga
Written Communication|Communication écrite;Comunicación escrita;Comunicação escrita;Schriftelijke communicatie;Komunikacja pisemna;Yazılı iletişim;Skriftlig kommunikation
Public Speaking|Prise de parole en public;Hablar en público;Oratória;Spreken in het openbaar;Wystąpienia publiczne;Topluluk önünde konuşma;Presentationsteknik
Teamwork|Teamfähigkeit;Teamarbeit;Esprit d'équipe;Travail d'équipe;Travail en équipe;Trabajo en equipo;Trabalho em equipe;Trabalho em equipa;Lavoro di squadra;Lavoro di gruppo;Lavoro in team;Samenwerken;Teamgeest;Praca zespołowa;Praca w zespole;Umiejętność pracy w zespole;Takım çalışması;Ekip çalışması;Takım çalışmasına yatkınlık;Samarbetsförmåga;Samarbete;Lagarbete
Leadership|Führungskompetenz;Liderazgo;Liderança;Leiderschap;Leidinggeven;Przywództwo;Zdolności przywódcze;Liderlik;Ledarskap
Problem Solving|Problemlösung;Problemlösungskompetenz;Résolution de problèmes;Résolution de problème;Resolución de problemas;Resolução de problemas;Risoluzione dei problemi;Risoluzione di problemi;Probleemoplossend vermogen;Probleemoplossing;Probleemoplossend;Rozwiązywanie problemów;Problem çözme;Problem çözme becerisi;Problemlösning;Problemlösningsförmåga
Critical Thinking|Kritisches Denken;Esprit critique;Pensée critique;Pensamiento crítico;Pensamento crítico;Pensiero critico;Kritisch denken;Krytyczne myślenie;Eleştirel düşünme;Kritiskt tänkande
Analytical Skills|Analytisches Denken;Analytische Fähigkeiten;Esprit d'analyse;Capacidad analítica;Pensamiento analítico;Capacidade analítica;Capacità analitiche;Analytisch vermogen;Analytisch denken;Analytische vaardigheden;Analityczne myślenie;Myślenie analityczne;Zdolności analityczne;Umiejętności analityczne;Analitik düşünme;Analitik beceriler;Analytisk förmåga;Analytiskt tänkande
Time Management|Zeitmanagement;Gestion du temps;Gestión del tiempo;Gestão do tempo;Gestão de tempo;Gestione del tempo;Tijdmanagement;Tijdbeheer;Zarządzanie czasem;Zaman yönetimi;Tidshantering;Tidsplanering
Organization|Organisationstalent;Organisationsfähigkeit;Sens de l'organisation;Capacidad de organización;Capacidade de organização;Capacità organizzative;Organisatievermogen;Organisatietalent;Umiejętności organizacyjne;Zdolności organizacyjne;Organizasyon becerisi;Organisationsförmåga
Adaptability|Anpassungsfähigkeit;Adaptabilité;Adaptabilidad;Adaptabilidade;Adattabilità;Aanpassingsvermogen;Zdolność adaptacji;Zdolności adaptacyjne;Uyum sağlama;Anpassningsförmåga
Attention to Detail|Genauigkeit;Sorgfalt;Souci du détail;Atención al detalle;Atenção aos detalhes;Attenzione ai dettagli;Oog voor detail;Nauwkeurigheid;Dbałość o szczegóły;Detaylara dikkat;Detay odaklılık;Noggrannhet
Creativity|Kreativität;Créativité;Creatividad;Criatividade;Creatività;Creativiteit;Kreatywność;Yaratıcılık;Kreativitet
Initiative|Eigeninitiative;Esprit d'initiative;Proactividad;Proatividade;Spirito di iniziativa;Własna inicjatywa;Proaktywność;İnisiyatif alma;Initiativförmåga;Initiatiefrijk
Dependability|Zuverlässigkeit;Fiabilité;Puntualidad;Pontualidade;Betrouwbaarheid;Rzetelność;Güvenilirlik;Pålitlighet
Negotiation|Verhandlungsgeschick;Négociation;Negociación;Negociação;Negoziazione;Onderhandelen;Onderhandelingsvaardigheden;Negocjacje;Umiejętności negocjacyjne;Müzakere;Müzakere becerileri;Förhandling;Förhandlingsteknik
Decision Making|Entscheidungsfindung;Prise de décision;Toma de decisiones;Tomada de decisão;Besluitvorming;Podejmowanie decyzji;Karar verme;Beslutsfattande
Interpersonal Skills|Soziale Kompetenz;Sozialkompetenz;Habilidades interpersonales;Habilidades interpessoais;Capacità relazionali;Sociale vaardigheden;Umiejętności interpersonalne;Kişilerarası iletişim;Social kompetens
Independence|Selbstständigkeit;Selbständigkeit;Autonomía;Zelfstandigheid;Zelfstandig werken;Samodzielność;Bağımsız çalışma;Självständighet
Multitasking|Mehrfachaufgaben;Wielozadaniowość;Çoklu görev
Stress Management|Belastbarkeit;Gestion du stress;Manejo del estrés;Gestão do estresse;Stressbestendigheid;Stressbestendig;Odporność na stres;Praca pod presją czasu;Stres yönetimi;Stresshantering;Stresstålighet
`
