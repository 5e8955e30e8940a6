import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const textFile = /\.(html|js|mjs|css|svg|txt|json|wasm)$/

/** Writes `.br` and `.gz` beside every text file. In closeBundle, from disk: earlier, Vite's preload placeholders still stand in the code. */
export function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
        for (const entry of entries) {
          if (!entry.isFile() || !textFile.test(entry.name)) continue
          const path = join(entry.parentPath, entry.name)
          // What runs on the server is not sent.
          if (path.startsWith(join(outDir, 'renderer'))) continue
          const bytes = await readFile(path)
          if (bytes.length < 1024) continue
          const quality = bytes.length > 1_000_000 ? 9 : 11
          await writeFile(
            `${path}.br`,
            await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
          )
          await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
        }
      },
    },
  }
}
