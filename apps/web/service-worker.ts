import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

/** What draws and reads PDF files, and letters that few need, are megabytes that lists without a connection do without. */
const isNeeded = (name: string) =>
  name.endsWith('.woff2')
    ? /-latin-(wght|opsz)-/.test(name)
    : !/^(pdfium|draw-pdf-worker|read-in-browser-worker)/.test(name)

/** After all pages are written: the service worker, which knows each file that the pages need and the hash of its content. */
export function serviceWorker(): Plugin {
  let root = ''
  let outDir = ''
  return {
    name: 'service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const assets = (await readdir(join(outDir, 'assets'))).filter(isNeeded)
        const files = ['app.html', 'start.js', 'favicon.svg', ...assets.map((name) => `assets/${name}`)]
        const entries = files.map(async (file) => {
          const hash = createHash('sha256')
            .update(await readFile(join(outDir, file)))
            .digest('base64')
          return { url: `/${file}`, revision: file.startsWith('assets/') ? null : hash, integrity: `sha256-${hash}` }
        })
        await build({
          root,
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: {
            'process.env.NODE_ENV': '"production"',
            buildFiles: JSON.stringify(await Promise.all(entries)),
          },
          build: {
            outDir,
            emptyOutDir: false,
            lib: {
              entry: 'service-worker/service-worker.ts',
              formats: ['iife'],
              name: 'serviceWorker',
              fileName: () => 'service-worker.js',
            },
          },
        })
      },
    },
  }
}
