import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type inTab, readOwn, writeOwn } from './own-storage.ts'
import { useSession } from './use-session.ts'

/**
 * The key of a form's draft: its own for each account, so that the next person on the device meets no one else's words. A
 * form that stays open while the account ends or changes keeps the key of its first one.
 */
export function useDraftKey(form: string, place: '' | typeof inTab = ''): string {
  const { account } = useSession()
  const owner = useRef<string | null>(null)
  owner.current ??= account?.id ?? null
  return `${place}draft:${form}:${owner.current ?? 'visitor'}`
}

/** What was typed into the form before, over its defaults. */
export function draftOver<Values extends FieldValues>(key: string, defaults: Values): Values {
  return { ...defaults, ...readOwn<Partial<Values>>(key, {}) }
}

export function hasDraft(key: string): boolean {
  return readOwn<unknown>(key, null) !== null
}

export function dropDraft(key: string): void {
  writeOwn(key, null)
}

/**
 * Keeps what is typed on this device until the form is sent, so that neither a closed dialog nor a reload loses it. Only
 * what differs from `empty` is kept: `empty` itself is no draft.
 */
export function useDraft<Values extends FieldValues>(key: string, form: UseFormReturn<Values>, empty: Values): void {
  const { subscribe } = form
  // Told apart by content: the caller may make it anew each time.
  const emptyText = JSON.stringify(empty)
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const before = JSON.parse(emptyText) as Values
          const typed = Object.entries(values).filter(
            ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
          )
          writeOwn(key, typed.length === 0 ? null : Object.fromEntries(typed))
        },
      }),
    [subscribe, key, emptyText],
  )
}
