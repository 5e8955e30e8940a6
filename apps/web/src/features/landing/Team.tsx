import { team } from './content.ts'
import { Section } from './Section.tsx'

/** Three student members, by role (§1.7, decision 0310, 18). */
export function Team() {
  return (
    <Section id="team" title="Team" note="Made by students who were tired of sending out the same resume.">
      <ul className="grid md:grid-cols-3 md:pt-6">
        {team.map((member) => (
          <li
            key={member.role}
            className="border-b border-rule py-5 last:border-b-0 md:border-b-0 md:border-l md:py-1 md:pr-3 md:pl-6 md:first:border-l-0 md:first:pl-0"
          >
            <h3 className="type-h2-small">{member.role}</h3>
            <p className="type-text text-ink-2">{member.who}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
