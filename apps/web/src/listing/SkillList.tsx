import type { Match } from '@scry/contracts/match'
import { skillStanding } from './match-words.ts'

interface SkillListProps {
  skills: readonly string[]
  match?: Match | null | undefined
  /** Folded names of the skills that are on the resume; undefined when there is no resume to compare with. */
  known?: ReadonlySet<string> | undefined
  most: number
}

const looks = {
  had: { className: 'skill-hit', said: ' on your resume' },
  shown: { className: 'skill-hit', said: ' which we count, though your resume does not write it' },
  missing: { className: 'skill-miss', said: ' not found on your resume' },
} as const

/**
 * Skills of a listing, on a phone as one wrapped line of text; those on the resume are underlined with the pen, the missing ones dashed. Missing is only what the
 * account of the match calls a gap: without one, a skill that the list of the profile lacks may still stand in the resume.
 */
export function SkillList({ skills, match, known, most }: SkillListProps) {
  if (skills.length === 0) return null
  return (
    <ul className="type-meta md:flex md:flex-wrap md:gap-x-4 md:gap-y-1">
      {skills.slice(0, most).map((skill, at) => {
        const isKnown = known?.has(skill.toLowerCase())
        const standing = known && (isKnown ? 'had' : match ? skillStanding(match, at) : undefined)
        const look = standing && looks[standing]
        return (
          <li key={skill} className="max-md:inline max-md:not-last:after:content-[',_']">
            <span className={look?.className}>{skill}</span>
            {look && <span className="sr-only">{look.said}</span>}
          </li>
        )
      })}
    </ul>
  )
}
