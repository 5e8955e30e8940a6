import type { Match } from '@scry/contracts/match'
import { matchedSkills } from './match-words.ts'

interface SkillListProps {
  skills: readonly string[]
  match?: Match | null | undefined
  /** Folded names of the skills that are on the resume; undefined when there is no resume to compare with. */
  known?: ReadonlySet<string> | undefined
  most: number
}

/** Skills of a listing; those on the resume are underlined with the pen, the others dashed. */
export function SkillList({ skills, match, known, most }: SkillListProps) {
  if (skills.length === 0) return null
  const matched = match ? matchedSkills(match) : null
  return (
    <ul className="type-meta flex flex-wrap gap-x-4 gap-y-1">
      {skills.slice(0, most).map((skill) => {
        if (!known) return <li key={skill}>{skill}</li>
        const isKnown = known.has(skill.toLowerCase()) || matched?.has(skill.toLowerCase())
        return (
          <li key={skill} className={isKnown ? 'skill-hit' : 'skill-miss'}>
            {skill}
            <span className="sr-only">{isKnown ? ' on your resume' : ' not on your resume'}</span>
          </li>
        )
      })}
    </ul>
  )
}
