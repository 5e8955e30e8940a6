import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ListPlus } from 'lucide-react'
import { Link } from 'react-router'
import { applicationsQuery, dropApplication, recordApplication } from '../calls/applications.ts'
import { CallError } from '../calls/call.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session/use-session.ts'
import { Button } from '../ui/Button.tsx'
import { notifyError, notifyUndo } from '../ui/notify.ts'
import { useOnce } from '../ui/use-once.ts'
import { stageWords } from './stage-words.ts'

interface RecordButtonProps {
  id: string
  words: readonly string[]
  isSample: boolean
}

/** Puts a listing on the person's own record of applications, or says where it stands there. */
export function RecordButton({ id, words, isSample }: RecordButtonProps) {
  const { account } = useSession()
  if (account && isSample)
    return <p className="type-meta text-ink-2 print:hidden">Samples cannot be added to your applications.</p>
  return account && <OwnRecord id={id} words={words} accountId={account.id} />
}

function OwnRecord({ id, words, accountId }: { id: string; words: readonly string[]; accountId: string }) {
  const client = useQueryClient()
  const query = applicationsQuery(accountId)
  const { data: applications } = useQuery(query)
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey })
  const adding = useMutation({
    mutationFn: useOnce(() => recordApplication(id, 'interested', words)),
    onSuccess: ({ application }) => {
      notifyUndo('Added to your applications.', () => void dropApplication(application.id).finally(refresh))
      return refresh()
    },
    onError: (error) => notifyError('It could not be added.', error instanceof CallError ? error.sentence : ''),
  })
  const known = applications?.find(({ listing_id }) => listing_id === id)
  if (known) {
    return (
      <Link className="text-link type-meta" to={paths.applications}>
        In my applications: {stageWords[known.stage]}
      </Link>
    )
  }
  return (
    <Button variant="quiet" size="sm" busy={adding.isPending} onClick={() => adding.mutate(undefined as never)}>
      <ListPlus aria-hidden="true" size="1rem" strokeWidth={2} />
      Add to my applications
    </Button>
  )
}
