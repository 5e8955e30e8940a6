/** Small words within employers' names, of the languages whose boards are asked. */
export const smallWords = 'and of the for de la le du des und et y e a an in at on'.split(' ')
/** Legal forms, as they end a name. */
export const legalForms = /^(?:inc|llc|ltd|gmbh|corp|plc|sa|ag|bv|ab|co)$/i
