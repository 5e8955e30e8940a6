import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router'
import { AskApplied } from '../listing/AskApplied.tsx'
import { paths } from '../paths.ts'
import { PostingTabs } from '../postings/PostingTabs.tsx'
import { ReportTab } from '../reports/ReportTab.tsx'
import { useSession, useSessionOfTabs } from '../session/use-session.ts'
import { ConfirmProvider } from '../ui/ConfirmProvider.tsx'
import { OfflineNotice } from '../ui/OfflineNotice.tsx'
import { Toaster } from '../ui/Toaster.tsx'
import { AnnounceProvider } from './AnnounceProvider.tsx'
import { BottomBar } from './BottomBar.tsx'
import { EdgeBar } from './EdgeBar.tsx'
import { Footer } from './Footer.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import { useScrollRestoration } from './use-scroll-restoration.ts'

/** The frame of every page. After a followed link the focus goes to the content; back and forward leave it to the page. */
export function Shell() {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  const { status } = useSession()
  const main = useRef<HTMLElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (kind !== 'POP') main.current?.focus({ preventScroll: true })
  }, [pathname, kind])
  useSessionOfTabs()
  useScrollRestoration()
  const home = pathname === paths.home
  return (
    <AnnounceProvider>
      <ConfirmProvider>
        <SkipLink to="main">Skip to content</SkipLink>
        <TopBar />
        {!home && <div className="h-15 print:hidden" />}
        {!home && <OfflineNotice unreachable={status === 'unreachable'} />}
        <main id="main" ref={main} tabIndex={-1}>
          <Outlet />
        </main>
        {home && <Footer />}
        <EdgeBar>
          <PostingTabs />
          <ReportTab />
        </EdgeBar>
        <BottomBar />
        <AskApplied />
        <Toaster />
      </ConfirmProvider>
    </AnnounceProvider>
  )
}
