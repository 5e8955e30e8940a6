import { occupationOf } from './titles.ts'

/** Disciplines that outweigh an occupation's general word: 'Software Engineering Intern' is no engineer of machines. */
const certain: readonly (readonly [string, RegExp])[] = [
  [
    'data',
    /\b(?:data (?:science|engineering|analytics|analysis)|machine learning|deep learning|artificial intelligence|business intelligence|computer vision|ai\/ml|ml\/ai)\b/,
  ],
  ['it', /\b(?:cyber ?-?security|information security|network security|it support|help ?desk)\b/],
  [
    'software',
    /\b(?:software|web|front-? ?end|back-? ?end|full-? ?stack|mobile|android|ios|game|embedded|firmware|devops|site reliability|platform|cloud)\b.{0,14}\b(?:engineer(?:ing)?|develop(?:ment|er))\b/,
  ],
]
/** Disciplines for titles in which no occupation is known. */
const likely: readonly (readonly [string, RegExp])[] = [
  ['software', /\b(?:software|developer|development engineer|computer science|programming|devops)\b/],
  ['data', /\b(?:data|analytics|analytical|insights|statistics|survey|ai)\b/],
  ['design', /\b(?:ux|ui|user experience|graphic|visual design|product design|design)\b/],
  ['marketing', /\b(?:marketing|brand|seo|content|social media|communications|public relations|growth)\b/],
  [
    'finance',
    /\b(?:accounting|accounts|audit|tax|finance|financial|investment|banking|equity|treasury|trading|actuarial)\b/,
  ],
  ['health', /\b(?:nurs(?:e|ing)|clinical|medical|patient|pharmacy|dental|health|care|therapy|rn)\b/],
  ['law', /\b(?:legal|law|juris|compliance|paralegal)\b/],
  ['education', /\b(?:pedagogy|teach(?:er|ing)|education|tutor(?:ing)?|school|curriculum)\b/],
  ['sales', /\b(?:sales|account executive|retail|store)\b/],
  [
    'engineering',
    /\b(?:mechanical|electrical|civil|chemical|aerospace|industrial|manufacturing|hardware|engineering)\b/,
  ],
  [
    'science',
    /\b(?:research|laborator(?:y|ies)|\w*biology|\w*chemistry|physics|ecology|geology|psycholog\w*|agricultur\w*|plant science|environmental|scientist)\b/,
  ],
  ['logistics', /\b(?:logistics|supply chain|warehouse|driver|delivery)\b/],
  ['hospitality', /\b(?:chef|cook|kitchen|restaurant|hotel|barista|catering|hospitality)\b/],
  [
    'business',
    /\b(?:product|project|program|operations|strategy|business|hr|human resources|people|recruit\w*|management|economics|bba|mba|talent|consult\w*|admin\w*)\b/,
  ],
]

const fieldBy = (disciplines: typeof certain, title: string): string | undefined =>
  disciplines.find(([, words]) => words.test(title))?.[0]

/** The field of work that a title names, of those of `occupations`; undefined when no word of it is known. */
export const fieldOfWork = (title: string): string | undefined => {
  const lower = title.slice(0, 200).toLowerCase()
  return fieldBy(certain, lower) ?? occupationOf(title)?.field ?? fieldBy(likely, lower)
}
