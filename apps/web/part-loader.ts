import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/** Puts `src/load-part.ts` where Vite's own helper would stand: around every dynamic import of the build. */
export function partLoader(): Plugin {
  let isUsed = false
  return {
    name: 'part-loader',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    load(id) {
      if (id !== helper) return
      isUsed = true
      return `export { loadPart as __vitePreload } from ${JSON.stringify(resolve(import.meta.dirname, 'src/load-part.ts'))}`
    },
    generateBundle() {
      if (!isUsed) throw new Error(`Vite no longer asks for ${helper}: src/load-part.ts would not be in the build.`)
    },
  }
}
