/**
 * Subjects of study and the fields of work they lead to: `fields|beginnings of words`, without accents. A beginning may be
 * several words. A subject may be found in several lines.
 */
export const studyRows = `
software it|desenvolvimento de sist;desarrollo de sist;analise de sist;analisis de sist;computer;comput;informati(?!on);informationstech;informationstek;informationssys;informationssich;informationsver;informationswirt;software;programming;programacion;game development;sistemas de informacion;ingenieria de sistemas;information system;information tech;tecnologias de la informacion;web dev;full stack;wirtschaftsinf;informatyk;bilgisayar;yazilim;bilisim;datateknik;datavetenskap;datalogi;mjukvaru;systemvetenskap
data software|data sc;data an;data eng;ciencia de datos;ciencia de dados;artificial intel;machine learn;inteligencia art;kunstliche int;kunstmatige intel;sztuczna intel;yapay zeka;artificiell intel;maskininl;veri bilim;analiza danych;dataanaly
data|statisti;estadisti;estatisti;statistik;business analytics;analytics;actuari;istatistik;statystyk;aktuerya
data finance education|math;matemati;mathemati;matematy;wiskund
it|cyber;network;information security;telecommunic;siber;natverk;telekomunik;haberlesme
engineering|mechani;mecani;meccani;maschinenbau;electri;eletri;elettri;elektr;electron;mechatron;mecatron;aerospac;aeronaut;automo;chemical eng;ingenieria quimica;engenharia quimica;industrial eng;ingenieria industrial;engenharia de produ;manufactur;production eng;materials;petroleum;mining;marine eng;robotic;energy eng;renewable;thermal;verfahrenstechnik;genie ind;hardware;makine;makina;maskin(?!inl);werktuig;mekatron;havacilik;ucak muh;luchtvaart;lotnict;flygteknik;endustri;industriell;otomotiv;automatyk;robotyk;kimya muh;kemitek;materialtek;inzynieria produk
engineering construction|civil;structural;bauingenieur;genie civil;geotechni;quantity survey;construction;building tech;insaat;civiele tech;budownict;inzynieria ladowa;samhallsbyggnad;vag- och vatten
architecture construction|architect;arquitect;arquitet;urban plan;urban design;city plan;interior;landscape;architekt;arkitekt;mimar;ic mimar;bouwkund;stedenbouw;sehir ve bolge
science health|biolog;biotech;biomedic;biochem;biochim;microbiolog;genetic;neurosci;life sci;molecular;biyolo;biyomed;biyokim;biyotek;biotekn;genetyk;molekyl
science public|geograph
business sales|real estate
science|chemi;quimica;chimi;geolog;geosci;environment;ambiental;ecolog;marine sci;ocean;meteorolog;astronom;food sci;food tech;kimya(?! muh);kemi(?!\\p{L});scheikund;cevre;miljo;milieu;ochrona srod;jeoloj;gida;livsmedel
science engineering data|physics;fisica;physik(?!\\p{L});physique(?!\\p{L});fizik;fizyk;fysik;natuurkund
health|nurs;enfermer;enfermag;infermier;pflege;infirmi;midwif;medicin;medizin;medical;medecine;physiother;fisioter;fysiother;fysioter;radiograph;radiolog;occupational ther;therap;nutrition;nutric;dietet;public health;health;salud;saude;sante;optometr;paramedic;kinesiolog;speech;hemsire;pielegniar;verpleeg;sjukskot;omvardnad;tip(?!\\p{L});lekarsk;lakar;geneeskund;fizyoter;fizjoter;fysioter;beslenme;dietety;voeding;saglik;zdrowi;halsa;gezondheid;ebelik
veterinary agriculture|veterinar;veteriner;weteryn;diergenees
pharmacy science|pharma;farmac;eczaci
dentistry|dent;odontolog;zahn;dis hekim;tandlak;tandheel;stomatolog
health social science|psycholog;psicolog;psykolog;psikoloj
social public|social work;social sci;trabajo social;sociolog;soziolog;anthropolog;criminolog;human serv;soziale arbeit;sosyoloj;socjolog;sosyal hizmet;sosyal bil;praca socjalna;socionom;socialt arbete;maatschappelijk werk;sociaal werk;antropolo
education|educat;educac;pedagog;teach;lehramt;early childhood;magisterio;docen;egitim;ogretmen;onderwijs;lerarenopl;larar;okul oncesi
education health|sport;exercise;physical ed
business finance|business;econom;betriebswirt;volkswirt;empresa;commerce;comercio;gestion;gestao;administrac;entrepreneur;international bus;bba;mba;ekonomi;iktisat;isletme;bedrijf;zarzadzan;foretags
business|human resource;recursos humanos;project manage;operations manage;industrial manage;insan kaynak;zasoby ludzk
finance|financ;finanz;account;contab;contad;banking;taxation;audit;rechnungswesen;finans;maliye;muhasebe;rachunkow;ksiegow;redovisning;bankacilik
marketing|marketing;advertis;public relat;publicidad;publicidade;communication(?!s? eng)(?!s? tech)(?!s? sys)(?!s? net);comunicacion social;pazarlama;marknadsfor;reklam;halkla ilis
logistics business|logisti;supply chain;transport;aviation manage;lojistik;logisty
design|design;diseno;disegno;fashion;gestaltung;graphic;illustrat;user exp;tasarim;formgivn;vormgev;wzornict;grafik;grafisch;projektowanie graf
design media|art(?!\\p{L});fine art;visual art;bellas artes;animat;multimedia;photograph;film;cinema;kunst;sinema
media|journal;periodis;media;mass comm;broadcast;creative writ;medienwissen;gazeteci;dziennikar;iletisim
media education|english;literat;language;linguist;philolog;filolog;history;philosoph;translation;lettres;humanit;liberal;music;theat;drama;library;edebiyat;filozof;felsefe;tarih;historia;taalkund;letterkund;muzyk;muzik;musik
law|law(?!n);legal;abogac;derecho;direito;droit;jura;rechtswissen;giurisprud;juris;paralegal;hukuk;prawo;juridik;rechtsgeleerd;rechten(?!\\p{L})
public law|politic;international rel;relaciones internac;public admin;public pol;government;public aff;diplom;security stud;siyaset;uluslararasi ilis;kamu yonet;politolog;stosunki mi;statsvet;bestuurskund;internationale betrek
hospitality|hospital;hotel;tourism;turismo;tourismus;culinar;gastronom;catering;event manage;baking;turizm;turyst;hotelar;otelcil;ascilik
agriculture|agri;agro;horticult;plant sc;soil;crop;animal sc;forest;aquacult;fisher;viticult;farm;lawn;turf;ziraat;rolnict;ogrodnict;lantbruk;tuinbouw;landbouw;orman muh
trades|welding;carpentr;plumb;hvac;automotive tech;machin(?!e learn);electrician
`

/** Engineering of any kind: 'Ocean Engineering' is a science and engineering. Not engineering: the lines that lead to `notEngineering`. */
export const engineerRow = 'engineering|engineer;ingenier;engenhar;ingegner;ingenieur;genie;muhendis;inzynier;ingenjor;civilingenj'

/** 'Software Engineering' and 'Financial Engineering' lead to no work of engineers. */
export const notEngineering: readonly string[] = ['software it', 'data software', 'finance']

/** Lines for subjects in which nothing nearer is named. */
export const generalStudyRows = `
business|manage;administrat
science|scien;natural
`
