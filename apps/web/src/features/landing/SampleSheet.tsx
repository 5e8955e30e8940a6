import { classNames } from '../../ui/class-names.ts'
import { type Run, sampleResume } from './content.ts'

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run) =>
    typeof run === 'string' ? (
      run
    ) : (
      <span key={run.text} className="mark" data-tie-from={run.tie} data-tie-on={run.on}>
        {run.text}
      </span>
    ),
  )
}

/** A picture of a resume: the only sheet on the page. It is paper in both themes. */
export function SampleSheet({ className }: { className?: string }) {
  return (
    <div
      role="img"
      aria-label={`A sample resume of ${sampleResume.name}, an invented data science student, with the phrases marked that listings beside it answer to.`}
      data-sheet
      className={classNames('sample-sheet', className)}
    >
      <div className="sample-page">
        <p className="sample-name">{sampleResume.name}</p>
        <p className="sample-muted">
          {sampleResume.contact.map((part, at) => (
            // A narrow sheet has room for place and address.
            <span key={part} className={at > 1 ? 'max-xl:hidden' : ''}>
              {at > 0 && '  ·  '}
              {part}
            </span>
          ))}
        </p>
        {sampleResume.sections.map((section) => (
          <div key={section.title}>
            <p className="sample-heading">{section.title}</p>
            {section.text && <p>{section.text}</p>}
            {section.entries?.map((entry) => (
              <div key={entry.head} className="sample-entry">
                <p className="flex justify-between gap-3">
                  <span>
                    <strong className="font-semibold">{entry.head}</strong>
                    <Runs runs={entry.rest} />
                  </span>
                  <span className="sample-muted flex-none">{entry.when}</span>
                </p>
                {'text' in entry && <p className="sample-muted">{entry.text}</p>}
                {entry.lines.map((line) => (
                  <p key={String(line[0])} className="sample-bullet">
                    <Runs runs={line} />
                  </p>
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
