import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { counted } from '../ui/counted.ts'
import { notifyError } from '../ui/notify.ts'
import { useConfirm } from '../ui/use-confirm.ts'
import { clearOwn, countSaved } from './own-storage.ts'
import { sessionQuery } from './use-session.ts'

/** Ends the session after a confirm prompt and goes to / (§2.14, §8.32). */
export function useSignOut() {
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    const saved = countSaved()
    const kept = counted(saved, 'saved listing')
    const agreed = await confirm({
      title: 'Are you sure you want to log out?',
      body:
        saved > 0
          ? `${kept} and your drafts are kept on this device only. Logging out removes them and shows hidden listings again.`
          : 'Drafts on this device are removed, and hidden listings are shown again.',
      confirmText: 'Logout',
    })
    if (!agreed) return
    try {
      const { deleteCurrentSession } = await import('../calls/account.ts')
      await deleteCurrentSession()
    } catch {
      notifyError('You are still signed in: the server could not be reached. Try again.')
      return
    }
    clearOwn()
    await navigate(paths.home)
    queryClient.clear()
    queryClient.setQueryData(sessionQuery.queryKey, null)
  }
}
