/** Disciplines that outweigh an occupation's general word: 'Software Engineering Intern' is no engineer of machines. */
export const certain: readonly (readonly [string, RegExp])[] = [
  // 'Registered Nurse - AI Trainer Project' trains a model, and nurses nobody.
  ['data', /\bai (?:trainers?|tutors?|training for)\b/],
  [
    'data',
    /\b(?:data (?:science|engineering|analytics|analysis|platform)|(?:analytics|database|ai|ml|mlops) engineer(?:ing)?|machine learning|deep learning|artificial intelligence|business intelligence|computer vision|ai\/ml|ml\/ai)\b/,
  ],
  [
    'it',
    /\b(?:cyber ?-?security|information security|network(?: security| engineer(?:ing)?| operations)|security operations|systems? administrat(?:ion|or)|it support|help ?desk)\b/,
  ],
  [
    'software',
    /\b(?:software|web|front-? ?end|back-? ?end|full-? ?stack|mobile|android|ios|game|embedded|firmware|devops|site reliability|platform|cloud)\b.{0,14}\b(?:engineer(?:ing)?|develop(?:ment|er))\b/,
  ],
  [
    'engineering',
    /\b(?:rtl|pcb|asic|fpga|solar|structural|mechanical|analog|digital circuit|chassis) design\b|\bdesign verification\b/,
  ],
  ['data', /\bdata(?:base)? architect(?:s|ure)?\b/],
  // Of architects only those of buildings are none of computers.
  [
    'software',
    /(?:\b|\.)(?:software|solutions?|cloud|systems?|(?<!home )security|networks?|enterprise|infrastructure|aws|azure|gcp|salesforce|netsuite|servicenow|workday|oracle|sap|erp|crm|java|net|python|platform|ai|llm|ml|gen ?ai|pre-?sales|observability|comput(?:er|ing)|hpc|technical|technology|tech|applications?|integrations?|devops|it|web|api|database|mobile|digital|automation|kubernetes|iot|blockchain|identity|iam|test|qa|soc|cpu|gpu|asic|silicon|firmware|hardware|ivr|voip|end-?user|devices?|customer|product|information|domain|consulting|verification|validation|abap|full[- ]stack|react\w*|postgres\w*)\b[^,(–—|]{0,40}\barchitect(?:s|ure|e|o|a|en|in)?\b(?!,? (?:& |and )?(?:engineering|construction))|\b(?:architect|arquitecto|architecte?|architekt)\b.{0,20}\b(?:software|cloud|aws|azure|gcp|data|java|salesforce|sap|servicenow|security|solutions?|devops|ai)\b/,
  ],
  [
    'logistics',
    /\b(?:materials?|production|supply(?: chain)?|demand|inventory|mrp|replenishment|capacity|purchasing|load|route) planner\b/,
  ],
  ['public', /\b(?:public policy|policy research)\b/],
  ['finance', /\b(?:equity research|investment banking|private equity|asset management)\b/],
  [
    'architecture',
    /\b(?:architectural|landscape|interior) design\b|\b(?:city|urban|transport(?:ation)?|park) planning\b/,
  ],
]

/** Disciplines for titles in which no occupation is known, or only a post of any trade. */
export const likely: readonly (readonly [string, RegExp])[] = [
  [
    'software',
    /\b(?:software|developer|development engineer|computer science|programming|devops|embedded|full-? ?stack|front-? ?end|back-? ?end|firmware|test automation|qa|api development|e-learning)\b/,
  ],
  ['it', /\b(?:linux|security systems|cloud infrastructure|application security|it)\b/],
  ['dentistry', /\b(?:dental|dentistry|orthodontics?|zahn\w*)\b/],
  ['veterinary', /\bveterinary\b/],
  ['pharmacy', /\bpharmacy\b/],
  [
    'health',
    /\b(?:nurs(?:e|ing)|clinical|medical|patient|health|healthcare|(?<!customer )care|therapy|rehabilitation|physiotherapy|diet(?:etics?|itian)?|dietetic|nutrition|radiologic|speech-language|ambulance|ophthalmic|sterility|counseling|advanced (?:practice|provider)|rn|ot|mlt)\b/,
  ],
  [
    'agriculture',
    /\b(?:agronom\w*|farm\w*|forest\w*|horticultur\w*|agricultur\w*|dairy|crop|soil|garden\w*|landscape maintenance|grounds|aquaculture|food science|sensory)\b/,
  ],
  [
    'science',
    /\b(?:laborator(?:y|ies)|lab|\w*biology|\w*chemistry|physics|ecology|geology|psycholog\w*|plant science|environmental|air quality|water quality|scientist|applied science|cell culture|bioinformatics|biomanufacturing|geoscience|conservation|wildlife|geospatial|geomatics|cartography|gis|microbiology|regulatory affairs|genomics|geophysics|remote sensing)\b/,
  ],
  ['data', /\b(?:data|analytics|analytical|insights|statistics|biostatistics|survey methods|ai)\b/],
  [
    'design',
    /\b(?:ux|ui|user experience|graphic|visual design|product design|design|3d art|vfx|illustration|concept art|animation)\b/,
  ],
  [
    'marketing',
    /\b(?:marketing|brand|seo|paid search|content|social media|community management|communications|public relations|growth)\b/,
  ],
  [
    'finance',
    /\b(?:accounting|accounts|audit|assurance|tax|finance|financial|investment|asset management|wealth|banking|lending|branch|equity|treasury|trading|actuarial|underwriting|insurance|claims|payroll|aml|reserving)\b/,
  ],
  ['law', /\b(?:legal|law|juris|compliance|privacy|paralegal)\b/],
  [
    'education',
    /\b(?:pedagogy|teach(?:er|ing)|education|tutor(?:ing)?|school|preschool|curriculum|academic|coaching|learning|library|archives|admissions|career services|summer camp)\b/,
  ],
  [
    'public',
    /\b(?:policy|government affairs|legislative|public (?:affairs|administration|safety)|police|fire|emergency management|campus safety|citizen services|eligibility)\b/,
  ],
  ['social', /\b(?:social work|youth|nonprofit|case management|fundraising|donor|gifts|grant)\b/],
  [
    'sales',
    /\b(?:sales|account executive|retail|store|customer (?:success|support|service|care)|client (?:services|onboarding)|call center|partnerships|merchandising|business development)\b/,
  ],
  [
    'media',
    /\b(?:photo\w*|video|film|journalism|press|publishing|editorial|editing|writing|documentation|localization|interpreting|podcast|stage|costume|orchestra|theater)\b/,
  ],
  ['construction', /\b(?:construction|building services|surveying|survey|real estate|property|lettings)\b/],
  ['architecture', /\b(?:architecture|urban planning|city planning|zoning)\b/],
  [
    'engineering',
    /\b(?:mechanical|electrical|civil|chemical|aerospace|industrial|manufacturing|hardware|robotics|autonomy|optics|battery|avionics|energy|power systems|materials science|geotechnical|process improvement|continuous improvement|supplier quality|quality engineering|engineering)\b/,
  ],
  [
    'trades',
    /\b(?:hvac|plumbing|welding|carpentry|woodworking|fabrication|automotive|aviation maintenance|maintenance|cnc|machine shop|tool and die|electrical trades|apprentice)\b/,
  ],
  [
    'hospitality',
    /\b(?:chef|cook|kitchen|restaurant|hotel|rooms|front (?:office|desk)|barista|coffee|cafe|catering|culinary|pastry|bakery|food and beverage|hospitality|housekeeping|tour|event planning|spa|salon|fitness)\b/,
  ],
  [
    'logistics',
    /\b(?:logistics|supply chain|warehouse|driver|delivery|freight|import\/export|fleet|airport|flight operations|demand planning|transport)\b/,
  ],
  [
    'business',
    /\b(?:product|project|program|operations|strategy|business|hr|human resources|people|recruit\w*|management|economics|bba|mba|talent|consult\w*|admin\w*|office|events?|procurement|organizational development)\b/,
  ],
  ['science', /\bresearch\b/],
]
