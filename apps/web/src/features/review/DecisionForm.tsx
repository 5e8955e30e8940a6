import {
  longestReviewWords,
  type ReviewDecision,
  type ReviewReason,
  reasonWords,
  reviewReasons,
} from '@scry/contracts/review'
import type { ReviewedPosting } from '@scry/contracts/review-routes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '../../calls/call.ts'
import { decide } from '../../calls/review.ts'
import { Button } from '../../ui/Button.tsx'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useOnce } from '../../ui/use-once.ts'

const doneWords: Readonly<Record<ReviewDecision, string>> = {
  approve: 'Approved. It appears in the lists shortly.',
  'ask-changes': 'The poster was asked for changes.',
  reject: 'Rejected. The poster was told why.',
  close: 'Closed. It has left the lists.',
}

/** A decision with its reason and words; approving needs neither. */
export function DecisionForm({ posting, onDecided }: { posting: ReviewedPosting; onDecided: () => void }) {
  const { kind, id, version, state, is_live } = posting
  const title = posting.job?.title ?? posting.hackathon?.title ?? ''
  const [reason, setReason] = useState<ReviewReason | ''>('')
  const [words, setWords] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)
  const client = useQueryClient()
  const decision = useMutation({
    mutationFn: useOnce((chosen: ReviewDecision) =>
      decide({ kind, id, version, decision: chosen, reason: reason || null, words }),
    ),
    onSuccess: async (_, chosen) => {
      notifySuccess(doneWords[chosen])
      onDecided()
      await client.invalidateQueries({ queryKey: ['review'] })
    },
    onError: async (error) => {
      const { code, sentence } = error instanceof CallError ? error : { code: '', sentence: '' }
      notifyError('Your decision was not saved.', sentence)
      if (code === 'changed-meanwhile' || code === 'not-found') await client.invalidateQueries({ queryKey: ['review'] })
    },
  })
  const choose = (chosen: ReviewDecision) => {
    const isMissing = chosen !== 'approve' && (reason === '' || words.trim() === '')
    setIncomplete(isMissing)
    if (!isMissing) decision.mutate(chosen)
  }
  const busy = (chosen: ReviewDecision) => decision.isPending && decision.variables === chosen
  const button = (chosen: ReviewDecision, text: string, variant?: 'primary') => (
    <Button
      {...(variant && { variant })}
      busy={decision.isPending}
      {...(busy(chosen) && { busyText: 'Sending...' })}
      aria-label={`${text}: ${title}`}
      onClick={() => choose(chosen)}
    >
      {text}
    </Button>
  )
  return (
    <form
      noValidate
      className="mt-6 grid gap-4 border-t border-rule pt-5 md:grid-cols-2"
      onSubmit={(event) => event.preventDefault()}
    >
      <Select
        label="Reason"
        hint="Needed unless you approve."
        error={isIncomplete && reason === '' ? 'Choose a reason.' : undefined}
        value={reason}
        onChange={({ target }) => setReason(target.value as ReviewReason | '')}
      >
        <option value="">Choose a reason</option>
        {reviewReasons.map((one) => (
          <option key={one} value={one}>
            {reasonWords[one]}
          </option>
        ))}
      </Select>
      <TextArea
        label="Message to the poster"
        rows={2}
        most={longestReviewWords}
        error={isIncomplete && words.trim() === '' ? 'Write a sentence, so that the poster knows why.' : undefined}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="flex flex-wrap gap-2.5 md:col-span-2">
        {state === 'pending' && button('approve', 'Approve', 'primary')}
        {state === 'pending' && button('ask-changes', 'Ask for changes')}
        {state === 'pending' && button('reject', 'Reject')}
        {is_live && button('close', 'Close')}
        {state === 'closed' && button('close', 'Take down its page')}
      </div>
    </form>
  )
}
