import { applicationStages } from '@scry/contracts/applications'
import type { Application, ApplicationStage } from '../../calls/applications.ts'
import { stageWords } from '../../listing/stage-words.ts'
import { SelectChevron } from '../../ui/SelectChevron.tsx'

/** Where it stands, to be changed by pointer or keys. */
export function StageSelect({
  application,
  onChange,
}: {
  application: Application
  onChange: (stage: ApplicationStage) => void
}) {
  return (
    <label className="max-w-full">
      <span className="sr-only">Stage of {application.title}</span>
      <span className="relative block">
        <select
          className="box box-select max-w-full"
          value={application.stage}
          onChange={({ target }) => onChange(target.value as ApplicationStage)}
        >
          {applicationStages.map((stage) => (
            <option key={stage} value={stage}>
              {stageWords[stage]}
            </option>
          ))}
        </select>
        <SelectChevron />
      </span>
    </label>
  )
}
