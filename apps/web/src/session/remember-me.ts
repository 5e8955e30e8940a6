import { readOwn, writeOwn } from './own-storage.ts'

const visitCookie = 'scry_this_visit=1'
const key = 'forget-after-visit'

/**
 * 'Remember me' left empty: the session is ended by the first page of the next visit. A cookie without an age lives as
 * long as the browser does and is seen by all its tabs, so its absence tells that a new visit has begun.
 */
export function rememberVisit(remember: boolean): void {
  writeOwn(key, remember ? null : true)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every supported browser
  if (!remember) document.cookie = `${visitCookie}; path=/; samesite=lax`
}

export function visitIsOver(): boolean {
  return readOwn(key, false) && !document.cookie.split('; ').includes(visitCookie)
}
