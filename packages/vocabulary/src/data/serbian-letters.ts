/** The letters of Serbian in its two scripts, those of two Latin letters first. */
export const latinLetters = 'lj nj dž a b v g d đ e ž z i j k l m n o p r s t ć u f h c č š'.split(' ')
export const cyrillicLetters = 'љ њ џ а б в г д ђ е ж з и ј к л м н о п р с т ћ у ф х ц ч ш'.split(' ')
