import { useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { useSession } from '../session/use-session.ts'

export interface NavigationLink {
  to: string
  text: string
  /** Pages without a link of their own that are part of this one. */
  holds?: readonly string[]
}

/** Links of the bar and the menu (§2.13, §2.14); beside them the lists that a visitor may browse, Get Started, Logout and the settings. */
const visitorLinks: NavigationLink[] = [
  { to: paths.home, text: 'Home' },
  { to: paths.jobs, text: 'Jobs' },
  { to: paths.hackathons, text: 'Hackathons' },
  { to: paths.login, text: 'Sign In' },
]
const memberLinks: NavigationLink[] = [
  { to: paths.home, text: 'Home' },
  { to: paths.dashboard, text: 'Dashboard' },
  { to: paths.jobs, text: 'Jobs' },
  { to: paths.hackathons, text: 'Hackathons' },
  { to: paths.applications, text: 'Applications', holds: [paths.calendar] },
  { to: paths.profile, text: 'Settings', holds: [paths.alerts] },
]

/** The links of whoever looks: a reviewer has one more. */
export function useLinks(signedIn: boolean): NavigationLink[] {
  const { account } = useSession()
  if (!signedIn) return visitorLinks
  return account?.isReviewer ? [...memberLinks, { to: paths.review, text: 'Review' }] : memberLinks
}

/** What `aria-current` says of a link: 'page' on its page, 'true' on those that are part of it, as a listing's is of the jobs. */
export function useCurrent() {
  const { pathname } = useLocation()
  return ({ to, holds = [] }: NavigationLink): 'page' | 'true' | undefined => {
    if (pathname === to) return 'page'
    return holds.includes(pathname) || (to !== paths.home && pathname.startsWith(`${to}/`)) ? 'true' : undefined
  }
}
