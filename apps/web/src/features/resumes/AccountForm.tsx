import { passwordMinLength } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import { ArrowLeft } from 'lucide-react'
import type { RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Input } from '../../ui/Input.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'

export interface AccountFields {
  email: string
  password: string
  confirm: string
}

interface AccountFormProps {
  heading: string
  email: string
  emailHint: string
  /** The server's word on a field, tied to it. */
  refused: { email?: string; password?: string }
  busy: boolean
  /** What the button says while `busy`. */
  busyText: string
  emailField: RefObject<(() => void) | null>
  /** The address at every key, so that it can be kept beyond this step. */
  onEmail: (email: string) => void
  /** An edit of either of the fields that the server may refuse. */
  onEdit: () => void
  onBack: () => void
  onSubmit: (fields: AccountFields) => void
}

/** Email, password and its confirmation, with Back and Create Account (§2.48, §5.15-5.17). */
export function AccountForm({
  heading,
  email,
  emailHint,
  refused,
  busy,
  busyText,
  emailField,
  ...on
}: AccountFormProps) {
  const { onEmail, onEdit, onBack, onSubmit } = on
  const { register, handleSubmit, formState, getValues, trigger, setFocus } = useForm<AccountFields>({
    defaultValues: { email, password: '', confirm: '' },
    mode: 'onTouched',
  })
  emailField.current = () => setFocus('email', { shouldSelect: true })
  const { errors } = formState
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} className="section-rule pt-4">
      <h2 className="type-h2">{heading}</h2>
      <div className="mt-4 grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
        <Input
          label="Email"
          type="email"
          autoComplete="email"
          hint={emailHint}
          fieldClassName="sm:col-span-2"
          error={errors.email?.message ?? refused.email}
          {...register('email', {
            validate: (value) => (value.trim() !== '' && value.includes('@')) || messages.email.invalid,
            onChange: (event) => {
              onEmail(event.target.value)
              onEdit()
            },
          })}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters."
          error={errors.password?.message ?? refused.password}
          {...register('password', {
            validate: (value) => value.length >= passwordMinLength || messages.password.tooShort,
            onChange: () => {
              onEdit()
              if (formState.touchedFields.confirm || formState.isSubmitted) void trigger('confirm')
            },
          })}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={errors.confirm?.message}
          {...register('confirm', {
            validate: (value) => value === getValues('password') || messages.password.mismatch,
          })}
        />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button onClick={onBack} disabled={busy}>
          <ArrowLeft aria-hidden="true" size="1.0625rem" strokeWidth={1.8} />
          Back
        </Button>
        <p className="type-meta text-ink-2 sm:ml-auto">
          Already registered?{' '}
          <Link to={paths.login} className="text-link">
            Sign in here
          </Link>
        </p>
        <Button type="submit" variant="primary" busy={busy} busyText={busyText} className="max-sm:w-full">
          Create Account
        </Button>
      </div>
    </form>
  )
}
