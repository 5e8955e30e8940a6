import { readFileSync } from 'node:fs'
import { mappingForm, readMapping } from '@scry/sources/mapping'
import type { OwnFeed } from '@scry/sources/own-feed'
import { ownSourceId } from '@scry/sources/own-source'
import { z } from 'zod'

/** Reading more often changes nothing for people and is rude to whoever answers. */
const leastMinutes = 5

const Feeds = z.array(
  z.strictObject({
    name: z.string().trim().min(1).max(100),
    address: z
      .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
      .refine((text) => new URL(text).username === '' && new URL(text).password === '', {
        error: 'must hold no login',
      }),
    everyMinutes: z.int().min(leastMinutes).max(10_080).default(360),
    complete: z.boolean().default(false),
    mapping: z.unknown().optional(),
  }),
)

const form =
  'It is a list in JSON: [{ "name": "Careers", "address": "https://careers.example.edu/jobs.csv", "everyMinutes": 360, "complete": true, "mapping": { … } }]. The last three may be left out.'

/** The host's own feeds from the file that FEEDS names. Throws an error whose message says what is wrong with it. */
export function readFeeds(path: string): OwnFeed[] {
  const wrong = (what: string) => new Error(`names ${path}: ${what}\n${form}`)
  let value: unknown
  try {
    value = JSON.parse(readFileSync(path, 'utf8').replace(/^\ufeff/, ''))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw wrong(
      code === undefined
        ? 'it is no JSON.'
        : code === 'ENOENT'
          ? 'there is no such file.'
          : `it cannot be read (${code}).`,
    )
  }
  const parsed = Feeds.safeParse(value)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path: [at, ...rest], message }) =>
      at === undefined ? message : `feed ${Number(at) + 1}: ${[...rest.map(String), message].join(' ')}`,
    )
    throw wrong(lines.join('\n'))
  }
  const ids = new Set<string>()
  return parsed.data.map(({ complete, mapping: said = {}, ...feed }) => {
    const { mapping, problems } = readMapping(said)
    if (problems.length > 0) throw wrong(`the mapping of '${feed.name}': ${problems.join(' ')}\n${mappingForm}`)
    const id = ownSourceId(feed.name)
    if (ids.has(id)) throw wrong(`two feeds are named '${feed.name}'.`)
    ids.add(id)
    return { ...feed, isComplete: complete, mapping }
  })
}
