import { useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { downloadAccount, removeAccount } from '../../calls/own-account.ts'
import { paths } from '../../paths.ts'
import { clearOwn } from '../../session/own-storage.ts'
import { sessionQuery } from '../../session/use-session.ts'
import { useSignOut } from '../../session/use-sign-out.ts'
import { Button } from '../../ui/Button.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { BringArchive } from './BringArchive.tsx'
import { PasswordPrompt } from './PasswordPrompt.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** Offers bytes as a file. */
function saveAs(name: string, bytes: Blob): void {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

const sayDeleted = () => notifySuccess('Your account and everything in it is deleted')

/** Sign out, take everything along, or remove everything. */
export function AccountActions() {
  const signOut = useSignOut()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<'export' | 'delete' | null>(null)
  const isDeleted = useRef(false)
  const isLeft = useRef(false)
  // The address changes before the page does: it is said when the account and this page are both gone.
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      if (isDeleted.current) sayDeleted()
    }
  }, [])
  const act = {
    export: async (password: string) => {
      saveAs('scry-account.zip', await downloadAccount(password))
      setAsked(null)
    },
    delete: async (password: string) => {
      await removeAccount(password)
      clearOwn()
      isDeleted.current = true
      if (isLeft.current) sayDeleted()
      await navigate(paths.home)
      queryClient.clear()
      queryClient.setQueryData(sessionQuery.queryKey, null)
    },
  }
  return (
    <SettingsSection title="Account Actions">
      <p className="type-text mb-4 text-ink-2">Signing out removes saved listings and drafts from this device.</p>
      <Button className="max-sm:w-full" onClick={() => void signOut()}>
        <LogOut aria-hidden="true" size="1.0625rem" strokeWidth={1.8} />
        Sign Out
      </Button>
      <div className="mt-6 flex flex-wrap gap-x-6 gap-y-2 border-t border-rule pt-4">
        <button type="button" className="text-link type-text min-h-6" onClick={() => setAsked('export')}>
          Download my data
        </button>
        <BringArchive />
        <button type="button" className="text-link type-text min-h-6 text-red" onClick={() => setAsked('delete')}>
          Delete my account
        </button>
      </div>
      {asked && (
        <PasswordPrompt
          title={asked === 'export' ? 'Download my data' : 'Delete my account'}
          text={
            asked === 'export'
              ? 'Everything we keep about you, in one ZIP file: a JSON file, which Restore my data reads, and a table.'
              : 'Your account, profile, postings, applications and sessions are removed at once. This cannot be undone.'
          }
          confirmText={asked === 'export' ? 'Download' : 'Delete everything'}
          isDanger={asked === 'delete'}
          onClose={() => setAsked(null)}
          onConfirm={act[asked]}
        />
      )}
    </SettingsSection>
  )
}
