import { workDescriptionCap } from '@scry/contracts/limits'
import type { Profile } from '@scry/contracts/profile'
import { parseProjects, unspecified } from '@scry/profile/projects'
import { parseList } from '@scry/profile/stored-fields'
import { areProjectsCut, isCutAt, parseUnshown, wholeAmong } from '@scry/profile/unshown'
import { headParts } from '@scry/profile/work-entries'
import type { ReactNode } from 'react'
import { wholeWords, workEntry } from './work-entry.ts'

/** How large the text is set so that one page holds it, by its length in characters: most resumes take the first. */
const sizes = [
  [2900, 'text-[10pt]/[14pt]'],
  [4500, 'text-[8.5pt]/[11.5pt]'],
  [8000, 'text-[7pt]/[9pt]'],
  [Number.POSITIVE_INFINITY, 'text-[5.5pt]/[7pt]'],
] as const
/** A line that is not full takes the room of one that is. */
const lineLength = 110

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

interface Entry {
  head: string
  /** What stands at the end of the head's line: dates, or how long. */
  when: string
  lines: string[]
}

/** The profile as a resume of one page, whole and without a word of ours: what the print of the settings is. */
export function PrintedResume({ profile }: { profile: Profile }) {
  const { summary, location, name } = profile
  const parts = partsOf(profile)
  const lists = [
    ['Skills', parseList(profile.skills)],
    ['Languages', parseList(profile.languages)],
    ['Certificates', parseList(profile.certifications)],
  ] as const
  const lines = [summary, ...parts.flatMap(({ entries }) => entries.flatMap(({ head, lines }) => [head, ...lines]))]
  const length = lines.reduce((sum, line) => sum + Math.ceil(line.length / lineLength) * lineLength, 0)
  const [, size] = sizes.find(([most]) => length <= most) ?? sizes[0]
  const place = location === 'flexible' ? '' : location
  return (
    <div className={`hidden px-[14mm] py-[12mm] text-ink print:block ${size}`}>
      <h1 className="display text-[2em]/[1.2]">{name}</h1>
      <p className="text-ink-2">{[profile.email, profile.phone, place].filter(Boolean).join(' · ')}</p>
      {summary && <Part title="Summary">{summary}</Part>}
      {parts.map(
        ({ title, entries }) =>
          entries.length > 0 && (
            <Part key={title} title={title}>
              {entries.map((entry) => (
                <PrintedEntry key={`${entry.head} ${entry.when} ${entry.lines[0]}`} entry={entry} />
              ))}
            </Part>
          ),
      )}
      {lists.map(
        ([title, items]) =>
          items.length > 0 && (
            <Part key={title} title={title}>
              {items.join(', ')}
            </Part>
          ),
      )}
    </div>
  )
}

function partsOf({ work_experience, projects, education, unshown }: Profile): { title: string; entries: Entry[] }[] {
  const { texts, dates } = parseUnshown(unshown)
  const whole = wholeAmong(texts)
  const dated = dates.map(headParts)
  const entry = (line: string): Entry => {
    const { head, text } = workEntry(line)
    const { place, when } = headParts(head)
    // Two jobs of one title in one place have their dates in their order.
    const at = dated.findIndex((one) => one.place === place)
    const [known] = at < 0 ? [] : dated.splice(at, 1)
    const said = whole(text, isCutAt(text, workDescriptionCap))
    return { head: place, when: known?.when ?? when, lines: said === text ? linesOf(wholeWords(text)) : linesOf(said) }
  }
  const ofProjects = parseProjects(projects).map(({ name, description, technologies, duration }) => ({
    head: [name, technologies.join(', ')].filter(Boolean).join(' | '),
    when: duration === unspecified ? '' : duration,
    lines: linesOf(whole(description, areProjectsCut(projects))),
  }))
  return [
    { title: 'Experience', entries: linesOf(work_experience).map(entry) },
    { title: 'Projects', entries: ofProjects },
    { title: 'Education', entries: linesOf(education).map(entry) },
  ]
}

function PrintedEntry({ entry: { head, when, lines } }: { entry: Entry }) {
  return (
    <div className="mb-[0.4em]">
      <p className="flex justify-between gap-x-[2em]">
        <strong className="font-semibold">{head}</strong>
        <span className="flex-none">{when}</span>
      </p>
      {lines.length > 0 && (
        <ul className="list-disc pl-[1.2em]">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-[1em]">
      <h2 className="mb-[0.3em] border-b border-ink text-[1.1em]/[1.4] font-semibold">{title}</h2>
      {children}
    </section>
  )
}
