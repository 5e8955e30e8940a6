import { tipsThreshold } from '@scry/contracts/limits'
import type { Profile } from '@scry/contracts/profile'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { findSkillGap } from '../calls/listings.ts'
import { askAgainMs, preparingOf } from '../calls/preparing.ts'
import { paths } from '../paths.ts'
import { missingFrom } from '../session/profile-items.ts'
import { usePerson } from '../session/use-person.ts'
import { useProfile } from '../session/use-profile.ts'
import { useSession } from '../session/use-session.ts'
import { counted, nounFor } from '../ui/counted.ts'
import { useNearScreen } from '../ui/use-near-screen.ts'

/** A skill is worth learning for this share of the listings that fit, and for no fewer than three. */
const doorShare = 0.01

/** Advice that follows from the profile (§2.30): what completes it, where to start, and the skill that opens most doors. */
export function Tips({ jobType = '' }: { jobType?: string }) {
  const { account, status } = useSession()
  const { profile, resume } = useProfile()
  const { person } = usePerson()
  const tips = useRef<HTMLElement>(null)
  const isNear = useNearScreen(tips)
  const gaps = useQuery({
    queryKey: ['skill-gap', person, jobType],
    enabled: person !== null && isNear,
    queryFn: ({ signal }) =>
      findSkillGap(
        {
          skills: person?.skills ?? [],
          location: person?.location ?? '',
          experience_level: person?.level ?? '',
          job_type: jobType,
        },
        signal,
      ),
    refetchInterval: ({ state }) => (preparingOf(state.error) ? askAgainMs : false),
  })
  const gap = gaps.data?.find((one) => one.opens >= Math.max(3, one.fitting * doorShare))
  // A profile that is on its way, or did not load, is no missing one.
  const isWithout = status === 'visitor' || (resume !== 'unknown' && !profile)
  const isEntry = isWithout || profile?.experience_level === 'entry'
  const isBeyond = profile?.experience_level === 'mid' || profile?.experience_level === 'senior'
  const seesInternships = jobType === 'internship'
  const isIncomplete = profile !== null && profile.completenessScore < tipsThreshold
  return (
    <section ref={tips} aria-labelledby="tips" className="section-rule pt-4">
      <h2 id="tips" className="type-h2-small">
        Tips
      </h2>
      <ul className="type-text">
        {isIncomplete && (
          <li className="border-b border-rule py-3">
            <Link to={paths.profile} className="text-link">
              Complete your profile.
            </Link>{' '}
            It is at {profile.completenessScore}%. Missing: {missingIn(profile)}.
          </li>
        )}
        {isWithout && (
          <li className="border-b border-rule py-3">
            <Link to={account ? paths.profile : paths.uploadResume} className="text-link">
              Upload your resume.
            </Link>{' '}
            Your list is then ranked for you, with the words behind every match.
          </li>
        )}
        {isEntry && (
          <li className="border-b border-rule py-3">
            <strong className="font-semibold">
              {jobType === '' || seesInternships ? 'Start with internships.' : 'Start with entry-level jobs.'}
            </strong>{' '}
            Look for jobs that ask for no experience, and show what you can do with projects and courses.
          </li>
        )}
        {gap && (
          <li className="border-b border-rule py-3">
            <strong className="font-semibold">
              {gap.skill} opens {gap.opens === 1 ? 'one door' : `${gap.opens} doors`}.
            </strong>{' '}
            It is the only required skill you lack in {gap.opens} of {counted(gap.fitting, 'listing')} that{' '}
            {nounFor(gap.fitting, 'fits', 'fit')} you.
          </li>
        )}
        {isBeyond && seesInternships && (
          <li className="border-b border-rule py-3">
            <strong className="font-semibold">Look beyond internships.</strong> The list starts with them. At{' '}
            {profile.experience_level} level, choose full-time or part-time as the job type.
          </li>
        )}
        {profile && !isEntry && !isIncomplete && !gap && !(isBeyond && seesInternships) && (
          <li className="border-b border-rule py-3">
            <strong className="font-semibold">Look at the gaps.</strong> Each listing shows what it asks for that we did
            not find on your resume.
          </li>
        )}
      </ul>
    </section>
  )
}

function missingIn(profile: Profile): string {
  return new Intl.ListFormat('en-US').format(missingFrom(profile).map(({ name }) => name))
}
