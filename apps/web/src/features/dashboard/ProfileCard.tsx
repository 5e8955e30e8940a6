import { defaultResumeFileName, shown } from '@scry/contracts/limits'
import type { Profile } from '@scry/contracts/profile'
import { parseProjects } from '@scry/profile/projects'
import { parseList } from '@scry/profile/stored-fields'
import { ChevronDown, Pencil } from 'lucide-react'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { ownDate } from '../../listing/dates.ts'
import { paths } from '../../paths.ts'
import { levelWord } from '../../session/level-words.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { capital } from '../../ui/capital.ts'

const limits = shown.dashboard

const cutAt = (text: string, length: number) => (text.length > length ? `${text.slice(0, length).trimEnd()}...` : text)

/** The expandable 'Your Profile' card (§2.26-2.28). It opens by itself where there is room beside the list. */
export function ProfileCard({ profile, toggle }: { profile: Profile; toggle?: Ref<HTMLButtonElement> }) {
  const [isOpen, setOpen] = useState(() => window.matchMedia('(min-width: 64rem)').matches)
  const id = useId()
  const skills = parseList(profile.skills)
  const projects = parseProjects(profile.projects)
  const level = levelWord(profile)
  const location = capital(profile.location || 'flexible')
  const file = profile.originalFileName || defaultResumeFileName
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="wrap-anywhere min-w-0 rounded-sheet bg-sheet px-5 py-4 shadow-sheet lg:p-6.5"
    >
      <div className="relative">
        <h2 id={`${id}-title`} className="type-h2-small">
          {/* All that stands while the card is folded can be pressed. */}
          <button
            ref={toggle}
            type="button"
            className="flex min-h-9 w-full items-center justify-between gap-3 text-left after:absolute after:-inset-2"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            Your Profile
            <ChevronDown
              aria-hidden="true"
              size="1.25rem"
              strokeWidth={1.8}
              className={isOpen ? 'flex-none rotate-180' : 'flex-none'}
            />
          </button>
        </h2>
        {!isOpen && (
          <p className="type-meta truncate text-ink-2">
            {[level, location, profile.hasResume ? file : 'no resume'].join(' · ')}
          </p>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        <p className="mt-1 font-semibold">{profile.name}</p>
        <p className="type-meta text-ink-2">
          {level} · {location}
        </p>
        {skills.length > 0 && (
          <Part title="Skills">
            <ul className="type-text flex flex-wrap gap-x-3 gap-y-1.5">
              {skills.slice(0, limits.skills).map((skill) => (
                <li key={skill}>
                  <mark className="mark mark-soft">{skill}</mark>
                </li>
              ))}
              {skills.length > limits.skills && <li className="text-ink-2">+{skills.length - limits.skills} more</li>}
            </ul>
          </Part>
        )}
        {projects.length > 0 && (
          <Part title="Recent projects">
            <ul className="grid gap-3">
              {projects.slice(0, limits.projects).map((project) => (
                <li key={`${project.name} ${project.description}`} className="type-text">
                  <p className="font-semibold">{project.name}</p>
                  <p className="text-ink-2">{cutAt(project.description, limits.projectDescription)}</p>
                  {project.technologies.length > 0 && (
                    <p className="type-meta text-ink-2">
                      {project.technologies.slice(0, limits.technologies).join(', ')}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </Part>
        )}
        {profile.summary && (
          <Part title="Summary">
            <p className="type-text text-ink-2">{cutAt(profile.summary, limits.summary)}</p>
          </Part>
        )}
        {profile.hasResume && (
          <Part title="Resume">
            <p className="type-text break-all">{file}</p>
            <p className="type-meta text-ink-2">Uploaded {ownDate(profile.resumeUploadedAt)}</p>
          </Part>
        )}
        <ButtonLink to={paths.profile} size="sm" className="mt-5">
          <Pencil aria-hidden="true" size="0.9375rem" strokeWidth={2} />
          Edit Profile
        </ButtonLink>
      </div>
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-4">
      <h3 className="type-small mb-2 border-b border-ink pb-1 font-semibold">{title}</h3>
      {children}
    </div>
  )
}
