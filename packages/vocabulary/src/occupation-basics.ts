import { licensedNurse, noNurse, nurseAide } from './data/english/nursing.ts'
import { fieldBasics, occupationBasics } from './data/occupation-basics.ts'
import { fieldsOfStudy } from './fields-of-study.ts'
import { fieldOfWork } from './fields-of-work.ts'
import { findSkill } from './skills.ts'
import { occupationOf } from './titles.ts'

const tableOf = (text: string) =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line): [string, readonly string[]] => {
        const [name = '', skills = ''] = line.split('|')
        return [name, skills.split(';')]
      }),
  )
const basics = tableOf(occupationBasics)
const ofFields = tableOf(fieldBasics)

const student = /\bstudents?\b|\bintern(?:ship)?\b|\btrainee\b/i

const occupationIn = (title: string): string => {
  const name = occupationOf(title)?.name ?? ''
  if (name !== 'Registered Nurse') return name
  return noNurse.test(title) ? '' : nurseAide.test(title) ? 'Nursing Assistant' : name
}

/** Skills that nobody lacks who had a role of this title or studies this subject: a nurse takes vital signs. */
export const basicsOf = (title: string): readonly string[] => {
  const occupation = occupationIn(title)
  const named = basics.get(occupation) ?? basics.get(findSkill(title)?.name ?? '') ?? []
  const isLicensed = occupation === 'Registered Nurse' && licensedNurse.test(title) && !student.test(title)
  return isLicensed ? [...named, 'Registered Nurse License'] : named
}

const inFields = (fields: readonly string[]): string[] => fields.flatMap((field) => ofFields.get(field) ?? [])

/** Likewise with the name of the field that a title is of. */
export const basicsOfTitle = (title: string): readonly string[] => [
  ...basicsOf(title),
  ...inFields([fieldOfWork(title) ?? []].flat()),
]

/** Likewise of a subject, however it is called: 'Informatik, Schwerpunkt Netze' is of the field of software. */
export const basicsOfSubject = (subject: string): readonly string[] => {
  const fields = fieldsOfStudy(subject)
  return [
    ...basicsOf(subject),
    ...(fields.includes('software') ? basicsOf('Computer Science') : []),
    ...inFields(fields),
  ]
}
