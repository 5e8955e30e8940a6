import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Mails as files, where no mail server is configured: one for each row of the outbox, readable by the server's user only. */
export interface WrittenMails {
  /** Answers the file's name. */
  write(id: string, message: Uint8Array): Promise<string>
  /** One that is gone already is no error. */
  remove(id: string): Promise<void>
  /** Of every file that is there. */
  ids(): Promise<string[]>
}

const ending = '.eml'

export function writtenMailsIn(dataDir: string): WrittenMails {
  const directory = join(dataDir, 'outbox')
  const nameOf = (id: string) => `${id}${ending}`
  return {
    write: async (id, message) => {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await writeFile(join(directory, nameOf(id)), message, { mode: 0o600 })
      return nameOf(id)
    },
    remove: (id) => rm(join(directory, nameOf(id)), { force: true }),
    ids: async () => {
      const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      return names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length))
    },
  }
}
