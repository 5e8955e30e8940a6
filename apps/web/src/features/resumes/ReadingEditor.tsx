import { profileLevels } from '@scry/contracts/enumerations'
import { listCaps, textCaps } from '@scry/contracts/limits'
import type { ProfileFields } from '@scry/contracts/profile'
import { distinctWords } from '@scry/profile/caps'
import { levelOf } from '@scry/profile/profile-fields'
import { useState } from 'react'
import { capital } from '../../ui/capital.ts'
import { Input } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { EntryReadings } from './EntryReadings.tsx'
import type { OtherReading } from './other-readings.ts'
import { ProjectsEditor } from './ProjectsEditor.tsx'
import type { RowKey } from './reading-rows.ts'

interface ReadingEditorProps {
  rowKey: Exclude<RowKey, 'email'>
  fields: ProfileFields
  /** How the entries of the row may be read otherwise. */
  others: readonly OtherReading[]
  onChange: (change: Partial<ProfileFields>) => void
}

/** The control that fits a row. What is typed counts at once; nothing waits for Done, and Cancel puts it back. */
export function ReadingEditor({ rowKey, fields, others, onChange }: ReadingEditorProps) {
  switch (rowKey) {
    case 'name':
      return (
        <Input
          label="Name"
          autoComplete="name"
          defaultValue={fields.name === 'User' ? '' : fields.name}
          onChange={(event) => onChange({ name: event.target.value || 'User' })}
        />
      )
    case 'phone':
      return (
        <Input
          label="Phone"
          type="tel"
          autoComplete="tel"
          value={fields.phone}
          onChange={(event) => onChange({ phone: event.target.value })}
        />
      )
    case 'location':
      return (
        <Input
          label="Location"
          autoComplete="address-level2"
          placeholder="City, or flexible"
          hint="Where you would like to work."
          defaultValue={fields.location === 'flexible' ? '' : fields.location}
          onChange={(event) => onChange({ location: event.target.value || 'flexible' })}
        />
      )
    case 'experience_level':
      return (
        <Select
          label="Experience level"
          value={fields.experience_level}
          onChange={(event) => onChange({ experience_level: levelOf(event.target.value) })}
        >
          {profileLevels.map((level) => (
            <option key={level} value={level}>
              {capital(level)}
            </option>
          ))}
        </Select>
      )
    case 'education':
    case 'work_experience':
      return (
        <>
          <EntryReadings
            label={rowKey === 'education' ? 'Studies as read' : 'Jobs as read'}
            readings={others}
            text={fields[rowKey]}
            onChange={(text) => onChange({ [rowKey]: text })}
          />
          <TextArea
            label={rowKey === 'education' ? 'Education' : 'Experience'}
            hint="One entry per line."
            isCut
            most={textCaps[rowKey]}
            rows={6}
            value={fields[rowKey]}
            onChange={(event) => onChange({ [rowKey]: event.target.value })}
          />
        </>
      )
    case 'summary':
      return (
        <TextArea
          label="Summary"
          hint="Two or three sentences about you."
          isCut
          most={textCaps.summary}
          value={fields.summary}
          onChange={(event) => onChange({ summary: event.target.value })}
        />
      )
    case 'projects':
      return <ProjectsEditor projects={fields.projects} onChange={(projects) => onChange({ projects })} />
    case 'skills':
    case 'certifications':
    case 'languages':
      return (
        <ListEditor
          key={rowKey}
          label={listLabels[rowKey]}
          most={listCaps[rowKey]}
          items={fields[rowKey]}
          onChange={(items) => onChange({ [rowKey]: items })}
        />
      )
  }
}

const listLabels = { skills: 'Skills', certifications: 'Certificates', languages: 'Languages' }

interface ListEditorProps {
  label: string
  items: readonly string[]
  most: number
  onChange: (items: string[]) => void
}

/** What goes beyond the `most` that a profile keeps is named at the field, and stays in it. */
function ListEditor({ label, items, most, onChange }: ListEditorProps) {
  const [text, setText] = useState(items.join(', '))
  const words = distinctWords(text.split(/[,\n]/))
  const beyond = words.slice(most)
  return (
    <TextArea
      label={label}
      hint={`Separated by commas. A profile holds up to ${most}.`}
      error={beyond.length > 0 ? `At most ${most}. Not kept: ${beyond.join(', ')}.` : undefined}
      rows={3}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        onChange(distinctWords(event.target.value.split(/[,\n]/)).slice(0, most))
      }}
    />
  )
}
