import { expect, test } from 'vitest'
import { readText } from './requirement-sections.ts'
import { type Standing, standingIn } from './skill-standing.ts'
import { findSkillsIn } from './skills.ts'

const standingOf = (text: string, skill: string, company?: string | undefined): Standing | undefined => {
  const judge = standingIn(text, readText(text), company)
  const found = findSkillsIn(text).map((mention) => ({ name: mention.skill.name, standing: judge(mention) }))
  return found.find(({ name }) => name === skill)?.standing
}

const asked = [
  ['Experience with Kubernetes is what we look for.', 'Kubernetes'],
  ['Requirements\nKubernetes\nTeam spirit', 'Kubernetes'],
  ['About us\nWe bake bread.\nWhat you bring\n- Payroll and a driving licence', 'Payroll'],
  ['Sehr gute Kenntnisse in Python.', 'Python'],
  ['Un bonne maîtrise de Python.', 'Python'],
  ['A degree in Biology and experience with Python.', 'Python'],
  ['You know payroll.', 'Payroll'],
] as const
test.each(asked)('%j asks for %s', (text, skill) => {
  expect(standingOf(text, skill)).toBe('asked')
})

test('a named thing that the work is done with is used, an everyday word of work only mentioned', () => {
  expect(standingOf('You will deploy to Kubernetes every week.', 'Kubernetes')).toBe('used')
  expect(standingOf('You will repair payroll machines.', 'Payroll')).toBe('mentioned')
})

const asides = [
  ['We make payroll software for bakeries.', 'Payroll', ''],
  ['Cedarline makes payroll software for bakeries.', 'Payroll', 'Cedarline'],
  ['Our customer experience team does payroll for bakeries.', 'Payroll', ''],
  ['About Cedarline\nBakeries run on Kubernetes here.', 'Kubernetes', 'Cedarline'],
  ['Benefits\nWorkshops on Kubernetes.', 'Kubernetes', ''],
  ['Requirements\nApex will consider every baker.', 'Apex', 'Apex Bread'],
  ['Our innovations in biochemistry, combined with our clinical expertise, feed towns.', 'Biochemistry', ''],
  ['At Ansible Bread, ovens matter.', 'Ansible', 'ansiblebread'],
  ['Requirements\n- A degree in Statistics or Economics', 'Statistics', ''],
  ['You do not need any Kubernetes.', 'Kubernetes', ''],
  ['You partner with legal, payroll and other teams.', 'Payroll', ''],
  ['Loved by customers like Shopify and Stripe.', 'Shopify', ''],
  ['We reimburse courses and Kubernetes workshops.', 'Kubernetes', ''],
  ['Teach customers to get more done with Notion.', 'Notion', 'Notion'],
  ['Kneadle is a young company that lives by payroll.', 'Payroll', ''],
] as const
test.each(asides)('%j says of the company, not of the work, %s', (text, skill, company) => {
  expect(standingOf(text, skill, company)).toBe('aside')
})

test('a product named like its company is asked for where experience with it is', () => {
  expect(standingOf('You have experience with Ansible.', 'Ansible', 'Ansible')).toBe('asked')
})

test('what is said of a company ends where the next part begins, whatever its heading', () => {
  expect(standingOf('About us\nWe bake bread.\n\nA day in the shop\nYou run Kubernetes.', 'Kubernetes')).toBe('used')
})
