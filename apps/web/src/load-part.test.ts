import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ServerUnreachable } from './calls/served-build.ts'
import { loadPart } from './load-part.ts'

/** A browser of early 2026: a module that could not be had, or one that needs such a one, is not asked for again. */
function rememberingBrowser(needs: Record<string, string[]>) {
  const line = { gone: new Set<string>(), answers: {} as Record<string, () => Response> }
  const fetched: string[] = []
  const modules = new Map<string, boolean>()
  const module = (file: string): boolean => {
    const known = modules.get(file)
    if (known !== undefined) return known
    const isHere = !line.gone.has(file) && (needs[file] ?? []).map(module).every(Boolean)
    modules.set(file, isHere)
    return isHere
  }
  vi.stubGlobal('fetch', async (address: string) => {
    const file = address.slice(1)
    fetched.push(file)
    if (line.gone.has(file)) throw new TypeError('Failed to fetch')
    return line.answers[file]?.() ?? new Response('export {}', { headers: { 'content-type': 'text/javascript' } })
  })
  const importPart = (file: string) => async () => {
    if (module(file)) return file
    throw new TypeError(`Failed to fetch dynamically imported module: ${file}`)
  }
  return { line, fetched, importPart }
}

beforeEach(() => {
  document.head.innerHTML = '<script type="text/plain" src="/assets/entry.js"></script>'
})
afterEach(() => vi.unstubAllGlobals())

const files = ['assets/dialog.js', 'assets/forms.js', 'assets/entry.js']
const needs = { 'assets/dialog.js': ['assets/forms.js'] }

test.each([
  ['its own file', 'assets/dialog.js'],
  ['a file below it', 'assets/forms.js'],
])('a part opens once %s can be had, in a browser that remembers what it could not have (§2.42)', async (_, lost) => {
  const { line, importPart } = rememberingBrowser(needs)
  line.gone.add(lost)
  const open = () => loadPart(importPart('assets/dialog.js'), files)
  await expect(open()).rejects.toBeInstanceOf(ServerUnreachable)
  await expect(open()).rejects.toBeInstanceOf(ServerUnreachable)
  line.gone.clear()
  expect(await open()).toBe('assets/dialog.js')
})

test('a page that is no code, and a file that is gone, are not handed to the browser as modules (§2.42)', async () => {
  const { line, importPart } = rememberingBrowser(needs)
  const open = () => loadPart(importPart('assets/dialog.js'), files)
  line.answers['assets/forms.js'] = () =>
    new Response('<h1>Sign in to the network</h1>', { headers: { 'content-type': 'text/html' } })
  await expect(open()).rejects.toBeInstanceOf(ServerUnreachable)
  line.answers['assets/forms.js'] = () => new Response('Bad gateway', { status: 502 })
  await expect(open()).rejects.toBeInstanceOf(ServerUnreachable)
  line.answers['assets/forms.js'] = () => new Response('{}', { status: 404 })
  await expect(open()).rejects.toThrow('/assets/forms.js is gone')
  line.answers = {}
  expect(await open()).toBe('assets/dialog.js')
})

test('what is here is not fetched again: the entry, what the server linked and what another part brought', async () => {
  const { line, fetched, importPart } = rememberingBrowser(needs)
  document.head.insertAdjacentHTML('beforeend', '<link rel="modulepreload" href="/assets/forms.js">')
  await loadPart(importPart('assets/dialog.js'), files)
  expect(fetched).toEqual(['assets/dialog.js'])
  line.gone.add('assets/dialog.js')
  await loadPart(importPart('assets/dialog.js'), files)
  expect(fetched).toEqual(['assets/dialog.js'])
})

test('two parts that need one file at the same time ask for it once', async () => {
  const { fetched, importPart } = rememberingBrowser(needs)
  const open = () => loadPart(importPart('assets/dialog.js'), files)
  await Promise.all([open(), open()])
  expect(fetched).toEqual(['assets/dialog.js', 'assets/forms.js'])
})

test('a style sheet that could not be had is asked for again (§2.9)', async () => {
  const { importPart } = rememberingBrowser({})
  const open = () => loadPart(importPart('assets/page.js'), ['assets/page.js', 'assets/page.css'])
  const styles = () => document.querySelectorAll('link[rel=stylesheet]').length
  await expect(open()).rejects.toBeInstanceOf(ServerUnreachable)
  expect(styles()).toBe(0)
  const { settings } = (window as unknown as { happyDOM: { settings: Record<string, unknown> } }).happyDOM
  settings.handleDisabledFileLoadingAsSuccess = true
  onTestFinished(() => {
    settings.handleDisabledFileLoadingAsSuccess = false
  })
  expect(await open()).toBe('assets/page.js')
  expect(styles()).toBe(1)
})
