import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const creationSeconds = Date.parse('2026-11-01T00:00:00Z') / 1000

/** Compiles a document without files or network; the same source gives the same bytes. */
export function compileTypst(source: string): Uint8Array {
  const compiler = NodeCompiler.create()
  return new Uint8Array(compiler.pdf({ mainFileContent: source }, { creationTimestamp: creationSeconds }))
}
