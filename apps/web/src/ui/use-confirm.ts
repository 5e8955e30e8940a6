import { createContext, useContext } from 'react'

export interface Question {
  title: string
  body?: string
  confirmText: string
  /** 'Cancel' where it is left out. */
  refuseText?: string
  danger?: boolean
}

export const ConfirmContext = createContext<((question: Question) => Promise<boolean>) | null>(null)

/** Asks in a dialog; true when the person agrees. Stands where the specification says 'confirm'. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const ask = useContext(ConfirmContext)
  if (!ask) throw new Error('useConfirm needs ConfirmProvider above it.')
  return ask
}
