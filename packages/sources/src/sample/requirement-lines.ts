import type { JobFacts } from './job-facts.ts'
import { listed, mendArticles, phrase } from './phrase.ts'
import type { Random } from './random.ts'
import { wording } from './wording.ts'

const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** What a listing says about years, or nothing. */
export const yearsLine = (facts: JobFacts, random: Random): string | undefined => {
  const { years, occupation } = facts
  if (years === undefined) {
    return facts.level === 'entry' && facts.type !== 'internship' && random.chance(0.3)
      ? random.pick([
          'No previous experience needed',
          'First experience through study, internships or volunteering',
          '0-1 years of experience',
          'Up to two years of experience; new graduates welcome',
        ])
      : undefined
  }
  const count = years === 1 ? '1 year' : `${years} years`
  return mendArticles(
    random.pick([
      years === 1
        ? `1+ year of experience as a ${occupation.name}`
        : `${years}+ years of experience as a ${occupation.name}`,
      `At least ${count} of relevant experience`,
      `${years} to ${years + 2} years in a similar position`,
      `${years}-${years + 3} years of professional experience`,
      `Minimum of ${numberWords[years] ?? years} ${years === 1 ? 'year' : 'years'} in the field`,
      `At least ${numberWords[years] ?? years} ${years === 1 ? 'year' : 'years'} of experience as a ${occupation.name}`,
      `${years}+ years of hands-on work${occupation.place === 'desk' ? ' in comparable teams' : ''}`,
    ]),
  )
}

const studying = (studies: readonly string[], facts: JobFacts, random: Random): string => {
  const fields = random.draw(studies, random.whole(1, 3))
  const field = listed(fields, 'or')
  const year = Number(facts.season.split(' ')[1])
  switch (facts.occupation.degree) {
    case 'none':
    case 'school':
      return random.pick([
        'Students and school leavers are both welcome',
        `Enrollment in a course in ${field}, or a plan to start one`,
        'At least 16 years of age, with a school place or a recent diploma',
      ])
    case 'associate':
      return random.pick([
        `Enrollment in a certificate, associate or bachelor's program in ${field}`,
        `Currently in training or studying ${field}`,
      ])
    case 'master':
    case 'doctorate':
      return random.pick([
        `Enrollment in a graduate program in ${field}`,
        `Currently in a master's or doctoral program in ${field}`,
        `Advanced students of ${field}`,
      ])
    default:
      return random.pick([
        `Currently studying ${field}`,
        `Enrollment in a bachelor's or master's program in ${field}`,
        `Working towards a degree in ${fields.join(', ')} or a related field`,
        `At least two years of study in ${field}`,
        `Students of ${field}, graduating between December ${year} and June ${year + 1}`,
        `Current junior or senior majoring in ${field}`,
      ])
  }
}

/** What a listing says about schooling, or nothing. */
export const degreeLine = (facts: JobFacts, random: Random): string | undefined => {
  if (!facts.degreeAsked) return undefined
  const { studies } = facts.terms
  if (facts.type === 'internship') return studying(studies, facts, random)
  const fields = random.draw(studies, random.whole(1, 3))
  const field = listed(fields, 'or')
  const related = `${fields.join(', ')} or a related field`
  switch (facts.occupation.degree) {
    case 'none':
      return random.pick(['No degree required', 'No formal qualification needed; we train you'])
    case 'school':
      return random.pick([
        'High school diploma or GED',
        'High school diploma or equivalent',
        `High school diploma; a course in ${field} is a plus`,
        `Completed apprenticeship or training in ${field}, or the wish to do one`,
      ])
    case 'associate':
      return random.pick([
        `Associate degree in ${field}`,
        `Two-year degree or certificate in ${field}`,
        `Completed vocational training in ${field}`,
      ])
    case 'bachelor':
      return random.pick([
        `Bachelor's degree in ${field}`,
        `Bachelor's degree in ${related}`,
        `Degree in ${field}, or equivalent experience`,
        `BA or BS in ${field}`,
        `Bachelor's degree in ${field}; master's preferred`,
        `University degree, ideally in ${field}`,
      ])
    case 'master':
      return random.pick([
        `Master's degree in ${field}`,
        `Graduate degree in ${field}`,
        `Master's degree in ${related}`,
      ])
    case 'doctorate':
      return random.pick([
        `Doctoral degree in ${field}`,
        `Completed professional degree in ${field}`,
        `Advanced degree in ${field}`,
      ])
  }
}

const experienceForms = [
  'Experience with …',
  'Working knowledge of …',
  '[Solid|Good|Sound] grounding in …',
  '[Some|First|Practical] experience in …',
  'Confidence in …',
  '[Hands-on|Everyday] practice in …',
  '[Good|Proven] skills in …',
]

/** One or two lines that name the required skills in running text. */
export const skillLines = (facts: JobFacts, random: Random): string[] => {
  const { must } = facts
  const [first, second] = random.draw(experienceForms, 2) as [string, string]
  const say = (form: string, skills: readonly string[]): string => phrase(form.replace('…', listed(skills)), random, {})
  return must.length > 2 && random.chance(0.6)
    ? [say(first, must.slice(0, 2)), say(second, must.slice(2))]
    : [say(first, must)]
}

const certificateLine = (facts: JobFacts, random: Random): string | undefined => {
  const { certificates } = facts
  if (certificates.length === 0) return undefined
  const names = listed(certificates)
  return random.pick([
    `${names} required`,
    `Current ${names}`,
    `${names}, or the willingness to obtain ${certificates.length === 1 ? 'it' : 'them'} within ${random.pick(['six months', 'a year'])}`,
    `Valid ${names}`,
  ])
}

/** Every line of what is asked for, the formal ones first. */
export const askLines = (facts: JobFacts, random: Random): string[] => {
  const fill = (list: readonly string[]): string[] => list.map((template) => phrase(template, random, facts.slots))
  const own = random.draw(facts.terms.asks, random.whole(2, 5))
  const general = wording.asks[facts.occupation.place]
  const formal = [degreeLine(facts, random), yearsLine(facts, random), certificateLine(facts, random)].filter(
    (line) => line !== undefined,
  )
  const skilled = skillLines(facts, random)
  const soft = fill([...own, ...random.draw(general, random.whole(0, 2))])
  return random.chance(0.75)
    ? [...formal, ...skilled, ...soft]
    : [...skilled, ...soft.slice(0, 2), ...formal, ...soft.slice(2)]
}

/** What would be good to have; may be empty. */
export const niceLines = (facts: JobFacts, random: Random): string[] => {
  const { nice } = facts
  if (nice.length === 0) return []
  const phrased = nice.map((skill) =>
    random.pick([
      `Experience with ${skill}`,
      `Some knowledge of ${skill}`,
      `Exposure to ${skill}`,
      `Interest in ${skill}`,
      `A course or project in ${skill}`,
      `Familiarity with ${skill}`,
    ]),
  )
  return random.chance(0.3) && nice.length > 1 ? [`Knowledge of ${listed(nice, 'or')}`] : phrased
}
