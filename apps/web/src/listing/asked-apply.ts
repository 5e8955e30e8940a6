import { readOwn, writeOwn } from '../session/own-storage.ts'

/** The listing whose link somebody followed to apply, until they come back and are asked about it. */
export interface FollowedLink {
  readonly id: string
  readonly title: string
}

const keyOf = (accountId: string) => `tab:followed:${accountId}`
const askedKeyOf = (accountId: string) => `asked-apply:${accountId}`

/** Remembers a followed link, once for each listing. */
export function noteFollowed(accountId: string, link: FollowedLink): void {
  if (!readOwn<string[]>(askedKeyOf(accountId), []).includes(link.id)) writeOwn(keyOf(accountId), link)
}

/** The followed link that is not asked about yet; asking takes it away. */
export function takeFollowed(accountId: string): FollowedLink | null {
  const link = readOwn<FollowedLink | null>(keyOf(accountId), null)
  if (!link) return null
  writeOwn(keyOf(accountId), null)
  writeOwn(askedKeyOf(accountId), [link.id, ...readOwn<string[]>(askedKeyOf(accountId), [])].slice(0, 2000))
  return link
}
