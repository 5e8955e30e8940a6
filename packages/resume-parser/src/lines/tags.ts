import { type Slice, splitAtGaps } from './slice.ts'

/** Signs between the items of a list. */
export const separators = /[,;，；、•·∙⋅●▪■◦‣►▸|│¦\n\t]|\s+[–—]\s+|\s\/\s|\s{3,}/

/** Items set one after the other with wider gaps instead of signs between them: boxes, tags. */
export function splitTags(slice: Slice, leastEm = 0.6): Slice[] {
  return separators.test(slice.text.replace(/\([^()]*\)/g, '')) ? [slice] : splitAtGaps(slice, leastEm)
}
