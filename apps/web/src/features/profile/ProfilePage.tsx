import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useProfile } from '../../session/use-profile.ts'
import { RouteGuard } from '../../shell/RouteGuard.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { classNames } from '../../ui/class-names.ts'
import { FailedState } from '../../ui/FailedState.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { ProgressLane } from '../../ui/ProgressLane.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccountActions } from './AccountActions.tsx'
import { takeFlash } from './flash.ts'
import { NextItem } from './NextItem.tsx'
import { PasswordSecurity } from './PasswordSecurity.tsx'
import { PrintedResume } from './PrintedResume.tsx'
import { ProfileInformation } from './ProfileInformation.tsx'
import { ProfileStatistics } from './ProfileStatistics.tsx'
import { ResumeManagement } from './ResumeManagement.tsx'

/** Settings: profile, resume, password, statistics, account (§2.54-2.69). */
export function ProfilePage() {
  return (
    <RouteGuard needs="signed-in" redirectTo={paths.login}>
      <Settings />
    </RouteGuard>
  )
}

function Settings() {
  usePageTitle('Settings')
  const { profile, resume, isPending, refetch } = useProfile()
  useEffect(() => {
    const said = takeFlash()
    if (said) notifySuccess(said)
  }, [])
  const percent = profile?.completenessScore ?? 0
  const isKnown = resume !== 'unknown'
  return (
    <>
      {profile && <PrintedResume profile={profile} />}
      <div className={classNames('page pt-7 pb-30', profile && 'print:hidden')}>
        <p className="flex flex-wrap items-center gap-x-6">
          <Link to={paths.dashboard} className="text-link inline-flex min-h-8 items-center gap-2 no-underline">
            <ArrowLeft aria-hidden="true" size="1.0625rem" strokeWidth={1.8} />
            Dashboard
          </Link>
          <Link to={paths.applications} className="text-link inline-flex min-h-8 items-center">
            My applications
          </Link>
          <Link to={paths.alerts} className="text-link inline-flex min-h-8 items-center">
            Email alerts
          </Link>
        </p>
        <div className="mt-3 grid items-end gap-x-18 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <h1 className="type-h1">Settings</h1>
          {isKnown ? (
            <div>
              <p className="flex flex-wrap items-baseline justify-between">
                <span className="type-text font-semibold">Profile Completeness</span>
                <span className="type-h2-small tabular">{percent}%</span>
              </p>
              <ProgressLane label="Profile Completeness" value={percent} />
              {profile && <NextItem profile={profile} />}
            </div>
          ) : (
            isPending && <Skeleton className="h-10" />
          )}
        </div>
        <div className="mt-10 grid gap-x-18 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid content-start gap-12">
            {isPending ? (
              <div aria-busy="true" className="section-rule grid gap-4 pt-4">
                <Skeleton className="h-8 w-56" />
                <Skeleton className="h-6 w-80 max-w-full" />
                <Skeleton className="h-6 w-72 max-w-full" />
              </div>
            ) : !isKnown ? (
              <div className="section-rule">
                <FailedState heading="Your profile did not load" onRetry={() => void refetch()}>
                  Nothing is lost. You are still signed in.
                </FailedState>
              </div>
            ) : (
              <ProfileInformation profile={profile} />
            )}
            {isKnown && <ResumeManagement profile={profile} />}
          </div>
          {/* Below the profile on a phone: it would be pushed down by what comes. */}
          <div className={`grid content-start gap-12 ${isPending ? 'max-lg:hidden' : ''}`}>
            <PasswordSecurity />
            {profile && <ProfileStatistics profile={profile} />}
            <AccountActions />
          </div>
        </div>
      </div>
    </>
  )
}
