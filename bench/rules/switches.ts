/**
 * Switches for the rules of the parser, put into its source as it is loaded, so that the product has none. A rule is a named
 * function; one that is switched off gives back what it was given, or else nothing.
 */
import { parseSync } from 'oxc-parser'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** A named function, and a name used as a value or called. */
const isNamedFunction = ({ type, id, init }: Node) =>
  isNode(id) &&
  (type === 'FunctionDeclaration' || (type === 'VariableDeclarator' && isNode(init) && /Function/.test(init.type)))

export interface Rule {
  readonly file: string
  readonly name: string
  readonly lines: number
}

/** All rules of the files loaded so far. */
export const rules: Rule[] = []

/** The source with a switch around each named function at its top. */
export function withSwitches(source: string, file: string): string {
  const { body } = parseSync(file, source).program as unknown as { body: readonly Node[] }
  const statements = body.map((statement) => (isNode(statement.declaration) ? statement.declaration : statement))
  const named = statements
    .flatMap((statement) =>
      statement.type === 'VariableDeclaration' ? (statement.declarations as Node[]) : [statement],
    )
    .filter(isNamedFunction)
  const places = named.map((node) => {
    const name = String((node.id as Node).name)
    const lines = source.slice(node.start, node.end).split('\n').length
    return { node, name, number: rules.push({ file, name, lines }) - 1 }
  })
  let out = source
  for (const { node, name, number } of places.toReversed()) {
    const whole = node.type === 'FunctionDeclaration' ? node : (node.init as Node)
    const text = source.slice(whole.start, whole.end)
    const isVoid = isNode(whole.returnType) && source.slice(whole.returnType.start, whole.returnType.end) === ': void'
    const switched = `ruleSwitch(${number}, ${isVoid}, ${text})`
    // A function is known before its place in the file; so is its switch.
    const replaced = node.type === 'FunctionDeclaration' ? hoisted(name, `${number}, ${isVoid}`, text) : switched
    out = out.slice(0, whole.start) + replaced + out.slice(whole.end)
  }
  return out
}

const hoisted = (name: string, of: string, text: string) =>
  `function ${name}(...args) { return ruleSwitch(${of}, ${name}0)(...args) }\n${text.replace(`function ${name}`, `function ${name}0`)}`

/** Which rule is switched off, and which were asked and would have answered otherwise. */
export const state = { off: -1, spoke: new Set<number>() }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const alike = (a: unknown, b: unknown) => {
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b)
  return isObject(a) && isObject(b) && Object.keys(a).sort().join() === Object.keys(b).sort().join()
}

/** What is answered without a rule: what it was given, where that is of the same shape, else nothing. */
function without(answer: unknown, given: unknown): unknown {
  if (alike(answer, given)) return given
  if (Array.isArray(answer)) return []
  if (typeof answer === 'boolean') return false
  if (typeof answer === 'number') return 0
  return typeof answer === 'string' ? '' : null
}

/** What the loaded source calls; a function that answers nothing is not run at all while it is off. */
export function ruleSwitch(rule: number, isVoid: boolean, work: (...args: unknown[]) => unknown) {
  return (...args: unknown[]) => {
    if (isVoid) state.spoke.add(rule)
    if (isVoid && state.off === rule) return undefined
    const answer = work(...args)
    if (isVoid) return answer
    if (typeof answer === 'function') return answer
    const other = without(answer, args[0])
    if (other !== answer) state.spoke.add(rule)
    return state.off === rule ? other : answer
  }
}
