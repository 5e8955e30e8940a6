import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface MarkProps {
  children: ReactNode
  /** full: the strongest reason. soft: the others. */
  pressure?: 'full' | 'soft'
  /** Keeps the words on the column's edge. */
  flush?: boolean
}

export function Mark({ children, pressure = 'full', flush = false }: MarkProps) {
  return (
    <mark className={classNames('mark', pressure !== 'full' && `mark-${pressure}`, flush && 'mark-flush')}>
      {children}
    </mark>
  )
}
