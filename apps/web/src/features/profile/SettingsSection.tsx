import { type ReactNode, type Ref, useId } from 'react'

interface SettingsSectionProps {
  title: string
  aside?: ReactNode
  /** Takes the focus when the control that had it goes. */
  heading?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A ruled section of the settings with its heading and, beside it, one action or badge. */
export function SettingsSection({ title, aside, heading, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="section-rule pt-4">
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} id={id} className="type-h2-small">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
