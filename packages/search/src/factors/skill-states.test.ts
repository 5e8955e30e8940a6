import { expect, test } from 'vitest'
import { skillKey, skillsWithStates } from './skill-states.ts'

test('each skill is stated with its words, inferred with the sentence, confirmed or rejected', () => {
  const skills = ['JS', 'Microsoft Office (Word, Excel)']
  const deeds = ['Kept the books. Wrote forms in React and JavaScript.']
  const states = skillsWithStates({ skills, deeds, confirmed: ['Docker'], rejected: ['excel'] })
  const office = { where: 'list', text: 'Microsoft Office (Word, Excel)' }
  const sentence = { where: 'text', text: 'Wrote forms in React and JavaScript' }
  expect(states).toMatchObject([
    { name: 'JavaScript', state: 'stated', quotes: [{ where: 'list', text: 'JS' }, sentence] },
    { state: 'stated', quotes: [office] },
    { name: 'Microsoft Word', state: 'stated', quotes: [office] },
    { name: 'Microsoft Excel', state: 'rejected', quotes: [office] },
    { name: 'React', state: 'inferred', quotes: [sentence] },
    { name: 'Docker', state: 'confirmed', quotes: [] },
  ])
  expect(skillKey('js')).toBe(skillKey('JavaScript'))
})
