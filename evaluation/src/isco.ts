/**
 * Occupations of ISCO-08 by words of a title: `unit group|words;words`. The ranking never sees this table; a title counts for
 * the longest words that stand in it, and for nothing when none do.
 */
const rows = `
1211|finance manager
1221|sales manager;business development manager
1223|product manager;product owner;product development intern;product management
1323|construction manager;site manager;site management;construction management
1342|medical office manager;healthcare administrator;health information;patient services coordinator;hospital operations
1349|risk and compliance;branch
1411|hotel manager;hotel management;rooms division;hotel operations
1420|store manager;department manager;retail management
2111|physicist;physics;medical physicist;photonics research;quantum
2113|chemist;chemistry;formulation
2114|geologist;geology;geoscience;geophysic;hydrogeolog;hydrolog
2120|statistician;statistic;biostatistic;survey methods;decision scientist
2120|actuar;reserving
2131|biologist;biology;bioinformatic;genomics;computational biology;microbiolog;cell culture
2132|agronom;soil scien;plant breed;horticultur;crop advisor
2132|forester;forestry;urban forest
2133|ecolog;conservation;environmental;air quality;water quality;sustainability;esg;climate consult;carbon
2141|industrial engineer;process improvement;continuous improvement;lean engineer
2141|manufacturing engineer;production engineer;tooling engineer;manufacturing co-op
2141|quality engineer;supplier quality
2142|civil engineer;transportation engineer;site engineer;water resources engineer;geotechnical
2142|structural engineer;structural design;bridge engineer;timber engineer
2144|mechanical engineer;mechanical design;product development engineer
2144|aerospace engineer;propulsion;flight test;structures engineer;spacecraft
2144|automotive engineer;powertrain;chassis;vehicle test
2145|chemical engineer;process engineer;scale-up
2146|mining engineer;drilling engineer;quarry engineer
2146|materials engineer;materials scien;polymer;metallurg;corrosion
2149|biomedical engineer;clinical engineer;medical device
2149|energy engineer;solar design;wind energy;energy efficiency;renewable energy
2151|electrical engineer;electrical design;power systems
2152|electronics engineer;pcb design;hardware engineer;analog design;rf engineer
2152|robotics;autonomy
2152|fpga;asic;rtl design;rtl engineer;design verification;digital design
2161|architect;architectural
2162|landscape architect;landscape design
2163|industrial designer;industrial design;furniture design;toy design;physical product design
2163|fashion design;apparel design;textile design;pattern maker
2164|urban planner;city planner;urban planning;city planning;park planner;park planning;transport planning;transportation planner
2165|surveyor;surveying;survey technician;survey party;gis;geomatics;cartograph
2166|graphic design;brand design;visual design;packaging design;art director
2166|animator;motion graphics;motion design;3d artist;vfx;concept art;character artist;environment artist
2166|illustrator;illustration;storyboard
2211|physician;medical student;clinical elective
2221|registered nurse;staff nurse;nurse;rn;nursing intern;student nurse
2250|veterinar
2261|dentist
2262|pharmacist;pharmacy summer;clinical pharmacy
2264|physical therap;physiotherap
2265|dietitian;dietetic;nutrition
2266|speech;slp
2269|occupational therap;ot fieldwork
2240|physician assistant;nurse practitioner;advanced practice
2310|lecturer;professor;adjunct
2330|high school;secondary school;biology teacher;physics teacher;history teach;chemistry teach;music teach
2341|elementary;grade 1;grade 2;grade 3;grade 4;grade 5;primary school
2342|early childhood;preschool;infant and toddler;daycare
2351|instructional design;curriculum develop;e-learning;learning experience
2352|special education;paraprofessional;learning support
2359|tutor;academic coach
2411|accountant;accounting;accounts payable;accounts receivable;bookkeep
2411|auditor;audit;assurance
2411|tax
2412|investment;portfolio analyst;private equity;equity research;asset management
2413|financial analyst;fp&a;corporate finance;treasury analyst
2421|management consult;strategy consult;consulting;business analyst;operations consult
2422|policy analyst;policy advisor;public policy;legislative;climate policy;policy research
2423|human resources;hr;people operations
2423|recruit;talent acqui;sourcer
2424|training specialist;learning and development;corporate trainer;learning coordinator;talent development
2431|marketing;growth market
2431|social media;community manage;content creat
2431|seo;paid search
2431|market research;consumer insights;research executive
2432|public relations;press office;communications
2511|database administrator;database
2512|software engineer;software develop
2512|backend;back-end;server-side;api develop
2512|full-stack;full stack;web developer;web development
2513|frontend;front-end;ui engineer;react developer
2513|mobile;android;ios;app developer
2513|game;gameplay;unity;unreal
2514|embedded;firmware
2519|quality assurance analyst;test automation;software tester;sdet;qa engineer
2521|data engineer;etl;analytics engineer;data pipeline;data platform
2529|data scien;machine learning;deep learning;ai engineer;mlops;applied scien
2529|data analyst;business intelligence;reporting analyst;analytics intern
2529|cybersecurity;security analyst;security engineer;penetration;soc analyst
2522|systems administrator;linux administrator;it administrator;devops;site reliability;platform engineer;infrastructure engineer
2523|network
2611|attorney;legal counsel;lawyer;law clerk
2621|curator;museum;gallery;collections
2622|librar;archiv
2632|research assistant
2634|psycholog;mental health;counselor;psychotherap;counseling
2635|social work;case manage
2635|youth
2641|content writ;copywriter;staff writer;ux writ
2641|technical writ;documentation
2642|journalist;reporter;editor;proofread;editorial
2643|translat;interpret;localization
2654|video;film;producer;podcast
2655|actor
3116|laboratory technician;lab technician;research technician;laboratory intern
3114|electronics technician;avionics
3153|pilot;first officer
3211|radiolog;x-ray;ct tech;mri tech;sonograph
3212|medical laboratory;medical technolog;phlebotom;clinical laboratory
3213|pharmacy technician
3221|practical nurs;lpn
3251|dental
3256|medical assistant;medical office assistant;ophthalmic
3258|paramedic;emt;ambulance
3312|loan officer;lender;lending;mortgage
3313|bank teller;personal banker;retail banking
3321|insurance;underwrit;claims
3322|sales representative;account executive;inside sales;sales development;business development
3331|freight;import/export;logistics coordinator;supply chain
3332|event;wedding;conference
3334|real estate;leasing;lettings
3343|administrative assistant;executive assistant;office coordinator
3411|paralegal;legal assistant;legal secretary;legal intern
3411|compliance
3423|personal train;fitness;strength and conditioning;swim instr;dance instr
3431|photograph;photo
3432|interior design
3434|chef
3521|sound;audio
4221|travel;tour operations
4222|call center;customer support;customer service;customer care
4224|hotel receptionist;front desk;guest services
5120|cook;kitchen;culinary
5131|server;waiter;restaurant service;food runner
5132|barista;bartender;cafe
5141|hairdress;hair styl;cosmetolog;makeup
5151|housekeep;room attendant;laundry
5223|sales assistant;store associate;retail sales;sales associate
5322|nursing assistant;care assistant;home health;patient care
5411|firefight;fire
5412|police
6113|gardener;landscap;arborist;greenhouse;nursery worker
6121|farm;dairy;vineyard
7115|carpent;cabinet;joiner
7126|plumb;pipefit
7212|weld
7223|machinist;cnc;machining
7231|automotive technician;auto mechanic;diesel;ev service
7232|aircraft
7411|electrician;electrical apprentice
7512|baker;pastry;bakery
8160|production operator;process technician
8332|truck;driver
9333|warehouse;order pick;forklift
`

export interface IscoGroup {
  /** One line of the table. */
  readonly occupation: number
  /** Unit group of four digits. */
  readonly unit: string
}

const phrases = rows
  .trim()
  .split('\n')
  .flatMap((row, occupation) => {
    const [unit = '', words = ''] = row.split('|')
    return words.split(';').map((phrase) => ({ phrase, group: { occupation, unit } }))
  })
  .sort((left, right) => right.phrase.length - left.phrase.length)

/** The occupation of a title by the table; undefined for a title that it does not know. */
export function iscoOf(title: string): IscoGroup | undefined {
  const lower = ` ${title.toLowerCase().replace(/[^a-z0-9&/-]+/g, ' ')}`
  return phrases.find(({ phrase }) => lower.includes(` ${phrase}`))?.group
}

/** 3 the same occupation, 2 the same unit group of four digits, 1 the same minor group of three, 0 else. */
export function iscoGrade(one: IscoGroup, other: IscoGroup): 0 | 1 | 2 | 3 {
  if (one.occupation === other.occupation) return 3
  if (one.unit === other.unit) return 2
  return one.unit.slice(0, 3) === other.unit.slice(0, 3) ? 1 : 0
}
