/** Puts switches into the parser's own files as they are loaded; imported before any of them. */
import { registerHooks } from 'node:module'
import { ruleSwitch, withSwitches } from './switches.ts'

/** Layout, sections and fields. What guards against hostile files, what the model was trained on and the level have measures of their own. */
const measured =
  /packages\/resume-parser\/src\/((?:lines|sections|fields)\/(?!level|evidence|text-in-boxes|section-(?:features|labels|model))[a-z-]+)\.ts$/

Object.assign(globalThis, { ruleSwitch })
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const [, file] = measured.exec(url) ?? []
    return file && loaded.source ? { ...loaded, source: withSwitches(String(loaded.source), `${file}.ts`) } : loaded
  },
})
