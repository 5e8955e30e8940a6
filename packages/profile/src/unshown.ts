import type { ResumeAnalysis } from '@scry/contracts/analysis'
import { listCaps, textCaps, unshownCaps, workDescriptionCap } from '@scry/contracts/limits'
import type { ProfileProject } from '@scry/contracts/profile'
import { clean, cut, distinctWords } from './caps.ts'
import { parseProjects, renderProjects } from './projects.ts'
import { datedHeads, wholeEducation, wholeWorkExperience } from './work-entries.ts'

/** What a resume says and the fields of a profile have no room for (§3.6-3.11). Rankings and gaps read it too (decision 0335). */
export interface Unshown {
  /** The skills and certificates behind the last one that is shown. */
  readonly skills: readonly string[]
  readonly certifications: readonly string[]
  /** What was made in projects that are not shown. */
  readonly projects: readonly string[]
  /** Texts of which a field shows the beginning, as the resume sets them. */
  readonly texts: readonly string[]
  /** From when to when each job was whose entry says how long alone: 'Potter at Loam (Mar 2024 - May 2026)'. No ranking reads it. */
  readonly dates: readonly string[]
}

type Read = Pick<ResumeAnalysis, 'skills' | 'certifications' | 'work_experience' | 'education' | 'summary'> & {
  readonly projects: readonly ProfileProject[]
}

export function unshownOf(read: Read): Unshown {
  const shown = parseProjects(renderProjects(read.projects))
  const isShown = ({ description }: ProfileProject, at: number) =>
    shown[at] !== undefined && (shown[at].description !== '' || description.trim() === '')
  const isLong = (text: string, most: number) => text.length > most || text.includes('\n')
  const texts = [
    ...read.work_experience.flatMap(({ description }) =>
      isLong(description ?? '', workDescriptionCap) ? [description ?? ''] : [],
    ),
    ...read.projects.flatMap(({ description }, at) =>
      isShown(read.projects[at] as ProfileProject, at) && description.trim() !== shown[at]?.description
        ? [description]
        : [],
    ),
    ...(
      [
        [wholeWorkExperience(read.work_experience), textCaps.work_experience],
        [wholeEducation(read.education), textCaps.education],
        [read.summary ?? '', textCaps.summary],
      ] as const
    ).flatMap(([text, most]) => (text.length > most ? [text] : [])),
  ]
  return {
    skills: distinctWords(read.skills).slice(listCaps.skills),
    certifications: distinctWords(read.certifications).slice(listCaps.certifications),
    projects: read.projects.flatMap((project, at) =>
      isShown(project, at) ? [] : [[project.description, ...project.technologies].join('\n')],
    ),
    texts,
    dates: datedHeads(read.work_experience),
  }
}

/** Whether fields of a profile have no room for something that counts. */
export const hasUnshown = (stored: string): boolean => {
  const { dates: _, ...counting } = parseUnshown(stored)
  return Object.values(counting).some((items) => items.length > 0)
}

/** So much of it as a profile keeps: entries of each list, and characters of all together. */
function bounded({ texts, ...lists }: Unshown): Unshown {
  let room: number = unshownCaps.text
  const fit = (text: string): string[] => {
    const kept = cut(clean(text).trim(), room)
    room -= kept.length
    return kept === '' ? [] : [kept]
  }
  const skills = lists.skills.slice(0, unshownCaps.items).flatMap(fit)
  const certifications = lists.certifications.slice(0, unshownCaps.items).flatMap(fit)
  const projects = lists.projects.slice(0, unshownCaps.items).flatMap(fit)
  const whole = texts.flatMap(fit)
  // Last: what counts has the room first.
  return { skills, certifications, projects, texts: whole, dates: lists.dates.slice(0, unshownCaps.items).flatMap(fit) }
}

/** The text that a profile keeps of it; '' where the fields hold all. */
export function renderUnshown(unshown: Unshown): string {
  const kept = bounded(unshown)
  return Object.values(kept).every((items) => items.length === 0) ? '' : JSON.stringify(kept)
}

/** Back from the text, whoever wrote it; what cannot be read is nothing. */
export function parseUnshown(stored: string): Unshown {
  const said = readJson(stored)
  const list = (name: keyof Unshown): string[] => {
    const items = said?.[name]
    return Array.isArray(items) ? items.filter((item) => typeof item === 'string') : []
  }
  return bounded({
    skills: list('skills'),
    certifications: list('certifications'),
    projects: list('projects'),
    texts: list('texts'),
    dates: list('dates'),
  })
}

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim()
/** A shorter beginning could be that of any text. */
const leastBeginning = 12

/** What a field shows ends where its room does, or a space before: only such a text can have been cut. */
export const isCutAt = (shown: string, most: number): boolean => shown.length >= most - 2

/** Descriptions of projects share the room of all, which signs of their record fill up to the last few. */
export const areProjectsCut = (projects: string): boolean => projects.length >= textCaps.projects - 100

/**
 * Of a text that a field shows the whole one, where they differ in white space alone or the shown one `isCut`. Whoever
 * rewrites or takes out what is shown has said what counts: then there is none. Each whole text is given once.
 */
export function wholeAmong(texts: readonly string[]): (shown: string, isCut: boolean) => string {
  const left = texts.map((text) => ({ text, from: flat(text) }))
  return (shown, isCut) => {
    const begin = flat(shown)
    if (begin.length < leastBeginning) return shown
    const at = left.findIndex(({ from }) => from === begin || (isCut && from.startsWith(begin)))
    return left.splice(at, at < 0 ? 0 : 1)[0]?.text ?? shown
  }
}

function readJson(text: string): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
