/** Parameters that say where somebody came from, not what is shown. */
const tracking =
  /^(?:utm_\w+|ref|refs|referrer|referral|source|src|gh_src|lever-(?:origin|source|via)|iis|iisn|trk|trackingid|spread|fbclid|gclid|mc_\w+|cmpid|domain|jobboard|_hs\w+)$/i

/**
 * An address without what does not change the page: scheme, 'www.', port, fragment, tracking parameters, the order of the
 * others, and a slash at the end. Undefined for one that is no http address.
 */
export const cleanAddress = (url: URL): string | undefined => {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  const kept = [...url.searchParams].filter(([name]) => !tracking.test(name)).sort(([a], [b]) => (a < b ? -1 : 1))
  const query = kept.map(([name, value]) => `${name}=${value}`).join('&')
  // Some sites are one page and name the posting behind the hash.
  const fragment = /^#\/?[^#]*\/\d{4,}/.test(url.hash) ? url.hash.replace(/\/?(?:\?.*)?$/, '') : ''
  const path = url.pathname.replace(/\/+$/, '')
  return `${url.hostname.toLowerCase().replace(/^www\./, '')}${path}${query === '' ? '' : `?${query}`}${fragment}`
}
