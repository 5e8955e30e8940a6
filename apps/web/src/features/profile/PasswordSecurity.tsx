import { successMessageMs } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { backendFailure } from '../../calls/backend-failure.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/use-session.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import { useOnce } from '../../ui/use-once.ts'
import { emptyPassword, type PasswordForm, passwordFailure, passwordProblems } from './password-rules.ts'
import { SessionList, sessionsKey } from './SessionList.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** The masked password and the state of the address, or the form that changes the password (§2.69, §4.20). */
export function PasswordSecurity() {
  const { account } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const show = (form: boolean) => {
    setOpen(form)
    heading.current?.focus()
  }
  useEffect(() => {
    if (!isChanged) return
    const timer = setTimeout(() => setChanged(false), successMessageMs)
    return () => clearTimeout(timer)
  }, [isChanged])
  const verified = account?.emailVerification === true
  return (
    <SettingsSection
      title="Password & Security"
      heading={heading}
      aside={<Badge colour={verified ? 'green' : 'purple'}>{verified ? 'Email Verified' : 'Email Not Verified'}</Badge>}
    >
      <dl>
        <div className="border-b border-rule py-3">
          <dt className="type-meta text-ink-2">Email</dt>
          <dd>
            <Address>{account?.email ?? ''}</Address>{' '}
            <Link to={paths.faq} className="text-link type-meta">
              Use another email
            </Link>
          </dd>
        </div>
        {!isOpen && (
          <div className="border-b border-rule py-3">
            <dt className="type-meta text-ink-2">Password</dt>
            <dd>
              <span aria-hidden="true">••••••••••</span>
              <span className="sr-only">Hidden</span>
            </dd>
          </div>
        )}
      </dl>
      {isChanged && (
        <div className="mt-4">
          <Banner kind="success" title="Password changed successfully!">
            You were signed out everywhere else.
          </Banner>
        </div>
      )}
      {isOpen ? (
        <PasswordChange
          onClose={(changed) => {
            show(false)
            setChanged(changed)
          }}
        />
      ) : (
        <Button className="mt-4 max-sm:w-full" onClick={() => show(true)}>
          <KeyRound aria-hidden="true" size="1.0625rem" strokeWidth={1.8} />
          Change Password
        </Button>
      )}
      <SessionList />
    </SettingsSection>
  )
}

function PasswordChange({ onClose }: { onClose: (changed: boolean) => void }) {
  const queryClient = useQueryClient()
  const { form, field, send } = useCheckedForm<PasswordForm>(emptyPassword, passwordProblems)
  const change = useMutation({
    mutationFn: useOnce(async (values: PasswordForm) => {
      const { changePassword } = await import('../../calls/account.ts')
      await changePassword(values.newPassword, values.currentPassword)
    }),
    onSuccess: () => {
      // The server ended every other session.
      void queryClient.invalidateQueries({ queryKey: sessionsKey })
      onClose(true)
    },
    onError: (error) => {
      if (passwordFailure(backendFailure(error)).line === messages.password.currentWrong)
        form.setFocus('currentPassword')
    },
  })
  const failure = passwordFailure(backendFailure(change.error))
  return (
    <form noValidate className="mt-4 grid gap-4" onSubmit={send((values) => change.mutate(values))}>
      {change.isError && (
        <Banner kind="error" title={failure.line}>
          {failure.cause}
        </Banner>
      )}
      <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters."
        {...field('newPassword')}
      />
      <PasswordField label="Confirm new password" autoComplete="new-password" {...field('confirmPassword')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={change.isPending} busyText="Saving...">
          Change Password
        </Button>
        <Button onClick={() => onClose(false)}>Cancel</Button>
      </div>
    </form>
  )
}
