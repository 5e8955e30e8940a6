import { skillsAbroad } from './skills-abroad.ts'

const list = (text: string): readonly string[] => text.trim().split(/\s*;\s*/)

/**
 * Forms that are everyday words, names or abbreviations as well: they count only in the case of the data (or in capitals)
 * and only where the neighbours say that a skill is meant.
 */
export const contextForms: ReadonlySet<string> = new Set(
  list(`
R;C;Go;Swift;Rust;Ruby;Julia;Scheme;Scratch;Ada;Pascal;Dart;Less;Express;Node;Flask;Spring;Gin;Bun;Lit;Hugo;Make;Chef;
Puppet;Vault;Consul;Unity;Electron;Sketch;Access;Excel;Word;Outlook;Spark;Hive;Impala;Presto;Torch;Shiny;Foundry;
Truffle;Meteor;Ember;Backbone;Celery;Tornado;Swing;Boost;Expo;Remix;Recoil;Jasmine;Karma;Mocha;Chai;Enzyme;Cucumber;
Eclipse;Rider;Sublime;Yarn;Babel;Parcel;Rollup;Gulp;Grunt;Lighthouse;Sentry;Amplitude;Cloud;IT;AI;BI;ML;DL;GRU;GAN;
ANN;SAS;Stata;Packer;Lambda;Athena;Astro;Hapi;Koa;Phaser;Delphi;Perl;Groovy;Mercurial;Hg;Snort;Remedy;Redshift;
Snowflake;Druid;Airflow;Luigi;Prefect;Polars;Altair;Bokeh;Kali;Slack;Zoom;Notion;Premiere;Illustrator;Maya;Blender;
Rhino;Revit;Inventor;Creo;Photoshop;Canva;Drupal;Ionic;Struts;Solana;Rails;Sage;Concur;Workday;Epic;Cerner;Amadeus;
Sabre;Houdini;Nuke;Audition;Audacity;Vectorworks;Grasshopper;Enscape;Procreate;Figma;Framer;Miro;Mural;Hootsuite;
Asana;Trello;Basecamp;Jira;Confluence;Intercom;REST;SOAP;MIS;ELK;SOLID;EMR;RAG;GPT;LSTM;PPC;CAM;HPC;PLC;ARM;Bash;Vue;
Gatsby;Prisma;Drizzle;Hardhat;Nessus;Puppeteer;Playwright;Cypress;Pandas;Keras;Jest;Vagrant;Helm;Keynote;Lumion;
Looker;Assembly;Assembler;Facebook;Instagram;LinkedIn;TikTok;Twitter;YouTube;Snapchat;Pinterest;Coda;Gusto;Relativity;Infor;Lean;Moz;
Piano
`),
)

/**
 * Everyday words of work that name a skill only where the neighbours say so ('responsible for', 'our operations' and a
 * heading such as 'Strategy:' do not); their case makes no difference.
 */
export const everydayForms: ReadonlySet<string> = new Set([
  ...skillsAbroad.split('\n').flatMap((line) => (line.split('|')[1] ?? '').split(';').filter((name) => /^[^\s-]+$/.test(name))),
  ...list(`
Responsible;Flexible;Organization;Organisation;Organized;Organizational;Organizing;
Analysis;Analytical;Strategy;Collaborative;Creative;Reliable;Motivated;Consulting;
Recruitment;Recruiting;Proactive;Sales;Mentorship;Marketing;Communications;Communication;Finance;
Autonomy;Accuracy;Conducting;Presentations;Presentation;Presenting;Audit;Selling;
Collaboration;Embedded;Translating;Retail;Pricing;Adaptable;Storytelling;Contracts;Accessibility;Trading;
Inventory;Advertising;Budgets;Ideation;Statics;Investing;Influencing;
Resourceful;Prioritizing;Sourcing;Buying;Patents;Investigations;Investigation;Staffing;Billing;Integrity;
Research;Monitoring;Reporting;Networking;Networks;Regression;Classification;Clustering;Normalization;Topology;
Rendering;Surveys;Concurrency;Authorization;Authentication;Containers;Encryption;Programming;Coding;
Metadata;Recursion;Caching;Simulation;Planning;Purchasing;Scheduling;Writing;Editing;Initiative;Flexibility;
Creativity;Empathy;Patience;Leadership;Insurance;Banking;Surgery;Filing;Recycling;Therapy;Staining;Cloning;
Injections;Dissection;Rehabilitation;Vitals;Assays;Milling;Grinding;Framing;Fabrication;Rigging;Demolition;Painting;
Inspection;Casting;Bearings;Gears;Drilling;Instruction;Grading;Coaching;Mentoring;Teaching;Tutoring;
Facilitation;History;Ethics;Classics;Ministry;Supervision;Supervising;Delegation;Listening;Persistence;Perseverance;
Discretion;Honesty;Dedication;Professionalism;Accountability;Punctuality;Dependability;Enthusiasm;Positivity;
Motivation;Independence;Bilingual;Multilingual;Agility;Grit;Negotiating;Administration;Correspondence;Printers;
Copiers;Mediation;Depositions;Advocacy;Compliance;Politics;Law;Futures;Leasing;Styling;Acting;Drama;
Theater;Theatre;Dance;Drawing;Sketching;Mockups;Personas;Flyers;Posters;Publishing;Directing;Mixing;
Mastering;Arranging;Singing;Planting;Harvesting;Aviation;Surveillance;Patrol;Plating;Sauces;Frying;Laundry;
Reservations;Hospitality;Freight;Dispatching;Flooring;Tiling;Resilience;Drums;Choir;Radar;Sensors;Archives;
Outreach;Admissions;Economics;Healthcare;Biology;Chemistry;Physics;Psychology;Mathematics;Statistics;Accounting;
Nursing;Pedagogy;Adobe;Oncology;Cardiology;Genetics;Sustainability;Agriculture;Manufacturing;Logistics;Procurement;
Translation;Illustration;Journalism;Prioritization;Brainstorming;Persuasion;Professional Writing;Project Planning;
Daycare;Drive and Ambition;
Compounding;Philosophy;Differentiation;Interpreting;Localization;Profiling;Prospecting;Reconciliation;Literature;Estimating;
Calibration;Distillation;Massage;Tailoring
`),
])

