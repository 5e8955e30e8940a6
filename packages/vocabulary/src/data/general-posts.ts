const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/**
 * Words that name a post in any trade, by language: what stands beside them says what the work is, and where nothing known
 * does, nobody knows. Small letters without accents.
 */
export const generalPosts = words(`
analyst consultant director manager assistant specialist coordinator officer supervisor administrator executive technician operator
apprentice inspector planner controller artist chief party recruit lead leader associate aide representative head vp advisor adviser freelance
trainer fellow clerk strategist broker freelancer attendant president member delegate participant captain chair chairperson secretary
asistente asistenta auxiliar analista consultor consultora operario operaria gerente jefe jefa coordinador coordinadora responsable
assistente operador operadora coordenador coordenadora gestor gestora
directeur directrice gestionnaire
operaio operaia impiegato impiegata responsabile direttore direttrice consulente
berater beraterin assistent assistentin leiter leiterin mitarbeiter mitarbeiterin referent referentin sachbearbeiter sachbearbeiterin
medewerker medewerkster adviseur analist
analityk asystent asystentka kierownik dyrektor specjalista specjalistka konsultant konsultantka pracownik
konsulent analytiker medarbetare medarbejder medarbeider radgivare radgiver
danisman asistan uzman mudur yonetici
специалист менеджер ассистент помощник консультант аналитик руководитель администратор директор координатор сотрудник оператор
`)

/** How titles shorten posts: `short|long`. 'Tech' is one only behind what it does: 'HVAC Tech', and not 'Tech Lead'. */
export const shortPosts = `
tech|technician
techs|technician
mgr|manager
asst|assistant
assoc|associate
coord|coordinator
supv|supervisor
`

/** Of these, and of words that are a rank before another post, the ones that name a trade where nothing stands beside them: 'Senior Controller'. */
export const postsAlone = words('controller planner strategist trainer broker attendant operario operaria operaio operaia')

/** Of these the ones behind an occupation that only say how it is held: 'Electrician Apprentice', 'Paralegal Specialist'. */
export const waysToHold = words('apprentice lead leader specialist supervisor chief recruit party fellow')

/** Words that name an occupation, but before another one only a rank or a way to be hired. */
export const ranks = words('principal freelance contractor mentor joiner officer')

/** Words of a title that say that the work is done with customers. */
export const customerWords = words(
  'client clients customer customers partner partners partnership partnerships account accounts sales presales solutions services success engagement market gtm recruiter recruiting recruitment kunden clientes clienti klanten',
)

/**
 * What stands beside a word that names a post in any trade, and the work that both are: `occupation|words;words`, small letters
 * without accents. 'Payroll Officer', 'Assistant, Payroll' and 'Auxiliar de contabilidad' keep accounts.
 * What stands behind `~` is only counted with that work, as in `title-occupations.ts`.
 */
export const postSubjects = `
Accountant|accounts payable;accounts receivable;accounts;accounting;bookkeeping;~billing;~invoicing;~invoice;ledger;~tax;~finance;nomina;contabilidad;contabilidade;contable;comptable;comptabilite;comptabilite fournisseurs;buchhaltung;finanzbuchhaltung;lohnbuchhaltung;rechnungswesen;contabilita;boekhouding;ksiegowosci
Procurement Specialist|procurement;purchasing;sourcing;buying;compras;achats;einkauf;acquisti;inkoop;zakupow
Human Resources Specialist|~1 payroll;hr;human resources;human resource;people operations;~people;talent acquisition;~talent;recruitment;recruiting;personnel;~staffing;~benefits;~compensation;employee relations;rrhh;rh;recursos humanos;ressources humaines;personal;personalabteilung;risorse umane;kadr;kadr i plac
Compliance Officer|compliance;aml;kyc;~regulatory;~regulatory affairs;~risk;~data protection;~privacy;financial crime;~sanctions
Supply Chain Analyst|logistics;supply chain;~inventory;~inventory control;~materials;~stock control;logistica;logistique;logistik;logistiek;logistyki
Dispatcher|~transport;~transportation;~freight;~import;~export;~import export;~customs;fleet;dispatch;~shipping
Warehouse Worker|warehouse;receiving;shipping and receiving;fulfilment;fulfillment;order fulfillment;almacen;almoxarifado;lager;magazzino;magazijn;magazynu
Customer Service Representative|customer service;customer services;customer support;customer care;~customer experience;~customer relations;~client support;call center;call centre;contact center;contact centre;~member services;~guest services;atencion al cliente;atendimento;kundenservice;kundendienst;klantenservice;relation client;obslugi klienta
Marketing Manager|marketing;digital marketing;~growth marketing;email marketing;~product marketing;~brand;~campaign;mercadeo;marketingu
Social Media Manager|social media;redes sociales
Public Relations Specialist|~communications;~communication;public relations;pr;media relations;corporate communications;~comunicacion;~kommunikation
Event Planner|event;events;conference;conferences;eventos;veranstaltungen
Operations Manager|~operations;~business operations;~operaciones
IT Support Specialist|~it;~ict;it support;service desk;desktop;~edv
Paralegal|~legal;~litigation
Insurance Agent|~claims;~underwriting;insurance
Financial Analyst|~treasury;~investment;~investments;~fund;~credit
Bank Teller|~loan;~loans;~mortgage;~lending;banking;branch
HVAC Technician|hvac;hvac service;hvac install;hvac installation;hvac maintenance;refrigeration
Plumber|plumbing
Welder|welding
Carpenter|carpentry
Laboratory Technician|lab;laboratory;laboratorio;laboratoire;labor
Librarian|library
Teaching Assistant|classroom;learning support;teaching;special education
Student Affairs Coordinator|~admissions;student services;student support;student affairs;~enrollment;~registrar;~financial aid;student life
Quality Engineer|quality control;qualitatssicherung;calidad
Health and Safety Specialist|safety;health and safety;hse;ehs;health safety
Nonprofit Manager|fundraising;~grants;~grant;~donor
Administrative Assistant|admin;administrative;administration;office;reception;front desk;secretarial;clerical;~records;~filing;~mailroom;~document control;oficina;buro;biura
Medical Coder|medical records;~health information;medical coding;~coding
Healthcare Administrator|~patient services;~patient access;~clinic
Real Estate Agent|~leasing;~property;~lettings;real estate
Facilities Manager|facilities;facility
Hotel Receptionist|guest relations;front office
Kitchen Assistant|kitchen;~catering;~food service;cocina;cozinha;cuisine;kuche;keuken;cucina
Housekeeper|housekeeping;cleaning;limpieza;limpeza;reinigung;menage;pulizie;schoonmaak
Retail Associate|~retail;~store;~shop;~tienda;~loja;~winkel;verkauf
Sales Representative|sales;~business development;inside sales;ventas;vendas;vertrieb;verkoop;vendite;sprzedazy
Project Manager|~project;~projects;~pmo;~proyectos;~projetos
Research Assistant|~research;~investigacion;~pesquisa
Childcare Worker|childcare;nursery;early years;after school
Data Analyst|data analytics;data analysis;~reporting;~insights;analytics;business intelligence
Construction Manager|~site;~construction
Maintenance Technician|maintenance;mantenimiento;manutencao;manutenzione;instandhaltung;onderhoud
Assembler|~production;~manufacturing;~produccion;~producao;~produktion;~productie;~produkcji
`
