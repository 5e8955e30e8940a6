import { profileLevels } from '@scry/contracts/enumerations'
import { isoInstant } from '@scry/contracts/instants'
import { mostWords } from '@scry/contracts/limits'
import { ProfileFields } from '@scry/contracts/profile'
import { namedLevel } from '@scry/profile/profile-fields'
import { parseList } from '@scry/profile/stored-fields'
import { z } from 'zod'
import { type Data, invalidStructure } from './collection.ts'

const text = z.string()
const textOrNone = z.string().nullish()
const names = z.array(z.union([z.string(), z.looseObject({ name: z.string() })]))
/** A text is parsed back and falls back to empty (§3.18), so that any text will do. */
const list = z.union([z.string(), names])

const work = z.looseObject({
  position: textOrNone,
  company: textOrNone,
  start: textOrNone,
  end: textOrNone,
  duration: textOrNone,
  location: textOrNone,
  description: textOrNone,
})
const study = z.looseObject({
  school: textOrNone,
  degree: textOrNone,
  start: textOrNone,
  end: textOrNone,
  description: textOrNone,
})
const project = z.looseObject({
  name: textOrNone,
  description: textOrNone,
  technologies: z.union([z.string(), z.array(z.string())]).nullish(),
  duration: textOrNone,
})
const preferences = z.looseObject({
  jobAlerts: z.boolean().optional(),
  emailNotifications: z.boolean().optional(),
  profileVisibility: z.enum(['public', 'private']).optional(),
})

const plainText = [text, 'a text'] as const
const plainTexts = Object.entries(ProfileFields.shape).flatMap(([name, form]) =>
  form instanceof z.ZodString ? [[name, plainText] as const] : [],
)

/** What each field of a profile takes (§3.5-3.19), with the words that say so. Owned fields are not looked at: they are overruled. */
const forms: Readonly<Record<string, readonly [z.ZodType, string]>> = {
  ...Object.fromEntries(plainTexts),
  location_preference: plainText,
  experience_level: [text.refine((level) => namedLevel(level) !== undefined), `one of ${profileLevels.join(', ')}`],
  education: [z.union([text, z.array(study)]), 'a text, or a list of entries whose fields are texts'],
  work_experience: [z.union([text, z.array(work)]), 'a text, or a list of entries whose fields are texts'],
  projects: [z.union([text, z.array(z.union([text, project]))]), 'a text, or a list of projects'],
  skills: [list, 'a list of names'],
  certifications: [list, 'a list of names'],
  languages: [list, 'a list of names'],
  interests: [
    list.refine((interests) => parseList(interests).length <= mostWords),
    `a list of at most ${mostWords} names`,
  ],
  preferences: [
    z.union([text, preferences]),
    'a record of jobAlerts (true or false), emailNotifications (true or false) and profileVisibility (public or private), or its JSON text',
  ],
  hasResume: [z.boolean(), 'true or false'],
  resumeUploadedAt: [
    z
      .string()
      .refine((at) => isoInstant(at) !== undefined)
      .nullable(),
    'an ISO date and time, or null',
  ],
}

/** Refuses what has the wrong type, before anything is changed. */
export function checkProfileInput(data: Data): void {
  for (const [field, value] of Object.entries(data)) {
    const [form, words] = forms[field] ?? []
    if (form && !form.safeParse(value).success) throw invalidStructure(`"${field}" takes ${words}.`)
  }
}
