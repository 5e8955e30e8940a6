/**
 * Words of work that people look for in their language where listings have the English one: `English;other;other`, small
 * letters without accents (a Turkish ı is a letter of its own). None means something else in another of these languages,
 * and skills have names of their own.
 */
export const workWordsAbroad = `
engineering;ingenieria;ingegneria;ingenierie;engenharia;ingenieurwesen;muhendislik;inzynieria
engineer;ingeniero;ingeniera;ingegnere;ingenieur;ingenieure;engenheiro;engenheira;muhendis;muhendisi;inzynier;ingenjor
developer;desarrollador;desarrolladora;desenvolvedor;desenvolvedora;entwickler;entwicklerin;developpeur;developpeuse;sviluppatore;ontwikkelaar;programista;utvecklare;gelistirici
nurse;enfermera;enfermero;enfermeira;infirmier;infirmiere;infermiere;infermiera;krankenpfleger;krankenschwester;verpleegkundige;pielegniarka;hemsire;sjukskoterska
nursing;krankenpflege;verpleegkunde;verpleging;enfermeria;enfermagem;infermieristica;pielegniarstwo;hemsirelik;omvardnad
teacher;lehrer;lehrerin;maestra;enseignant;enseignante;insegnante;leraar;nauczyciel;nauczycielka;ogretmen;larare
accountant;contable;contador;contadora;buchhalter;buchhalterin;comptable;contabile;boekhouder;ksiegowa;ksiegowy;muhasebeci
waiter;camarero;camarera;mesero;kellner;kellnerin;serveur;serveuse;cameriere;garcom;kelner;kelnerka;garson
cook;cocinero;cocinera;cozinheiro;cuisinier;cuisiniere;cuoco;cuoca;kucharz
driver;fahrer;fahrerin;chauffeur;motorista;kierowca;sofor;forare
assistant;auxiliar;asistente;assistente;assistentin;asystent;asystentka;asistan
lawyer;abogado;abogada;advogado;advogada;rechtsanwalt;avocat;avocate;avvocato;advocaat;adwokat;avukat;advokat
designer;disenador;disenadora;gestalter;projektant;tasarimci;tasarımcı;formgivare
architect;arquitecto;arquitecta;arquiteto;architekt;architekta;architecte;architetto;mimar;arkitekt
student;estudiante;estudante;etudiant;etudiante;studente;studentessa;ogrenci
architecture;architettura;architektur;arquitectura;arquitetura
law;derecho;direito;droit;giurisprudenza;rechtswissenschaften
economics;economia;economie;volkswirtschaft
psychology;psychologie;psicologia
accounting;comptabilite;contabilita;contabilidad;contabilidade;buchhaltung
mechanical;mecanico;mecanica;mecanique;meccanico;meccanica;maschinenbau
industrial;industriel;industrielle;industriale;wirtschaftsingenieurwesen
warehouse;lager;almacen;magazzino;entrepot;magazijn
electrician;elektriker;elektrikerin;electricista;electricien;electricienne;elettricista;eletricista
receptionist;recepcionista;rezeptionist;rezeptionistin;receptionniste
administrative;administrativo;administrativa;administratif
sales;ventas;vendas;verkauf;vente;vendite
caregiver;pflegefachkraft;pflegekraft;pflegehelfer;altenpfleger
translator;traductor;traductora;traducteur;traductrice;ubersetzer;ubersetzerin;traduttore;traduttrice;tradutor;tradutora;vertaler;tlumacz;oversatter
clerk;impiegato;impiegata
office;buro;oficina;ufficio;escritorio;biuro;kantoor;kontor
`
