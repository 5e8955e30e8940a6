import { messages } from '@scry/contracts/messages'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { backendFailure } from '../../calls/backend-failure.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useOnce } from '../../ui/use-once.ts'

interface PasswordPromptProps {
  title: string
  text: string
  confirmText: string
  isDanger: boolean
  onClose: () => void
  onConfirm: (password: string) => Promise<void>
}

/** Asks for the password again before something that must not happen from an unattended screen. */
export function PasswordPrompt({ title, text, confirmText, isDanger, onClose, onConfirm }: PasswordPromptProps) {
  const [password, setPassword] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const action = useMutation({ mutationFn: useOnce(onConfirm) })
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      shape="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form="password-prompt"
            variant={isDanger ? 'danger' : 'primary'}
            busy={action.isPending}
            busyText="One moment..."
          >
            {confirmText}
          </Button>
        </>
      }
    >
      <form
        id="password-prompt"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setEmpty(password === '')
          if (password !== '') action.mutate(password)
        }}
      >
        {action.isError && (
          <Banner kind="error" title={backendFailure(action.error).message || 'It did not work. Try again.'} />
        )}
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          error={isEmpty ? messages.fillAllFields : undefined}
          data-autofocus
          onChange={(event) => {
            setPassword(event.target.value)
            setEmpty(false)
            if (action.isError) action.reset()
          }}
        />
      </form>
    </Dialog>
  )
}
