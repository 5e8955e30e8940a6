import { feedbackReasons } from '@scry/contracts/feedback'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallError } from '../calls/call.ts'
import { type FeedbackReason, feedbackQuery, sayWhy, takeBack } from '../calls/feedback.ts'
import { complainOf } from '../calls/listing-page.ts'
import { Button } from '../ui/Button.tsx'
import { notifyError, withdrawUndo } from '../ui/notify.ts'
import { useLostFocus } from '../ui/use-lost-focus.ts'
import { useOnce } from '../ui/use-once.ts'
import { consequence, reasonWords } from './told-words.ts'

export interface HiddenListing {
  id: string
  title: string
  isJob: boolean
  isSample: boolean
  /** Where it stood in the list. */
  at: number
  /** Shows it again. */
  undo: () => void
}

const sentenceOf = (error: unknown) => (error instanceof CallError ? error.sentence : '')

/** With the long explanation gone, the question would stand far above what is seen of the list. It comes below the toast. */
const showIt = (question: HTMLLIElement | null) => question?.scrollIntoView?.({ block: 'nearest' })

/** Asks, where a listing stood that was just hidden, why it is not for the person. */
export function WhyHidden({ listing, accountId }: { listing: HiddenListing; accountId: string }) {
  const { id, title, isJob, isSample } = listing
  const client = useQueryClient()
  const line = useRef<HTMLParagraphElement>(null)
  const refresh = () => client.invalidateQueries({ queryKey: feedbackQuery(accountId).queryKey })
  const saying = useMutation({
    mutationFn: useOnce(async (reason: FeedbackReason) => {
      const said = await sayWhy(id, reason)
      // The ones of the sample are made up, and nobody closes them.
      if (reason !== 'closed' || isSample) return { said, report: '' }
      const isReported = await complainOf(id, 'closed').then(
        () => true,
        () => false,
      )
      return { said, report: isReported ? 'We noted that it is closed.' : 'It could not be reported as closed.' }
    }),
    onSuccess: () => {
      // The way back is in this line now, and takes the reason back too.
      withdrawUndo()
      return refresh()
    },
    onError: (error) => notifyError('This was not saved.', sentenceOf(error)),
  })
  const undoing = useMutation({
    mutationFn: useOnce((feedbackId: string) => takeBack(feedbackId)),
    onSuccess: () => {
      listing.undo()
      return refresh()
    },
    onError: (error) => notifyError('This was not undone.', sentenceOf(error)),
  })
  const answer = saying.data
  useLostFocus(line, answer ? 'answered' : 'asked')
  return (
    <li ref={showIt} className="scroll-mt-36 scroll-mb-32 border-b border-rule py-4">
      <p ref={line} tabIndex={-1} role="status" className="type-text">
        <span className="wrap-anywhere font-semibold">{title}</span>{' '}
        {answer ? (
          <>
            is hidden: {reasonWords[answer.said.reason].toLowerCase()}. {consequence(answer.said)} {answer.report}{' '}
            <button
              type="button"
              className="text-link"
              disabled={undoing.isPending}
              onClick={() => undoing.mutate(answer.said.id)}
            >
              Undo
            </button>
          </>
        ) : (
          'is hidden. Why?'
        )}
      </p>
      {!answer && (
        <div className="mt-3 flex flex-wrap gap-2.5">
          {feedbackReasons
            .filter((reason) => isJob || reason !== 'field')
            .map((reason) => (
              <Button
                key={reason}
                variant="quiet"
                size="sm"
                disabled={saying.isPending}
                onClick={() => saying.mutate(reason)}
              >
                {reasonWords[reason]}
              </Button>
            ))}
        </div>
      )}
    </li>
  )
}
