import {
  ananyaTrivedi,
  laylaAlBustani,
  namgungSeoyeon,
  ouyangJingyi,
  shiratoriKentaro,
} from './people/asia-and-arabic.ts'
import {
  chidiNwachukwuBell,
  chloeBainbridge,
  ibrahimSesay,
  jeanLucMbemba,
  marcusDAngelo,
  rafaelQuintanilla,
} from './people/business-and-law.ts'
import { eleanorPettigrewAshby, luciaFernandez, sunniva } from './people/design-and-teaching.ts'
import { bjornThorvaldsson, fatimaZahraElIdrissi, kaoriTanabeWright, oluwaseunAdebanjo } from './people/engineering.ts'
import {
  cagriYildizoglu,
  femkeVanTZand,
  heleneLeGuennec,
  joaoPedroDAvelar,
  jurgenWeissmuller,
  lucjaBrzeczyszczykowska,
  mariaJoseEtxeberria,
  niccoloDellAquila,
} from './people/europe.ts'
import {
  annelieseGrunwald,
  graceAchiengOtieno,
  ingridSolheimVargas,
  meiNakagawa,
  siobhanODwyer,
  tsegayeWoldemariam,
  weiLingTsai,
} from './people/health-and-science.ts'
import {
  cormacMacGiollaBhride,
  deborahStannard,
  dmitriVolkonsky,
  nguyenThiBichHanh,
  nkechiHalloran,
  priyankaRaghunath,
  tobiasVanDerMeulen,
  zoeKallistrate,
} from './people/software-and-data.ts'
import type { Person } from './person.ts'

/** The student of the sample resume that the web app offers. */
export const samplePerson: Person = nkechiHalloran

/** People whose resumes are written in English. */
export const englishPeople: readonly Person[] = [
  nkechiHalloran,
  tobiasVanDerMeulen,
  cormacMacGiollaBhride,
  priyankaRaghunath,
  dmitriVolkonsky,
  deborahStannard,
  zoeKallistrate,
  nguyenThiBichHanh,
  siobhanODwyer,
  graceAchiengOtieno,
  annelieseGrunwald,
  weiLingTsai,
  ingridSolheimVargas,
  meiNakagawa,
  tsegayeWoldemariam,
  bjornThorvaldsson,
  kaoriTanabeWright,
  fatimaZahraElIdrissi,
  oluwaseunAdebanjo,
  marcusDAngelo,
  chidiNwachukwuBell,
  ibrahimSesay,
  chloeBainbridge,
  jeanLucMbemba,
  rafaelQuintanilla,
  luciaFernandez,
  sunniva,
  eleanorPettigrewAshby,
]

/** One person for each other language that is read, and one whose resume runs from right to left. */
export const peopleInOtherLanguages: readonly Person[] = [
  mariaJoseEtxeberria,
  heleneLeGuennec,
  jurgenWeissmuller,
  joaoPedroDAvelar,
  niccoloDellAquila,
  femkeVanTZand,
  lucjaBrzeczyszczykowska,
  cagriYildizoglu,
  ananyaTrivedi,
  ouyangJingyi,
  shiratoriKentaro,
  namgungSeoyeon,
  laylaAlBustani,
]

export const people: readonly Person[] = [...englishPeople, ...peopleInOtherLanguages]
