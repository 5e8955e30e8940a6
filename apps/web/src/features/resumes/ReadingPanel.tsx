import type { ResumeAnalysis } from '@scry/contracts/analysis'
import type { ProfileFields } from '@scry/contracts/profile'
import { notShown } from '@scry/profile/not-shown'
import { emptyProfile, mergeAnalysis } from '@scry/profile/profile-fields'
import { useMemo, useState } from 'react'
import { counted } from '../../ui/counted.ts'
import { otherReadings } from './other-readings.ts'
import { ReadingEditor } from './ReadingEditor.tsx'
import { ReadingRow } from './ReadingRow.tsx'
import type { Reader } from './reading.ts'
import { isDoubtful, missingText, type RowKey, rowEvidence, rowLabels, rowLetters, rowValue } from './reading-rows.ts'
import { TakenOff, takenOff } from './TakenOff.tsx'

interface ReadingPanelProps {
  analysis: ResumeAnalysis | null
  reader: Reader
  email: string
  fields: ProfileFields
  /** Skills that the person says they do not have. */
  rejected: readonly string[]
  onReject: (skills: string[]) => void
  onChange: (change: Partial<ProfileFields>) => void
  onActive: (key: RowKey | null) => void
  onEditEmail: () => void
  /** Rows carry the letter of their mark on the page. */
  lettered: boolean
}

const readerNotes: Record<Reader, string | null> = {
  server: null,
  model: 'Our own reader could not read this, so a language model did. Please check it closely.',
  browser: 'Our server could not read this, so your browser did. Please check it closely.',
  nobody: 'We could not read anything. Fill in what you like now, or add it later.',
}

/** What was read, field by field, open to correction. It is what will be saved. */
export function ReadingPanel({
  analysis,
  reader,
  email,
  fields,
  rejected,
  onReject,
  onChange,
  onActive,
  onEditEmail,
  lettered,
}: ReadingPanelProps) {
  const toCheck = (key: RowKey) => !isMissing(key) && isDoubtful(key, analysis?.evidence)
  // Doubtful ones first and missing ones last, by the first reading: a row that is being filled in must not move under the cursor.
  const [order] = useState(() => {
    const rank = (key: RowKey) => (toCheck(key) ? 0 : isMissing(key) ? 2 : 1)
    return [...rowLabels].sort(([a], [b]) => rank(a) - rank(b))
  })
  const read = useMemo(
    () => analysis && mergeAnalysis(emptyProfile, analysis, { fileName: '', uploadedAt: '' }),
    [analysis],
  )
  const letters = useMemo(() => rowLetters(analysis?.evidence), [analysis])
  const rows = order.map(([key, label]) => {
    const [source = null] = rowEvidence(key, analysis?.evidence)
    const isCorrected = read !== null && key !== 'email' && `${read[key]}` !== `${fields[key]}`
    const isToCheck = !isCorrected && toCheck(key)
    return { key, label, value: rowValue(key, fields, email), source, isCorrected, isToCheck }
  })
  function isMissing(key: RowKey): boolean {
    return rowValue(key, fields, email) === null
  }
  const filled = rows.filter((row) => row.value !== null).length
  const doubtful = rows.filter((row) => row.isToCheck).length
  const readerNote = readerNotes[reader]
  return (
    <section aria-labelledby="what-we-read" className="section-rule pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="what-we-read" className="type-h2">
          What we read
        </h2>
        {analysis && (
          <p className="type-meta text-ink-2">
            {counted(filled, 'field')} read
            {doubtful > 0 && `, ${doubtful} to check`}
            {filled < rows.length && `, ${rows.length - filled} to add`}
          </p>
        )}
      </div>
      {readerNote && <p className="type-note mt-2 text-ink-2">{readerNote}</p>}
      {analysis?.notes.map((note) => (
        <p key={note.code + note.text} className="type-note mt-2 text-ink-2">
          {note.text}
        </p>
      ))}
      {analysis &&
        notShown(analysis, fields).map((sentence) => (
          <p key={sentence} className="type-note mt-2">
            {sentence}
          </p>
        ))}
      <div className="mt-2">
        {rows.map((row) => (
          <ReadingRow
            key={row.key}
            rowKey={row.key}
            label={row.label}
            value={row.value}
            missing={row.isCorrected ? 'You cleared this' : (missingText[row.key] ?? 'Not on this resume')}
            source={row.source}
            isCorrected={row.isCorrected}
            isToCheck={row.isToCheck}
            letter={lettered ? letters.get(row.key) : undefined}
            onActive={onActive}
            content={row.key === 'email' ? {} : { [row.key]: fields[row.key] }}
            onRestore={onChange}
            {...(row.key === 'email' && { onEdit: onEditEmail })}
            editor={
              row.key === 'email' ? null : (
                <>
                  <ReadingEditor
                    rowKey={row.key}
                    fields={fields}
                    others={otherReadings(row.key, analysis)}
                    onChange={onChange}
                  />
                  {row.key === 'skills' && read && (
                    <TakenOff skills={takenOff(read.skills, fields.skills)} rejected={rejected} onReject={onReject} />
                  )}
                </>
              )
            }
          />
        ))}
      </div>
    </section>
  )
}
