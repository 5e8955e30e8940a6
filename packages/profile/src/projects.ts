import { listCaps, textCaps } from '@scry/contracts/limits'
import type { ProfileProject } from '@scry/contracts/profile'
import { cut } from './caps.ts'

export const unspecified = 'Not specified'

/**
 * Projects from any form they are met in (§3.19): an array of records or of JSON texts, the JSON text of an array, or
 * records separated by ' | '. A record that is no JSON is a name, or 'name: description'. What cannot be read is left out.
 */
export function parseProjects(stored: unknown): ProfileProject[] {
  if (Array.isArray(stored)) return stored.map(parseRecord).filter((project) => project !== undefined)
  if (typeof stored !== 'string' || stored.trim() === '') return []
  const whole = readJson(stored)
  if (Array.isArray(whole)) return parseProjects(whole)
  if (isRecord(whole)) return parseProjects([whole])
  return parseProjects(stored.split(' | '))
}

function parseRecord(record: unknown): ProfileProject | undefined {
  if (typeof record === 'string') {
    const parsed = readJson(record)
    if (isRecord(parsed)) return parseRecord(parsed)
    const [name = '', ...rest] = record.split(': ')
    return projectOf(name, rest.join(': '), [], '')
  }
  if (!isRecord(record)) return undefined
  const technologies = Array.isArray(record.technologies)
    ? record.technologies.filter((item) => typeof item === 'string')
    : textOf(record.technologies).split(',')
  return projectOf(textOf(record.name), textOf(record.description), technologies, textOf(record.duration))
}

function projectOf(
  name: string,
  description: string,
  technologies: readonly string[],
  duration: string,
): ProfileProject | undefined {
  if (name.trim() === '' && description.trim() === '') return undefined
  return {
    name: name.trim(),
    description: description.trim(),
    technologies: technologies.map((item) => item.trim()).filter((item) => item !== ''),
    duration: duration.trim() || unspecified,
  }
}

/**
 * The JSON text of at most ten projects in at most 2000 characters (§3.7): descriptions are cut first, then whole
 * projects from the end, so that the text can always be read back.
 */
export function renderProjects(projects: readonly ProfileProject[]): string {
  for (let count = Math.min(projects.length, listCaps.projects); count > 0; count -= 1) {
    const kept = projects.slice(0, count).map((project) => ({ ...project, name: cut(project.name, 200) }))
    const fitted = withLongestDescriptions(kept)
    if (fitted !== undefined) return fitted
  }
  return '[]'
}

function withLongestDescriptions(projects: readonly ProfileProject[]): string | undefined {
  const render = (length: number) =>
    JSON.stringify(projects.map((project) => ({ ...project, description: cut(project.description, length) })))
  if (render(0).length > textCaps.projects) return undefined
  let fits = 0
  let tooLong: number = textCaps.projects + 1
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (render(middle).length <= textCaps.projects) fits = middle
    else tooLong = middle
  }
  return render(fits)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
