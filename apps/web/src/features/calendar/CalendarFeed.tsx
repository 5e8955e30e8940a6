import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { feedQuery, makeFeed, removeFeed } from '../../calls/calendar.ts'
import { CallError } from '../../calls/call.ts'
import { ownDate } from '../../listing/dates.ts'
import { Button } from '../../ui/Button.tsx'
import { Input } from '../../ui/Input.tsx'
import { notify, notifyError, notifySuccess } from '../../ui/notify.ts'
import { useConfirm } from '../../ui/use-confirm.ts'
import { useOnce } from '../../ui/use-once.ts'

const sentenceOf = (error: unknown) => (error instanceof CallError ? error.sentence : '')

/** The secret address of one's calendar: made, shown once, replaced and ended. */
export function CalendarFeed({ accountId }: { accountId: string }) {
  const client = useQueryClient()
  const confirm = useConfirm()
  const query = feedQuery(accountId)
  const { data: madeAt } = useQuery(query)
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey })
  const making = useMutation({
    mutationFn: useOnce(makeFeed),
    onSuccess: refresh,
    onError: (error) => notifyError('The link was not made. Try again.', sentenceOf(error)),
  })
  const ending = useMutation({
    mutationFn: removeFeed,
    onSuccess: () => {
      making.reset()
      notifySuccess('The link is turned off.')
      return refresh()
    },
    onError: (error) => notifyError('The link was not turned off. Try again.', sentenceOf(error)),
  })
  const renew = async () => {
    const body = 'Calendars that use the old link get no more dates from it.'
    if (await confirm({ title: 'Make a new link?', body, confirmText: 'Make a new one' }))
      making.mutate(undefined as never)
  }
  const address = making.data
  return (
    <section aria-labelledby="calendar-feed" className="section-rule mt-12 max-w-[38rem] pt-3">
      <h2 id="calendar-feed" className="type-h2-small">
        In your own calendar
      </h2>
      <p className="mt-2 text-ink-2">
        A calendar program can read the dates of your applications at a secret address, and follows when one changes.
        What you only saved stays on this device.
      </p>
      {address !== undefined && (
        <div className="mt-4">
          <Input
            label="Secret link"
            hint="You see it only now, so copy it. Anyone who has it can read these dates."
            value={address}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button size="sm" onClick={() => void copy(address)}>
              Copy
            </Button>
            <a className="text-link type-meta" href={address.replace(/^https?:/, 'webcal:')}>
              Open in a calendar app
            </a>
          </p>
        </div>
      )}
      {address === undefined && madeAt && (
        <p className="mt-4">You made a link on {ownDate(madeAt)}. It works until you turn it off.</p>
      )}
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        {madeAt === null && address === undefined && (
          <Button busy={making.isPending} onClick={() => making.mutate(undefined as never)}>
            Make a link
          </Button>
        )}
        {(madeAt || address !== undefined) && (
          <>
            <button type="button" className="text-link type-meta" onClick={() => void renew()}>
              Make a new link
            </button>
            <button type="button" className="text-link type-meta" onClick={() => ending.mutate()}>
              Turn the link off
            </button>
          </>
        )}
      </p>
    </section>
  )
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    notify('The link is copied.')
  } catch {
    notifyError('The link could not be copied.', 'Select it in the field and copy it from there.')
  }
}
