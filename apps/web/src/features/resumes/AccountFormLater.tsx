import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useEffect } from 'react'
import { atRest } from '../../at-rest.ts'
import { Button } from '../../ui/Button.tsx'
import { Later } from '../../ui/Later.tsx'
import type { AccountForm } from './AccountForm.tsx'

const load = () => import('./AccountForm.tsx').then((m) => m.AccountForm)

/** Fetches the form while the first step is looked at, which has none. */
export function useAccountFormAhead(): void {
  const client = useQueryClient()
  useEffect(() => atRest(client, () => void load().catch(() => {})), [client])
}

/** The account's form; its code is no part of what the upload page opens with. */
export function AccountFormLater(form: ComponentProps<typeof AccountForm>) {
  return (
    <Later
      load={load}
      part={form}
      // As high as the form, so that nothing below it moves.
      waiting={<div className="section-rule h-119 sm:h-85" aria-busy="true" />}
      failed={(retry) => (
        <div className="section-rule pt-4">
          <p className="type-text mb-3">The form could not be loaded. Check your connection.</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
    />
  )
}
