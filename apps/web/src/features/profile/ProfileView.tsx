import { shown } from '@scry/contracts/limits'
import type { Profile } from '@scry/contracts/profile'
import { parseProjects } from '@scry/profile/projects'
import { parseList } from '@scry/profile/stored-fields'
import type { ReactNode } from 'react'
import { capital } from '../../ui/capital.ts'
import { cutAt } from './profile-form.ts'

const limits = shown.settings

/** The profile as its owner reads it (§2.57-2.61). */
export function ProfileView({ profile }: { profile: Profile }) {
  const skills = parseList(profile.skills)
  const projects = parseProjects(profile.projects)
  return (
    <dl className="grid gap-x-10 md:grid-cols-2">
      <Row term="Name">{profile.name || 'Not specified'}</Row>
      <Row term="Experience level">{capital(profile.experience_level || 'entry')}</Row>
      <Row term="Education" wide>
        {profile.education ? cutAt(profile.education, limits.education) : <Missing />}
      </Row>
      <Row term="Location">{capital(profile.location || 'flexible')}</Row>
      <Row term="Phone">{profile.phone || <Missing />}</Row>
      <Row term="Skills" wide>
        {skills.length === 0 ? <Missing /> : skills.slice(0, limits.skills).join(', ')}
        {skills.length > limits.skills && <span className="text-ink-2"> +{skills.length - limits.skills} more</span>}
      </Row>
      <Row term="Projects" wide>
        {projects.length === 0 && <Missing />}
        {projects.slice(0, limits.projects).map((project) => (
          <div key={`${project.name} ${project.description}`} className="mb-3">
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
        {profile.summary ? cutAt(profile.summary, limits.summary) : <Missing />}
      </Row>
    </dl>
  )
}

function Missing() {
  return <span className="text-ink-3">Not on your resume</span>
}

function Row({ term, wide = false, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`border-b border-rule py-3 ${wide ? 'md:col-span-2' : ''}`}>
      <dt className="type-meta text-ink-2">{term}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  )
}
