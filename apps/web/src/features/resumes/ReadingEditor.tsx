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
    case 'phone':
    case 'location':
      return <ContactEditor rowKey={rowKey} fields={fields} onChange={onChange} />
    case 'experience_level':
      return <LevelEditor level={fields.experience_level} onChange={(level) => onChange({ experience_level: level })} />
    case 'education':
    case 'work_experience':
      return (
        <EntriesEditor
          {...entryLabels[rowKey]}
          most={textCaps[rowKey]}
          others={others}
          text={fields[rowKey]}
          onChange={(text) => onChange({ [rowKey]: text })}
        />
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

interface ContactEditorProps extends Pick<ReadingEditorProps, 'fields' | 'onChange'> {
  rowKey: 'name' | 'phone' | 'location'
}

function ContactEditor({ rowKey, fields, onChange }: ContactEditorProps) {
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
  }
}

interface LevelEditorProps {
  level: ProfileFields['experience_level']
  onChange: (level: ProfileFields['experience_level']) => void
}

function LevelEditor({ level, onChange }: LevelEditorProps) {
  return (
    <Select label="Experience level" value={level} onChange={(event) => onChange(levelOf(event.target.value))}>
      {profileLevels.map((one) => (
        <option key={one} value={one}>
          {capital(one)}
        </option>
      ))}
    </Select>
  )
}

const entryLabels = {
  education: { label: 'Education', readAs: 'Studies as read' },
  work_experience: { label: 'Experience', readAs: 'Jobs as read' },
}

interface EntriesEditorProps {
  label: string
  /** What the other readings are called. */
  readAs: string
  most: number
  others: readonly OtherReading[]
  text: string
  onChange: (text: string) => void
}

function EntriesEditor({ label, readAs, most, others, text, onChange }: EntriesEditorProps) {
  return (
    <>
      <EntryReadings label={readAs} readings={others} text={text} onChange={onChange} />
      <TextArea
        label={label}
        hint="One entry per line."
        isCut
        most={most}
        rows={6}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
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
