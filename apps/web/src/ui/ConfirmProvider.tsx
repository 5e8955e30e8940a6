import { type ReactNode, useCallback, useState } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { ConfirmContext, type Question } from './use-confirm.ts'

interface Asked extends Question {
  answer: (agreed: boolean) => void
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = useCallback(
    (question: Question) => new Promise<boolean>((resolve) => setAsked({ ...question, answer: resolve })),
    [],
  )
  const settle = (agreed: boolean) => {
    asked?.answer(agreed)
    setAsked(null)
  }
  return (
    <ConfirmContext value={ask}>
      {children}
      <Dialog
        open={asked !== null}
        onClose={() => settle(false)}
        shape="narrow"
        closable={false}
        title={asked?.title ?? ''}
        description={asked?.body}
        footer={
          <>
            <Button onClick={() => settle(false)}>{asked?.refuseText ?? 'Cancel'}</Button>
            <Button variant={asked?.danger ? 'danger' : 'primary'} onClick={() => settle(true)}>
              {asked?.confirmText}
            </Button>
          </>
        }
      />
    </ConfirmContext>
  )
}
