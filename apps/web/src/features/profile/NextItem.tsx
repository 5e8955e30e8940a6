import type { Profile } from '@scry/contracts/profile'
import { type RankedItem, rankedItems } from '@scry/contracts/skills'
import { personOf } from '@scry/profile/person'
import { useQuery } from '@tanstack/react-query'
import type { Stored } from '../../calls/documents.ts'
import { gainQuery } from '../../calls/skills.ts'
import { itemCount, type MissingItem, missingFrom } from '../../session/profile-items.ts'
import { movesSentence } from './SkillMoves.tsx'

/** What is supposed of a profile, as the first words of a sentence on what it would move. */
const supposing: Readonly<Record<RankedItem, (words: string) => string>> = {
  skills: (skill) => `If it named ${skill}, which most of your best jobs ask for`,
  work_experience: (title) => `If it named a year as ${title}, as most of your best jobs are called`,
  location: (place) => `If it said ${place}, where most of your best jobs are`,
  education: (degree) => `If it named the degree that most of your best jobs ask for (${degree})`,
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
  if (!gain || gain.moves.compared === 0) return next.change
  const { supposed, moves } = gain
  const sentence = movesSentence(moves)
  return `${supposing[item](supposed)}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
}
