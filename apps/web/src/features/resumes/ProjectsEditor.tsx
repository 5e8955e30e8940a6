import { listCaps } from '@scry/contracts/limits'
import type { ProfileProject } from '@scry/contracts/profile'
import { projectsNotKept } from '@scry/profile/not-shown'
import { parseProjects, renderProjects, unspecified } from '@scry/profile/projects'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Input } from '../../ui/Input.tsx'
import { TextArea } from '../../ui/TextArea.tsx'

type Draft = ProfileProject & { key: number }

/** Name, description and technologies of each project; `projects` is the text that the profile keeps. */
export function ProjectsEditor({ projects, onChange }: { projects: string; onChange: (projects: string) => void }) {
  const [drafts, setDrafts] = useState<Draft[]>(() =>
    parseProjects(projects).map((project, key) => ({ ...project, key })),
  )
  const [isFull, setFull] = useState(false)
  const named = drafts.filter((draft) => draft.name.trim() !== '')
  const change = (next: Draft[]) => {
    setFull(false)
    setDrafts(next)
    onChange(renderProjects(next.filter((draft) => draft.name.trim() !== '').map(({ key: _, ...project }) => project)))
  }
  const set = (key: number, part: Partial<ProfileProject>) =>
    change(drafts.map((draft) => (draft.key === key ? { ...draft, ...part } : draft)))
  return (
    <div className="grid gap-5">
      {drafts.map((draft, index) => (
        <fieldset key={draft.key} className="grid gap-3 border-b border-rule pb-4">
          <legend className="sr-only">Project {index + 1}</legend>
          <Input
            label="Project name"
            value={draft.name}
            onChange={(event) => set(draft.key, { name: event.target.value })}
          />
          <TextArea
            label="Description"
            rows={2}
            value={draft.description}
            onChange={(event) => set(draft.key, { description: event.target.value })}
          />
          <Input
            label="Technologies"
            hint="Separated by commas."
            defaultValue={draft.technologies.join(', ')}
            onChange={(event) => set(draft.key, { technologies: splitWords(event.target.value) })}
          />
          <Button
            variant="quiet"
            size="sm"
            className="justify-self-start"
            onClick={() => change(drafts.filter((one) => one.key !== draft.key))}
          >
            Remove project
          </Button>
        </fieldset>
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        onClick={() => {
          const key = 1 + Math.max(-1, ...drafts.map((draft) => draft.key))
          setFull(drafts.length >= listCaps.projects)
          if (drafts.length < listCaps.projects)
            setDrafts([...drafts, { key, name: '', description: '', technologies: [], duration: unspecified }])
        }}
      >
        Add a project
      </Button>
      <div role="status" className="type-meta text-red">
        {isFull && <p>At most {listCaps.projects} projects. Remove one to add another.</p>}
        {projectsNotKept(named).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  )
}

function splitWords(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
