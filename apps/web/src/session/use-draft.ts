import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { readOwn, writeOwn } from './own-storage.ts'

/** What was typed into the form of this name before, over its defaults. */
export function draftOver<Values extends FieldValues>(name: string, defaults: Values): Values {
  return { ...defaults, ...readOwn<Partial<Values>>(`draft:${name}`, {}) }
}

export function dropDraft(name: string): void {
  writeOwn(`draft:${name}`, null)
}

/** Keeps what is typed on this device until the form is sent, so that a closed dialog loses nothing. */
export function useDraft<Values extends FieldValues>(name: string, form: UseFormReturn<Values>): void {
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) writeOwn(`draft:${name}`, values)
        },
      }),
    [subscribe, name],
  )
}
