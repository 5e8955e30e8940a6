import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { seededRandom } from '../../fictional/src/seeded-random.ts'
import type { ListingInput } from '../../packages/search/src/listing-input.ts'

interface PoolListing {
  title: string
  company: string
  location: string
  type: string
  level: string
  skills: string[]
  spec: string[]
  description: string
}

/** Words of a description, the length that memory and speed are stated for. */
const descriptionWords = 117
const dayMs = 86_400_000
const sourceNames = Array.from({ length: 12 }, (_, at) => `source ${at + 1}`)

/** Listings of any number, recombined from real ones: title and skills of one, company, place and sentences of others. */
export function* recombined(folder: string, count: number, now: number): Generator<ListingInput> {
  const file = gunzipSync(readFileSync(join(folder, 'search/pool.json.gz'))).toString()
  const pool: PoolListing[] = JSON.parse(file).docs
  const random = seededRandom(11)
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value
  const sentences = pool.flatMap(({ description }) =>
    description === '' ? [] : description.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length > 30),
  )
  const companies = [...new Set(pool.flatMap(({ company }) => (company === '' ? [] : [company])))]
  const places = [...new Set(pool.flatMap(({ location }) => (location === '' ? [] : [location])))]
  const describe = (): string => {
    const parts: string[] = []
    let words = 0
    while (words < descriptionWords) {
      const sentence = pick(sentences)
        .split(/\s+/)
        .slice(0, descriptionWords - words)
      words += sentence.length
      parts.push(sentence.join(' '))
    }
    return parts.join(' ')
  }
  for (let at = 0; at < count; at += 1) {
    const base = pool[at % pool.length] as PoolListing
    const skills = [...base.skills, ...base.spec].slice(0, 12)
    if (random() < 0.5) skills.push(pick(pick(pool).skills) ?? 'communication')
    yield {
      id: `listing-${String(at).padStart(8, '0')}`,
      kind: 'job',
      title: base.title,
      company: random() < 0.9 ? pick(companies) : '',
      location: random() < 0.2 ? 'Remote' : pick(places),
      type: base.type,
      level: base.level,
      skills,
      description: describe(),
      source: pick(sourceNames),
      posted: now - Math.floor(random() * 90) * dayMs,
      deadline: random() < 0.3 ? now + Math.floor(random() * 40 - 4) * dayMs : null,
    }
  }
}
