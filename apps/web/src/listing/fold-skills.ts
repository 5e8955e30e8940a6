/** Names of skills as they are compared on a card: without case. */
export function foldSkills(skills: readonly string[]): ReadonlySet<string> {
  return new Set(skills.map((skill) => skill.toLowerCase()))
}
