import { paths } from '../paths.ts'

export interface NavigationLink {
  to: string
  text: string
}

/** Links of the bar and the menu (§2.13, §2.14); Get Started and Logout stand beside them, and the way to the settings. */
export const visitorLinks: NavigationLink[] = [
  { to: paths.home, text: 'Home' },
  { to: paths.login, text: 'Sign In' },
]
export const memberLinks: NavigationLink[] = [
  { to: paths.home, text: 'Home' },
  { to: paths.dashboard, text: 'Dashboard' },
  { to: paths.jobs, text: 'Jobs' },
  { to: paths.hackathons, text: 'Hackathons' },
  { to: paths.profile, text: 'Settings' },
]
