import type { ResumeAnalysis } from '@scry/contracts/analysis'
import { listCaps, textCaps, unshownCaps } from '@scry/contracts/limits'
import type { ProfileFields, ProfileProject } from '@scry/contracts/profile'
import { clean, distinctWords } from './caps.ts'
import { analysisProjects } from './profile-fields.ts'
import { parseProjects, renderProjects } from './projects.ts'
import { parseUnshown, renderUnshown, type Unshown, unshownOf } from './unshown.ts'
import { renderEducation, renderWorkExperience } from './work-entries.ts'

const lists = { skills: 'skills', certifications: 'certificates', languages: 'languages' } as const
const number = (count: number) => count.toLocaleString('en-US')

/** What of these projects a profile has no room for, as sentences; none where all of them fit (§3.7, §9.3). */
export function projectsNotKept(projects: readonly ProfileProject[]): string[] {
  const { room, lost, isShortened } = projectsCut(projects)
  return [
    ...(lost.length > 0 ? [`A profile keeps ${room}. Not kept: ${lost.join(', ')}.`] : []),
    ...(isShortened
      ? [
          `A profile keeps ${number(textCaps.projects)} characters of projects. Their descriptions are shortened to fit.`,
        ]
      : []),
  ]
}

function projectsCut(projects: readonly ProfileProject[]) {
  const kept = parseProjects(renderProjects(projects))
  const lost = projects.slice(kept.length).map(({ name }) => name)
  const isFull = kept.length === listCaps.projects
  const room = isFull ? `${listCaps.projects} projects` : `${number(textCaps.projects)} characters of projects`
  const isShortened = kept.some((project, at) => project.description !== projects[at]?.description.trim())
  return { room, lost, isShortened }
}

/**
 * What a resume says and a profile has no room to show, as sentences; what `fields` holds again is shown after all (§9.2,
 * §9.3). It counts when listings are ranked as far as it is kept (decision 0335); languages are not kept.
 */
export function notShown(analysis: Omit<ResumeAnalysis, 'evidence' | 'notes'>, fields: ProfileFields): string[] {
  const unshown = unshownOf({ ...analysis, projects: analysisProjects(analysis) })
  const kept = parseUnshown(renderUnshown(unshown))
  const ofLists = (Object.keys(lists) as (keyof typeof lists)[]).flatMap((field) => {
    const own = new Set(fields[field].map((item) => item.toLowerCase()))
    const lost = distinctWords(analysis[field])
      .slice(listCaps[field])
      .filter((item) => !own.has(item.toLowerCase()))
    const room = `${listCaps[field]} ${lists[field]}`
    const counting: readonly string[] = field === 'languages' ? [] : kept[field]
    const most = field === 'languages' ? 0 : unshownCaps.items
    const [counted, gone] = [
      lost.filter((item) => counting.includes(item)),
      lost.filter((item) => !counting.includes(item)),
    ]
    return [
      ...(counted.length > 0 ? [`A profile shows ${room}. These count as well: ${counted.join(', ')}.`] : []),
      ...(gone.length > 0
        ? [`A profile keeps ${listCaps[field] + most} ${lists[field]}. Not kept: ${gone.join(', ')}.`]
        : []),
    ]
  })
  const texts = [
    ['education', renderEducation(analysis.education).length >= textCaps.education],
    ['work_experience', renderWorkExperience(analysis.work_experience).length >= textCaps.work_experience],
    ['summary', (analysis.summary ?? '').trim().length > textCaps.summary],
  ] as const
  const ofTexts = texts.flatMap(([field, isCut]) => {
    const name = field === 'work_experience' ? 'experience' : field
    return isCut ? [`A profile shows ${number(textCaps[field])} characters of ${name}. The rest counts as well.`] : []
  })
  const { room, lost, isShortened } = projectsCut(analysisProjects(analysis))
  const ofProjects = [
    ...(lost.length > 0 ? [`A profile shows ${room}. These count as well: ${lost.join(', ')}.`] : []),
    ...(isShortened
      ? [`A profile shows ${number(textCaps.projects)} characters of projects. Their whole descriptions count.`]
      : []),
  ]
  const sizeOf = ({ projects, texts }: Unshown) =>
    [...projects, ...texts].map((text) => clean(text).trim()).join('').length
  const ofAll =
    sizeOf(unshown) > sizeOf(kept)
      ? [
          `Beyond what it shows, a profile keeps ${number(unshownCaps.text)} characters. What comes after them is not kept.`,
        ]
      : []
  return [...ofLists, ...ofProjects, ...ofTexts, ...ofAll]
}
