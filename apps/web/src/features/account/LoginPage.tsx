import { messages } from '@scry/contracts/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'
import { backendFailure } from '../../calls/backend-failure.ts'
import { paths } from '../../paths.ts'
import { login } from '../../session/login.ts'
import { isEnding } from '../../session/session-ended.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FormPage } from '../../ui/FormPage.tsx'
import { Input } from '../../ui/Input.tsx'
import { notifyError, withdraw } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useOnce } from '../../ui/use-once.ts'

interface LoginForm {
  email: string
  password: string
  remember: boolean
}

/** §8.16, §8.17 */
function loginMessage(error: unknown): string {
  const { code, message } = backendFailure(error)
  if (code === 401 || message.includes('Invalid credentials')) return messages.login.wrong
  return message || messages.login.failed
}

export function LoginPage() {
  usePageTitle('Sign In')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const state = useLocation().state as { message?: string; email?: string } | null
  const { register, handleSubmit, setError, formState, watch } = useForm<LoginForm>({
    defaultValues: { email: state?.email ?? '', password: '', remember: true },
    mode: 'onSubmit',
  })
  const told = useRef('')
  // On the next page it would lie over the heading, and is of no use there.
  useEffect(() => () => withdraw(told.current), [])
  const signIn = useMutation({
    onMutate: () => withdraw(told.current),
    mutationFn: useOnce((form: LoginForm) => login(queryClient, { ...form, email: form.email.trim() })),
    onSuccess: (account) => navigate(account.emailVerification ? paths.dashboard : paths.verifyEmail),
    onError: (error) => {
      const message = loginMessage(error)
      told.current = notifyError(message)
      // The toast goes after 4 seconds; beside the field the sentence stays.
      setError('password', { message })
    },
  })
  const submit = handleSubmit((form) => {
    const empty = form.email.trim() === '' ? 'email' : form.password === '' ? 'password' : null
    if (empty) setError(empty, { message: messages.fillAllFields }, { shouldFocus: true })
    else signIn.mutate(form)
  })
  return (
    <FormPage
      title="Welcome Back"
      note={
        <p>
          New here?{' '}
          <Link to={paths.uploadResume} className="text-link font-normal">
            Get started
          </Link>{' '}
          with your resume.
        </p>
      }
    >
      {/* Where no code runs, what is typed must not come to stand in the address. */}
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
        {state?.message && <Banner kind={isEnding(state.message) ? 'note' : 'success'} title={state.message} />}
        <Input
          label="Email"
          type="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox label="Remember me" {...register('remember')} />
          <Link to={paths.forgotPassword} state={{ email: watch('email') }} className="text-link type-text">
            Forgot password?
          </Link>
        </div>
        <Button type="submit" variant="primary" size="lg" busy={signIn.isPending} busyText="Signing in...">
          Sign In
        </Button>
        <p className="type-meta text-ink-3">
          By signing in you agree to the{' '}
          <Link to={paths.terms} className="text-link font-normal">
            Terms
          </Link>{' '}
          and{' '}
          <Link to={paths.privacy} className="text-link font-normal">
            Privacy
          </Link>{' '}
          pages.
        </p>
      </form>
    </FormPage>
  )
}
