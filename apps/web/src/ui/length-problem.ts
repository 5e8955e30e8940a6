/** What is wrong with texts that are longer than the server takes, by field: nothing is cut in silence. */
export function lengthProblems<Field extends string>(
  form: Readonly<Record<Field, unknown>>,
  most: Readonly<Partial<Record<Field, number>>>,
): Partial<Record<Field, string>> {
  const problems: Partial<Record<Field, string>> = {}
  for (const [field, length] of Object.entries(most) as [Field, number][]) {
    const text = form[field]
    if (typeof text !== 'string' || text.trim().length <= length) continue
    problems[field] = `At most ${length.toLocaleString('en-US')} characters fit. Shorten it to send it.`
  }
  return problems
}
