import type { Reading } from '@scry/fictional/compare-readings'
import type { Person } from '@scry/fictional/person'
import { truthAs } from '@scry/fictional/truth'
import { canonicalSkillName } from '@scry/vocabulary/skills'

/** What should be read from any rendering of a person, with skills under their one name. */
export function expectedReading(person: Person): Reading {
  const truth = truthAs(person)
  return {
    ...truth,
    skills: truth.skills.map(canonicalSkillName),
    projects: truth.projects.map((project) => ({
      ...project,
      technologies: project.technologies.map(canonicalSkillName),
    })),
  }
}
