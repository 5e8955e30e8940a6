import { listCaps, shown } from '@scry/contracts/limits'
import type { Profile } from '@scry/contracts/profile'
import { parseProjects } from '@scry/profile/projects'
import { parseList } from '@scry/profile/stored-fields'
import { hasUnshown, parseUnshown } from '@scry/profile/unshown'
import { type ReactNode, useState } from 'react'
import { levelInFull } from '../../session/level-words.ts'
import { capital } from '../../ui/capital.ts'
import { cutAt } from './profile-form.ts'
import { workEntry } from './work-entry.ts'

const limits = shown.settings

/** The profile as its owner reads it (§2.57-2.61), and what else was read: jobs, certificates and languages. */
export function ProfileView({ profile }: { profile: Profile }) {
  const skills = [...parseList(profile.skills), ...parseUnshown(profile.unshown).skills]
  const projects = parseProjects(profile.projects)
  const jobs = profile.work_experience.split('\n').filter((line) => line.trim() !== '')
  return (
    <dl className="grid gap-x-10 md:grid-cols-2">
      <Row term="Name">{profile.name || 'Not specified'}</Row>
      <Row term="Experience level">{levelInFull(profile)}</Row>
      <Row term="Education" wide>
        {profile.education ? <Cut name="education" text={profile.education} length={limits.education} /> : <Missing />}
      </Row>
      <Row term="Experience" wide>
        {jobs.length === 0 && <Missing />}
        {jobs.map((job, at) => {
          const { head, text } = workEntry(job)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may read the same
            <div key={at} className="mb-3 last:mb-0">
              <p className="font-semibold">{head}</p>
              {text && <p>{cutAt(text, limits.projectDescription)}</p>}
            </div>
          )
        })}
      </Row>
      <Row term="Location">{capital(profile.location || 'flexible')}</Row>
      <Row term="Phone">{profile.phone || <Missing />}</Row>
      <Row term="Skills" wide>
        {skills.length === 0 ? <Missing /> : skills.slice(0, limits.skills).join(', ')}
        {skills.length > limits.skills && (
          <>
            {' '}
            <span className="whitespace-nowrap text-ink-2">+{skills.length - limits.skills} more</span>
          </>
        )}
      </Row>
      <Row term="Certificates">{listed(profile.certifications)}</Row>
      <Row term="Languages">{listed(profile.languages)}</Row>
      <Row term="Projects" wide>
        {projects.length === 0 && <Missing />}
        {projects.slice(0, limits.projects).map((project, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two projects may read the same
          <div key={at} className="mb-3">
            <p className="font-semibold">{project.name}</p>
            <p>{cutAt(project.description, limits.projectDescription)}</p>
            {project.technologies.length > 0 && (
              <p className="type-meta text-ink-2">
                {project.technologies.slice(0, limits.technologies).join(', ')}
                {project.technologies.length > limits.technologies &&
                  ` +${project.technologies.length - limits.technologies}`}
              </p>
            )}
          </div>
        ))}
        {projects.length > limits.projects && (
          <p className="text-ink-2">+{projects.length - limits.projects} more projects</p>
        )}
      </Row>
      <Row term="Summary" wide>
        {profile.summary ? <Cut name="summary" text={profile.summary} length={limits.summary} /> : <Missing />}
      </Row>
      {hasUnshown(profile.unshown) && (
        <Row term="Not shown" wide>
          A profile shows {listCaps.skills} skills and the beginnings of long texts. Listings are ranked by all that
          your resume says.
        </Row>
      )}
    </dl>
  )
}

/** A text cut at its limit, and the rest on demand: a second degree may stand behind the cut. */
function Cut({ name, text, length }: { name: string; text: string; length: number }) {
  const [isWhole, setWhole] = useState(false)
  if (text.length <= length) return text
  return (
    <>
      <span>{isWhole ? text : cutAt(text, length)}</span>{' '}
      <button type="button" className="text-link type-meta" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? 'Show less' : 'Show all'}
        <span className="sr-only"> of the {name}</span>
      </button>
    </>
  )
}

function listed(stored: string[] | string) {
  const items = parseList(stored)
  return items.length === 0 ? <Missing /> : items.join(', ')
}

/** Not 'not on your resume': the resume may be deleted, or its owner may have cleared the field. */
function Missing() {
  return <span className="text-ink-3">Not specified</span>
}

function Row({ term, wide = false, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`border-b border-rule py-3 ${wide ? 'md:col-span-2' : ''}`}>
      <dt className="type-meta text-ink-2">{term}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
