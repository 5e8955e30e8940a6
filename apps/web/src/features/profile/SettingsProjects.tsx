import { listCaps } from '@scry/contracts/limits'
import type { ProfileProject } from '@scry/contracts/profile'
import { projectsNotKept } from '@scry/profile/not-shown'
import { unspecified } from '@scry/profile/projects'
import { Pencil, Trash2 } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Input } from '../../ui/Input.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useBeforeSubmit } from '../../ui/use-before-submit.ts'
import { noProject, projectOf, type TypedProject } from './profile-form.ts'

interface SettingsProjectsProps {
  projects: readonly ProfileProject[]
  onChange: (projects: ProfileProject[]) => void
  typed: TypedProject
  onType: (typed: TypedProject) => void
}

/** Projects of the profile: add one with name and description, change one, remove one (§2.64, §5.22). */
export function SettingsProjects({ projects, onChange, typed, onType }: SettingsProjectsProps) {
  const { at: changed } = typed
  const [isIncomplete, setIncomplete] = useState(false)
  const [isFull, setFull] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const show = (next: TypedProject) => {
    setIncomplete(false)
    setFull(false)
    onType(next)
  }
  const { at: _, ...texts } = typed
  const isUntouched = changed === null && Object.values(texts).every((text) => text.trim() === '')
  /** The list with what the fields hold, or null when name or description is missing or there is no room for one more. */
  const taken = (): ProfileProject[] | null => {
    if (isUntouched) return [...projects]
    const project = projectOf(typed)
    setIncomplete(project === null)
    if (!project) return null
    if (changed === null && projects.length >= listCaps.projects) {
      setFull(true)
      return null
    }
    const next = changed === null ? [...projects, project] : projects.map((one, at) => (at === changed ? project : one))
    onChange(next)
    return next
  }
  const add = () => {
    if (isUntouched) setIncomplete(true)
    else if (taken()) show(noProject)
  }
  const edit = (at: number) => {
    const project = taken()?.[at]
    if (!project) return
    const duration = project.duration === unspecified ? '' : project.duration
    show({ ...project, technologies: project.technologies.join(', '), duration, at })
    nameField.current?.focus()
  }
  const remove = (at: number) => {
    setFull(false)
    onChange(projects.filter((_, other) => other !== at))
    if (changed === at) show(noProject)
    else if (changed !== null && at < changed) onType({ ...typed, at: changed - 1 })
  }
  useBeforeSubmit(nameField, () => {
    if (!taken()) return false
    show(noProject)
    return true
  })
  return (
    <fieldset className="min-w-0 md:col-span-2">
      <legend className="type-label mb-1.5">Projects</legend>
      <ul>
        {projects.map((project, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two projects may carry the same name
          <ProjectRow key={at} project={project} onEdit={() => edit(at)} onRemove={() => remove(at)} />
        ))}
      </ul>
      <p className="type-meta mt-2 text-ink-3">
        {projects.length} of {listCaps.projects} projects.
      </p>
      {projectsNotKept(projects).map((sentence) => (
        <p key={sentence} role="status" className="type-meta mt-1 text-red">
          {sentence}
        </p>
      ))}
      <div className="mt-4 grid gap-x-5 gap-y-4 md:grid-cols-2">
        <ProjectFields nameField={nameField} typed={typed} onType={show} isIncomplete={isIncomplete} isFull={isFull} />
        <div>
          <Button size="sm" onClick={add}>
            {changed === null ? 'Add project' : 'Keep changes'}
          </Button>
        </div>
      </div>
    </fieldset>
  )
}

interface ProjectRowProps {
  project: ProfileProject
  onEdit: () => void
  onRemove: () => void
}

function ProjectRow({ project, onEdit, onRemove }: ProjectRowProps) {
  return (
    <li className="flex items-start justify-between gap-3 border-b border-rule py-2.5">
      <div className="wrap-anywhere min-w-0 flex-1">
        <p className="font-semibold">{project.name}</p>
        <p className="type-text text-ink-2">{project.description}</p>
        <p className="type-meta text-ink-2">
          {[project.technologies.join(', '), project.duration].filter(Boolean).join(' · ')}
        </p>
      </div>
      <button
        type="button"
        className="icon-button size-9 flex-none text-ink-2"
        aria-label={`Change ${project.name}`}
        onClick={onEdit}
      >
        <Pencil aria-hidden="true" size="1.0625rem" strokeWidth={1.8} />
      </button>
      <button
        type="button"
        className="icon-button size-9 flex-none text-ink-2"
        aria-label={`Remove ${project.name}`}
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" size="1.0625rem" strokeWidth={1.8} />
      </button>
    </li>
  )
}

interface ProjectFieldsProps {
  nameField: RefObject<HTMLInputElement | null>
  typed: TypedProject
  onType: (typed: TypedProject) => void
  isIncomplete: boolean
  isFull: boolean
}

/** The fields of the project that is added or changed. */
function ProjectFields({ nameField, typed, onType, isIncomplete, isFull }: ProjectFieldsProps) {
  const write = (field: keyof TypedProject) => (event: { target: { value: string } }) =>
    onType({ ...typed, [field]: event.target.value })
  return (
    <>
      <Input
        ref={nameField}
        label="Project name"
        value={typed.name}
        onChange={write('name')}
        error={
          isFull
            ? `At most ${listCaps.projects} projects. Remove one to add another.`
            : isIncomplete && typed.name.trim() === ''
              ? 'A project needs a name'
              : undefined
        }
      />
      <Input label="Project duration" optional value={typed.duration} onChange={write('duration')} />
      <TextArea
        label="Project description"
        rows={2}
        fieldClassName="md:col-span-2"
        value={typed.description}
        onChange={write('description')}
        error={isIncomplete && typed.description.trim() === '' ? 'A project needs a description' : undefined}
      />
      <Input
        label="Project technologies"
        optional
        hint="Separate them by commas."
        fieldClassName="md:col-span-2"
        value={typed.technologies}
        onChange={write('technologies')}
      />
    </>
  )
}
