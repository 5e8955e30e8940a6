/** Numbers of the specification, such as '3.14', that titles of tests in `source` cite, without skipped tests. */
export function citedStatements(source: string): Set<string> {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1')
  const calls = /\btest((?:\.\w+)*)(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?\s*\(\s*(['"`])((?:\\.|(?!\2)[\s\S])*?)\2/g
  const cited = new Set<string>()
  for (const [, marks = '', , title = ''] of text.matchAll(calls)) {
    if (/\.(skip|fixme|todo|describe|only)\b/.test(marks)) continue
    for (const number of statementsIn(title)) cited.add(number)
  }
  return cited
}

/** '§2.57-2.59' names three statements. */
export function statementsIn(title: string): string[] {
  return [...title.matchAll(/§(\d+)\.(\d+)(?:\s*[-–]\s*(?:§?\1\.)?(\d+))?/g)].flatMap(([, section, first, last]) => {
    const count = Number(last ?? first) - Number(first) + 1
    return Array.from({ length: Math.max(0, count) }, (_, at) => `${section}.${Number(first) + at}`)
  })
}
