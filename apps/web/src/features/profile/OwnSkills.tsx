import { formCaps } from '@scry/contracts/limits'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { CallError } from '../../calls/call.ts'
import { type ProfileSkill, rankAnew, sayOfSkill, skillsQuery } from '../../calls/skills.ts'
import { Button } from '../../ui/Button.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { Input } from '../../ui/Input.tsx'
import { notifyError } from '../../ui/notify.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useLostFocus } from '../../ui/use-lost-focus.ts'
import { type AskedClaim, OwnSkillRow } from './OwnSkillRow.tsx'

interface OwnSkillsProps {
  accountId: string
  /** Of the profile that the skills are read from. */
  version: string
}

const fewSkills = 8

/** The skills that count for a person, where each comes from, and a word on each that outlives every resume. */
export function OwnSkills({ accountId, version }: OwnSkillsProps) {
  const query = skillsQuery(accountId, version)
  const { data, error, refetch } = useQuery(query)
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<AskedClaim | null>(null)
  useLostFocus(heading, data ? JSON.stringify([data, asked]) : null)
  return (
    <div className="mt-8">
      <h3 ref={heading} tabIndex={-1} className="type-text font-semibold">
        Skills that count for you
      </h3>
      <p className="type-text mt-1 text-ink-2">
        Read from your profile. Say which ones you have and which you do not: a skill that you do not have never counts
        again, whatever a new resume says.
      </p>
      {data ? (
        <Skills key={version} all={data} {...{ accountId, version, asked }} onAsk={setAsked} />
      ) : error ? (
        <FailedState heading="Your skills did not load" onRetry={() => void refetch()}>
          {error instanceof CallError ? error.sentence : 'Something went wrong on our side.'}
        </FailedState>
      ) : (
        <Skeleton className="mt-2 h-6 w-72 max-w-full" />
      )}
    </div>
  )
}

interface SkillsProps extends OwnSkillsProps {
  all: readonly ProfileSkill[]
  asked: AskedClaim | null
  onAsk: (asked: AskedClaim | null) => void
}

function Skills({ all, accountId, version, asked, onAsk }: SkillsProps) {
  const client = useQueryClient()
  const [isWhole, setWhole] = useState(false)
  const keep = useMutation({
    mutationFn: ({ name, claim }: AskedClaim) => sayOfSkill(name, claim),
    onSuccess: (skills) => {
      client.setQueryData(skillsQuery(accountId, version).queryKey, skills)
      onAsk(null)
      return rankAnew(client)
    },
    onError: (cause) => notifyError('That was not saved.', cause instanceof CallError ? cause.sentence : ''),
  })
  const isNew = asked !== null && !all.some(({ name }) => name === asked.name)
  // What was said stands first: it is what one comes back for.
  const said = all.filter(({ state }) => state === 'confirmed' || state === 'rejected')
  const ordered = [...said, ...all.filter((skill) => !said.includes(skill))]
  const most = Math.max(fewSkills, said.length)
  const shown = isWhole ? ordered : ordered.slice(0, most)
  const rowProps = { accountId, version, busy: keep.isPending, onAsk, onKeep: () => asked && keep.mutate(asked) }
  return (
    <>
      <ul className="mt-2 border-t border-rule">
        {isNew && <OwnSkillRow skill={{ name: asked.name, state: null, quotes: [] }} asked={asked} {...rowProps} />}
        {shown.map((skill) => (
          <OwnSkillRow key={skill.name} skill={skill} asked={asked?.name === skill.name ? asked : null} {...rowProps} />
        ))}
      </ul>
      {ordered.length > most && (
        <button type="button" className="text-link mt-3" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer skills' : `Show all ${ordered.length} skills`}
        </button>
      )}
      <AddSkill onAdd={(name) => onAsk({ name, claim: 'confirmed' })} />
    </>
  )
}

/** For a skill that the profile does not name. */
function AddSkill({ onAdd }: { onAdd: (name: string) => void }) {
  const [typed, setTyped] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return
    onAdd(typed.trim())
    setTyped('')
  }
  return (
    <form noValidate onSubmit={add} className="mt-4 flex max-w-[26rem] items-end gap-2">
      <Input
        label="A skill that your resume does not name"
        fieldClassName="min-w-0 flex-1"
        maxLength={formCaps.line}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">I have it</Button>
    </form>
  )
}
