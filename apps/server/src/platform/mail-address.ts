import { domainToUnicode } from 'node:url'

/** An address as it is kept and compared: one mailbox has one, whether its domain is typed in its own letters or as 'xn--'. */
export const foldedAddress = (text: string): string => {
  const folded = text.normalize('NFC').trim().toLowerCase()
  const at = folded.lastIndexOf('@') + 1
  const domain = folded.slice(at)
  return domain.includes('xn--') ? folded.slice(0, at) + (domainToUnicode(domain) || domain) : folded
}
