import { occupationBasics } from './data/occupation-basics.ts'
import { findSkill } from './skills.ts'
import { occupationOf } from './titles.ts'

const basics = new Map(
  occupationBasics
    .trim()
    .split('\n')
    .map((line): [string, readonly string[]] => {
      const [name = '', skills = ''] = line.split('|')
      return [name, skills.split(';')]
    }),
)

/** Nobody is called so without the licence; 'nurse' alone may be a practical one. */
const licensedNurse = /\b(?:registered|charge|icu|er)\s+nurse\b|\bnurse\s+practitioner\b|\brn\b/i
const student = /\bstudents?\b|\bintern(?:ship)?\b|\btrainee\b/i

/** Skills that nobody lacks who had a role of this title or studies this subject: a nurse takes vital signs. */
export const basicsOf = (title: string): readonly string[] => {
  const named = basics.get(occupationOf(title)?.name ?? '') ?? basics.get(findSkill(title)?.name ?? '') ?? []
  return licensedNurse.test(title) && !student.test(title) ? [...named, 'Registered Nurse License'] : named
}
