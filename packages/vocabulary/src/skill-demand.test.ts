import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readText } from './requirement-sections.ts'
import { type Demand, demandIn } from './skill-demand.ts'
import { standingIn } from './skill-standing.ts'
import { findSkillsIn } from './skills.ts'

const demandsIn = (text: string): [string, Demand][] => {
  const read = readText(text)
  const standingOf = standingIn(text, read, 'Kneadle')
  const demandOf = demandIn(text, read)
  return findSkillsIn(text).flatMap((mention): [string, Demand][] => {
    const demand = demandOf(mention, standingOf(mention))
    return demand === undefined ? [] : [[mention.skill.name, demand]]
  })
}

test.each([
  ['Experience with Python and SQL.', ['Python', 'SQL']],
  ['Requirements\n- Strong payroll experience', ['Payroll']],
  ['You know payroll, Figma and Kubernetes.', ['Payroll', 'Figma', 'Kubernetes']],
  ['You need Thermodynamics.', ['Thermodynamics']],
  ['What you bring\n- Python, Docker', ['Python', 'Docker']],
  ['Proficient in Kubernetes tools for our ovens.', ['Kubernetes']],
  ['Requirements\n- Solid grounding in Go, Docker and Redis', ['Go', 'Docker', 'Redis']],
  ['You are comfortable with SQL.', ['SQL']],
  ['What makes you a great fit\n- Knowledge of Docker', ['Docker']],
  ['Sehr gute Kenntnisse in Python.', ['Python']],
])('%j clearly asks for %j', (text, skills) => {
  expect(demandsIn(text)).toEqual(skills.map((skill) => [skill, 'must']))
})

test.each([
  ['Nice to have\n- Docker', 'Docker'],
  ['Bonus points for:\n- Experience with Docker', 'Docker'],
  ['It is a plus if you have:\n- Experience with Docker', 'Docker'],
  ['Experience with Docker is welcomed, but not a necessity.', 'Docker'],
  ['- Experience with Docker desirableCurious and flexible', 'Docker'],
  ['- Experience with Docker is ideal', 'Docker'],
  ['If you have any experience in payroll, we would love to hear about it.', 'Payroll'],
])('%j would like %s', (text, skill) => {
  expect(demandsIn(text)).toEqual([[skill, 'nice']])
})

test.each([
  ['Requirements\n- Experience with state management (e.g. Redux, NgRx)', 'examples'],
  ['Requirements\n- Experience with front-end tools such as React, Angular or Vue.js', 'a choice'],
  ['Requirements\n- Familiar with any of the following: C#, Linux, GitHub, DevOps knowledge', 'a choice far away'],
  ['Requirements\n- Experience in baking or cybersecurity', 'one of two'],
  ['Requirements\n- Curious to learn new tools: Slack, Notion', 'who wants to learn'],
  ['What you will learn:\n- Familiarity with Kubernetes and TypeScript', 'what is taught'],
  ['Requirements\n- Experience selling at a company like Shopify', 'a company'],
  ['Our stack\n- Redis', 'what is used'],
  ['Requirements\n- Able to debug from bits to high-level design', 'a part of another word'],
  ['Requirements\n- Mathematics, Physics or a related field', 'subjects'],
  ['Requirements\n- 4 years of consumer electronics experience', 'a part of another thing'],
  ['Requirements\n- Understanding of billing cycles and contracts', 'words that only belong to the skill'],
  ['Requirements\n- Communication skills', 'soft skills'],
  ['Requirements\n- Patience\nTime zones & logistics', 'a heading'],
  ['Requirements\n- Comfort with ambiguity and with clients who use Docker', 'what somebody else uses'],
  ['You will join payroll, legal and candidate experience.', 'teams'],
  ['We build the developer experience in the IDE.', 'an experience that is none of the person'],
  ['Kneadle offers teams with recognized skills in public health and baking.', 'what others can'],
  ['Requirements\n- Familiarity with case management, customer service, and analytics software', 'programs'],
  ['Requirements\n- Understanding of short video trends, formats, and algorithms', 'one word among other things'],
  ['Requirements\n- Works across product, finance, and platform teams', 'departments'],
  ['You know at least one of these languages:\n- Python\n- SQL', 'a choice in lines of their own'],
  ['Preferred industry experience:\n- Publishing, Payroll', 'trades'],
  ['Requirements\n- Experience with Oracle and its cloud', 'a maker that is no product'],
  ['Requirements\n- Strong fabrication skills', 'one word of a longer name'],
  ['Become proficient in Docker', 'what is learnt there'],
  ['Requirements\n- Storytelling skills', 'manner'],
])('%j clearly asks for none of its skills: %s', (text) => {
  expect(demandsIn(text)).toEqual([])
})

test('whatever stands around a skill, no demand is read where nothing asks', () => {
  const words = fc.constantFrom(
    'we',
    'bake',
    'bread',
    'with',
    'Python',
    'and',
    'SQL',
    ',',
    'daily',
    '.',
    '\n',
    '(',
    ')',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), (some) => {
      expect(demandsIn(some.join(' '))).toEqual([])
    }),
  )
})
