/** Words for 'at' before a school, with their articles. */
export const schoolJoint =
  /\s+(?:an der|an dem|am|aan de|aan het|vid|ved|på|en la|en el|à l['’]|à la|à|na|no|presso|w|at|в|у|de l['’]|dell['’]|della|au)\s+(?=\p{Lu})/gu

/** Those of them that stand before no field of study. */
export const surelyAt = /an der|aan de|aan het|vid/u

/** 'Specialisation: Robotics' below a school says what was studied. */
export const studyField =
  /^(?:speciali[sz]ation|speciality|major|field(?: of study)?|subject|fachrichtung|studiengang|studienrichtung|schwerpunkte?|spécialité|spécialisation|filière|option|especialidad|especialización|mención|especialização|curso|área|indirizzo|specializzazione|curriculum|specialisatie|richting|studierichting|afstudeerrichting|specjalizacja|specjalność|kierunek|profil|специальность|направление|факультет|спеціальність|напрям|bölüm|alan|inriktning|linje|specialisering|전공|학과|専攻|专业)\s*[:：]\s*/iu
