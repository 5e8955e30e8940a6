import type { Profile } from '@scry/contracts/profile'
import { type RankedItem, rankedItems } from '@scry/contracts/skills'
import { personOf } from '@scry/profile/person'
import { useQuery } from '@tanstack/react-query'
import type { Stored } from '../../calls/documents.ts'
import { gainQuery } from '../../calls/skills.ts'
import { itemCount, type MissingItem, missingFrom } from '../../session/profile-items.ts'
import { movesSentence } from './SkillMoves.tsx'

/** What the best jobs say and what is supposed of a profile, and what stands where none of the best jobs says anything of it. */
const supposing: Readonly<Record<RankedItem, { with: (words: string) => string; without: string }>> = {
  skills: {
    with: (skill) => `Your best jobs ask for ${skill} most often. If your profile named it`,
    without: 'None of your best jobs asks for a skill that we know.',
  },
  work_experience: {
    with: (title) => `Your best jobs have the title ${title} most often. If your profile named a year of that`,
    without: 'None of your best jobs has a title that we know.',
  },
  location: {
    with: (place) => `Your best jobs are most often in ${place}. If your profile said so`,
    without: 'None of your best jobs names a place.',
  },
  education: {
    with: (degree) => `Your best jobs most often ask for a degree (${degree}). If your profile named it`,
    without: 'None of your best jobs asks for a degree.',
  },
}

/** What completes a profile next, and what that changes in the person's own list; nothing where nothing is missing. */
export function NextItem({ profile }: { profile: Stored<Profile> }) {
  const missing = missingFrom(profile)
  const [next] = missing
  if (!next) return null
  const then = Math.round(((itemCount - missing.length + 1) / itemCount) * 100)
  const item = rankedItems.find((one) => one === next.item)
  return (
    <p className="type-meta mt-2 text-ink-2">
      Next: {next.name}, for {then}%.{' '}
      {item && personOf(profile) ? <Gain profile={profile} item={item} next={next} /> : next.change}
    </p>
  )
}

function Gain({ profile, item, next }: { profile: Stored<Profile>; item: RankedItem; next: MissingItem }) {
  const { data: gain } = useQuery(gainQuery(profile.userId, profile.$updatedAt, item))
  if (gain === undefined) return next.change
  if (gain === null) return supposing[item].without
  const { supposed, moves } = gain
  const sentence = movesSentence(moves)
  return `${supposing[item].with(supposed)}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
}
