/**
 * Little words that whole sentences need and lists do without, by language, lower case: forms of 'to be' and 'to have', words of duty,
 * pronouns, words that begin a clause. Left out is what means something else in another of these languages.
 */
export const toldWords: Readonly<Record<string, string>> = {
  en: 'is are was were been be has have had would shall should must could cannot does did not that which who whose when where if because although whether there this these those it its they them their he she his her him we us our what how',
  de: 'ist sind war waren wird werden wurde wurden hat haben hatte hatten kann können muss müssen soll sollen darf dürfen nicht dass weil wenn ob sich er sie ihr ihre wir uns unser unsere dieser diese dieses diesem man noch auch nur denen deren jeder jede',
  fr: 'est sont était étaient sera seront avait peut peuvent doit doivent faut ne pas que qui dont où lorsque elle ils elles nous on ce cette ces ses leur leurs notre sans',
  es: 'es eran era fue fueron será está están ha han había puede pueden debe deben no quien cuyo si cuando porque aunque se le les lo nos su sus este esta estos pero',
  pt: 'é são foi foram está estão tem têm pode podem deve devem não quem cujo quando seu sua seus suas você isso uma já',
  it: 'è sono furono sarà hanno aveva può possono deve devono non che cui quale perché gli suo suoi questo questa loro della anche fu',
  pl: 'jest są był była było były będzie został została może mogą należy nie że który która które których jeśli gdy aby się go jej jego ich oraz',
  ru: 'был была было были будет будут является может могут должен не что который которая которые которых если когда чтобы он она они его её их это этот эта как бы уже',
  nl: 'zijn waren wordt worden werd heeft hebben kunnen moet moeten niet dat wie als omdat hij zij ze haar hun wij ons deze dit maar',
  sv: 'är var har hade ska skall måste inte att som när det han hon dem vi oss denna',
  da: 'er har kan skal ikke at som når det han hun dem vi os denne',
  tr: 'değil olan olarak gibi kadar çünkü eğer onun bizim bunu',
}

/** 'We' and 'our', which a firm or a club says of itself, by language, lower case. */
export const pluralWords: Readonly<Record<string, string>> = {
  en: 'we us our ours',
  de: 'wir uns unser unsere unserem unseren unserer',
  fr: 'nous notre nos',
  es: 'nosotros nuestro nuestra nuestros nuestras',
  pt: 'nós nosso nossa nossos nossas',
  it: 'noi nostro nostra nostri nostre siamo',
  pl: 'nas nasz nasza nasze naszych',
  ru: 'мы нас нам наш наша наши',
  nl: 'wij ons onze',
  sv: 'vi oss vår våra',
  da: 'vores',
  tr: 'biz bizim',
}

/** Words that speak to the reader, by language, lower case; an ending of a verb that tells the reader what to do begins with a dash. */
export const addressWords: Readonly<Record<string, string>> = {
  en: 'you your yours yourself please',
  de: 'ihnen ihrem ihren ihrer bitte',
  fr: 'vous votre vos veuillez -ez',
  es: 'usted ustedes vuestro consulte rogamos',
  pt: 'você vocês',
  it: 'vi vostro vostra vostri preghiamo prego',
  pl: 'państwo państwa państwu proszę prosimy',
  ru: 'вы вас вам ваш ваша ваши вашу пожалуйста -йте -ьте',
  nl: 'uw alstublieft',
  sv: 'ditt dina vänligen',
  tr: 'lütfen sizin',
}

/** Words that end like such verbs and are none. */
export const noAddress = 'chez assez nez rez'

/** What stands behind an hour: '17 Uhr', '7 pm'. */
export const hours = 'Uhr am pm a.m. p.m. heures час часов'
