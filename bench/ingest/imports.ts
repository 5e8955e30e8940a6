import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { postings } from './postings.ts'

const command = join(import.meta.dirname, '../../apps/server/src/operations/listings-command.ts')

/**
 * A file of new postings for `npm run listings -- import`: those of the corpus under numbers, addresses and employers of
 * their own, or each would be joined to the listing that it is already.
 */
export async function writeMore(listingsFolder: string, file: string, name: string, count: number): Promise<void> {
  const to = createWriteStream(file)
  let number = 0
  for await (const { item } of postings(listingsFolder, { count, isFilled: false })) {
    number += 1
    const { title, company, places, description } = item
    const row = {
      ...{
        id: `${name}-${number}`,
        title,
        company: `${name} ${company ?? number}`,
        location: places?.map(({ text }) => text).join('; '),
      },
      ...{ url: `https://postings.example/${name}/${number}`, description: description?.text },
    }
    if (!to.write(`${JSON.stringify(row)}\n`)) await once(to, 'drain')
  }
  to.end()
  await once(to, 'finish')
}

/** Imports a file beside the servers, as a worker takes in what a source shows, until it is stopped. */
export function startImport(file: string, source: string, env: Record<string, string>): { stop(): Promise<void> } {
  const child = spawn(process.execPath, [command, 'import', file, '--source', source], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  return {
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
