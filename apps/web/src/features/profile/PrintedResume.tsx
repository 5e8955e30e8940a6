import type { Profile } from '@scry/contracts/profile'
import { parseProjects } from '@scry/profile/projects'
import { parseList } from '@scry/profile/stored-fields'
import type { ReactNode } from 'react'
import { wholeWords, workEntry } from './work-entry.ts'

/** How large the text is set so that one page holds it, by its length in characters: most resumes take the first. */
const sizes = [
  [2600, 'text-[10pt]/[14pt]'],
  [4500, 'text-[8.5pt]/[11.5pt]'],
  [8000, 'text-[7pt]/[9pt]'],
  [Number.POSITIVE_INFINITY, 'text-[5.5pt]/[7pt]'],
] as const

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** The profile as a resume of one page, whole and without a word of ours: what the print of the settings is. */
export function PrintedResume({ profile }: { profile: Profile }) {
  const { summary, education, work_experience: work, location, name } = profile
  const projects = parseProjects(profile.projects)
  const lists = [
    ['Skills', parseList(profile.skills)],
    ['Languages', parseList(profile.languages)],
    ['Certificates', parseList(profile.certifications)],
  ] as const
  const length = [summary, education, work, profile.projects].join('').length
  const [, size] = sizes.find(([most]) => length <= most) ?? sizes[0]
  const place = location === 'flexible' ? '' : location
  return (
    <div className={`hidden px-[14mm] py-[12mm] text-ink print:block ${size}`}>
      <h1 className="display text-[2em]/[1.2]">{name}</h1>
      <p className="text-ink-2">{[profile.email, profile.phone, place].filter(Boolean).join(' · ')}</p>
      {summary && <Part title="Summary">{summary}</Part>}
      {work && (
        <Part title="Experience">
          {linesOf(work).map((line) => {
            const { head, text } = workEntry(line)
            return (
              <p key={line} className="mb-[0.4em]">
                <strong className="font-semibold">{head}</strong>
                {text && `: ${wholeWords(text)}`}
              </p>
            )
          })}
        </Part>
      )}
      {projects.length > 0 && (
        <Part title="Projects">
          {projects.map((project) => (
            <p key={`${project.name} ${project.description}`} className="mb-[0.4em]">
              <strong className="font-semibold">{project.name}</strong>
              {project.description && `: ${project.description}`}
              {project.technologies.length > 0 && ` (${project.technologies.join(', ')})`}
            </p>
          ))}
        </Part>
      )}
      {education && (
        <Part title="Education">
          {linesOf(education).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Part>
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-[1em]">
      <h2 className="mb-[0.3em] border-b border-ink text-[1.1em]/[1.4] font-semibold">{title}</h2>
      {children}
    </section>
  )
}
