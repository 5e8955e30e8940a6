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
  expect(standingOf('You will watch competitors with Tableau.', 'Tableau')).toBe('used')
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
  ['Tools that save you hours on payroll.', 'Payroll', ''],
  ['We reimburse courses and Kubernetes workshops.', 'Kubernetes', ''],
  ['Teach customers to get more done with Notion.', 'Notion', 'Notion'],
  ['Kneadle is a young company that lives by payroll.', 'Payroll', ''],
  ['Crumb AI is a Kubernetes platform for bakeries.', 'Kubernetes', ''],
  ['Crumb is Kneadle’s CRM platform, designed for bakeries.', 'CRM', ''],
  ['We compete with legacy incumbents (HubSpot, Shopify).', 'Shopify', ''],
  ['Built a team of 40 AI experts from Tesla and Databricks.', 'Databricks', ''],
  ['Like iOS, Windows and Linux, Crumb runs every oven.', 'Windows', ''],
  ['Sam Dough, Head of Payroll, says hello.', 'Payroll', ''],
  ['You hate SQL.', 'SQL', ''],
  ['Delegate to bakers, nurses and Patient Care Technicians.', 'Patient Care', ''],
  ['You launch our Senior Care product.', 'Caregiving', ''],
  ['Level two: AAS in Nursing; one year on a ward.', 'Nursing', ''],
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

test('what a product is tied to is no tool of the work, but experience with tying it is asked for', () => {
  expect(standingOf('More than 60 integrations with systems like Salesforce and GitHub.', 'GitHub')).toBe('aside')
  expect(standingOf('Experience with integrations with GitHub.', 'GitHub')).toBe('asked')
})

test('what the work teaches and where people are written to is no demand', () => {
  expect(standingOf('Gain exposure to systems such as Kubernetes.', 'Kubernetes')).toBe('mentioned')
  expect(standingOf('You’ll learn Kubernetes from bakers.', 'Kubernetes')).toBe('mentioned')
  expect(standingOf('Reach bakers by many ways (email, LinkedIn, phone).', 'LinkedIn')).toBe('mentioned')
  expect(standingOf('You have gained experience with Kubernetes.', 'Kubernetes')).toBe('asked')
})

const otherSenses = [
  ['Buying services or tools has become complicated.', 'OR-Tools'],
  ['Finance: Payroll, Accounts Receivable – A/R, Tax', 'R'],
  ['Bring mechanical systems to life for advanced R+D.', 'R'],
  ['Launch growth campaigns such as tiered CPA programs.', 'CPA'],
  ['Join the engineering team, writing code that ships.', 'Writing'],
  ['Crumb was the winner of LinkedIn https://example.org', 'LinkedIn'],
] as const
test.each(otherSenses)('%j does not name %s', (text, skill) => {
  expect(standingOf(text, skill)).toBeUndefined()
})
