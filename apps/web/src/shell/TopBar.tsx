import { topBarScrollPx } from '@scry/contracts/limits'
import { Link, useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { useLooksSignedIn } from '../session/use-session.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { classNames } from '../ui/class-names.ts'
import { Orb } from '../ui/Orb.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { useCurrent, useLinks } from './navigation.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useScrolled } from './use-scrolled.ts'

/** Fixed; transparent over the landing page until it is scrolled by more than 10 px (§2.12). */
export function TopBar() {
  const { pathname } = useLocation()
  const scrolled = useScrolled(topBarScrollPx)
  const signedIn = useLooksSignedIn()
  const signOut = useSignOut()
  const links = useLinks(signedIn)
  const current = useCurrent()
  const transparent = pathname === paths.home && !scrolled
  return (
    <header
      className={classNames(
        'print:hidden',
        'fixed inset-x-0 top-0 z-40 text-night-ink [color-scheme:dark]',
        // With another page it changes at once: half filled, it would be grey on that page's paper.
        pathname === paths.home && 'transition-colors duration-[120ms]',
        transparent ? 'bg-transparent' : 'bar-filled',
      )}
      data-transparent={transparent}
    >
      <div className="page flex h-15 items-center justify-between">
        <Link to={paths.home} className="flex items-center gap-2.5" aria-label="Scry, home">
          <Orb />
          <span className="display text-[min(1.5625rem,9vw)]/8 font-[650]">Scry</span>
        </Link>
        <nav aria-label="Main" className={classNames('hidden items-center gap-1', signedIn ? 'lg:flex' : 'md:flex')}>
          {links.map((link) => (
            <Link key={link.to} to={link.to} aria-current={current(link)} className="nav-link">
              {link.text}
            </Link>
          ))}
          {signedIn && (
            <button type="button" className="nav-link" onClick={() => void signOut()}>
              Logout
            </button>
          )}
          <ThemeSwitch />
          {!signedIn && (
            <ButtonLink variant="night" size="sm" to={paths.uploadResume} className="ml-2">
              Get Started
            </ButtonLink>
          )}
        </nav>
        <div className={classNames('-mr-2 flex items-center', signedIn ? 'lg:hidden' : 'md:hidden')}>
          <ThemeSwitch />
          <MobileMenu signedIn={signedIn} onSignOut={() => void signOut()} />
        </div>
      </div>
    </header>
  )
}
