import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { zlibSize } from './guard/zlib-size.ts'
import { labelsOf } from './label-shape.ts'
import { openPageReader } from './page-reader.ts'
import { readResume } from './read-resume.ts'

const usage = 'usage: analyze FILE.pdf… [--out DIR --shape labels|analysis]'

async function run(args: readonly string[]): Promise<number> {
  const files: string[] = []
  let out: string | null = null
  let shape = 'analysis'
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (arg === '--out') out = args[++i] ?? null
    else if (arg === '--shape') shape = args[++i] ?? shape
    else files.push(arg)
  }
  if (files.length === 0) {
    console.error(usage)
    return 2
  }
  const wasm = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')))
  const pageReader = await openPageReader(wasm)
  if (out) mkdirSync(out, { recursive: true })
  let failed = 0
  for (const file of files) {
    const result = await readResume(new Uint8Array(readFileSync(file)), { pageReader, inflatedSize: zlibSize })
    if (!result.ok) {
      failed++
      console.error(`${basename(file)}: ${result.message}`)
    }
    const shown =
      shape === 'labels'
        ? labelsOf(result.ok ? result.analysis : null)
        : result.ok
          ? result.analysis
          : { error: result.reason, message: result.message }
    const text = `${JSON.stringify(shown, null, 1)}\n`
    if (out) writeFileSync(join(out, `${basename(file).replace(/\.pdf$/i, '')}.json`), text)
    else process.stdout.write(text)
  }
  return failed === files.length ? 1 : 0
}

process.exitCode = await run(process.argv.slice(2))
