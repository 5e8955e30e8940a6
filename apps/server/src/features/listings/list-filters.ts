import type { Filters } from '@scry/search/filters'
import { difficultyMeant, levelsMeant } from './levels.ts'
import { restriction } from './restriction.ts'

/** One filter of a request: its name and value on the wire, and what it is to the index. */
export interface ListFilter {
  readonly name: string
  readonly value: string
  readonly restricts: Filters
}

interface JobFilterFields {
  readonly type: string
  readonly level: string
  readonly source: string
  readonly posted_within_days?: number | undefined
  readonly deadline_within_days?: number | undefined
}

/** Filters that every list of jobs has. */
export function jobFilters(request: JobFilterFields): ListFilter[] {
  const { posted_within_days: postedWithinDays, deadline_within_days: deadlineWithinDays } = request
  const levels = severalOf(request.level).flatMap((level) => levelsMeant(level) ?? [])
  return [
    ...filter('type', request.type, (type) => ({ type })),
    ...(levels.length > 0 ? filter('level', request.level, () => ({ level: levels })) : []),
    ...filter('source', request.source, (source) => ({ source })),
    ...(postedWithinDays === undefined
      ? []
      : [{ name: 'posted_within_days', value: String(postedWithinDays), restricts: { postedWithinDays } }]),
    ...(deadlineWithinDays === undefined
      ? []
      : [{ name: 'deadline_within_days', value: String(deadlineWithinDays), restricts: { deadlineWithinDays } }]),
  ]
}

interface HackathonFilterFields {
  readonly mode: string
  readonly status: string
  readonly difficulty: string
  readonly theme: string
}

/** Filters that every list of hackathons has. */
export function hackathonFilters(request: HackathonFilterFields): ListFilter[] {
  return [
    ...filter('mode', request.mode, (mode) => ({ mode })),
    ...filter('status', request.status, (phase) => ({ phase })),
    ...filter('difficulty', request.difficulty, (values) => ({
      difficulty: values.map((value) => difficultyMeant(value) ?? value),
    })),
    ...filter('theme', request.theme, (theme) => ({ theme })),
  ]
}

/** A place is one value: its commas belong to it. */
export function placeFilter(name: string, value: string): ListFilter[] {
  const location = restriction(value)
  return location === undefined ? [] : [{ name, value: location, restricts: { location } }]
}

/** Values are separated by commas and any of them will do; none when one of them means no restriction. */
export function filter(name: string, text: string, restricts: (values: string[]) => Filters): ListFilter[] {
  const values = severalOf(text)
  return values.length === 0 ? [] : [{ name, value: values.join(','), restricts: restricts(values) }]
}

function severalOf(text: string): string[] {
  return text.split(',').flatMap((part) => restriction(part) ?? [])
}

/** What all filters together, but for one, are to the index. */
export function together(filters: readonly ListFilter[], without?: ListFilter): Filters {
  return Object.assign({}, ...filters.filter((one) => one !== without).map(({ restricts }) => restricts))
}
