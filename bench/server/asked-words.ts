import { send } from './driven.ts'

/** Words of titles in the catalogue, singly and in pairs. */
export async function askedWords(address: string): Promise<string[]> {
  const words = new Set<string>()
  for (let after: string | null = ''; after !== null && words.size < 700; ) {
    const { body } = await send(address, {
      method: 'GET',
      path: `/api/search-jobs?limit=200${after === '' ? '' : `&after=${encodeURIComponent(after)}`}`,
    })
    const { jobs, next } = JSON.parse(body) as { jobs: { title: string }[]; next: string | null }
    for (const { title } of jobs) {
      const [first = '', second = ''] = title.toLowerCase().match(/\p{L}{3,}/gu) ?? []
      words.add(first)
      words.add(`${first} ${second}`.trim())
    }
    after = next
  }
  return [...words]
}
