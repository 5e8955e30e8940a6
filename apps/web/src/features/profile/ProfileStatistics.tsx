import type { Profile } from '@scry/contracts/profile'
import { levelWord } from '../../session/level-words.ts'
import { nounFor } from '../../ui/counted.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** Skills, projects, completeness and level as figures (§2.55). */
export function ProfileStatistics({ profile }: { profile: Profile }) {
  const figures = [
    [String(profile.skillsCount), nounFor(profile.skillsCount, 'skill')],
    [String(profile.projectsCount), nounFor(profile.projectsCount, 'project')],
    [`${profile.completenessScore}%`, 'complete'],
    [levelWord(profile), 'experience level'],
  ] as const
  return (
    <SettingsSection title="Profile Statistics">
      <dl className="grid grid-cols-2 gap-y-4">
        {figures.map(([figure, word]) => (
          <div key={word} className="flex flex-col-reverse">
            <dt className="type-meta text-ink-2">{word}</dt>
            <dd className="type-figure">{figure}</dd>
          </div>
        ))}
      </dl>
    </SettingsSection>
  )
}
