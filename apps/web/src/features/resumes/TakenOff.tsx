import { Checkbox } from '../../ui/Checkbox.tsx'

interface TakenOffProps {
  skills: readonly string[]
  rejected: readonly string[]
  onReject: (skills: string[]) => void
}

/** Of skills that were read those that are no longer on the list, and a word on each: one may only be in the way, or not be there at all. */
export function TakenOff({ skills, rejected, onReject }: TakenOffProps) {
  if (skills.length === 0) return null
  return (
    <fieldset className="mt-3">
      <legend className="type-note text-ink-2">
        A skill that you take off still counts where your experience or projects name it. Say here if you do not have
        it: it then never counts, whatever a resume says.
      </legend>
      {skills.map((skill) => (
        <div key={skill} className="mt-1.5">
          <Checkbox
            label={`I do not have ${skill}`}
            checked={rejected.includes(skill)}
            onChange={({ target }) =>
              onReject([...rejected.filter((one) => one !== skill), ...(target.checked ? [skill] : [])])
            }
          />
        </div>
      ))}
    </fieldset>
  )
}

/** What is not on the list now: whoever writes a skill back has it. */
export function takenOff(read: readonly string[], now: readonly string[]): string[] {
  const kept = new Set(now.map((skill) => skill.toLowerCase()))
  return read.filter((skill) => !kept.has(skill.toLowerCase()))
}
