import type { Caller } from '../../platform/session-guard.ts'
import { type Filter, invalidQuery } from './document-queries.ts'

/** Whether one document with these attributes passes the filters; a filter on anything else is refused. */
export function allows(filters: readonly Filter[], attributes: Readonly<Record<string, string>>): boolean {
  return filters.every((filter) => {
    const own = Object.hasOwn(attributes, filter.attribute) ? attributes[filter.attribute] : undefined
    if (own === undefined) throw invalidQuery(`no filter by ${filter.attribute.slice(0, 40)}`)
    return filter.values.includes(own)
  })
}

/** `createdBy` names an address; it is answered by account, so that an address that changes hands carries no rights. */
export function isOwnAddress(caller: Caller, filter: Filter): boolean {
  return filter.values.some((value) => String(value).trim().toLowerCase() === caller.email)
}
