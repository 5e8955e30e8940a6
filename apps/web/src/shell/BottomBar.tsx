import { BriefcaseBusiness, FileUp, House, LayoutList, LogIn, type LucideIcon, Trophy, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useLooksSignedIn } from '../session/use-session.ts'
import { type NavigationLink, useCurrent } from './navigation.ts'

const jobs = { to: paths.jobs, text: 'Jobs', Icon: BriefcaseBusiness }
const hackathons = { to: paths.hackathons, text: 'Hackathons', Icon: Trophy }
type BarLink = NavigationLink & { Icon: LucideIcon }
const memberLinks: BarLink[] = [
  { to: paths.dashboard, text: 'Dashboard', Icon: LayoutList },
  jobs,
  hackathons,
  { to: paths.profile, text: 'Me', Icon: UserRound, holds: [paths.applications, paths.calendar, paths.alerts] },
]
/** Those of §2.13, and what a visitor may browse. */
const visitorLinks: BarLink[] = [
  { to: paths.home, text: 'Home', Icon: House },
  jobs,
  hackathons,
  { to: paths.login, text: 'Sign In', Icon: LogIn },
  { to: paths.uploadResume, text: 'Get Started', Icon: FileUp },
]

/** The pages that matter most, under the thumb. The menu at the top has all of them. */
export function BottomBar() {
  const signedIn = useLooksSignedIn()
  const current = useCurrent()
  return (
    <nav aria-label="Pages" className="bottom-bar md:hidden print:hidden">
      {(signedIn ? memberLinks : visitorLinks).map(({ Icon, ...link }) => (
        <Link key={link.to} to={link.to} aria-current={current(link)} className="bottom-link">
          <Icon aria-hidden="true" size="1.25rem" strokeWidth={1.6} />
          {link.text}
        </Link>
      ))}
    </nav>
  )
}
