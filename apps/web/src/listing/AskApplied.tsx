import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dropApplication, recordApplication, saveApplication } from '../calls/applications.ts'
import { useSession } from '../session/use-session.ts'
import { notifyError, notifyUndo } from '../ui/notify.ts'
import { useConfirm } from '../ui/use-confirm.ts'
import { takeFollowed } from './asked-apply.ts'

/** Asks whoever comes back from an employer's page whether they applied, once for each listing. */
export function AskApplied() {
  const { account } = useSession()
  const accountId = account?.id
  const confirm = useConfirm()
  const client = useQueryClient()
  useEffect(() => {
    if (accountId === undefined) return
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const link = takeFollowed(accountId)
      if (!link) return
      const question = { title: 'Did you apply?', body: `If you did, we add ${link.title} to your applications.` }
      if (!(await confirm({ ...question, confirmText: 'Yes, I applied', refuseText: 'No' }))) return
      const refresh = () => client.invalidateQueries({ queryKey: ['applications', accountId] })
      try {
        const { application, before } = await recordApplication(link.id, 'applied')
        const undo = () =>
          (before === null
            ? dropApplication(application.id)
            : saveApplication(application.id, { stage: before })
          ).finally(refresh)
        notifyUndo('Added to your applications as applied.', () => void undo())
      } catch (error) {
        console.warn('The application was not saved.', error)
        notifyError('We could not add it to your applications. Try again on the page of the listing.')
      }
      await refresh()
    }
    const onReturn = () => void ask()
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('focus', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('focus', onReturn)
    }
  }, [accountId, confirm, client])
  return null
}
