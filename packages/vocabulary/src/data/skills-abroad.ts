/**
 * Names of skills in German, French, Spanish, Portuguese and Italian as resumes and listings write them, of the skills that
 * listings ask for most. A line is `skill|name;name`. None is an English word; one-word names are everyday words of their
 * language, and count only where a skill is expected.
 */
export const skillsAbroad = `
Project Management|Projektmanagement;Projektleitung;Gestion de projet;Gestion de projets;Gestión de proyectos;Dirección de proyectos;Gestão de projetos;Gestão de projectos;Gestione progetti;Gestione di progetti
Product Management|Produktmanagement;Gestion de produit;Gestión de producto;Gestión de productos;Gestão de produto;Gestão de produtos;Gestione del prodotto
Team Management|Teamleitung;Mitarbeiterführung;Personalführung;Gestion d'équipe;Management d'équipe;Gestión de equipos;Gestão de equipes;Gestão de equipas;Gestione del team
Sales|Vertrieb;Verkauf;Ventas;Vendas;Vendite;Vente
Business Development|Geschäftsentwicklung;Développement commercial;Desarrollo de negocio;Desarrollo de negocios;Desenvolvimento de negócios;Sviluppo commerciale
Manufacturing|Fertigung;Fabricación;Fabricação
Finance|Finanzen;Finanzas;Finanças;Finanza
Financial Analysis|Finanzanalyse;Analyse financière;Análisis financiero;Análise financeira;Analisi finanziaria
Accounting|Buchhaltung;Rechnungswesen;Comptabilité;Contabilidad;Contabilidade;Contabilità
Bookkeeping|Buchführung;Tenue de livres
Accounts Payable|Kreditorenbuchhaltung;Comptabilité fournisseurs;Cuentas por pagar;Contas a pagar;Contabilità fornitori
Accounts Receivable|Debitorenbuchhaltung;Comptabilité clients;Cuentas por cobrar;Contas a receber
Invoicing|Rechnungsstellung;Facturation;Facturación;Faturamento;Faturação;Fatturazione
Payroll|Lohnbuchhaltung;Lohnabrechnung;Entgeltabrechnung;Nóminas;Gestion de la paie;Folha de pagamento;Buste paga
Budgeting|Budgetplanung;Budgetierung;Gestion budgétaire;Elaboración de presupuestos;Gestión de presupuestos;Gestão orçamentária
Auditing|Wirtschaftsprüfung;Auditoría;Revisione contabile
Compliance|Conformité réglementaire;Cumplimiento normativo
Risk Management|Risikomanagement;Gestion des risques;Gestión de riesgos;Gestão de riscos;Gestione del rischio
Quality Management|Qualitätsmanagement;Gestion de la qualité;Management de la qualité;Gestión de calidad;Gestión de la calidad;Gestão da qualidade;Gestão de qualidade;Gestione della qualità
Quality Assurance|Qualitätssicherung;Assurance qualité;Aseguramiento de la calidad;Aseguramiento de calidad;Garantia da qualidade
Quality Control|Qualitätskontrolle;Contrôle qualité;Control de calidad;Controle de qualidade;Controllo qualità;Controllo di qualità
Marketing|Mercadotecnia
Digital Marketing|Digitales Marketing;Marketing digital;Marketing numérique;Marketing digitale
Social Media Marketing|Marketing sui social media;Marketing en redes sociales
Social Media Management|Gestion des réseaux sociaux;Gestión de redes sociales;Gestão de redes sociais;Gestione social media
Advertising|Publicidad;Publicidade;Publicité;Pubblicità
Public Relations|Öffentlichkeitsarbeit;Relations publiques;Relaciones públicas;Relações públicas;Relazioni pubbliche
Market Research|Marktforschung;Étude de marché;Études de marché;Investigación de mercados;Estudios de mercado;Pesquisa de mercado;Ricerche di mercato
Event Planning|Veranstaltungsmanagement;Organisation d'événements;Organización de eventos;Organização de eventos;Organizzazione eventi;Organizzazione di eventi
Content Creation|Création de contenu;Creación de contenido;Creación de contenidos;Criação de conteúdo;Creazione di contenuti
Customer Service|Kundenservice;Kundendienst;Kundenbetreuung;Service client;Service à la clientèle;Relation client;Atención al cliente;Servicio al cliente;Atendimento ao cliente;Serviço ao cliente;Atendimento ao público;Servizio clienti;Assistenza clienti
Customer Support|Kundensupport;Support client;Soporte al cliente;Suporte ao cliente
Cash Handling|Kassieren;Kassentätigkeit;Kassenführung;Tenue de caisse;Manejo de caja;Manejo de efectivo;Operação de caixa
Human Resources|Personalwesen;Ressources humaines;Recursos humanos;Risorse umane
Recruiting|Personalbeschaffung;Personalgewinnung;Recrutement;Reclutamiento;Selección de personal;Recrutamento;Recrutamento e seleção;Selezione del personale
Training and Development|Personalentwicklung;Formación y desarrollo;Treinamento e desenvolvimento
Supply Chain Management|Lieferkettenmanagement;Gestion de la chaîne logistique;Cadena de suministro;Gestión de la cadena de suministro;Cadeia de suprimentos;Catena di fornitura
Logistics|Logistik;Logistique;Logística
Procurement|Beschaffung;Einkauf;Approvisionnement;Aprovisionamiento;Approvvigionamento
Inventory Management|Lagerverwaltung;Bestandsmanagement;Gestion des stocks;Gestion de stock;Gestión de inventarios;Gestión de inventario;Gestão de estoque;Controle de estoque;Gestão de stocks;Gestione magazzino
Warehouse Operations|Lagerlogistik;Almacenaje;Operaciones de almacén
Administrative Support|Verwaltungstätigkeiten;Büroorganisation;Assistance administrative;Apoyo administrativo;Apoio administrativo;Supporto amministrativo
Business Administration|Betriebswirtschaftslehre;Betriebswirtschaft;Administration des affaires;Gestion d'entreprise;Administración de empresas;Administração de empresas;Gestão de empresas;Economia aziendale
Economics|Volkswirtschaftslehre;Economía
Entrepreneurship|Unternehmertum;Entrepreneuriat;Emprendimiento;Empreendedorismo;Imprenditorialità
Strategic Planning|Strategische Planung;Planification stratégique;Planificación estratégica;Planejamento estratégico;Pianificazione strategica
Change Management|Conduite du changement;Gestión del cambio;Gestão da mudança
Data Analysis|Datenanalyse;Datenauswertung;Analyse de données;Analyse des données;Análisis de datos;Análise de dados;Analisi dei dati;Analisi dati
Data Science|Science des données;Ciencia de datos;Ciência de dados;Scienza dei dati
Data Entry|Dateneingabe;Datenerfassung;Saisie de données;Entrada de datos;Ingreso de datos;Captura de datos;Entrada de dados;Inserimento dati
Data Visualization|Datenvisualisierung;Visualisation de données;Visualización de datos;Visualização de dados;Visualizzazione dei dati
Databases|Datenbanken;Datenbank;Bases de données;Base de données;Bases de datos;Base de datos;Bancos de dados;Banco de dados;Bases de dados;Base de dados;Basi di dati
Relational Databases|Relationale Datenbanken;Bases de données relationnelles;Bases de datos relacionales;Banco de dados relacional;Bancos de dados relacionais
Machine Learning|Maschinelles Lernen;Apprentissage automatique;Aprendizaje automático;Aprendizado de máquina;Aprendizagem automática;Apprendimento automatico
Deep Learning|Tiefes Lernen;Apprentissage profond;Aprendizaje profundo;Aprendizado profundo;Apprendimento profondo
Artificial Intelligence|Künstliche Intelligenz;Intelligence artificielle;Inteligencia artificial;Intelligenza artificiale
Natural Language Processing|Traitement du langage naturel;Traitement automatique du langage naturel;Procesamiento de lenguaje natural;Procesamiento del lenguaje natural;Processamento de linguagem natural;Elaborazione del linguaggio naturale
Computer Vision|Vision par ordinateur;Visión por computadora;Visión artificial;Visão computacional;Visione artificiale
Statistics|Statistik;Statistiques;Statistique;Estadística;Estatística;Statistica
Mathematics|Mathematik;Mathématiques;Matemáticas;Matemática
Research|Forschung;Recherche;Investigación científica;Pesquisa científica;Ricerca scientifica
Software Development|Softwareentwicklung;Développement logiciel;Développement de logiciels;Desarrollo de software;Desenvolvimento de software;Sviluppo software;Programmierung;Programmation;Programación;Programação;Programmazione
Web Development|Webentwicklung;Développement web;Desarrollo web;Desenvolvimento web;Sviluppo web
Mobile Development|App-Entwicklung;Développement mobile;Desarrollo móvil;Desenvolvimento mobile
Object-Oriented Programming|Objektorientierte Programmierung;Programmation orientée objet;Programación orientada a objetos;Programação orientada a objetos;Programmazione a oggetti;Programmazione orientata agli oggetti
Programming Languages|Programmiersprachen;Langages de programmation;Lenguajes de programación;Linguagens de programação;Linguaggi di programmazione
Data Structures|Datenstrukturen;Structures de données;Estructuras de datos;Estruturas de dados
Algorithms|Algorithmen;Algorithmes;Algoritmos;Algoritmi
Operating Systems|Betriebssysteme;Systèmes d'exploitation;Sistemas operativos;Sistemas operacionais;Sistemi operativi
Version Control|Versionskontrolle;Versionsverwaltung;Contrôle de version;Gestion de versions;Control de versiones;Controle de versão;Controllo di versione
Software Testing|Softwaretests;Tests logiciels;Pruebas de software;Testes de software
Cloud Computing|Informatique en nuage;Computación en la nube;Computação em nuvem
Cybersecurity|Cybersicherheit;IT-Sicherheit;Cybersécurité;Sécurité informatique;Ciberseguridad;Seguridad informática;Cibersegurança;Segurança da informação;Sicurezza informatica
Computer Networking|Rechnernetze;Netzwerktechnik;Réseaux informatiques;Redes informáticas;Redes de computadoras;Redes de computadores;Reti informatiche
Computer Science|Informatik;Informatique;Ciencias de la computación;Ciência da computação
IT Support|IT-Betreuung;Support informatique;Soporte informático;Suporte de TI
Technical Support|Technischer Support;Support technique;Assistance technique;Soporte técnico;Suporte técnico;Assistenza tecnica;Supporto tecnico
System Administration|Administration système;Administration systèmes;Administración de sistemas;Administração de sistemas;Amministrazione di sistema
Computer Literacy|EDV-Kenntnisse;Computerkenntnisse;Outils informatiques;Informática básica;Bureautique;Ofimática;Paquete Office;Pacote Office;Pacchetto Office;Pack Office;MS-Office-Kenntnisse
Microsoft Office|Paquete de Office;Paquete Microsoft Office;Pacote Microsoft Office;Pacchetto Microsoft Office;Suite bureautique
Graphic Design|Grafikdesign;Mediengestaltung;Conception graphique;Graphisme;Diseño gráfico;Design gráfico;Grafica pubblicitaria;Progettazione grafica
Web Design|Conception web;Diseño web
Video Editing|Videobearbeitung;Videoschnitt;Montage vidéo;Edición de video;Edição de vídeo;Montaggio video
Photo Editing|Bildbearbeitung;Retouche photo;Edición de fotos;Edição de fotos
Photography|Fotografie;Photographie;Fotografía
CAD|Diseño asistido por computadora;Diseño asistido por ordenador;Conception assistée par ordinateur
Engineering Drawings|Technische Zeichnungen;Dessin technique;Dibujo técnico;Desenho técnico;Disegno tecnico
Mechanical Engineering|Maschinenbau;Génie mécanique;Ingeniería mecánica;Engenharia mecânica;Ingegneria meccanica
Electrical Engineering|Elektrotechnik;Génie électrique;Ingeniería eléctrica;Engenharia elétrica;Engenharia eletrotécnica;Ingegneria elettrica
Civil Engineering|Bauingenieurwesen;Génie civil;Ingeniería civil;Engenharia civil;Ingegneria civile
Industrial Engineering|Wirtschaftsingenieurwesen;Génie industriel;Ingeniería industrial;Engenharia de produção;Ingegneria gestionale
Chemical Engineering|Verfahrenstechnik;Génie chimique;Ingeniería química;Engenharia química;Ingegneria chimica
Electronics|Elektronik;Électronique;Electrónica;Eletrônica;Elettronica
Continuous Improvement|Kontinuierliche Verbesserung;Amélioration continue;Mejora continua;Melhoria contínua;Miglioramento continuo
Maintenance and Repair|Instandhaltung;Wartung;Mantenimiento;Manutenção;Manutenzione
Workplace Safety|Arbeitssicherheit;Arbeitsschutz;Sécurité au travail;Seguridad laboral;Seguridad industrial;Segurança do trabalho;Sicurezza sul lavoro
Food Safety|Lebensmittelhygiene;Lebensmittelsicherheit;Sécurité alimentaire;Hygiène alimentaire;Manipulación de alimentos;Higiene alimentar;Sicurezza alimentare
Cooking|Kochen;Cuisine traditionnelle;Cocina;Culinária;Cucina
Nursing|Krankenpflege;Gesundheits- und Krankenpflege;Soins infirmiers;Enfermería;Enfermagem;Infermieristica
Patient Care|Patientenbetreuung;Soins aux patients;Atención al paciente;Assistência ao paciente;Cuidados com o paciente;Assistenza al paziente
First Aid|Erste Hilfe;Premiers secours;Primeros auxilios;Primeiros socorros;Primo soccorso;Pronto soccorso
Childcare|Kinderbetreuung;Garde d'enfants;Cuidado de niños;Puericultura
Teaching|Lehrtätigkeit;Enseignement;Docencia;Enseñanza;Insegnamento
Tutoring|Nachhilfe;Soutien scolaire;Clases particulares;Aulas particulares;Ripetizioni
Translation|Traducción;Tradução;Traduzione;Traduction
Writing|Redacción;Redação;Scrittura
Law|Rechtswissenschaft;Derecho;Giurisprudenza
Communication|Kommunikation;Kommunikationsfähigkeit;Kommunikationsstärke;Comunicación;Comunicação;Comunicazione
Written Communication|Communication écrite;Comunicación escrita;Comunicação escrita
Public Speaking|Prise de parole en public;Hablar en público;Oratória
Teamwork|Teamfähigkeit;Teamarbeit;Esprit d'équipe;Travail d'équipe;Travail en équipe;Trabajo en equipo;Trabalho em equipe;Trabalho em equipa;Lavoro di squadra;Lavoro di gruppo;Lavoro in team
Leadership|Führungskompetenz;Liderazgo;Liderança
Problem Solving|Problemlösung;Problemlösungskompetenz;Résolution de problèmes;Résolution de problème;Resolución de problemas;Resolução de problemas;Risoluzione dei problemi;Risoluzione di problemi
Critical Thinking|Kritisches Denken;Esprit critique;Pensée critique;Pensamiento crítico;Pensamento crítico;Pensiero critico
Analytical Skills|Analytisches Denken;Analytische Fähigkeiten;Esprit d'analyse;Capacidad analítica;Pensamiento analítico;Capacidade analítica;Capacità analitiche
Time Management|Zeitmanagement;Gestion du temps;Gestión del tiempo;Gestão do tempo;Gestão de tempo;Gestione del tempo
Organization|Organisationstalent;Organisationsfähigkeit;Sens de l'organisation;Capacidad de organización;Capacidade de organização;Capacità organizzative
Adaptability|Anpassungsfähigkeit;Adaptabilité;Adaptabilidad;Adaptabilidade;Adattabilità
Attention to Detail|Genauigkeit;Sorgfalt;Souci du détail;Atención al detalle;Atenção aos detalhes;Attenzione ai dettagli
Creativity|Kreativität;Créativité;Creatividad;Criatividade;Creatività
Initiative|Eigeninitiative;Esprit d'initiative;Proactividad;Proatividade;Spirito di iniziativa
Dependability|Zuverlässigkeit;Fiabilité;Puntualidad;Pontualidade
Negotiation|Verhandlungsgeschick;Négociation;Negociación;Negociação;Negoziazione
Decision Making|Entscheidungsfindung;Prise de décision;Toma de decisiones;Tomada de decisão
Interpersonal Skills|Soziale Kompetenz;Sozialkompetenz;Habilidades interpersonales;Habilidades interpessoais;Capacità relazionali
Independence|Selbstständigkeit;Selbständigkeit;Autonomía
Multitasking|Mehrfachaufgaben
Stress Management|Belastbarkeit;Gestion du stress;Manejo del estrés;Gestão do estresse
`
