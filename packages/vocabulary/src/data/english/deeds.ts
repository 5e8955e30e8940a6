/** Where a line of a resume ended and the next one opens with what was done, as readings join them: '… by 12 % Led the team of'. */
export const joined =
  /(?<=[\p{L}\d%)])\s(?=(?:(?!Certified|United|Limited|Advanced|Applied)\p{Lu}\p{Ll}+ed|Built|Cut|Drove|Gave|Grew|Held|Kept|Led|Made|Ran|Set|Sold|Taught|Took|Won|Wrote)\s(?!and\b|&)[\p{Ll}\d])/u
