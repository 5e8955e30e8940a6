import { dialogCloseMs } from '@scry/contracts/limits'
import { type FormEvent, type ReactNode, useEffect, useId } from 'react'
import { Banner } from './Banner.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface FormDialogProps {
  title: string
  description: string
  /** Said beside the buttons. */
  note: string
  submitText: string
  isSubmitting: boolean
  /** What is said once it is sent; null before. */
  sent: { title: string; words: ReactNode } | null
  /** What is told above the fields, whatever happened. */
  notices?: ReactNode
  /** The specified sentence when it did not work; what was typed stays. */
  failure: string | null
  /** What the server says of the cause (decision 0310, 3). */
  cause: string
  onSubmit: (event: FormEvent) => void
  onClose: () => void
  children: ReactNode
}

/** A form that is sent from a dialog, then a success message that closes by itself after 3 s (§4.25, §4.26). */
export function FormDialog(props: FormDialogProps) {
  const { sent, title, onClose } = props
  const formId = useId()
  const isSent = sent !== null
  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(onClose, dialogCloseMs)
    return () => clearTimeout(timer)
  }, [isSent, onClose])
  if (sent) {
    return (
      <Dialog open onClose={onClose} title={title}>
        <Banner kind="success" title={sent.title}>
          {sent.words} This closes by itself.
        </Banner>
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={props.description}
      footer={
        <>
          <p className="type-note mr-auto text-ink-2">{props.note}</p>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={props.isSubmitting} busyText="Submitting...">
            {props.submitText}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={props.onSubmit} className="grid gap-x-5 gap-y-4.5 md:grid-cols-6">
        {props.notices}
        {props.failure && (
          <div className="md:col-span-6">
            <Banner kind="error" title={props.failure}>
              {props.cause && <p>{props.cause}</p>}
              <p>Your text is still here.</p>
            </Banner>
          </div>
        )}
        {props.children}
      </form>
    </Dialog>
  )
}
