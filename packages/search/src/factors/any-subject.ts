/** Work that is done in every subject: which one, a person's studies and skills say. */
export const ofAnySubject: ReadonlySet<string> = new Set([
  'Research Assistant',
  'Research Scientist',
  'Postdoctoral Researcher',
])
