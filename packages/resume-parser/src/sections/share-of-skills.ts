import { findSkill } from '@scry/vocabulary/skills'
import type { Line } from '../lines/lines.ts'
import { splitTags } from '../lines/tags.ts'

const itemsOf = ({ cells }: Line): string[] =>
  cells
    .flatMap(({ slice }) => splitTags(slice))
    .flatMap(({ text }) => text.split(/[,;|•·、]|\s\/(?:\s|$)/))
    .map((item) => item.trim().replace(/\.$/, ''))
    .filter((item) => item !== '')

/** How many items these rows list, and which part of them are skills known by name. */
export function listedSkills(lines: readonly Line[]): { readonly items: number; readonly share: number } {
  const items = lines.flatMap(itemsOf)
  return { items: items.length, share: items.filter((item) => findSkill(item) !== null).length / items.length }
}
