/**
 * What stands beside the name of a certificate or license that its person does not hold yet, by language: 'CPA Candidate',
 * 'CKA (w trakcie)'. Small letters without accents; whole words.
 */
export const underWayWords: Readonly<Record<string, string>> = {
  en: 'candidate;candidacy;in progress;in-progress;ongoing;pending;underway;under way;exam scheduled;exam booked;scheduled;expected;anticipated;studying;preparing;preparation;pursuing;working towards;working toward;eligible;not yet;enrolled;level i;level ii',
  de: 'kandidat;kandidatin;anwarter;in ausbildung;in weiterbildung;in vorbereitung;laufend;angestrebt;begonnen;voraussichtlich',
  fr: 'candidat;candidate;en cours;en preparation;prevu;prevue;inscrit;inscrite',
  es: 'candidato;candidata;en curso;en proceso;en preparacion;pendiente;previsto;cursando',
  pt: 'candidato;candidata;em curso;em andamento;em preparacao;previsto;pendente;cursando',
  it: 'candidato;candidata;in corso;in preparazione;previsto;iscritto;iscritta',
  nl: 'kandidaat;in opleiding;lopend;lopende;bezig;verwacht',
  pl: 'kandydat;kandydatka;w trakcie;w toku;w przygotowaniu;planowany;planowana',
  tr: 'aday;devam ediyor;devam etmekte;hazirlaniyor',
  sv: 'kandidat;pagaende;paborjad;forvantad',
}
