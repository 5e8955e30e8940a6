/**
 * Titles that hold the word of an occupation and mean other work: the occupation, what in the folded title tells, and the
 * work that it is, where the lexicon has it. Found by reading fourteen titles of every occupation in real postings.
 */
export const namesakes: readonly (readonly [name: string, sign: RegExp, other?: string])[] = [
  ['Lawyer', /\b(?:developer|customer|product|payroll|brand|employee|benefits?|members?|community|student|data|technical|security|platform|culture|patients?|sales)\s+advocates?\b/],
  ['Pilot', /\bnavigators?\b|\bmarine\b|\bpilot (?:plant|program|project|line|test)\b/],
  ['Film Director', /\b(?:insurance|account|licensed|lines|benefits|property and casualty|p&c|events?|digital|design|experiential|agency) producers?\b|\bassistant director (?:of|for)\b/],
  ['Construction Manager', /\(contract(?:or)?\)|[-–] contractor\b|\bindependent contractor\b|\bcontractor$/],
  ['Mechanical Engineer', /\b(?:ic|pic|vlsi|asic|rtl|fpga|soc|analog|digital|pcb|electronics?|hardware|circuit|layout|silicon|mixed signal|rf)\b.*\bdesign engineer/, 'Electrical Engineer'],
  ['Mechanical Engineer', /\b(?:network|service|security|conversation|learning|ux|systems?) design engineer|\bdesign engineer [-–] (?:emea|amer|apac)/],
  ['Graphic Designer', /\b(?:footwear|apparel|knitwear|menswear|womenswear|denim|accessories|textile|fashion|garment)\b.*\bdesigner/, 'Fashion Designer'],
  ['Graphic Designer', /\b(?:mechanical|civil|electrical|piping|structural|hvac|plumbing|roadway|substation|tool|mold|die|solidworks|altium)\b.*\bdesigner/, 'CAD Technician'],
  ['Graphic Designer', /\b(?:combat|systems?|narrative|quest|learning|curriculum|process|service|conversation|lighting|floral|kitchen|instrument\w*|pcb|site|product library)\b.*\bdesigner|(?<!mid[- ])(?<!entry[- ])\blevel designer/],
  ['Principal', /^(?!.*\b(?:school|elementary|academy|middle|primary|secondary|k-?12|students?|(?:vice|assistant|deputy) principal)\b).*\bprincipal\b/],
  ['Social Worker', /\b(?:claims?|injury|litigation|legal|disability|insurance|appeals?|fraud|returns|collections?|customer|attendance)\b.*\bcase managers?\b/],
  ['Social Worker', /\b(?:rn|nurse|lpn)\b.*\bcase managers?\b|\bcase managers?\b.*\b(?:rn|nurse)\b/, 'Registered Nurse'],
  ['Waiter', /\b(?:process|sql|windows|linux|web|application) servers?\b|\b(?:session|radio|night|podcast|live|game|tv|show|mainframe) hosts?\b|\bhost (?:application|developer)|\bdesarrollador/],
  ['Curator', /\b(?:billing|receivable|credit|debt)\b/],
  ['Hotel Manager', /\b(?:billing|partnerships?|trade|technology|veterinary|dental|clinic|strategic|finance|growth)\b/],
  ['Entrepreneur', /\b(?:sales|experience|system|product|process|service) owner|\bowner (?:sales|operator)|\bfreelance\b/],
  ['Entrepreneur', /\bfounding engineer\b/, 'Software Engineer'],
  ['Fashion Designer', /\b(?:hair|bridal|retail|store|free people|movement)\b.*\bstylist|\bstylist\b.*\b(?:retail|store|free people)\b/, 'Retail Associate'],
  ['Video Editor', /\bcosmetologist\b/, 'Hairdresser'],
  ['Teaching Assistant', /\btalent\b|\b(?:search|ai|llm)\b.*\bgrader/],
  ['Driver', /\bdrivers? (?:app|product|growth|experience|operations|support|acquisition|marketing)\b/],
  ['Research Scientist', /\b(?:ai|ml|llm|nlp|machine learning|deep learning|computer vision)\b/, 'Machine Learning Engineer'],
  ['Research Scientist', /\b(?:data|decision) scientist/, 'Data Scientist'],
  ['Research Scientist', /\b(?:talent|people|workforce|behavioral) scientist|\b(?:security|market|user|customer|consumer|crypto|blockchain|policy|content) (?:research|scientist)/],
  ['Research Assistant', /\bquantitative research/, 'Quantitative Analyst'],
  ['Research Assistant', /\b(?:ai|ml|llm|machine learning)\b/, 'Machine Learning Engineer'],
  ['Research Assistant', /\b(?:security|provider|market|user|customer|consumer|audience|pricing|equity|credit|investment|strategy|crypto|blockchain|policy|prospect|donor|legal|title|payment|sales|industry|economics?|finance|fund)\b.*\bresearch|\bresearch\b.*\b(?:economics|finance|investments?|trading|policy|payments?)\b/],
]
