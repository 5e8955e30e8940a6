import { dialogCloseMs } from '@scry/contracts/limits'
import { ownPostingsPath } from '@scry/contracts/page-paths'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId } from 'react'
import { Link } from 'react-router'
import { factsQuery } from '../calls/facts.ts'
import { useSession } from '../session/use-session.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

interface PostingDialogProps {
  kind: 'job' | 'hackathon'
  title: string
  description: string
  submitText: string
  isSubmitting: boolean
  isSubmitted: boolean
  /** The specified sentence when it did not work; what was typed stays. */
  failure: string | null
  /** What the server says of the cause (decision 0310, 3). */
  cause: string
  successTitle: string
  onSubmit: (event: React.FormEvent) => void
  onClose: () => void
  children: ReactNode
}

/** The frame of both posting dialogs: form, then a success message that closes by itself after 3 s (§4.26). */
export function PostingDialog(props: PostingDialogProps) {
  const { isSubmitted, onClose } = props
  const formId = useId()
  const { account } = useSession()
  const { data: facts } = useQuery(factsQuery)
  const isUnverified = account?.emailVerification === false
  useEffect(() => {
    if (!isSubmitted) return
    const timer = setTimeout(onClose, dialogCloseMs)
    return () => clearTimeout(timer)
  }, [isSubmitted, onClose])
  if (isSubmitted) {
    return (
      <Dialog open onClose={onClose} title={props.title}>
        <Banner kind="success" title={props.successTitle}>
          {isUnverified ? 'It waits until you verify your email.' : 'It is pending review.'} You can find it under{' '}
          <Link className="text-link" to={ownPostingsPath[props.kind]} onClick={onClose}>
            your postings
          </Link>
          . This closes by itself.
        </Banner>
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={props.title}
      description={props.description}
      footer={
        <>
          <p className="type-note mr-auto text-ink-2">Your text is kept on this device until you submit it.</p>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={props.isSubmitting} busyText="Submitting...">
            {props.submitText}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={props.onSubmit} className="grid gap-x-5 gap-y-4.5 md:grid-cols-6">
        {facts?.reviews_postings === false && (
          <div className="md:col-span-6">
            <Banner kind="note" title="Nothing is reviewed on this server">
              This server has no reviewer yet, so only you will see it.
            </Banner>
          </div>
        )}
        {isUnverified && (
          <div className="md:col-span-6">
            <Banner kind="note" title="Your email is not verified yet">
              Nobody sees what you post until it is. Then it goes into review.
            </Banner>
          </div>
        )}
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
