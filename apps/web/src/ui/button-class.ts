import { classNames } from './class-names.ts'

export interface ButtonLook {
  /** One amber `primary` per view; `night` is the outlined one on the bar. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'night'
  size?: 'lg' | 'md' | 'sm'
}

export function buttonClass({ variant = 'secondary', size = 'md' }: ButtonLook, extra?: string): string {
  return classNames('button', `button-${variant}`, size !== 'md' && `button-${size}`, extra)
}
