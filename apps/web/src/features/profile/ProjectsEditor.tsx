import type { ProfileProject } from '@scry/contracts/profile'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Input } from '../../ui/Input.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { projectOf } from './profile-form.ts'

const empty = { name: '', description: '', technologies: '', duration: '' }

/** Projects of the profile: remove one, or add one with name and description (§5.22). */
export function ProjectsEditor({
  projects,
  onChange,
}: {
  projects: readonly ProfileProject[]
  onChange: (projects: ProfileProject[]) => void
}) {
  const [typed, setTyped] = useState(empty)
  const [isIncomplete, setIncomplete] = useState(false)
  const write = (field: keyof typeof empty) => (event: { target: { value: string } }) => {
    setIncomplete(false)
    setTyped({ ...typed, [field]: event.target.value })
  }
  const add = () => {
    const project = projectOf(typed)
    setIncomplete(project === null)
    if (!project) return
    onChange([...projects, project])
    setTyped(empty)
  }
  return (
    <fieldset className="md:col-span-2">
      <legend className="type-label mb-1.5">Projects</legend>
      <ul>
        {projects.map((project, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two projects may carry the same name
          <li key={at} className="flex items-start justify-between gap-3 border-b border-rule py-2.5">
            <div className="min-w-0">
              <p className="font-semibold">{project.name}</p>
              <p className="type-text text-ink-2">{project.description}</p>
              <p className="type-meta text-ink-2">{[...project.technologies, project.duration].join(', ')}</p>
            </div>
            <button
              type="button"
              className="icon-button size-9 flex-none text-ink-2"
              aria-label={`Remove ${project.name}`}
              onClick={() => onChange(projects.filter((_, other) => other !== at))}
            >
              <Trash2 aria-hidden="true" size={17} strokeWidth={1.8} />
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-x-5 gap-y-4 md:grid-cols-2">
        <Input
          label="Project name"
          value={typed.name}
          onChange={write('name')}
          error={isIncomplete && typed.name.trim() === '' ? 'A project needs a name' : undefined}
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
        <div>
          <Button size="sm" onClick={add}>
            Add project
          </Button>
        </div>
      </div>
    </fieldset>
  )
}
