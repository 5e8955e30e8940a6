import { expect, test } from 'vitest'
import { buildIndex } from '../listing-index.ts'
import type { ListingInput } from '../listing-input.ts'

const now = Date.UTC(2027, 0, 1)
const linesOf = (
  listing: Partial<ListingInput>,
  profile: { skills: string[]; titles?: string[]; deeds?: string[] },
) => {
  const whole = { id: 'a', kind: 'job' as const, title: 'Assistant', ...listing }
  return buildIndex([whole]).explain('a', profile, now)?.contributions ?? []
}
const gapsIn = (lines: ReturnType<typeof linesOf>) => lines.flatMap((line) => (line.factor === 'gap' ? line.skill : []))
const gapsOf = (listing: Partial<ListingInput>) => gapsIn(linesOf(listing, { skills: ['Cash Handling'] }))

test('what is required stands before what would be nice to have, and three gaps are said at most', () => {
  const nice = ['Excel', 'PowerPoint', 'Figma', 'Canva', 'Trello', 'Slack', 'Notion']
  const gaps = gapsOf({
    skills: [...nice, 'Payroll'],
    description: `Nice to have\n${nice.map((name) => `- Knowledge of ${name}`).join('\n')}`,
  })
  expect(gaps[0]).toBe('Payroll')
  expect(gaps).toHaveLength(3)
})

test('a skill that only a course names adds nothing, and is no gap', () => {
  const description = 'You know Thermodynamics, Figma and Kubernetes.'
  const index = buildIndex([{ id: 'a', kind: 'job', title: 'Assistant', description }], {
    getText: () => ({ title: 'Assistant', description }),
  })
  const explained = (courses: string[]) => index.explain('a', { skills: ['Figma'], courses }, now)
  const gapsWith = (courses: string[]) => gapsIn(explained(courses)?.contributions ?? []).sort()
  expect(gapsWith([])).toEqual(['Kubernetes', 'Thermodynamics'])
  expect(gapsWith(['Coursework: Statics, Thermodynamics'])).toEqual(['Kubernetes'])
  expect(explained(['Coursework: Thermodynamics'])?.score).toBe(explained([])?.score)
})

test('what a listing says of its company is no gap', () => {
  const description =
    'We make payroll software with artificial intelligence.\nYou will repair payroll machines.\n' +
    'Requirements\n- Experience with Excel'
  expect(gapsOf({ description, company: 'Cedarline' })).toEqual(['Microsoft Excel'])
})

test.each([
  ['You will work closely with payroll, sales and other teams.', 'what others do'],
  ['You will repair payroll machines. Communication is the key to success.', 'a mere mention, and what is soft'],
  ['Requirements\n- Communication\n- Organization', 'soft skills that are asked for'],
  ['Our people come from companies like Shopify and Stripe.', 'where people came from'],
])('%j names no gap: %s', (description) => {
  expect(gapsOf({ description })).toEqual([])
})

test('a gap says what having the skill would add at the least', () => {
  const index = buildIndex([{ id: 'a', kind: 'job', title: 'Cook', skills: ['Baking', 'Payroll'] }])
  const explain = (suppose: string[]) => index.explain('a', { skills: ['Baking'], suppose }, now)
  const gap = explain([])?.contributions.find(({ factor }) => factor === 'gap')
  const gained = (explain(['Payroll'])?.score ?? 0) - (explain([])?.score ?? 0)
  expect(gap).toMatchObject({ skill: 'Payroll' })
  expect(gap?.factor === 'gap' && gap.adds).toBeGreaterThan(0)
  expect(gained).toBeGreaterThanOrEqual((gap?.factor === 'gap' ? gap.adds : 0) - 0.001)
})

test('what the profile says in other words is no gap, and what its person says they lack is one', () => {
  const description = 'Requirements\n- Experience with capacity planning'
  const index = buildIndex([{ id: 'a', kind: 'job', title: 'Assistant', description }])
  const gapsWith = (more: object) =>
    gapsIn(index.explain('a', { skills: ['Welding'], ...more }, now)?.contributions ?? [])
  const [gap = ''] = gapsWith({})
  expect(gap).toBe('Capacity Planning')
  const [first = '', ...others] = gap.split(' ')
  const deeds = [`Kept ${others.join(' ')} of every ${first}.`]
  expect(gapsWith({ deeds })).toEqual([])
  expect(gapsWith({ deeds, rejected: [gap] })).toEqual([gap])
})

test('what would be nice to have is said to be so', () => {
  const description = 'You know Figma.\nBonus points for:\n- Experience with Kubernetes'
  const gaps = linesOf({ description }, { skills: ['Cash Handling'] }).filter((line) => line.factor === 'gap')
  expect(gaps.map((line) => [line.skill, line.nice])).toEqual([
    ['Figma', false],
    ['Kubernetes', true],
  ])
})

