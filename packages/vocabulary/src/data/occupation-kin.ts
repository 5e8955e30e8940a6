/**
 * Occupations of `title-occupations.ts` that lead into each other: whoever does one is plausible for the others of its line.
 * What the law licenses (nurse, physician, pharmacist, lawyer, electrician) stands in no line with what needs another license,
 * but nurse practitioners and physician assistants, who are hired for the same posts.
 */
export const kinRows = `
Software Engineer;Front-End Developer;Back-End Developer;Full-Stack Developer;Web Developer;Mobile Developer
Software Engineer;Embedded Software Engineer;Game Developer;DevOps Engineer;Blockchain Developer;QA Engineer;Software Architect;Machine Learning Engineer
Back-End Developer;DevOps Engineer;Data Engineer
DevOps Engineer;Systems Administrator;Network Engineer
Embedded Software Engineer;Electrical Engineer;Robotics Engineer
Engineering Manager;Software Architect;Chief Technology Officer
Data Scientist;Data Analyst;Machine Learning Engineer;Statistician;Quantitative Analyst;Data Engineer
Data Analyst;Business Analyst;Market Research Analyst
Data Engineer;Database Administrator
Systems Administrator;Network Engineer;IT Support Specialist;Systems Analyst;Security Analyst
Business Analyst;Systems Analyst;Product Manager
Mechanical Engineer;Aerospace Engineer;Robotics Engineer;Industrial Engineer;CAD Technician
Mechanical Engineer;Biomedical Engineer
Mechanical Engineer;Materials Engineer
Industrial Engineer;Quality Engineer;Chemical Engineer
Chemical Engineer;Materials Engineer;Environmental Engineer
Electrical Engineer;Robotics Engineer;Telecommunications Engineer
Civil Engineer;Construction Manager;Surveyor;Environmental Engineer;CAD Technician
Architect;Interior Designer;Landscape Architect;Urban Planner;CAD Technician
Research Scientist;Postdoctoral Researcher
Biologist;Bioinformatician
Laboratory Technician;Biologist;Chemist
Environmental Scientist;Geologist;GIS Analyst;Environmental Engineer
Economist;Financial Analyst;Public Policy Analyst
Nursing Assistant;Medical Assistant
Nurse Practitioner;Physician Assistant
Public Health Specialist;Healthcare Administrator
Social Worker;Counselor;Community Organizer
Teacher;Tutor;Teaching Assistant;Instructional Designer
Childcare Worker;Teaching Assistant
Lecturer;Postdoctoral Researcher
Project Manager;Operations Manager;Construction Manager
Project Manager;Product Manager
Administrative Assistant;Data Entry Clerk;Hotel Receptionist
Supply Chain Analyst;Dispatcher;Operations Manager
Supply Chain Analyst;Procurement Specialist
Warehouse Worker;Driver
Accountant;Auditor;Financial Analyst;Finance Manager
Financial Analyst;Investment Banker
Financial Advisor;Bank Teller;Insurance Agent
Actuary;Statistician
Marketing Manager;SEO Specialist;Social Media Manager;Advertising Specialist;Public Relations Specialist;Market Research Analyst
Writer;Journalist;Technical Writer;Public Relations Specialist
Journalist;Social Media Manager;Video Editor
Retail Associate;Customer Service Representative;Waiter
Customer Success Manager;Customer Service Representative
Customer Success Manager;Sales Representative
Graphic Designer;UX Designer
Graphic Designer;Illustrator;Art Director
Illustrator;Animator
Video Editor;Photographer;Film Director;Animator
Hotel Receptionist;Hotel Manager;Travel Agent;Customer Service Representative
Waiter;Restaurant Manager
Restaurant Manager;Chef
Kitchen Assistant;Chef
Kitchen Assistant;Waiter
Electrician;Maintenance Technician
Facilities Manager;Maintenance Technician
Veterinary Assistant;Animal Caretaker
Physical Therapist;Physical Therapy Assistant
Mechanic;Maintenance Technician
Machinist;Assembler;Welder
Machinist;Toolmaker;Industrial Mechanic
Machinist;Machine Operator
Mechanic;Industrial Mechanic
Mechanic;Aircraft Mechanic
Mechanic;Bicycle Mechanic
Mechanic;Sheet Metal Worker
Industrial Mechanic;Maintenance Technician;Locksmith
Welder;Sheet Metal Worker;Ironworker;Blacksmith
Machine Operator;Assembler;Process Operator;Food Production Worker;Textile Worker;Sawmill Worker;Foundry Worker;Printer
Engineering Technician;Laboratory Technician;Electronics Technician;CAD Technician;Quality Engineer
Electronics Technician;Telecommunications Technician;Line Installer
Caretaker;Maintenance Technician;Housekeeper
Construction Worker;Bricklayer;Concrete Worker;Scaffolder;Roofer;Tiler;Plasterer;Insulation Installer;Stonemason
Carpenter;Roofer;Glazier;Sawmill Worker
Painter;Plasterer;Sign Maker
Heavy Equipment Operator;Construction Worker;Driller;Miner
Bricklayer;Construction Manager
Health and Safety Specialist;Safety Engineer;Environmental Scientist
Chef;Baker;Butcher;Food Production Worker
Food Technologist;Food Production Worker;Agronomist;Quality Engineer
Waiter;Bartender
Hotel Receptionist;Flight Attendant;Tour Guide;Travel Agent
Housekeeper;Laundry Worker;Car Washer
Retail Associate;Florist;Butcher;Baker
Hairdresser;Beautician;Massage Therapist
Coach;Sports Coach;Fitness Trainer;Lifeguard
Driver;Bus Driver;Mail Carrier;Waste Collector
Bus Driver;Train Driver;Train Conductor
Farmer;Gardener;Fisher;Forester;Animal Caretaker
Agronomist;Forester;Farmer
Tailor;Textile Worker;Upholsterer;Shoemaker;Fashion Designer
Jeweller;Watchmaker
Illustrator;Potter;Jeweller
Sound Engineer;Stage Technician
Actor;Dancer;Radio Presenter
Journalist;Radio Presenter
Security Guard;Correctional Officer
Police Officer;Customs Officer;Correctional Officer
Public Policy Analyst;Public Servant
Accountant;Tax Inspector
Bank Teller;Bank Manager;Finance Manager
Childcare Worker;Childcare Manager;Principal
Healthcare Administrator;Care Home Manager
Research Scientist;Research Manager
Environmental Scientist;Meteorologist
Hotel Manager;Leisure Manager;Restaurant Manager
Dental Technician;Orthotist
Waste Collector;Construction Worker;Warehouse Worker
Warehouse Worker;Machine Operator;Assembler
`

