// What robots.txt says, by RFC 9309, in time and room that grow with its letters alone: anybody may write one for us.

/** What one file says to us. */
export type RobotsRules = { isAllowed(url: URL): boolean; pauseSeconds: number }

type Rule = { pattern: string; isAllowed: boolean }
type Group = { rules: Rule[]; letters: number; pauseSeconds: number }

/** By the standard at least 500 kibibytes are read. */
const mostLetters = 512 * 1024
/** Of the rules for us, so many letters are kept, a rule counting as some of its own. */
const mostKept = 65_536
const lettersOfRule = 16
/** No rule is about what stands so far behind in an address. */
const longestPath = 2000

/** Letters as escapes, and escapes in capitals. The text is a new one, which does not keep the whole file. */
const escaped = (text: string): string =>
  encodeURI(text.toWellFormed())
    .replaceAll('%25', '%')
    .replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())

/** `*` stands for any letters, `$` at the end for the end of the path. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...others] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  const last = isWhole ? others.pop() : ''
  if (last === undefined) return path === first
  let at = first.length
  for (const part of others) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return path.length - last.length >= at && path.endsWith(last)
}

/** The rules for `agent`; where there are none, those for everybody. */
export function readRobots(text: string, agent: string): RobotsRules {
  const own = agent.toLowerCase()
  const groups = new Map<string, Group>()
  let ours = new Set<Group>()
  let isOpen = false
  for (const line of text.slice(0, mostLetters).split(/[\r\n]+/)) {
    const [written = ''] = line.split('#', 1)
    const colon = written.indexOf(':')
    if (colon < 0) continue
    const field = written.slice(0, colon).trim().toLowerCase()
    const value = written.slice(colon + 1).trim()
    if (field === 'user-agent') {
      if (!isOpen) ours = new Set()
      isOpen = true
      const name = (value.split('/', 1)[0] ?? '').trim().toLowerCase()
      if (name !== own && name !== '*') continue
      const group = groups.get(name) ?? { rules: [], letters: 0, pauseSeconds: 0 }
      groups.set(name, group)
      ours.add(group)
      continue
    }
    isOpen = false
    for (const group of ours) {
      if (field === 'crawl-delay') group.pauseSeconds = Math.max(0, Number(value) || 0)
      if ((field !== 'allow' && field !== 'disallow') || value === '') continue
      const pattern = escaped(value)
      group.letters += pattern.length + lettersOfRule
      if (group.letters <= mostKept) group.rules.push({ pattern, isAllowed: field === 'allow' })
    }
  }
  const { rules, pauseSeconds } = groups.get(own) ?? groups.get('*') ?? { rules: [], pauseSeconds: 0 }
  // The longest that fits counts, of two as long the one that allows.
  rules.sort((a, b) => b.pattern.length - a.pattern.length || Number(b.isAllowed) - Number(a.isAllowed))
  return {
    isAllowed: ({ pathname, search }) => {
      const path = escaped(`${pathname}${search}`.slice(0, longestPath))
      return rules.find(({ pattern }) => fits(pattern, path))?.isAllowed ?? true
    },
    pauseSeconds,
  }
}
