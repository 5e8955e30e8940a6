import '../../listing/listing.css'
import { rankedPerson } from '@scry/profile/person'
import { useRef } from 'react'
import { Shortlist } from '../../listing/Shortlist.tsx'
import { shortlistQuery } from '../../listing/shortlist-query.ts'
import { useLeftOut } from '../../listing/use-left-out.ts'
import { ResumeUploadCard } from '../../resume/ResumeUploadCard.tsx'
import { usePerson } from '../../session/use-person.ts'
import { useProfile } from '../../session/use-profile.ts'
import { useSession } from '../../session/use-session.ts'
import { RouteGuard } from '../../shell/RouteGuard.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Later } from '../../ui/Later.tsx'
import { useLostFocus } from '../../ui/use-lost-focus.ts'
import { NextSteps } from './NextSteps.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { ProfileStatus } from './ProfileStatus.tsx'
import { useListWanted } from './use-list-wanted.ts'
import { WelcomeTitle } from './WelcomeTitle.tsx'

// What stands below the first screen is no part of what the page opens with.
const loadList = () => import('./DashboardList.tsx').then((m) => m.DashboardList)
const loadTips = () => import('./DashboardList.tsx').then((m) => m.DashboardTips)

/** Jobs and internships for the person who is logged in and verified (§2.21, §2.23-2.31). */
export function DashboardPage() {
  return (
    <RouteGuard needs="verified">
      <Dashboard />
    </RouteGuard>
  )
}

function Dashboard() {
  usePageTitle('Dashboard')
  const { profile, resume, isPending, refetch } = useProfile()
  const { person } = usePerson()
  const listed = useRef<HTMLDivElement>(null)
  const { isWanted, isPreparing } = useListWanted(person, listed)
  const leftOut = useLeftOut()
  const { account } = useSession()
  // The upload card goes when its resume is read; the profile that was read takes its place.
  const profileToggle = useRef<HTMLButtonElement>(null)
  useLostFocus(profileToggle, resume === 'unknown' ? null : resume)
  return (
    <div className="page pt-9 pb-30 max-sm:pt-6">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <WelcomeTitle />
        {profile ? <ProfileStatus profile={profile} /> : isPending && <div className="h-17.5 w-full sm:h-13 sm:w-53" />}
      </div>
      <div className="mt-8 grid grid-cols-1 print:block max-sm:mt-6 gap-x-17 gap-y-7 lg:grid-cols-[18.75rem_minmax(0,1fr)]">
        {/* First on a phone, beside the profile on a desk. Until there are listings, it alone says so. */}
        {person && (
          <div className="min-w-0 lg:col-start-2 lg:row-start-1">
            <Shortlist
              query={shortlistQuery(rankedPerson(person), leftOut)}
              leadsOn
              failedText="The list below still works."
            />
          </div>
        )}
        <aside className="grid content-start gap-9 max-lg:contents lg:row-span-2 print:hidden">
          <div className="grid gap-6 max-lg:order-1">
            {isPending && <div className="h-22 rounded-sheet bg-sheet shadow-sheet lg:h-140" />}
            {profile && <ProfileCard profile={profile} toggle={profileToggle} />}
            {account && <NextSteps accountId={account.id} />}
            {resume === 'none' && <ResumeUploadCard />}
            {resume === 'unknown' && !isPending && (
              <p className="type-text" role="alert">
                Your profile did not load.{' '}
                <button type="button" className="text-link" onClick={() => void refetch()}>
                  Try again
                </button>
              </p>
            )}
          </div>
          <div className="max-lg:order-3">
            <Later load={loadTips} part={{}} waiting={null} failed={() => null} />
          </div>
        </aside>
        {/* On paper the shortlist stands alone; whoever wants the list prints the jobs. */}
        <div ref={listed} className={classNames('min-w-0 max-lg:order-2 lg:col-start-2', person && 'print:hidden')}>
          {!isPreparing && (
            <Later
              load={loadList}
              part={{ isWanted }}
              waiting={<div className="min-h-screen" aria-busy="true" />}
              failed={(retry) => (
                <div className="section-rule pt-4">
                  <p className="type-text mb-3">The list could not be loaded. Check your connection.</p>
                  <Button onClick={retry}>Try again</Button>
                </div>
              )}
            />
          )}
        </div>
      </div>
    </div>
  )
}
