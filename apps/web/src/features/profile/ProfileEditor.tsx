import { profileLevels } from '@scry/contracts/enumerations'
import { listCaps, textCaps } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import type { Profile } from '@scry/contracts/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import { backendFailure } from '../../calls/backend-failure.ts'
import type { Stored } from '../../calls/documents.ts'
import { draftOver, dropDraft, hasDraft, useDraft } from '../../session/use-draft.ts'
import { profileQuery } from '../../session/use-profile.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { capital } from '../../ui/capital.ts'
import { Input } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import { TagInput } from '../../ui/TagInput.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useOnce } from '../../ui/use-once.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { changedFields, formOf, type ProfileForm } from './profile-form.ts'
import { SettingsProjects } from './SettingsProjects.tsx'
import { SkillMoves } from './SkillMoves.tsx'

interface ProfileEditorProps {
  profile: Stored<Profile>
  /** Where what is typed is kept until it is saved or cancelled. */
  draft: string
  onCancel: () => void
  onSaved: () => void
}

/** The editable fields (§2.63, §2.64). A failed save, a reload and another page keep everything that was typed; a save sends what was changed. */
export function ProfileEditor({ profile, draft, onCancel, onSaved }: ProfileEditorProps) {
  const queryClient = useQueryClient()
  const empty = formOf(profile)
  const [isComeBackTo] = useState(() => hasDraft(draft))
  const form = useForm<ProfileForm>({ defaultValues: draftOver(draft, empty) })
  useDraft(draft, form, empty)
  const save = useMutation({
    mutationFn: useOnce(async (values: ProfileForm) => {
      const { updateProfile } = await import('../../calls/documents.ts')
      return updateProfile(profile.$id, changedFields(values, empty))
    }),
    onSuccess: (saved) => {
      dropDraft(draft)
      queryClient.setQueryData(profileQuery(profile.userId).queryKey, saved)
      onSaved()
    },
    onError: (error) => console.warn('The profile was not saved.', error),
  })
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => save.mutate(values))}
      className="grid gap-x-5 gap-y-4.5 md:grid-cols-2"
    >
      {isComeBackTo && (
        <p className="type-note text-ink-2 md:col-span-2">
          We kept what you typed. Save it, or press Cancel to discard it.
        </p>
      )}
      {save.isError && (
        <div className="md:col-span-2">
          <Banner kind="error" title={messages.profile.updateFailed}>
            {backendFailure(save.error).message}
          </Banner>
        </div>
      )}
      <PlainFields form={form} />
      <Controller
        control={form.control}
        name="skills"
        render={({ field }) => (
          <div className="md:col-span-2">
            <TagInput
              label="Skills"
              most={listCaps.skills}
              noun="skill"
              hint={`Type a skill and press Enter. A profile holds up to ${listCaps.skills}.`}
              values={field.value}
              onChange={field.onChange}
            />
            <ChangedSkills profile={profile} skills={field.value} before={empty.skills} />
          </div>
        )}
      />
      <Controller
        control={form.control}
        name="projects"
        render={({ field }) => (
          <Controller
            control={form.control}
            name="typedProject"
            render={({ field: typed }) => (
              <SettingsProjects
                projects={field.value}
                onChange={field.onChange}
                typed={typed.value}
                onType={typed.onChange}
              />
            )}
          />
        )}
      />
      <div className="flex flex-wrap gap-3 md:col-span-2">
        <Button type="submit" variant="primary" busy={save.isPending} busyText="Saving...">
          Save Changes
        </Button>
        <Button
          onClick={() => {
            dropDraft(draft)
            onCancel()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** The fields that hold one text each. */
function PlainFields({ form }: { form: UseFormReturn<ProfileForm> }) {
  return (
    <>
      <Input
        label="Name"
        autoComplete="name"
        isCut
        most={textCaps.other}
        error={form.formState.errors.name?.message}
        {...form.register('name', { validate: (name) => name.trim() !== '' || 'Please enter your name' })}
      />
      <Select label="Experience level" {...form.register('experience_level')}>
        {profileLevels.map((level) => (
          <option key={level} value={level}>
            {capital(level)}
          </option>
        ))}
      </Select>
      <Input
        label="Location"
        optional
        placeholder="City, or flexible"
        hint="Where you would like to work."
        isCut
        most={textCaps.other}
        {...form.register('location_preference')}
      />
      <Input
        label="Phone"
        type="tel"
        autoComplete="tel"
        optional
        isCut
        most={textCaps.other}
        {...form.register('phone')}
      />
      <TextArea
        label="Education"
        optional
        rows={3}
        fieldClassName="md:col-span-2"
        isCut
        most={textCaps.education}
        {...form.register('education')}
      />
      <TextArea
        label="Summary"
        optional
        rows={4}
        fieldClassName="md:col-span-2"
        isCut
        most={textCaps.summary}
        {...form.register('summary')}
      />
    </>
  )
}

interface ChangedSkillsProps {
  profile: Stored<Profile>
  skills: readonly string[]
  before: readonly string[]
}

/** What saving another list of skills would move. */
function ChangedSkills({ profile, skills, before }: ChangedSkillsProps) {
  const settled = useSettled(skills, 600)
  if (settled.join('\n') === before.join('\n')) return null
  return (
    <div className="mt-3 rounded-control border border-rule bg-sheet p-4">
      <p className="type-text font-semibold">What these skills change</p>
      <SkillMoves accountId={profile.userId} version={profile.$updatedAt} change={{ skills: [...settled] }} />
      <p className="type-note mt-2 text-ink-2">
        A skill that you take off the list still counts where your experience or projects name it, until you say under
        “Skills that count for you” that you do not have it.
      </p>
    </div>
  )
}
