import * as data from '../data/wording.ts'
import { alternatives, fittingLines, lines } from './phrase.ts'

type Fit = { abroad: boolean; place: 'site' | 'mixed' | 'desk' }

/** The shared sentences, split once; those bound to a country or a kind of work are kept apart by `Fit`. */
const split = (block: string): readonly string[] => lines(block)
const byFit = (block: string): ((fit: Fit) => readonly string[]) => {
  const all = split(block)
  const kept = new Map<string, readonly string[]>()
  for (const abroad of [false, true]) {
    for (const place of ['site', 'mixed', 'desk'] as const) {
      const marks = new Set([abroad ? 'ABROAD' : 'US', ...(place === 'mixed' ? [] : [place.toUpperCase()])])
      kept.set(`${abroad} ${place}`, fittingLines(all, marks))
    }
  }
  return ({ abroad, place }) => kept.get(`${abroad} ${place}`) ?? []
}

export const wording = {
  asks: {
    site: [...split(data.genericAsks), ...split(data.siteAsks)],
    mixed: split(data.genericAsks),
    desk: [...split(data.genericAsks), ...split(data.deskAsks)],
  },
  leadingDuties: split(data.leadingDuties),
  learningDuties: split(data.learningDuties),
  internBenefits: byFit(data.internBenefits),
  regularBenefits: byFit(data.regularBenefits),
  partTimeBenefits: byFit(data.partTimeBenefits),
  fairness: byFit(data.fairness),
  applying: split(data.applying),
  formalClosings: split(data.formalClosings),
  openings: split(data.openings),
  internOpenings: split(data.internOpenings),
  entryOpenings: split(data.entryOpenings),
  headings: {
    about: alternatives(data.headings.about),
    duties: alternatives(data.headings.duties),
    asks: alternatives(data.headings.asks),
    nice: alternatives(data.headings.nice),
    offer: alternatives(data.headings.offer),
    apply: alternatives(data.headings.apply),
  },
} as const
