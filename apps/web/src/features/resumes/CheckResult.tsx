import { refusalOf } from '@scry/contracts/refusal'
import type { ResumeCheck } from '@scry/contracts/resume-check'
import { emptyProfile, mergeAnalysis } from '@scry/profile/profile-fields'
import { useMemo } from 'react'
import { Banner } from '../../ui/Banner.tsx'
import { counted } from '../../ui/counted.ts'
import { SourceQuote } from '../../ui/SourceQuote.tsx'
import { findingNumber, findingWords } from './finding-words.ts'
import { type RowKey, rowEvidence, rowLabels, rowValue } from './reading-rows.ts'

interface CheckResultProps {
  check: ResumeCheck
  /** Told which finding is pointed at. */
  onActive: (key: string | null) => void
}

/** What a machine sees of a resume: what makes it hard to read, the fields, and the text in order. */
export function CheckResult({ check, onActive }: CheckResultProps) {
  const refusal = refusalOf(check.analysis)
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-12">
      {refusal && (
        <Banner kind="note" title={refusal.text}>
          Below is its text as a machine reads it. Check your resume for its fields and what makes it hard to read.
        </Banner>
      )}
      {(!refusal || check.findings.length > 0) && <Findings findings={check.findings} onActive={onActive} />}
      {!refusal && <Fields analysis={check.analysis} />}
      <TextInOrder parts={check.parts} />
    </div>
  )
}

function Findings({
  findings,
  onActive,
}: {
  findings: ResumeCheck['findings']
  onActive: CheckResultProps['onActive']
}) {
  return (
    <section aria-labelledby="what-is-hard" className="section-rule pt-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="what-is-hard" className="type-h2">
          What makes it hard
        </h2>
        {findings.length > 0 && <p className="type-meta text-ink-2">{counted(findings.length, 'finding')}</p>}
      </div>
      {findings.length === 0 && (
        <p className="mt-3 text-ink-2">
          Nothing that we look for: no pictures of text, no hidden or tiny text, no font that hides its letters, no
          columns that mix, no icons in place of words, no unknown heading, no date without a year, and your email is
          there as text.
        </p>
      )}
      <ol className="mt-2">
        {findings.map(({ kind, page, text, boxes }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: findings have no other identity
            key={at}
            className="border-b border-rule py-4 last:border-0"
            onPointerEnter={() => onActive(findingNumber(at))}
            onPointerLeave={() => onActive(null)}
          >
            <h3 className="font-semibold">{findingWords[kind].title}</h3>
            <p className="type-source text-ink-2">
              page {page}
              {boxes.length > 0 && <span className="text-marker-ink"> · {findingNumber(at)}</span>}
            </p>
            {text && <p className="type-quote mt-1 wrap-anywhere">“{text}”</p>}
            <p className="type-text mt-1">{findingWords[kind].why}</p>
            <p className="type-text mt-1 text-ink-2">To change: {findingWords[kind].change}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Fields({ analysis }: { analysis: ResumeCheck['analysis'] }) {
  const fields = useMemo(() => mergeAnalysis(emptyProfile, analysis, { fileName: '', uploadedAt: '' }), [analysis])
  const readValue = (key: RowKey) =>
    key === 'experience_level' && analysis.experience_level === null
      ? null
      : rowValue(key, fields, analysis.email ?? '')
  const rows = rowLabels.map(([key, label]) => ({ key, label, value: readValue(key) }))
  const found = rows.filter(({ value }) => value !== null)
  const missing = rows.filter(({ value }) => value === null)
  return (
    <section aria-labelledby="fields-found" className="section-rule pt-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="fields-found" className="type-h2">
          Fields found
        </h2>
        <p className="type-meta text-ink-2">
          {found.length} of {counted(rows.length, 'field')}
        </p>
      </div>
      {analysis.notes.map((note) => (
        <p key={note.code} className="type-note mt-2 text-ink-2">
          {note.text}
        </p>
      ))}
      {found.length > 0 && (
        <dl className="mt-2">
          {found.map(({ key, label, value }) => {
            const [source] = rowEvidence(key, analysis.evidence)
            return (
              <div
                key={key}
                className="type-text grid grid-cols-[5.75rem_minmax(0,1fr)] gap-x-3 border-b border-rule py-2.5 last:border-0"
              >
                <dt className="text-ink-2">{label}</dt>
                <dd className="wrap-anywhere">
                  {value?.text} {value?.more && <span className="text-ink-2">{value.more}</span>}{' '}
                  {source && (
                    <span className="whitespace-nowrap">
                      <SourceQuote page={source.page} line={source.line} />
                    </span>
                  )}
                </dd>
              </div>
            )
          })}
        </dl>
      )}
      {missing.length > 0 && (
        <p className="mt-3 text-ink-2">Not found: {missing.map(({ label }) => label.toLowerCase()).join(', ')}.</p>
      )}
    </section>
  )
}

function TextInOrder({ parts }: { parts: ResumeCheck['parts'] }) {
  const isEmpty = parts.every(({ heading, rows }) => heading === null && rows.length === 0)
  return (
    <section aria-labelledby="text-in-order" className="section-rule pt-4">
      <h2 id="text-in-order" className="type-h2">
        The text, in the order it is read
      </h2>
      <p className="type-note mt-2 text-ink-2">
        {isEmpty
          ? 'There is none. A machine sees an empty page.'
          : 'Page numbers and repeated page headers are left out.'}
      </p>
      {parts.map(({ heading, rows }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same heading
        <div key={at} className="mt-4">
          {heading !== null && <h3 className="font-semibold wrap-anywhere">{heading}</h3>}
          {rows.map(({ text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may read the same
            <p key={index} className="type-source wrap-anywhere">
              {text}
            </p>
          ))}
        </div>
      ))}
    </section>
  )
}
