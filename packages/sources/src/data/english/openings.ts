/** Words of titles that tell no opening from another. */
export const idleTitleWords =
  'a an the of for in at and to with or s program position role job opportunity new us usa uk emea'.split(' ')

/** Words that stand in names of many places or in none. */
export const vaguePlaceWords = [
  ...'remote hybrid onsite site office offices headquarters home based virtual flexible any anywhere multiple'.split(' '),
  ...'various several locations location campus area metro metropolitan greater city county region state'.split(' '),
  ...'and the amer emea apac latam americas usa travel traveling position'.split(' '),
]

/** How one works, beside the name of a place: 'Remote in USA'. */
export const waysOfWork = 'remote virtual home based in from hybrid'.split(' ')
