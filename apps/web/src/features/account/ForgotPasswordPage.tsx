import { messages } from '@scry/contracts/messages'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { sendRecovery } from '../../calls/account.ts'
import { backendFailure } from '../../calls/backend-failure.ts'
import { paths } from '../../paths.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { Input } from '../../ui/Input.tsx'
import { useOnce } from '../../ui/use-once.ts'
import { MailNotice } from './MailNotice.tsx'

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** §8.14, §8.15 */
function recoveryMessage(error: unknown): string {
  const { code, type, message } = backendFailure(error)
  return code === 404 && type !== '' ? messages.recovery.unknown : message || messages.recovery.failed
}

export function ForgotPasswordPage() {
  const state = useLocation().state as { email?: string } | null
  const { register, handleSubmit, formState, getValues, watch } = useForm({
    defaultValues: { email: state?.email ?? '' },
    mode: 'onTouched',
  })
  const recover = useMutation({
    mutationFn: useOnce(({ email }: { email: string }) =>
      sendRecovery(email.trim(), new URL(paths.resetPassword, window.location.origin).href),
    ),
  })
  usePageTitle(recover.isSuccess ? messages.recovery.sent : 'Forgot password')
  if (recover.isSuccess) {
    return (
      <FormPage title={messages.recovery.sent}>
        <div className="flex flex-col gap-5">
          <MailNotice to={getValues('email').trim()}>
            {(address) => <>We are sending a link to choose a new password to {address}. It works once.</>}
          </MailNotice>
          <div className="flex flex-wrap gap-x-6 gap-y-3">
            <Button variant="quiet" onClick={() => recover.reset()}>
              Try with a different email
            </Button>
            <Link to={paths.login} state={{ email: watch('email') }} className="button button-quiet">
              Back to Login
            </Link>
          </div>
        </div>
      </FormPage>
    )
  }
  return (
    <FormPage title="Forgot your password?" note="Enter your email and we will send you a link to choose a new one.">
      <form
        noValidate
        // Where no code runs, what is typed must not come to stand in the address.
        method="post"
        onSubmit={handleSubmit((form) => recover.mutate(form))}
        className="flex flex-col gap-5"
      >
        {recover.isError && <Banner kind="error" title={recoveryMessage(recover.error)} />}
        <Input
          label="Email"
          type="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email', {
            onChange: () => recover.isError && recover.reset(),
            validate: (email) => {
              if (email.trim() === '') return messages.email.required
              return looksLikeEmail.test(email.trim()) || messages.email.invalid
            },
          })}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" variant="primary" busy={recover.isPending} busyText="Sending...">
            Send reset link
          </Button>
          <Link to={paths.login} state={{ email: watch('email') }} className="button button-quiet">
            Back to Login
          </Link>
        </div>
      </form>
    </FormPage>
  )
}
