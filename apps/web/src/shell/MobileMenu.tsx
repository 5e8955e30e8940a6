import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { useCurrent, useLinks } from './navigation.ts'

interface MobileMenuProps {
  signedIn: boolean
  onSignOut: () => void
}

/** The links on a phone. It closes on Escape and on every change of route (§2.15). */
export function MobileMenu({ signedIn, onSignOut }: MobileMenuProps) {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === key
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(null)
      button.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
  const own = useLinks(signedIn)
  const current = useCurrent()
  const links = signedIn ? own : [...own, { to: paths.uploadResume, text: 'Get Started' }]
  const Icon = open ? X : Menu
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button needs-code size-[44px]"
        aria-label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls="mobile-menu"
        onClick={() => setOpenAt(open ? null : key)}
      >
        <Icon aria-hidden="true" size="1.375rem" strokeWidth={1.6} />
      </button>
      <nav
        id="mobile-menu"
        aria-label="Menu"
        hidden={!open}
        className="absolute inset-x-0 top-15 border-b border-night-rule bg-night-2 px-3 py-2"
      >
        {links.map((link) => (
          <Link key={link.to} to={link.to} aria-current={current(link)} className="nav-link block w-fit py-3">
            {link.text}
          </Link>
        ))}
        {signedIn && (
          <button type="button" className="nav-link block w-fit py-3 text-left" onClick={onSignOut}>
            Logout
          </button>
        )}
      </nav>
    </>
  )
}
