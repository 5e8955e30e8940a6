import type { Profile } from '@scry/contracts/profile'
import { nounFor } from '../../ui/counted.ts'
import { ProgressLane } from '../../ui/ProgressLane.tsx'

/** Completeness as a bar, and the counts of skills, experience and projects (§2.24). */
export function ProfileStatus({ profile }: { profile: Profile }) {
  const counts = [
    [profile.skillsCount, nounFor(profile.skillsCount, 'skill')],
    [profile.workExperienceCount, nounFor(profile.workExperienceCount, 'experience')],
    [profile.projectsCount, nounFor(profile.projectsCount, 'project')],
  ] as const
  return (
    <section aria-label="Profile status" className="flex w-full flex-wrap items-end gap-x-6 gap-y-3 sm:w-auto">
      <div className="w-full sm:w-53">
        <p className="flex flex-wrap items-baseline justify-between">
          <span className="type-meta text-ink-2">Profile completeness</span>
          <span className="type-h2-small tabular">{profile.completenessScore}%</span>
        </p>
        <ProgressLane label="Profile completeness" value={profile.completenessScore} />
      </div>
      <dl className="flex flex-wrap gap-x-4 gap-y-2 sm:gap-x-6">
        {counts.map(([count, word]) => (
          <div
            key={word}
            className="flex flex-row-reverse items-baseline gap-x-1.5 border-rule sm:flex-col-reverse sm:border-l sm:pl-6"
          >
            <dt className="type-meta text-ink-2">{word}</dt>
            <dd className="tabular max-sm:type-meta max-sm:font-semibold sm:type-h2-small">{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
