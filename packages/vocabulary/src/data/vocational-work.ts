/** Occupations that nobody holds without a degree of a university, whatever their trade is called (decision 0351). */
export const degreeWork = `
Mechanical Engineer;Electrical Engineer;Civil Engineer;Chemical Engineer;Industrial Engineer;Aerospace Engineer;Biomedical Engineer
Environmental Engineer;Materials Engineer;Nuclear Engineer;Robotics Engineer;Mining Engineer;Telecommunications Engineer;Safety Engineer
Embedded Software Engineer;Machine Learning Engineer;Data Scientist;Statistician;Quantitative Analyst;Actuary;Mathematician
Architect;Landscape Architect;Urban Planner;Economist;Investment Banker;Management Consultant;Public Policy Analyst
Physicist;Biologist;Chemist;Geologist;Environmental Scientist;Meteorologist;Bioinformatician;Anthropologist
Research Scientist;Research Assistant;Research Manager;Postdoctoral Researcher;Lecturer;Teacher;Psychologist;Librarian
Physician;Physician Assistant;Nurse Practitioner;Pharmacist;Dentist;Veterinarian;Occupational Therapist
Speech-Language Pathologist;Audiologist;Optometrist;Chiropractor;Podiatrist;Dietitian;Social Worker;Lawyer;Judge
`

/**
 * What a vocational study leads to, where studies of the same name at a university lead to a degree's work: `occupations|
 * beginnings of words`, without accents. The first line that is found counts, and of it the first occupation most.
 */
export const vocationalRows = `
Engineering Technician;Electronics Technician;Electrician|electrical eng;electronic eng;electronics eng
Engineering Technician;Machinist;CAD Technician|mechanical eng;manufacturing eng
Engineering Technician;Construction Worker;CAD Technician|civil eng;structural eng
Maintenance Technician;Electrician;Industrial Mechanic|elektromec;electromec;elettromec;eletromec;mechatron;mecatron;meccatron;mantenimiento;manutenc;manutenz;maintenance;instandhalt;onderhoud;utrzymani
Aircraft Mechanic|aircraft;aviation;aeronaut;fluggerat;vliegtuig
Mechanic|automotive;automobil;autotech;motor vehicle;vehicle;kfz;kraftfahrzeug;voertuig;automocion;diesel
HVAC Technician|hvac;refrigerat;heating;air condition;kaltetech;koudetech;klimatech;frigori
Electrician;Electronics Technician;Maintenance Technician|electri;elektr;eletr;elettr;electron
Welder|welding;schweiss;soldad;soudure;chaudronn
Machinist;Industrial Mechanic;Welder|mechanical;mecani;meccani;maschinenbau;metall;metaal;metal;machin;zerspan;werktuig;fabricat;usinage
Carpenter|carpent;joinery;menuiserie;tischler;houtbewerk;timmer
Plumber|plumb;sanitar;fontaner;loodgiet
Engineering Technician;CAD Technician|architect;arquitect;drafting;draughting;dessin
Construction Worker;Bricklayer;Engineering Technician|civil;construc;building;bautech;hochbau;tiefbau;bouw;genie civil;budownic;maconnerie
Veterinary Assistant|veterin
Pharmacy Technician|pharma;farmac
Dental Assistant|dentist;dental surg;dental nurs;dental assist;zahnmed;odontolog
Physical Therapy Assistant|physical ther
Nursing Assistant|medicine;medicina;medizin
Laboratory Technician|chemi;quimica;chimie;biolog;biotech;biochem;microbio;physic;fisica;laborat;life sci;science
Paralegal|law(?!n);legal;derecho;direito;droit;recht
Childcare Worker;Teaching Assistant|educat;pedagog;teaching;magisterio;erzieh
IT Support Specialist;Software Engineer|comput;informati(?!on);informationstech;informationstek;informationssys;informationssich;informationsver;informationswirt;information tech
Engineering Technician|engineer;ingenier;ingegner;engenhar
`
