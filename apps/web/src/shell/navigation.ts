import { paths } from '../paths.ts'
import { useSession } from '../session/use-session.ts'

export interface NavigationLink {
  to: string
  text: string
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
  { to: paths.applications, text: 'Applications' },
  { to: paths.profile, text: 'Settings' },
]

/** The links of whoever looks: a reviewer has one more. */
export function useLinks(signedIn: boolean): NavigationLink[] {
  const { account } = useSession()
  if (!signedIn) return visitorLinks
  return account?.isReviewer ? [...memberLinks, { to: paths.review, text: 'Review' }] : memberLinks
}
