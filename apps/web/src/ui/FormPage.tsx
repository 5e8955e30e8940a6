import { type ReactNode, useRef } from 'react'
import { TrueExample } from './TrueExample.tsx'
import { useLostFocus } from './use-lost-focus.ts'

interface FormPageProps {
  title: string
  note?: ReactNode
  children: ReactNode
}

/** Heading and margin note on the left, one ruled column on the right. A heading that takes a sent form's place takes its focus. */
export function FormPage({ title, note, children }: FormPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLostFocus(heading, title)
  return (
    <div className="page grid grid-cols-1 gap-x-18 gap-y-7 pt-9 pb-30 lg:grid-cols-2 lg:pt-16">
      <div>
        <h1 ref={heading} tabIndex={-1} className="type-h1 outline-none">
          {title}
        </h1>
        {note && <div className="type-note-large mt-3 max-w-[24rem] text-ink-2">{note}</div>}
        <TrueExample className="mt-12 max-w-[29rem]" />
      </div>
      <div className="section-rule pt-7 md:max-lg:max-w-[34rem]">{children}</div>
    </div>
  )
}