/**
 * What is studied, or named in a title without an occupation ('Mechanical Engineering Intern'): `occupations|beginnings of
 * words`, without accents. The first line that is found counts, and of it the first occupation most.
 */
export const disciplineRows = `
Medical Coder;Healthcare Administrator|health informat;health record;medical record;medical cod
Meteorologist;Environmental Scientist|meteorolog;atmospheric
Geologist;Environmental Scientist|geolog;geosci;geophys
Mathematician;Statistician;Data Analyst|mathem;matemat
Anthropologist|anthropolog;archaeolog;archaolog;sociolog;soziolog
Audiologist|audiolog
Orthotist|orthot;prosthet
Podiatrist|podiatr
Chiropractor|chiropract
Optometrist|optometr
Midwife|midwif;hebamme
Dental Technician|dental tech;zahntechn
Radiologic Technologist|radiograph;radiologic
Fitness Trainer;Sports Coach;Physical Therapy Assistant|kinesiolog;exercise sci;sport sci;sports sci;sportwiss;educacion fisica;educacao fisica
Food Technologist;Quality Engineer|food sci;food tech;lebensmitteltech;ingenieria de alimentos;engenharia de alimentos
Forester;Environmental Scientist|forestry;forstw
Health and Safety Specialist|occupational health;occupational safety;health and safety;seguranca do trab;seguridad laboral;arbeitssich
Aircraft Mechanic|aviation maint;aircraft maint
Ship Officer|maritim;nautic;nautik
Translator|translat;traducc
Librarian|library sci
Police Officer|criminal just;criminolog
Public Policy Analyst|public policy;political;politic;politik;international relations
Chef|culinar;koksutbild;gastronom
Musician|music perf
Fashion Designer|fashion des;modedesign
Animator|animation
Film Director;Video Editor|filmmak;film prod;film stud
Machine Learning Engineer;Data Scientist|machine learn;deep learn;artificial intel;kunstliche int;inteligencia art;computer vision
Data Scientist;Data Analyst;Data Engineer|data sc;ciencia de datos;ciencia de dados;data engineering
Data Analyst;Data Scientist|data an;business analytics;business intel;analytics;analiza danych;dataanaly
Actuary;Data Analyst;Statistician|actuar;aktuar
Statistician;Data Analyst|statisti;estadisti;estatisti;statystyk
Security Analyst;Network Engineer|cyber;information security
Embedded Software Engineer|embedded;firmware
Full-Stack Developer;Software Engineer|full ?stack
Front-End Developer;Software Engineer|front-? ?end
Back-End Developer;Software Engineer|back-? ?end
Mobile Developer;Software Engineer|mobile app;android;ios dev
Web Developer;Software Engineer|web dev
Game Developer;Software Engineer|game dev;game prog
QA Engineer|software test;test automation;software qa
IT Support Specialist;Systems Administrator;Software Engineer|information tech;information sys;tecnologias de la informacion;sistemas de informacion
Software Engineer;Data Analyst|desenvolvimento de sist;desarrollo de sist;analise de sist;analisis de sist;engenharia de sist;ingenieria de sist;computer sc;computer eng;comput;software;informati(?!on);informationstech;informationstek;informationssys;informationssich;informationsver;informationswirt;programming;programacion;wirtschaftsinf;informatyk;bilgisayar;yazilim;datateknik;datavetenskap
Network Engineer|network;telecommunic
Aerospace Engineer;Mechanical Engineer|aerospac;aeronaut;luft- und raum
Robotics Engineer;Mechanical Engineer;Electrical Engineer|mechatron;mecatron;robotic
Biomedical Engineer|biomedical eng;medical eng
Mechanical Engineer|mechanical;mecanica;maschinenbau;genie mec;meccanica;makine;werktuig;automotive eng
Electrical Engineer;Embedded Software Engineer|electri;electron;elektr;eletr;elettr;hardware
Civil Engineer;Surveyor|civil eng;ingenieria civil;engenharia civil;genie civil;bauingenieur;structural eng;budownict;insaat
Chemical Engineer|chemical eng;ingenieria quimica;engenharia quimica;verfahrenstechnik
Industrial Engineer;Supply Chain Analyst|industrial eng;manufacturing eng;ingenieria industrial;engenharia de produ;wirtschaftsing
Materials Engineer|materials
Environmental Engineer;Environmental Scientist|environmental eng
Environmental Scientist|environment;ecolog;ambiental;umwelt
Landscape Architect|landscape
Urban Planner|urban plan;city plan
Interior Designer|interior
Architect|architect;arquitect;arquitet;architekt;mimar
Physician Assistant|physician assistant
Dental Hygienist|dental hyg
Dental Assistant|dental nurs;dental assist
Dentist|dentist;dental surg;odontolog;zahnmed
Pharmacist;Pharmacy Technician|pharma;farmac
Veterinarian;Veterinary Assistant|veterin
Physical Therapist;Physical Therapy Assistant|physical ther;physiother;fisioter;fysiother;fysioter
Occupational Therapist|occupational ther
Speech-Language Pathologist|speech;communication dis;communication sci
Dietitian|nutrition;dietet;nutric
Registered Nurse;Nursing Assistant|nursing;enfermer;infirmier;krankenpfl;pflege;verpleeg;omvardnad;sykepl;sygepl;sjukskot;pielegniar;hemsir
Physician|medicine;medizin;medicina
Public Health Specialist|public health
Social Worker;Counselor|social work;trabajo social;soziale arbeit;travail social
Research Assistant;Counselor|psycholog;psicolog;psykolog
Biologist;Laboratory Technician;Research Assistant;Research Scientist|biolog;biotech;biochem;microbio;genetic;life sci;molecular;neurosci
Chemist;Laboratory Technician;Research Assistant;Research Scientist|chemi;quimica;chimie
Physicist;Research Assistant|physics;fisica;physik
Childcare Worker;Teacher|early childhood;early years;educacion infantil
Teacher;Tutor|primary educ;secondary educ;education;pedagog;teaching;lehramt;magisterio;educacao
Accountant;Auditor|accounti;accounts pay;accounts rec;contab;rechnungsw;rachunkow;muhasebe
Financial Analyst;Investment Banker;Accountant|financ;finanz;banking
Economist;Financial Analyst;Data Analyst;Business Analyst|econom;volkswirt;ekonomi
Human Resources Specialist|human resource;recursos humanos;personalwesen;talent acqui;people operations;hr(?!\\p{L})
Procurement Specialist;Supply Chain Analyst|procurement;purchasing;einkauf
Supply Chain Analyst;Dispatcher|logisti;supply chain
Marketing Manager;Social Media Manager;Advertising Specialist|marketing;advertis;publicid
Public Relations Specialist;Marketing Manager;Writer|communication;public relat
Journalist;Writer;Video Editor|journal;periodis
UX Designer|interaction design;user exp;ux;human-computer
Graphic Designer;Illustrator|graphic;visual comm;grafik;grafisch;grafisk;grafico;grafica;kommunikationsdesign
Product Manager|product manag
Project Manager|project manag
Paralegal;Lawyer|law(?!n);legal;abogac;derecho;direito;droit;jura(?!s);rechtsw;giurispr
Healthcare Administrator|hospital adm;hospital man;health adm;healthcare adm;healthcare man;health services adm;gestion hospital
Hotel Receptionist;Hotel Manager;Event Planner|hospitality;hosteler;hotel;tourism;turismo
Machinist|machining
Welder|welding
Agronomist|agronom;agricult
`
