/**
 * Subjects of study and the fields of work they lead to: `fields|beginnings of words`, without accents. A beginning may be
 * several words. A subject may be found in several lines.
 */
export const studyRows = `
software it|computer;comput;informati;software;programming;programacion;game development;sistemas de informacion;ingenieria de sistemas;information system;information tech;tecnologias de la informacion;web dev;full stack;wirtschaftsinf
data software|data sc;data an;data eng;ciencia de datos;ciencia de dados;artificial intel;machine learn;inteligencia art;kunstliche int
data|statisti;estadisti;estatisti;statistik;business analytics;analytics;actuari
data finance education|math;matemati;mathemati
it|cyber;network;information security;telecommunic
engineering|mechani;mecani;meccani;maschinenbau;electri;eletri;elettri;elektr;electron;mechatron;mecatron;aerospac;aeronaut;automo;chemical eng;ingenieria quimica;engenharia quimica;industrial eng;ingenieria industrial;engenharia de produ;manufactur;production eng;materials;petroleum;mining;marine eng;robotic;energy eng;renewable;thermal;verfahrenstechnik;genie ind;hardware
engineering construction|civil;structural;bauingenieur;genie civil;geotechni;quantity survey;construction;building tech
architecture construction|architect;arquitect;arquitet;urban plan;urban design;city plan;interior;landscape
science health|biolog;biotech;biomedic;biochem;biochim;microbiolog;genetic;neurosci;life sci;molecular
science public|geograph
business sales|real estate
science|chemi;quimica;chimi;geolog;geosci;environment;ambiental;ecolog;marine sci;ocean;meteorolog;astronom;food sci;food tech
science engineering data|physics;fisica;physik(?!\\p{L});physique(?!\\p{L})
health|nurs;enfermer;enfermag;infermier;pflege;infirmi;midwif;medicin;medizin;medical;medecine;physiother;fisioter;radiograph;radiolog;occupational ther;therap;nutrition;nutric;dietet;public health;health;salud;saude;sante;optometr;paramedic;kinesiolog;speech
veterinary agriculture|veterinar
pharmacy science|pharma;farmac
dentistry|dent;odontolog;zahn
health social science|psycholog;psicolog
social public|social work;social sci;trabajo social;sociolog;soziolog;anthropolog;criminolog;human serv;soziale arbeit
education|educat;educac;pedagog;teach;lehramt;early childhood;magisterio;docen
education health|sport;exercise;physical ed
business finance|business;econom;betriebswirt;volkswirt;empresa;commerce;comercio;gestion;gestao;administrac;entrepreneur;international bus;bba;mba
business|human resource;recursos humanos;project manage;operations manage;industrial manage
finance|financ;finanz;account;contab;contad;banking;taxation;audit;rechnungswesen
marketing|marketing;advertis;public relat;publicidad;publicidade;communications(?! eng);communication stud;comunicacion social
logistics business|logisti;supply chain;transport;aviation manage
design|design;diseno;disegno;fashion;gestaltung;graphic;illustrat;user exp
design media|art(?!\\p{L});fine art;visual art;bellas artes;animat;multimedia;photograph;film;cinema;kunst
media|journal;periodis;media;mass comm;broadcast;creative writ;medienwissen
media education|english;literat;language;linguist;philolog;filolog;history;philosoph;translation;lettres;humanit;liberal;music;theat;drama;library
law|law(?!n);legal;derecho;direito;droit;jura;rechtswissen;giurisprud;juris;paralegal
public law|politic;international rel;relaciones internac;public admin;public pol;government;public aff;diplom;security stud
hospitality|hospital;hotel;tourism;turismo;tourismus;culinar;gastronom;catering;event manage;baking
agriculture|agri;agro;horticult;plant sc;soil;crop;animal sc;forest;aquacult;fisher;viticult;farm;lawn;turf
trades|welding;carpentr;plumb;hvac;automotive tech;machin(?!e learn);electrician
`

/** Engineering of any kind: 'Ocean Engineering' is a science and engineering. Not engineering: the lines that lead to `notEngineering`. */
export const engineerRow = 'engineering|engineer;ingenier;engenhar;ingegner;ingenieur;genie'

/** 'Software Engineering' and 'Financial Engineering' lead to no work of engineers. */
export const notEngineering: readonly string[] = ['software it', 'data software', 'finance']

/** Lines for subjects in which nothing nearer is named. */
export const generalStudyRows = `
business|manage;administrat
science|scien;natural
`
