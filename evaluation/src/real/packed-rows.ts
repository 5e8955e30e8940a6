import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

/** The rows of a packed file of JSON lines. Only '\n' ends one: texts hold other line breaks. */
export async function* rowsOf<Row>(file: string): AsyncGenerator<Row> {
  let rest = ''
  const text = createReadStream(file).pipe(createGunzip()).setEncoding('utf8')
  for await (const part of text) {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') yield JSON.parse(line) as Row
  }
  if (rest !== '') yield JSON.parse(rest) as Row
}
