import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin, ResolvedConfig } from 'vite'
import { build } from 'vite'
import { holdBudgets } from './route-budgets.ts'

interface Chunk {
  file: string
  name?: string
  imports?: string[]
  css?: string[]
}
type Manifest = Record<string, Chunk>
interface Prerendered {
  /**
   * Markup of the pages that are prerendered, by the file that they are written to. `soon`: the chunks that a page asks for
   * as it opens, by name.
   */
  prerenderedPages: {
    file: string
    path: string
    markup: () => string
    isHydrated: boolean
    soon: string[]
  }[]
  /** Path and source file of every page, as `routes.tsx` has them. */
  pagePaths: string[]
  /** What a list shows a visitor first, by its page. */
  listAddresses: Record<string, string>
}

/**
 * After the browser build: `app.html` is the empty shell for every route, `index.html` the landing page as markup,
 * `jobs.html` and `hackathons.html` the lists before their rows are there, `login.html` and `forgot-password.html` those forms,
 * `dashboard.html` the loading screen of the dashboard; `listing-page.html`
 * and `renderer/` are what the server writes the page of a listing with. The code of the
 * page that is asked for is preloaded: by links where the page is prerendered, by `start.js` for the others. On a
 * prerendered page the code comes after what the first paint needs, which it would otherwise hold up on a slow line.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const outDir = resolve(config.root, config.build.outDir)
        const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
        const shell = withFonts(await readFile(join(outDir, 'index.html'), 'utf8'), manifest)
        const { prerenderedPages, pagePaths, listAddresses } = await loadPrerendered(config.root)

        const files = await pageFiles(config.root, pagePaths)
        const needed = Object.fromEntries(pagePaths.map((path) => [path, filesOf(manifest, files[path] ?? '')]))
        const always = filesOf(manifest, 'index.html')
        const asked = new Map(
          prerenderedPages.map(({ path, soon }) => [path, soon.map((name) => fileOf(manifest, name))]),
        )
        await holdBudgets(
          outDir,
          Object.fromEntries(
            pagePaths.map((path) => [path, [...always, ...(needed[path] ?? []), ...(asked.get(path) ?? [])]]),
          ),
        )
        const preloads = Object.fromEntries(
          pagePaths.map((path) => [path, (needed[path] ?? []).filter((file) => !shell.includes(file))]),
        )
        await appendFile(join(outDir, 'start.js'), preloadScript(preloads) + listScript(listAddresses))
        await writeFile(join(outDir, 'app.html'), shell)

        for (const { file, path, markup, isHydrated } of prerenderedPages) {
          const root = isHydrated ? '<div id="root" data-prerendered>' : '<div id="root">'
          const atOnce = [...always, ...(needed[path] ?? []), ...(asked.get(path) ?? [])]
          const page = withLinks(
            shell,
            atOnce.filter((asset) => !shell.includes(asset)),
          )
          await writeFile(
            join(outDir, file),
            page.replace('<div id="root"></div>', () => `${root}${markup()}</div>`),
          )
        }

        // The page of a listing is written by the server, by the part of this build that is left for it.
        const template = withLinks(shell, preloads[listingPage] ?? [])
          .replace(/<title>.*<\/title>/, '<!--head-->')
          .replace(/ *<meta name="description"[^>]*>\n/, '')
        await writeFile(join(outDir, 'listing-page.html'), template)
        await buildForNode(config.root, 'src/listing-page-renderer.tsx', join(outDir, 'renderer'), true)
      },
    },
  }
}

/** The pattern of its addresses. */
const listingPage = '/jobs/:id'

/** The code comes after what the first paint needs. */
function withLinks(shell: string, assets: readonly string[]): string {
  const links = assets.map((asset) =>
    asset.endsWith('.css')
      ? `<link rel="stylesheet" href="/${asset}" />`
      : `<link rel="modulepreload" href="/${asset}" />`,
  )
  return shell
    .replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
    .replace(/(?<=<script type="module"|<link rel="modulepreload")/g, ' fetchpriority="low"')
}

/** Builds a module for Node; with `isWhole` it needs no package beside it and runs as in production. */
async function buildForNode(root: string, entry: string, outDir: string, isWhole: boolean): Promise<void> {
  await build({
    root,
    logLevel: 'warn',
    configFile: false,
    plugins: [react()],
    build: { ssr: entry, outDir, target: 'node24', minify: false, copyPublicDir: false },
    ...(isWhole && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  })
}

/** Builds the prerendered pages for Node and loads them. The folder is its own per process: two builds may run at once. */
async function loadPrerendered(root: string): Promise<Prerendered> {
  const folder = join(root, `node_modules/.prerender-${process.pid}`)
  try {
    await buildForNode(root, 'src/prerendered.tsx', folder, false)
    return (await import(pathToFileURL(join(folder, 'prerendered.js')).href)) as Prerendered
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function withFonts(html: string, manifest: Manifest): string {
  const fonts = Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => /(commissioner-latin-wght-normal|piazzolla-latin-opsz-normal)/.test(file))
  if (fonts.length !== 2) throw new Error('The fonts of the first screen are not in the build.')
  const links = fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`)
  return html.replace('</title>', `</title>\n    ${links.join('\n    ')}`)
}

/** The source file of each page, read from the dynamic imports of `routes.tsx` in their order. */
async function pageFiles(root: string, paths: string[]): Promise<Record<string, string>> {
  const routes = await readFile(join(root, 'src/routes.tsx'), 'utf8')
  const files = [...routes.matchAll(/import\('\.\/(features\/[^']+)'\)/g)].map((found) => `src/${found[1]}`)
  if (files.length !== paths.length) throw new Error('routes.tsx has a page without an import of its own.')
  return Object.fromEntries(paths.map((path, index) => [path, files[index] ?? '']))
}

/** A chunk with all that it imports, and their style sheets. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the build.`)
  if (seen.has(key)) return []
  seen.add(key)
  return [
    chunk.file,
    ...(chunk.css ?? []),
    ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen)),
  ]
}

function fileOf(manifest: Manifest, name: string): string {
  const found = Object.values(manifest).find((chunk) => chunk.name === name)
  if (!found) throw new Error(`There is no chunk ${name} in the build.`)
  return found.file
}

function preloadScript(preloads: Record<string, string[]>): string {
  const scripts = Object.entries(preloads)
    .filter(([path]) => path !== '/' && path !== '*' && !path.includes(':'))
    .map(([path, files]) => [path, files.filter((file) => file.endsWith('.js'))])
  return `
for (const file of ${JSON.stringify(Object.fromEntries(scripts))}[location.pathname] ?? []) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = '/' + file
  document.head.append(link)
}
`
}

/** Calls `askEarly` of `start.js`. */
const listScript = (addresses: Record<string, string>) => `askEarly(${JSON.stringify(addresses)}[location.pathname])\n`
