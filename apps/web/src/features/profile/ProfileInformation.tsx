import { successMessageMs } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import type { Profile } from '@scry/contracts/profile'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Stored } from '../../calls/documents.ts'
import { inTab } from '../../session/own-storage.ts'
import { hasDraft, useDraftKey } from '../../session/use-draft.ts'
import { useSession } from '../../session/use-session.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { OwnSkills } from './OwnSkills.tsx'
import { ProfileEditor } from './ProfileEditor.tsx'
import { ProfileView } from './ProfileView.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { ToldList } from './ToldList.tsx'

/** View, then edit; a save returns to the view with a message for 3 seconds (§4.19). */
export function ProfileInformation({ profile }: { profile: Stored<Profile> | null }) {
  const { account } = useSession()
  const draft = useDraftKey('profile', inTab)
  // Whoever left in the middle of it comes back to what they had typed.
  const [isEditing, setEditing] = useState(() => hasDraft(draft))
  const [isSaved, setSaved] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const show = (editing: boolean) => {
    setEditing(editing)
    heading.current?.focus()
  }
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => setSaved(false), successMessageMs)
    return () => clearTimeout(timer)
  }, [isSaved])
  return (
    <SettingsSection
      title="Profile Information"
      heading={heading}
      aside={
        profile &&
        !isEditing && (
          <span className="flex flex-wrap gap-2.5">
            <Button size="sm" variant="quiet" onClick={() => window.print()}>
              Print as a resume
            </Button>
            <Button size="sm" onClick={() => show(true)}>
              <Pencil aria-hidden="true" size="0.9375rem" strokeWidth={2} />
              Edit Profile
            </Button>
          </span>
        )
      }
    >
      {isSaved && (
        <div className="mb-4">
          <Banner kind="success" title={messages.profile.updated} />
        </div>
      )}
      {!profile && <p className="text-ink-2">{messages.profile.none}</p>}
      {profile && !isEditing && <ProfileView profile={profile} />}
      {profile && isEditing && (
        // A profile that changed meanwhile, by a resume or another device, is laid under what was typed.
        <ProfileEditor
          key={profile.$updatedAt}
          profile={profile}
          draft={draft}
          onCancel={() => show(false)}
          onSaved={() => {
            show(false)
            setSaved(true)
          }}
        />
      )}
      {profile && account && !isEditing && <OwnSkills accountId={account.id} version={profile.$updatedAt} />}
      {profile && account && <ToldList accountId={account.id} />}
    </SettingsSection>
  )
}