/** Forms that name a skill as an item of a list of skills only: in a running text they say something else more often. */
export const listedForms: ReadonlySet<string> = new Set(
  list(`
OpenAI;B2B;Business to Business;CSM;A+;Hiring;Talent Acquisition;Compensation and Benefits;Diversity and Inclusion;
Learning and Development;Continuing Education;Operations;Management;Documentation;Startups;Start-ups;Interviewing;
Innovation;Reliability;Shipping;Receiving;Collections;Architecture;Yoga;Pilates;Driving;Drafting;Wi-Fi;WiFi;
Financial Services;Composition;Labeling;Turning;Serving;Remediation;BLAST;Nonprofit;Local Government;Access Control;
Physical Security;Piloting;Asset Management;Mapping;Enterprise Software;Dynamics
`),
)

/** Forms that count only in the case of the data or in capitals; their place does not matter. */
export const exactCaseForms: ReadonlySet<string> = new Set(
  list(`
Angular;React;Bootstrap;Oracle;Postman;Selenium;Elixir;Clojure;Svelte;Vite;Docker;Ansible;Jenkins;Prometheus;Grafana;
Tableau;Informatica;Talend;Cognos;Kafka;Flink;Flutter;Kotlin;Java;Python;Lua;Erlang;Haskell;Prolog;Apache;Azure;
Ubuntu;Windows;Linux;Unix;Firebase;Git;Heroku;Vercel;Symfony;Laravel;Django;Sinatra;Hibernate;Redux;Nagios;Splunk;
Terraform;Kubernetes;Eloquent;Servlets;Apex;Firewall;Quarto;Gurobi;Minitab;Mongoose;Knex;Zod;Vertx;Flax;Gazebo;Abaqus;
IDE;Core Data;Cadence;Vivado;Quartus;Proteus;Primavera;Procore;Navisworks;Bluebeam;Civil 3D;Airtable;Salesforce;HubSpot;Marketo;
Pardot;Mailchimp;Eventbrite;Squarespace;Wix;Shopify;Magento;Paychex;Xero;Expensify;Bloomberg;Capital IQ;Refinitiv;
Final Cut;Avid;Cubase;Sibelius;Maximo;Blackbaud;Raiser's Edge;Blackboard;Canvas;Moodle;Schoology;Kahoot;Nearpod;
Seesaw;Desmos;Meditech;Allscripts;Athenahealth;Kronos;Taleo;OpenTable;Resy;Twilio;Okta;SAFe;DOORS;Gong;LEED;ROS;MPI;STL;ELT;GIS;
AEM;SAML;DEI;POS;SPICE;VITA;TEM;DBA;OBS;ABA;CAD;CRM;ERP;BLS;ACLS;PALS;SEO;RTOS;DOE;SOP;NAS;WAN;LAN;MRP;CAPA;OR-Tools
`),
)

export interface Veto {
  readonly before?: RegExp
  readonly after?: RegExp
}

