/** What a board's token has behind the employer's name. */
export const boardEndings = /(?:[-_.](?:careers?|jobs|external|board|hiring))+$/i
