import { type ReportType, reportCategories, reportTypes, reportUrgencies } from '@scry/contracts/enumerations'
import { formCaps } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import { useState } from 'react'
import { backendFailure } from '../calls/backend-failure.ts'
import { draftOver, dropDraft, useDraft, useDraftKey } from '../session/use-draft.ts'
import { useSession } from '../session/use-session.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { capital } from '../ui/capital.ts'
import { FormDialog } from '../ui/FormDialog.tsx'
import { Input } from '../ui/Input.tsx'
import { ProgressLane } from '../ui/ProgressLane.tsx'
import { Select } from '../ui/Select.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { emptyReport, type ReportForm, reportProblems } from './report-rules.ts'
import { ScreenshotPicker } from './ScreenshotPicker.tsx'
import type { Screenshot } from './submit-report.ts'
import { useReport } from './use-report.ts'

const words: Record<ReportType, string> = {
  bug: 'Report a bug',
  feature: 'Request a feature',
  feedback: 'Give feedback',
}

/** Bug report, feature request or feedback to the team (§4.25, §5.45-5.54). */
export function ReportDialog({ type, onClose }: { type: ReportType; onClose: () => void }) {
  const { account } = useSession()
  const draft = useDraftKey('report')
  const empty = { ...emptyReport, type, contactEmail: account?.email ?? '' }
  const { form, field, send } = useCheckedForm<ReportForm>({ ...draftOver(draft, empty), type }, reportProblems)
  useDraft(draft, form, empty)
  const [screenshots, setScreenshots] = useState<readonly Screenshot[]>([])
  const { report, sent } = useReport(screenshots, () => {
    dropDraft(draft)
    form.reset(empty)
    setScreenshots([])
  })
  const chosen = form.watch('type')
  const skipped = report.data ?? []
  return (
    <FormDialog
      title={report.isSuccess ? 'Thank you' : words[chosen]}
      description="It goes to the team that runs this server."
      note="Your text is kept on this device until you send it."
      submitText="Submit report"
      isSubmitting={report.isPending}
      sent={
        report.isSuccess
          ? {
              title: 'Your report was received',
              words: skipped.length > 0 && `Without ${skipped.join(', ')}, which could not be uploaded.`,
            }
          : null
      }
      failure={report.isError && report.error.name !== 'AbortError' ? messages.report.failed : null}
      cause={backendFailure(report.error).message}
      onSubmit={send((values) => report.mutate(values))}
      onClose={onClose}
    >
      {report.isPending && screenshots.length > 0 && (
        <div className="md:col-span-6" aria-live="polite">
          <p className="type-meta mb-1">
            Uploading screenshots: {sent} of {screenshots.length}
          </p>
          <ProgressLane label="Screenshots" value={(sent / screenshots.length) * 100} />
        </div>
      )}
      <Select label="Type" fieldClassName="md:col-span-2" {...field('type')}>
        {reportTypes.map((one) => (
          <option key={one} value={one}>
            {capital(one)}
          </option>
        ))}
      </Select>
      <Select label="Category" fieldClassName="md:col-span-2" {...field('category')}>
        {reportCategories.map((one) => (
          <option key={one} value={one}>
            {one === 'ui' ? 'User interface' : capital(one)}
          </option>
        ))}
      </Select>
      <Select label="Urgency" fieldClassName="md:col-span-2" {...field('urgency')}>
        {reportUrgencies.map((one) => (
          <option key={one} value={one}>
            {capital(one)}
          </option>
        ))}
      </Select>
      <Input label="Title" fieldClassName="md:col-span-6" most={formCaps.reportLine} {...field('title')} />
      <TextArea label="Description" fieldClassName="md:col-span-6" most={formCaps.text} {...field('description')} />
      {chosen === 'bug' && <BugFields field={field} />}
      <ScreenshotPicker screenshots={screenshots} onChange={setScreenshots} />
      <Input
        label="Contact email"
        type="email"
        autoComplete="email"
        fieldClassName="md:col-span-3"
        most={formCaps.email}
        {...field('contactEmail')}
      />
      <Input
        label="Contact name"
        optional
        autoComplete="name"
        fieldClassName="md:col-span-3"
        most={formCaps.reportLine}
        {...field('contactName')}
      />
      <div className="md:col-span-6">
        <Checkbox label="You may contact me about this" {...form.register('allowContact')} />
      </div>
    </FormDialog>
  )
}

/** What only a bug has. */
function BugFields({ field }: { field: ReturnType<typeof useCheckedForm<ReportForm>>['field'] }) {
  return (
    <>
      <TextArea
        label="Steps to reproduce"
        rows={3}
        fieldClassName="md:col-span-6"
        most={formCaps.text}
        {...field('steps')}
      />
      <TextArea
        label="What you expected"
        optional
        rows={2}
        fieldClassName="md:col-span-3"
        most={formCaps.text}
        {...field('expected')}
      />
      <TextArea
        label="What happened"
        optional
        rows={2}
        fieldClassName="md:col-span-3"
        most={formCaps.text}
        {...field('actual')}
      />
    </>
  )
}