/** Neighbours (at most 40 characters) that show that another sense of a form is meant. */
export const formVetoes: ReadonlyMap<string, Veto> = new Map<string, Veto>([
  ['R', { before: /(?:\b[A-Z]\.?|\bA\/|=|\d|pearson['’]?s?|toys|[“"])\s?&?\s?$/, after: /^\s?(?:\d|=|squared|value|&|and D\b|\+\s?D\b)/ }],
  [
    'C',
    {
      before: /(?:vitamin|hepatitis|grade|class|plan|section|appendix|type|series|suite|protein|room|block|unit|level|\d|°)\s?[-°]?$/i,
      after: /^(?:[-\s]?(?:suite|level|section|corp|average|difficile|license)|\s?[-=<>]\s?\d|\.\s?[A-Z]\.)/i,
    },
  ],
  ['Go', { before: /\b(?:to|pok[eé]mon|ready|on the|way|must)\s$/i, after: /^(?:[\s-](?:to|live|the|for|on|beyond|above|green)\b|!)/i }],
  [
    'Spring',
    {
      before: /\b(?:fall|summer|winter|autumn|in|of|during|since|every|each|this|next|last|expected)[\s,/&-]+(?:and\s+)?(?:the\s+)?$/i,
      after: /^[\s,/&-]*(?:and\s+)?(?:summer|fall|winter|autumn|semester|term|quarter|break|season|festival|training|['’]?\d\d)/i,
    },
  ],
  ['Swift', { after: /^[\s-]*(?:payments?|messag|transfer|codes?|gpi|MT\s?\d|wire)/i }],
  [
    'Chef',
    {
      before: /\b(?:head|sous|executive|pastry|line|private|assistant|junior|senior|personal|master|prep|commis|demi|banquet|sushi)[\s-]$/i,
      after: /^(?:['’]s|\s+(?:de|at|of|for)\b|.{0,40}\b(?:hotel|restaurant|kitchen|bistro|caf[eé]|catering|resort)\b)/i,
    },
  ],
  ['Word', { before: /\b(?:spoken|written|the|a|every|key|each|new|sight|last)\s$/i, after: /^[\s-]*(?:of|count|problems?|processing|choice|games?)\b/i }],
  ['Access', { before: /\b(?:open|patient|market|remote|early|equal|full|health|direct)\s$/i, after: /^\s*(?:to|control|point|program)\b/i }],
  ['Excel', { after: /^\s*(?:in|at|as)\s+(?!(?:VBA|Power)\b)[a-z]/ }],
  ['Sketch', { after: /^\s*(?:comedy|show|artist|writing|book)/i }],
  ['Unity', { before: /\b(?:community|national|of|church)\s$/i, after: /^\s*(?:church|day|village|community|health|point)/i }],
  ['Outlook', { before: /\b(?:positive|market|economic|financial|global|career|industry)\s$/i, after: /^\s*(?:on|for)\b/i }],
  ['REST', { before: /\b(?:the|of|bed)\s$/i }],
  ['IT', { before: /\b(?:do|make|get|made|did|take)\s$/i, after: /^\s+(?:is|was|has|will|takes)\b/i }],
  ['Make', { after: /^\s+(?:a|an|the|sure|it|up|your|new|[a-z]+s)\b/i }],
  ['Less', { after: /^\s+(?:than|waste|time)\b/i }],
  ['Express', { before: /\b(?:american|federal|panda|pony|the|holiday inn|polar)\s$/i, after: /^\s+(?:lane|delivery|train|mail|scripts|entry)/i }],
  ['Ruby', { after: /^\s+(?:tuesday|[A-Z][a-z]+\s+(?:[A-Z]|\())/i }],
  ['Research', { after: /^\s+(?:assistant|associate|intern|fellow|center|centre|institute|lab|and development|&)/i }],
  ['Networking', { after: /^\s+(?:events?|opportunit|sessions?|mixer|night|club)/i }],
  ['Spark', { before: /\b(?:the|a|to)\s$/i, after: /^\s+(?:plug|joy|interest|curiosity|program)/i }],
  ['Oracle', { after: /^\s+(?:arena|park|bones?|corporation|academy|inc)\b/i }],
  ...['Facebook', 'Instagram', 'LinkedIn', 'TikTok', 'Twitter', 'YouTube'].map((name): [string, Veto] => [
    name,
    {
      before: /\b(?:follow|find|visit|connect|like|join|see|winner|award\w*|named|ranked)\b.{0,32}$/i,
      after: /^\s+(?:https?:|profile|page|url|link\b|top\b)/i,
    },
  ]),
  // In what a listing says of equal chances.
  [
    'Genetics',
    {
      before: /\b(?:origin|disabilit\w*|ancestry|religion|creed|colou?r|race|age|sex|gender|identity|expression|orientation|status|condition)[\s,/]+(?:and\s|or\s)?$/i,
      after: /^[\s,/]+(?:or\s|and\s)?(?:disabilit|protected|veteran|age|sex|gender|religion|marital|medical|military)/i,
    },
  ],
  // Canadian dollars.
  ['CAD', { before: /[\d$]\s?k?\s?$/i, after: /^\s*(?:\$|\d|\/|(?:OTE|USD|gross|per|annually|a\syear|base|salary)\b)/i }],
  ['Outreach', { before: /\b(?:salesloft|zoominfo|gong|salesforce|hubspot|apollo|sales nav\w*|linkedin)[\s,/]+(?:and\s|or\s)?$/i, after: /^(?:\.io|[\s,/]+(?:and\s|or\s)?(?:salesloft|zoominfo|gong|apollo|salesforce|hubspot|linkedin|sales nav))/i }],
  [
    'Architecture',
    {
      before: /\b(?:software|systems?|cloud|data|code|technical|enterprise|solutions?|network|security|platform|applications?|services?|microservices?|models?|infrastructure|product|api|scalable|backend|frontend|web|database|information|integration|reference|ml|ai)[\s,/]+(?:and\s|or\s|&\s)?(?:design[\s,]+(?:and\s)?)?$|\b(?:lead|own|drive|define|guide|shape|evolve|improve)\b.{0,20}$/i,
      after: /^[\s,/]+(?:and\s|or\s|&\s)?(?:optimi[sz]|implement|decision|review|pattern|principle|diagram|performance|scalab|develop|code|coding|deploy|document|discussion|direction|roadmap|standard|best practice|software|system|data|infrastructure|security|testing)/i,
    },
  ],
  ['Management', { before: /\b(?:design|pipelines?|development|planning|deployment|maintenance|configuration|installation|creation|implementation|administration|operations?|monitoring|storage|collection|tracking|execution|coordination|analysis|reporting)\s+(?:and|&|or)\s$/i }],
  [
    'Reliable',
    {
      before: /\b(?:secure|scalable|fast|robust|safe|available|efficient|build|deliver|deploy|provide|ensure|maintain|highly|more|most|performant)[\s,]+(?:and\s|&\s)?$/i,
      after: /^[\s,]+(?:and\s|&\s)?(?:scalab|secure|efficient|fast|robust|software|systems?|services?|data|products?|delivery|infrastructure|internet|cost|performan|access to)/i,
    },
  ],
  // In French, looking after a group; the American Bar Association.
  ['Animation', { after: /^\s+(?:de|des|du|d[’'e]|commerciale?s?|sociale?s?|culturelles?|socioculturelle)(?!\p{L})/iu }],
  ['ABA', { after: /^[\s-]+(?:accredit|approv)/i }],
  ['Charting', { after: /^\s+(?:tools?|librar|software|components?|data|(?:(?:the|an?|our|your|their|its)\s+)?(?:\p{L}+\s+)?(?:courses?|paths?|ways?|future|direction|journey|territor|waters|roadmap))/iu }],
  ['Analytical', { after: /^\s+(?:\p{L}+\s+)?(?:assays?|chem|develop|methods?|lab|instrument|test|techniques?|procedures?|balances?|services?|sciences?)/iu }],
  ['Responsible', { after: /^\s+for\b/i }],
  ['Organized', { after: /^\s+chaos/i }],
  ['User Experience', { before: /\b(?:best|great\w*|better|optimal|seamless|smooth|positive|delightful|exceptional|excellent|intuitive|engaging|overall|end|our|the|an?|improv\w+|enhanc\w+)[- ]$/i }],
  // Paid for each customer that is won.
  [
    'CPA',
    {
      before: /\b(?:tiered|affiliate|target|lower\w*|reduc\w+|CP[CLM]|ROAS|CAC|CTR)[\s,/]+(?:and\s|or\s)?$/i,
      after: /^\s+(?:programs?|campaigns?|models?|targets?|bids?|deals?|goals?)\b|^[\s,/]+(?:and\s|or\s)?(?:CP[CLM]|ROAS|CAC|CTR)\b/i,
    },
  ],
  ['Writing', { after: /^\s+(?:[a-z-]+[\s,]+(?:and\s)?){0,3}(?:code|tests|software|scripts|queries|SQL)\b/i }],
  ['Tailoring', { after: /^\s+(?:[a-z]|\p{L}+\s+to\b)/iu }],
  ['Windows', { after: /^\s+(?:and doors|installation|cleaning|of\b)/i }],
])