test('a skill in the brackets of another is no gap', () => {
  const skills = ['Microsoft Excel', 'Payroll']
  expect(gapsIn(linesOf({ skills }, { skills: ['Microsoft Office (Word, Excel)'] }))).toEqual(['Payroll'])
})

test('a general skill is no gap of a person who has a kind of it, and a special one is', () => {
  const skills = ['Databases', 'Cloud Computing', 'Version Control', 'REST APIs', 'Payroll']
  const lines = linesOf({ skills }, { skills: ['PostgreSQL', 'AWS', 'GitHub', 'REST endpoints'] })
  expect(gapsIn(lines)).toEqual(['Payroll'])
  const line = lines.find((one) => one.factor === 'skills' && one.skill === 'Databases')
  expect(line).toMatchObject({ by: 'kind', own: 'PostgreSQL', kind: 'reason' })
  expect(line?.profile.map(({ text }) => text)).toEqual(['PostgreSQL'])
  const special = linesOf({ skills: ['PostgreSQL'] }, { skills: ['Cloud Computing', 'Payroll'] })
  expect(gapsIn(special)).toContain('PostgreSQL')
})

test('of several kinds of a general skill the nearest says that the person has it', () => {
  const lines = linesOf({ skills: ['Programming Languages'] }, { skills: ['Laravel', 'PHP'] })
  expect(lines.find(({ factor }) => factor === 'skills')).toMatchObject({ by: 'kind', own: 'PHP' })
})

test('a skill is quoted where the listing asks for it', () => {
  const description = 'About us\nBakeries love Figma.\nRequirements\n- Figma, every day'
  const [line] = linesOf({ description }, { skills: ['Figma'] }).filter(({ factor }) => factor === 'skills')
  expect(line?.listing[0]?.start).toBe(description.lastIndexOf('Figma'))
})

test('the field of work is said where an own title has the word that names it; what only stands with it is counted and not said', () => {
  const title = 'Interface Engineer'
  const index = buildIndex(
    Array.from({ length: 40 }, (_, at): ListingInput => {
      const isTechnical = at % 2 === 0
      return {
        ...{ id: `${at}`, kind: 'job', title: isTechnical ? title : 'Cook' },
        skills: isTechnical ? ['Docker', 'React', 'Git'] : ['Baking'],
      }
    }),
  )
  const fieldOf = (profile: { skills: string[]; titles?: string[] }) =>
    index
      .explain('0', profile, now)
      ?.contributions.find(({ factor }) => factor === 'field')
      ?.profile.map(({ text }) => text)
  const skills = ['Docker', 'React', 'Git']
  expect(fieldOf({ skills })).toEqual([])
  expect(fieldOf({ skills, titles: ['Sales Engineer II'] })).toEqual([])
  expect(fieldOf({ skills, titles: ['Interface Engineer II'] })).toEqual(['Interface Engineer II'])
})

test('a word of a title that stands beside other work is no reason', () => {
  const titles = ['Lead Generation, Dental', 'Dental Nurse, nights', ...Array<string>(40).fill('Cook')]
  const listings = titles.map((title, at) => ({
    ...{ id: `${at}`, kind: 'job' as const, title, skills: ['Baking'] },
  }))
  const index = buildIndex(listings, { getText: (id) => listings[Number(id)] })
  const saidOf = (id: string) =>
    (
      index.explain(id, { skills: ['Welding'], titles: ['Dental Nurse', 'Trainee Dental Nurse'] }, now)
        ?.contributions ?? []
    ).flatMap((line) => (line.factor === 'field' ? line.words : []))
  expect(saidOf('0')).toEqual([])
  expect(saidOf('1')).toEqual(['Dental', 'Nurse'])
})

test('a small word that two titles share is no reason', () => {
  const index = buildIndex(
    Array.from({ length: 40 }, (_, at): ListingInput => {
      const isDown = at % 2 === 0
      return {
        ...{ id: `${at}`, kind: 'hackathon', title: isDown ? 'Carbon Down' : 'Kitchen Fair' },
        skills: isDown ? ['Docker', 'React', 'Git'] : ['Baking'],
      }
    }),
  )
  const person = { skills: ['Docker', 'React', 'Git'], titles: ['Nurse, Cardiac Step-Down'] }
  const lines = index.explain('0', person, now)?.contributions ?? []
  expect(lines.flatMap((line) => (line.factor === 'field' ? line.words : []))).toEqual([])
})

