/** What begins and ends the self-assessment of a Europass. */
export const mother =
  /^(?:mother tongue|native language|lingua madre|limba maternă|ana dil|rodný jazyk|materinji jezik|родной язык|рідна мова|äidinkieli|anyanyelv|lengua materna|langue maternelle|muttersprache|madrelingua|l[íi]ngua materna|moedertaal|język ojczysty|modersmål)/iu
export const foot =
  /common european framework|cadre européen|gemeinsamer europäischer|marco común europeo|quadro (?:comune )?europeo|quadro europeu|gemeenschappelijk europees|levels?:\s*a1|niveaus?:\s*a1|livelli:\s*a1|niveles:\s*a1/iu
