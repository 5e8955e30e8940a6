import { expect, test } from 'vitest'
import { createListingRows } from './listing-rows.ts'

/** A store whose reads are counted, and end when they are let. */
function library(titles: Record<string, string>) {
  const asked: string[][] = []
  let held: Promise<void> | undefined
  const store = {
    async some(ids: readonly string[]) {
      asked.push([...ids])
      const rows = ids.flatMap((id) => {
        const title = titles[id]
        return title === undefined
          ? []
          : [{ stored: { feed: 'board', listing: { id, kind: 'job' as const, title } }, length: title.length }]
      })
      await held
      return rows
    },
  }
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    return () => {
      held = undefined
      resolve()
    }
  }
  return { asked, store, hold }
}

test('a row is read once, and anew when it is said to have changed', async () => {
  const titles: Record<string, string> = { a: 'Baker', b: 'Cook' }
  const { asked, store } = library(titles)
  const rows = createListingRows(store)
  const first = await rows.get(['a', 'b', 'gone'])
  expect([...first.keys()]).toEqual(['a', 'b'])
  expect((await rows.get(['a'])).get('a')).toBe(first.get('a'))
  titles.a = 'Head Baker'
  rows.forget(['a'])
  expect((await rows.get(['a', 'b'])).get('a')?.listing.title).toBe('Head Baker')
  expect(asked).toEqual([['a', 'b', 'gone'], ['a']])
})

test('what was read before a change became known is shown once and not kept', async () => {
  const titles: Record<string, string> = { a: 'Baker' }
  const { store, hold } = library(titles)
  const rows = createListingRows(store)
  const release = hold()
  const late = rows.get(['a'])
  titles.a = 'Head Baker'
  rows.forget(['a'])
  release()
  await late
  expect((await rows.get(['a'])).get('a')?.listing.title).toBe('Head Baker')
})

test('of more rows than fit those shown longest ago give way', async () => {
  const { asked, store } = library({ a: 'Baker', b: 'Cook', c: 'Waiter' })
  const rows = createListingRows(store, 13_000)
  for (const id of ['a', 'b', 'a', 'c']) await rows.get([id])
  asked.length = 0
  for (const id of ['a', 'c', 'b']) await rows.get([id])
  expect(asked).toEqual([['b']])
})

test('a listing whose row is kept is read again only where it is asked for itself', async () => {
  const { asked, store } = library({ a: 'Baker' })
  const rows = createListingRows(store)
  for (const stored of (await rows.get(['a'])).values()) rows.write(stored, { until: 10, row: 'row' }, true)
  expect([rows.written('a', 9)?.length, rows.written('a', 10)]).toEqual([3, undefined])
  await rows.get(['a'])
  expect(asked).toEqual([['a'], ['a']])
  expect(rows.written('a', 9)).toHaveLength(3)
  rows.forget(['a'])
  expect(rows.written('a', 9)).toBeUndefined()
})
