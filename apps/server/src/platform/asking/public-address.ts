import type { LookupAddress, LookupOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Asks for all addresses of a name, as `dns.lookup` does with `all`. */
export type LookupAll = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** Names that mean a machine nearby, whatever they resolve to: by RFC 6761, 6762, 8375, by ICANN, or by habit. */
const privateEndings = 'localhost local internal home.arpa localdomain intranet private corp home lan'.split(' ')
/** Of IPv6, only this is routed for everybody; what is special within it, `range` knows. */
const globalIpv6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]
/** A public address at which every machine of one cloud finds its own metadata. */
const azureMetadata = '168.63.129.16'

export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

/** Whether anybody on the internet means the same machine by it. IPv6 that carries an IPv4 address within never counts. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || text.includes('%')) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv6 ? address.match(globalIpv6) : address.toString() !== azureMetadata
}

/** The host of an address without brackets and without the dot that ends a full name. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

/** Hosts as the host of this server wrote them, in the form of `hostOf`. */
export function readHosts(texts: readonly string[]): ReadonlySet<string> {
  const urls = texts.map((text) => URL.parse(`https://${ipaddr.IPv6.isValid(text) ? `[${text}]` : text}`))
  return new Set(urls.flatMap((url) => (url === null ? [] : hostOf(url))))
}

/** Of the hosts that may be private, those that are no names. */
export const addressesOf = (hosts: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...hosts].filter((host) => ipaddr.isValid(host)))

/** Why this address may not be asked, as the end of a sentence. `allowed` are the hosts that may be private. */
export function addressFault(url: URL, allowed: ReadonlySet<string>): string | undefined {
  const host = hostOf(url)
  if (url.username !== '' || url.password !== '') return 'holds a login'
  if (allowed.has(host) && /^https?:$/.test(url.protocol)) return undefined
  if (url.protocol !== 'https:') return 'is not https'
  const isPublic = ipaddr.isValid(host) ? isPublicAddress(host) : isPublicName(host)
  return isPublic ? undefined : 'leads to a private address'
}

const isPublicName = (name: string): boolean =>
  // A name with an empty part is none, and what a proxy makes of it is not known.
  name.includes('.') &&
  !name.split('.').includes('') &&
  !privateEndings.some((ending) => name === ending || name.endsWith(`.${ending}`))

/**
 * A lookup for connections: what it gives was checked, and nothing looks the name up again, so that the address that was
 * checked is the one connected to. One private answer among several refuses them all.
 */
export function publicLookup(lookup: LookupAll, allowed: ReadonlySet<string>): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return callback(error, [])
      const isAllowedName = allowed.has(hostname.replace(/\.$/, ''))
      const isFine = ({ address }: LookupAddress) => isAllowedName || allowed.has(address) || isPublicAddress(address)
      const [first] = found
      if (first === undefined || !found.every(isFine))
        return callback(new PrivateAddressError('A name leads to a private address'), [])
      return options.all === true ? callback(null, found) : callback(null, first.address, first.family)
    })
}
