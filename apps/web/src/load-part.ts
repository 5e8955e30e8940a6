import { ServerUnreachable } from './calls/served-build.ts'

/**
 * Loads a part of the web app; the build puts it around every `import()` and hands it the part's file and all that this
 * needs. A browser of before the summer of 2026 remembers until the page is loaded anew that a module could not be had, and
 * with it everything that imports it. A file that could not be had is not remembered: so the files are fetched first, and
 * only when all are here does the browser learn that they are modules (docs/decisions/0110). A link for each tells that.
 */
export async function loadPart<Module>(
  importPart: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const missing = files.filter((file) => !isHere(file))
  await Promise.all(missing.map((file) => onceAtATime(file, file.endsWith('.css') ? addStyles : fetchFile)))
  for (const file of missing) if (!isHere(file)) document.head.append(newLink(file, 'modulepreload'))
  try {
    return await importPart()
  } catch (error) {
    for (const file of files) if (!file.endsWith('.css')) linkTo(file)?.remove()
    throw error
  }
}

const underWay = new Map<string, Promise<void>>()

/** Two parts that need one file at the same time ask for it once. */
function onceAtATime(file: string, ask: (file: string) => Promise<void>): Promise<void> {
  const asked = underWay.get(file) ?? ask(file).finally(() => underWay.delete(file))
  underWay.set(file, asked)
  return asked
}

const fetchFile = (file: string) => fetchCode(`/${file}`)

const unreachable = 'The server could not be reached. Check your connection.'

/** Fetches code to its last byte, so that the browser has it when it is asked for as a module or a worker. */
export async function fetchCode(address: string): Promise<void> {
  const answer = await fetch(address).catch((cause: unknown) => {
    throw new ServerUnreachable(unreachable, { cause })
  })
  if (answer.status === 404) throw new Error(`${address} is gone: the server has another build.`)
  // A page of a hotel's network, or of a proxy whose server is away, is no code.
  const isCode = answer.ok && answer.headers.get('content-type')?.includes('javascript')
  if (!isCode) throw new ServerUnreachable(unreachable)
  await answer.arrayBuffer().catch((cause: unknown) => {
    throw new ServerUnreachable(unreachable, { cause })
  })
}

/** The entry is a script; a file that a page asks for at once has a link from the server. */
function isHere(file: string): boolean {
  return linkTo(file) !== null || document.querySelector(`script[src="/${file}"]`) !== null
}

function linkTo(file: string): Element | null {
  return document.querySelector(`link[href="/${file}"]`)
}

function newLink(file: string, rel: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href: `/${file}`, crossOrigin: '' })
}

function addStyles(file: string): Promise<void> {
  const link = newLink(file, 'stylesheet')
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new ServerUnreachable(unreachable))
    })
    document.head.append(link)
  })
}
