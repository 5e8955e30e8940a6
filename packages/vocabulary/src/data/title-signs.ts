export const stageTitle =
  /(?:^|[-–—|(,/]\s*)(?:stage|stages)(?:$|\s*[-–—:|(),/]|\s+(?:de|en|d['’]|bij|als|in|di|presso|curriculare|extracurriculare|ouvrier|h\/f|f\/h)(?:\s|$|\p{L}))|(?:^|\s)(?:en stage|meewerkstage|afstudeerstage)(?:$|\s)/u

export const otherStage =
  /^stages?\s+(?:manag|hands?\b|tech|direct|crew|design|carpent|light|produc|artist|electric|rigg|combat|act(?:or|ress)|perform|operation|super|coord|door|gate|sound|audio|video|props?\b|automation|fluids|engineer|support|services|program|lead|left|right|wardrobe|security|driver|host|present|school|company|assistant$)|\s(?:ii|iii|iv)$/u

export const internPhrase =
  /(?:^|[^\p{L}])(?:co-?\s?op(?![\p{L}])(?!\s+(?:games?|mode|board|store|market|bank))|summer (?:analyst|associate)|working student|(?:industrial|student) placement|placement (?:student|year)|(?:master'?s?|bachelor'?s?|diploma|degree) thesis|(?:abschluss|master|bachelor|diplom)arbeit|exjobb|examensarbete|tesi di laurea)(?![\p{L}])/u

export const noLevel =
  /lead (?:generation|gen|time)|leads? (?:qualif|nurtur)|(?:general|support|office|wait|nursing|kitchen|bar) staff|(?:assistant|vice|school|high school|elementary) principal|graduate (?:teaching|research|student|school|admissions|assistant)|staff (?:nurse|accountant|writer|attorney|assistant|member|photographer|reporter)|(?:head|lead)?(?:quarters)|chef de (?:partie|cuisine)|middle school|middle east|mid[\s-]market|office of the chief|technical staff|(?:ceo|coo|cfo|cto) (?:communications?|office|staff|initiatives)|(?:translation|content|language|subject[\s-]matter|merchant|domain|product) experts?|expert team|high school senior|(?:colocation|residence) seniors?|senior (?:care|living|center|citizen|services|year|project|thesis)|(?:deputy|chief) sheriff|entry clerk|data entry|executive director assistant|assistant to the/g

/** What managers look after who are so called and lead nobody: 'Account Manager', 'Product Manager'. */
export const ledByNobody = new Set(
  'account accounts product products project projects program programs programme success case community media relationship relations partner partners partnership partnerships campaign campaigns category brand content territory portfolio property event events office client contract contracts development marketing proposal crm seo social grant grants release implementation onboarding enablement growth trial trials channel alliance alliances vendor desk assistant associate deputy care outreach engagement market communication communications ecommerce trainee junior document data study leasing lead influencer pr affairs'.split(
    ' ',
  ),
)
