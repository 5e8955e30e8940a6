import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClass } from './button-class.ts'

export function ButtonLink({ variant, size, className, ...rest }: ButtonLook & LinkProps) {
  const look = { ...(variant && { variant }), ...(size && { size }) }
  return <Link {...rest} className={buttonClass(look, className)} />
}
