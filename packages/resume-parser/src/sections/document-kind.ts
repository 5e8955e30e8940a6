import { findDates } from '@scry/vocabulary/dates'
import type { Section } from './sections.ts'

export type DocumentKind = 'resume' | 'letter' | 'contract' | 'article' | 'gibberish' | 'unknown'

const letterSigns =
  /\b(?:dear (?:sir|madam|hiring|mr|ms|mrs|dr|prof|\p{Lu}\p{L}+)|to whom it may concern|sincerely|kind regards|best regards|yours (?:faithfully|truly|sincerely)|i am writing to|sehr geehrte|mit freundlichen grüßen|madame, monsieur|veuillez agréer|estimad[oa]s? |atentamente|egregio|distinti saluti|geachte|met vriendelijke groet|prezad[oa]s?|atenciosamente|szanown\p{L}+ pa\p{L}+|z poważaniem|saygılarımla)/iu
const contractSigns =
  /\b(?:waiver|warrant(?:y|ies)|undersigned|signature|agreement|hereinafter|this agreement|whereas|the parties|party of the|shall be governed by|indemnif\p{L}+|in witness whereof|terms and conditions|governing law|confidentiality agreement|hereby agrees?|lessee|lessor|invoice (?:no|number)|amount due|vertragspartner|le présent contrat|el presente contrato)\b/giu
const billingSigns =
  /(?<!\p{L})(?:invoice|subtotal|amount due|vat|purchase order|bill to|payment terms|total due|rechnung|facture|factura|fattura)(?!\p{L})/giu
const coreKinds = new Set(['experience', 'education', 'skills', 'projects'])

/** Letters that make no words: share of tokens without a vowel or with a capital inside, over Latin text. */
function gibberishShare(text: string): number {
  const tokens = text.match(/[A-Za-zÀ-ž]{4,}/g) ?? []
  if (tokens.length < 20) return 0
  const strange = tokens.filter((token) => {
    const noVowel = !/[aeiouyáéíóúàèìòùäöüâêîôûãõåæøœ]/i.test(token)
    const humps = token !== token.toUpperCase() && (token.slice(1).match(/[A-ZÀ-Ž]/g)?.length ?? 0) >= 2
    const cluster = /[bcdfghjklmnpqrstvwxz]{6,}/i.test(token)
    return noVowel || humps || cluster
  }).length
  return strange / tokens.length
}

/** Says whether a text is a resume at all, and otherwise what it is. */
export function kindOfDocument(sections: readonly Section[], text: string): DocumentKind {
  const letters = text.replace(/[^\p{L}]/gu, '').length
  const printable = text.replace(/\s/g, '').length
  if (printable > 80 && letters / printable < 0.35) return 'gibberish'
  if (gibberishShare(text) > 0.45) return 'gibberish'
  const core = new Set(sections.map((section) => section.kind).filter((kind) => coreKinds.has(kind)))
  const contract = text.match(contractSigns)?.length ?? 0
  const words = text.split(/\s+/).length
  const billing = text.match(billingSigns)?.length ?? 0
  if (contract >= 3 && core.size <= 1) return 'contract'
  if (billing >= 2 && core.size === 0) return 'article'
  if (core.size >= 2) return 'resume'
  if (letterSigns.test(text) && core.size === 0) return 'letter'
  if (core.size === 1) return 'resume'
  const headings = new Set(sections.map((section) => section.kind)).size
  if (
    headings >= 3 ||
    /(?<!\p{L})(?:curriculum vitae|resume|résumé|lebenslauf|currículum|简历|履歴書|이력서)(?!\p{L})/iu.test(text)
  )
    return 'resume'
  const reachable = /\S@\S+\.\p{L}{2,}/u.test(text)
  const ranges = findDates(text).filter((span) => span.isRange).length
  if (ranges >= 2 || (reachable && ranges >= 1)) return 'resume'
  return words > 150 ? 'article' : 'unknown'
}
