import type { ProfileSkill, SkillClaim } from '../../calls/skills.ts'
import { Button } from '../../ui/Button.tsx'
import { SkillMoves } from './SkillMoves.tsx'

/** What is asked about one skill and not kept yet. */
export interface AskedClaim {
  name: string
  claim: SkillClaim | null
}

/** A skill as it stands; one that is only asked about has no state yet. */
type ShownSkill = Omit<ProfileSkill, 'state'> & { state: ProfileSkill['state'] | null }

interface OwnSkillRowProps {
  skill: ShownSkill
  /** What is asked about this skill and not kept yet. */
  asked: AskedClaim | null
  accountId: string
  version: string
  busy: boolean
  onAsk: (asked: AskedClaim | null) => void
  onKeep: () => void
}

/** One skill with what can be said of it, and what saying it would change before it is kept. */
export function OwnSkillRow({ skill, asked, accountId, version, busy, onAsk, onKeep }: OwnSkillRowProps) {
  const { name, state } = skill
  const ask = (claim: AskedClaim['claim'], words: string) => (
    <button
      type="button"
      className="text-link type-meta inline-flex min-h-6 items-center"
      disabled={busy}
      aria-label={`${words}: ${name}`}
      onClick={() => onAsk({ name, claim })}
    >
      {words}
    </button>
  )
  const isSaid = state === 'confirmed' || state === 'rejected'
  return (
    <li className="type-text border-b border-rule py-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <span className="wrap-anywhere min-w-0 basis-60 grow">
          <span className={state === 'rejected' ? 'line-through' : 'font-semibold'}>{name}</span>
          <span className="type-meta block text-ink-2">{originOf(skill)}</span>
        </span>
        {!asked && (
          <span className="flex flex-wrap gap-x-4">
            {isSaid && ask(null, 'Take back')}
            {state !== 'confirmed' && ask('confirmed', 'I have it')}
            {state !== 'rejected' && ask('rejected', 'I do not have it')}
          </span>
        )}
      </div>
      {asked && (
        <div className="mt-3 grid gap-3 rounded-control border border-rule bg-sheet p-4">
          <p className="font-semibold">{questionOf(asked, state)}</p>
          <SkillMoves accountId={accountId} version={version} change={{ claims: [asked] }} />
          <p className="flex flex-wrap gap-3">
            <Button size="sm" variant="primary" busy={busy} busyText="Saving..." onClick={onKeep}>
              Keep this
            </Button>
            <Button size="sm" disabled={busy} onClick={() => onAsk(null)}>
              Cancel
            </Button>
          </p>
        </div>
      )}
    </li>
  )
}

/** Where a skill comes from, as a sentence. */
function originOf({ name, state, quotes }: ShownSkill): string {
  const [first] = quotes
  const named = first
    ? first.where === 'list'
      ? first.text === name
        ? 'Your list of skills names it'
        : `Your list of skills says “${first.text}”`
      : `Your experience or projects say “${first.text}”`
    : 'Your profile does not name it'
  if (state === 'confirmed') return `You said that you have it. ${named}.`
  if (state === 'rejected') return `You said that you do not have it, so it does not count. ${named}.`
  return `${named}.`
}

function questionOf({ name, claim }: AskedClaim, state: ShownSkill['state']): string {
  if (claim === 'confirmed') return `You have ${name}: it counts, also when a new resume does not name it.`
  if (claim === 'rejected') return `You do not have ${name}: it never counts again, whatever a new resume says.`
  return state === 'rejected'
    ? `Take back that you do not have ${name}: it counts again where your profile names it.`
    : `Take back that you have ${name}: it counts only where your profile names it.`
}
