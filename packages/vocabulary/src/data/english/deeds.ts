/** Where a line of a resume ended and the next one opens with what was done, as readings join them: '… by 12 % Led the team of'. */
const opener = String.raw`(?:(?!Certified|United|Limited|Advanced|Applied)\p{Lu}\p{Ll}+ed|Built|Cut|Drove|Gave|Grew|Held|Kept|Led|Made|Ran|Set|Sold|Taught|Took|Was|Won|Wrote)`
/** The same where work is told as it goes on; a longer list would part names such as 'Machine Learning'. */
const going = String.raw`(?:Assisting|Building|Collaborating|Conducting|Coordinating|Creating|Designing|Developing|Handling|Helping|Implementing|Improving|Leading|Maintaining|Managing|Performing|Providing|Reducing|Responsible|Supporting|Utilizing|Working|Writing)`

export const joined = new RegExp(
  String.raw`(?<=[\p{L}\d%)])\s(?=${opener}\s(?:(?!and\b|&)[\p{Ll}\d$€£]|\p{Lu}|and\s\p{Ll}+ed\b))|(?<=[\p{Ll}\d%)])\s(?=${going}\s[\p{Ll}\d$€£])`,
  'u',
)
