import { resetRedirectMs } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { finishRecovery } from '../../calls/account.ts'
import { backendFailure } from '../../calls/backend-failure.ts'
import { paths } from '../../paths.ts'
import { sessionQuery } from '../../session/use-session.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useOnce } from '../../ui/use-once.ts'
import { confirmProblem, passwordProblem } from './reset-rules.ts'

/** §8.18, §8.19 */
function resetMessage(error: unknown): string {
  const { code, message } = backendFailure(error)
  return code === 401 ? messages.reset.expired : message || messages.reset.failed
}

export function ResetPasswordPage() {
  const [search] = useSearchParams()
  const userId = search.get('userId') ?? ''
  const secret = search.get('secret') ?? ''
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { register, handleSubmit, formState, getValues, trigger } = useForm({
    defaultValues: { password: '', confirm: '' },
    mode: 'onTouched',
  })
  const reset = useMutation({
    mutationFn: useOnce(({ password }: { password: string }) => finishRecovery(userId, secret, password)),
    // The server has ended every session of the account, and this browser's with them.
    onSuccess: () => {
      queryClient.setQueryData(sessionQuery.queryKey, null)
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
    },
  })
  usePageTitle(reset.isSuccess ? messages.reset.success : 'Reset password')
  useEffect(() => {
    if (!reset.isSuccess) return
    const state = { message: 'Your password is changed. Sign in with the new one.' }
    const timer = setTimeout(() => void navigate(paths.login, { state }), resetRedirectMs)
    return () => clearTimeout(timer)
  }, [reset.isSuccess, navigate])

  if (userId === '' || secret === '') {
    return (
      <FormPage title="Reset password">
        <Banner kind="error" title={messages.reset.invalidLink} />
        <Link to={paths.forgotPassword} className="button button-secondary mt-5">
          Request a new link
        </Link>
      </FormPage>
    )
  }
  if (reset.isSuccess) {
    return (
      <FormPage title={messages.reset.success}>
        <p role="status">Taking you to sign in now.</p>
        <Link to={paths.login} className="button button-quiet mt-3">
          Go to Login
        </Link>
      </FormPage>
    )
  }
  return (
    <FormPage
      title="Reset password"
      note="At least 8 characters, with a lowercase letter, an uppercase letter and a number."
    >
      <form noValidate onSubmit={handleSubmit((form) => reset.mutate(form))} className="flex flex-col gap-5">
        {reset.isError && <Banner kind="error" title={resetMessage(reset.error)} />}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          error={formState.errors.password?.message}
          {...register('password', {
            validate: (password) => passwordProblem(password) ?? true,
            onChange: () => {
              if (reset.isError) reset.reset()
              if (formState.errors.confirm) void trigger('confirm')
            },
          })}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={formState.errors.confirm?.message}
          {...register('confirm', {
            validate: (confirm) => confirmProblem(getValues('password'), confirm) ?? true,
            onChange: () => reset.isError && reset.reset(),
          })}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" variant="primary" busy={reset.isPending} busyText="Resetting...">
            Reset Password
          </Button>
          {reset.isError && (
            <Link to={paths.forgotPassword} className="button button-quiet">
              Request a new link
            </Link>
          )}
        </div>
      </form>
    </FormPage>
  )
}