test('a skill that only stands beside an own one in many listings is counted and not said', () => {
  const listings = Array.from({ length: 80 }, (_, at): ListingInput => {
    const isTechnical = at % 4 === 0
    return { id: `${at}`, kind: 'job', title: 'Helper', skills: isTechnical ? ['Python', 'AWS'] : ['Baking'] }
  })
  const index = buildIndex(listings)
  const match = index.explain('0', { skills: ['Python'] }, now)
  const lines = match?.contributions ?? []
  expect(lines.flatMap((line) => (line.factor === 'skills' ? [line.skill] : []))).toEqual(['Python'])
  const field = lines.find(({ factor }) => factor === 'field')
  expect(field).toMatchObject({ words: [], profile: [], listing: [] })
  expect(field?.points).toBeGreaterThan(0)
  expect(lines.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(match?.score ?? -1, 9)
})

test('a skill that a deed names in other words than its own is no reason', () => {
  const said = (profile: { skills: string[]; deeds?: string[] }, description: string) =>
    linesOf({ description }, profile).flatMap((line) => (line.factor === 'skills' ? [line.skill] : []))
  const asked = 'Knowledge of clinical documentation.'
  expect(said({ skills: ['Welding'], deeds: ['Kept clinical documentation.'] }, asked)).toEqual([
    'Clinical Documentation',
  ])
  expect(said({ skills: ['Welding'], deeds: ['Was charting the strategy of a bank.'] }, asked)).toEqual([])
})

test('an everyday word that nothing asks for is a reason only by its whole name', () => {
  const said = (description: string) =>
    linesOf({ description }, { skills: ['Usability Testing'] }).flatMap((line) =>
      line.factor === 'skills' ? [line.skill] : [],
    )
  expect(said('You will care for usability of our ovens.')).toEqual([])
  expect(said('You will run usability testing of our ovens.')).toEqual(['Usability Testing'])
})

test('a skill that stands in a title of the person is no gap', () => {
  const profile = { skills: ['ANSYS'], titles: ['Mechanical Design Intern'] }
  expect(gapsIn(linesOf({ skills: ['Mechanical Design', 'Payroll'] }, profile))).toEqual(['Payroll'])
})

test('a supposed skill is pointed at as supposed, and not as words of the profile', () => {
  const index = buildIndex([{ id: 'a', kind: 'job', title: 'Cook', skills: ['Baking', 'Payroll'] }])
  const [hit] = index.recommend({ skills: ['Baking'], suppose: ['Payroll'], now, explain: true }).hits
  const fields = hit?.match?.contributions.flatMap(({ factor, profile }) =>
    factor === 'skills' ? profile.map(({ field, text }) => `${field} ${text}`) : [],
  )
  expect(fields?.toSorted()).toEqual(['skills.0 Baking', 'suppose.0 Payroll'])
})

test('subjects of which a degree may be are no skills that a person lacks', () => {
  const description = 'Requirements\n- A degree in Economics, Statistics or a related field\n- Knowledge of payroll'
  expect(gapsOf({ description })).toEqual(['Payroll'])
})

test('of a list of which one will do, what the person has answers for the others', () => {
  const profile = { skills: ['Scala'] }
  const description = 'Requirements\n- Knowledge of at least one of Java, Scala, Kotlin\n- Knowledge of payroll'
  const gaps = gapsIn(linesOf({ description }, profile))
  expect(gaps).toContain('Payroll')
  expect(gaps.filter((skill) => /Java|Kotlin/.test(skill))).toEqual([])
})

test.each([
  ['We hire without regard to origin, disability status, genetics or veteran status.', 'Genetics'],
  ['Requirements\n- Knowledge of Salesloft/Outreach', 'Community Outreach'],
  ['Requirements\n- Experience with reading P&IDs', 'Intrusion Detection'],
  ['Requirements\n- Experience with software design, architecture, and optimization', 'Architectural Design'],
  ['Requirements\n- Ability in tailoring messages to customers', 'Tailoring'],
])('"%s" asks for no %s', (description, skill) => {
  expect(gapsOf({ description })).not.toContain(skill)
})

test('the skill gap counts no skill that a listing only says of its company', () => {
  const jobs = [
    { description: 'Our payroll software is loved.\nRequirements\n- Cash handling\n- Experience with Excel' },
    { description: 'We are a payroll bureau.\nRequirements\n- Knowledge of cash handling' },
  ]
  const index = buildIndex(jobs.map((job, at) => ({ id: `${at}`, kind: 'job' as const, title: 'Assistant', ...job })))
  const gaps = index.skillGap({ profile: { skills: ['Cash Handling'] }, now })
  expect(gaps.map(({ skill, n }) => [skill, n])).toEqual([['Microsoft Excel', 1]])
})

test('what names the post itself is no gap', () => {
  expect(gapsOf({ title: 'Certified Pharmacy Technician' })).toEqual([])
  expect(gapsOf({ title: 'Core Data Engineer' })).toEqual([])
  expect(gapsOf({ title: 'Production Assembler' })).toEqual([])
})

test('what is wished for in brackets says nothing of what stands before them', () => {
  const text = (aside: string) => ({ description: `Requirements\n- Experience with Excel ${aside}` })
  const niceOf = (aside: string) =>
    linesOf(text(aside), { skills: ['Cash Handling'] }).flatMap((line) => (line.factor === 'gap' ? line.nice : []))
  expect(niceOf('(Ashby a plus)')).toEqual([false])
  expect(niceOf('is a plus')).toEqual([true])
  expect(niceOf('(preferred, but we train you)')).toEqual([true])
})
