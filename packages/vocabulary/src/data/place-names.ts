import { countryRows } from './countries.ts'

const column = (at: number): string =>
  countryRows
    .trim()
    .split('\n')
    .flatMap((row) => row.split('|')[at]?.split(';') ?? [])
    .filter(Boolean)
    .join('|')

/** Countries in English and under their own and usual other names; `|` between names. */
export const countryNames = column(1)

/** States, provinces and regions by name. */
export const regionNames = column(2)

/** Two- and three-letter codes of states, provinces and regions that follow a city and a comma. */
export const regionCodes =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR AB BC MB NB NL NS NT ON PE QC SK YT NSW VIC QLD TAS ACT SP RJ MG RS SC PR BA DF CDMX UK US USA UAE IN DE FR IT ES NL CH AT BE SE NO DK FI PL PT IE AU NZ JP KR CN SG HK ST MI TO RM BO NA FI UP MP TN KA MH DL GJ TS AP WB'

/** Cities that stand in resumes and listings most often, and their usual other names. */
export const cityNames = column(3)

/** Words behind the name of a town or a region that make it the name of a house of many shops. */
export const siteWords: ReadonlySet<string> = new Set(
  'centre center centro mall shopping plaza galleria galeria outlet outlets marketplace crossing crossings commons promenade pavilion pavilions'.split(
    ' ',
  ),
)
