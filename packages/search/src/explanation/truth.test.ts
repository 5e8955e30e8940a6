import { expect, test } from 'vitest'
import type { ProfileInput } from '../factors/profile-input.ts'
import { buildIndex } from '../listing-index.ts'
import type { ListingInput } from '../listing-input.ts'

const now = Date.UTC(2027, 0, 1)
const linesOf = (listing: Partial<ListingInput>, profile: ProfileInput) => {
  const whole = { id: 'a', kind: 'job' as const, title: 'Assistant', ...listing }
  return buildIndex([whole], { getText: () => whole }).explain('a', profile, now)?.contributions ?? []
}
const skillsIn = (lines: ReturnType<typeof linesOf>) =>
  lines.flatMap((line) => (line.factor === 'skills' ? [[line.by, line.skill, line.own]] : []))
const gapsIn = (lines: ReturnType<typeof linesOf>) => lines.flatMap((line) => (line.factor === 'gap' ? line.skill : []))
const asks = (what: string) => ({ description: `Requirements\n- Experience with ${what}` })

test('decision 0359: what is only counted with a skill is near it, and the same where both say it', () => {
  expect(skillsIn(linesOf(asks('HPLC'), { skills: ['FPLC'] }))).toEqual([['related', 'HPLC', 'FPLC']])
  const listed = { skills: ['FPLC'] }
  expect(skillsIn(linesOf(listed, { skills: ['HPLC'] }))).toEqual([['related', 'FPLC', 'HPLC']])
  expect(skillsIn(linesOf(listed, { skills: ['FPLC'] }))).toEqual([['same', 'HPLC', 'HPLC']])
  expect(skillsIn(linesOf(asks('HPLC'), { skills: ['FPLC', 'HPLC'] }))).toEqual([['same', 'HPLC', 'HPLC']])
})

test('decision 0359: a certificate that is under way is neither a reason nor a gap, nor is what it is about', () => {
  const listing = asks('Kubernetes and a CKA')
  expect(gapsIn(linesOf(listing, { skills: ['Welding'] })).sort()).toEqual([
    'Certified Kubernetes Administrator',
    'Kubernetes',
  ])
  const lines = linesOf(listing, { skills: ['Welding', 'CKA (w trakcie)'] })
  expect([skillsIn(lines), gapsIn(lines)]).toEqual([[], []])
  expect(skillsIn(linesOf(listing, { skills: ['Welding', 'CKA'] })).map(([, name]) => name)).toContain(
    'Certified Kubernetes Administrator',
  )
})

test.each([
  ['Microservices', 'Mikroserwisy'],
  ['Git', 'GitLab CI'],
  ['Git', 'Kontrola wersji'],
  ['Scheduling', 'I scheduled the crews of nine kitchens.'],
])('decision 0359: that %s was not found is not said of a resume that says %j', (asked, own) => {
  expect(gapsIn(linesOf(asks(asked), { skills: ['Welding'] }))).toEqual([asked])
  expect(gapsIn(linesOf(asks(asked), { skills: ['Welding'], deeds: [own] }))).toEqual([])
  expect(gapsIn(linesOf(asks(asked), { skills: ['Welding', own] }))).toEqual([])
})

test('decision 0360: an occupation is said where both are called by it, and a later one of a study is near', () => {
  const said = (title: string, profile: ProfileInput) =>
    linesOf({ title }, profile).flatMap((line) => (line.factor === 'occupation' ? [[line.occupation, line.near]] : []))
  expect(said('Cashier', { titles: ['Kassiererin'] })).toEqual([['Cashier', false]])
  expect(said('Brand Ambassador', { titles: ['Kassiererin'] })).toEqual([])
  expect(said('Laboratory Technician', { subjects: ['Biology'], degree: 3 })).toEqual([['Laboratory Technician', true]])
  expect(said('Phlebotomist', { titles: ['Waiter', 'Phlebotomist'] })).toEqual([['Phlebotomist', false]])
})

test('decision 0373: work is called what the listing’s title calls it', () => {
  const said = (title: string, own: string) =>
    linesOf({ title }, { titles: [own] }).flatMap((line) => (line.factor === 'occupation' ? line.occupation : []))
  expect(said('Senior Claims Adjuster, Property', 'Claims Adjuster')).toEqual(['Claims Adjuster'])
  expect(said('Forklift Operator - Nights', 'Forklift Operator')).toEqual(['Forklift Operator'])
  expect(said('Software Developer', 'Software Engineer')).toEqual(['Software Developer'])
  expect(said('RESEARCH ASSISTANT', 'Research Assistant')).toEqual(['Research Assistant'])
  expect(said('Krankenpfleger', 'Registered Nurse')).toEqual(['Registered Nurse'])
})

test('decision 0382: work is not called by its neighbour’s name: a planner is no technician, and an intern no manager', () => {
  const said = (title: string, own: ProfileInput) =>
    linesOf({ title }, own).flatMap((line) => (line.factor === 'occupation' ? line.occupation : []))
  expect(said('Maintenance Planner', { titles: ['Maintenance Technician'] })).toEqual(['Maintenance Planner'])
  expect(said('Accounts Payable Assistant', { titles: ['Accounts Payable Executive'] })).toEqual([
    'Accounts Payable Assistant',
  ])
  expect(said('Marketing Assistant', { titles: ['Marketing Coordinator'] })).toEqual(['Marketing Assistant'])
  expect(said('Marketing Internship', { subjects: ['Marketing'], degree: 3 })).toEqual(['Marketing'])
  expect(said('Buyer', { titles: ['Inköpare'] })).toEqual(['Buyer'])
})

test('decision 0382: words that both titles have are pointed at where they do not make it the same work', () => {
  const titled = { id: 'a', kind: 'job' as const, title: 'Falconry Ledger Analyst' }
  const others = Array.from({ length: 40 }, (_, at) => ({ id: `${at}`, kind: 'job' as const, title: 'Line Cook' }))
  const index = buildIndex([titled, ...others], { getText: () => titled })
  const lines = index.explain(
    'a',
    { titles: ['Falconry Ledger Executive', 'Falconry Ledger Clerk'] },
    now,
  )?.contributions
  const line = lines?.find(({ factor }) => factor === 'field')
  expect(line).toMatchObject({ words: [], listing: [{ text: 'Falconry' }, { text: 'Ledger' }] })
  expect(line?.profile).toMatchObject([{ text: 'Falconry Ledger Executive' }, { text: 'Falconry Ledger Clerk' }])
})
