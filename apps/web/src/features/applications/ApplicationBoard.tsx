import { applicationStages } from '@scry/contracts/applications'
import type { Application, ApplicationStage } from '../../calls/applications.ts'
import { shortDate } from '../../listing/dates.ts'
import { stageWords } from '../../listing/stage-words.ts'
import { ApplicationTitle } from './ApplicationRow.tsx'
import { StageSelect } from './StageSelect.tsx'

interface BoardProps {
  applications: readonly Application[]
  onStage: (application: Application, stage: ApplicationStage) => void
}

/** The record by stage: a column each. A card moves by its own select, so by keys as well as by pointer. */
export function ApplicationBoard({ applications, onStage }: BoardProps) {
  return (
    <div className="mt-6 grid gap-x-5 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
      {applicationStages.map((stage) => {
        const its = applications.filter((one) => one.stage === stage)
        return (
          <section key={stage} aria-label={stageWords[stage]} className="section-rule pt-3">
            <h2 className="type-h2-small">
              {stageWords[stage]} <span className="type-meta text-ink-2">{its.length}</span>
            </h2>
            <ul>
              {its.map((application) => (
                <li key={application.id} className="border-b border-rule py-4">
                  <h3 className="type-text wrap-anywhere font-semibold">
                    <ApplicationTitle application={application} />
                  </h3>
                  <p className="type-meta">{application.company}</p>
                  {application.next_step && (
                    <p className="type-meta text-ink-2">
                      Next: {application.next_step}
                      {application.next_step_on && `, ${shortDate(application.next_step_on)}`}
                    </p>
                  )}
                  <div className="mt-2">
                    <StageSelect application={application} onChange={(to) => onStage(application, to)} />
                  </div>
                </li>
              ))}
            </ul>
            {its.length === 0 && <p className="type-meta mt-2 text-ink-3">None</p>}
          </section>
        )
      })}
    </div>
  )
}
