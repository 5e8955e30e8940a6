import { expect, test } from 'vitest'
import { broaderSkills } from './broader-skills.ts'
import { broaderSkills as lines } from './data/broader-skills.ts'
import { skillsAbroad } from './data/skills-abroad.ts'
import { findSkill, findSkillsIn, skills } from './skills.ts'

test.each([
  ['Postgres', 'Databases'],
  ['MySQL', 'SQL'],
  ['AWS Lambda', 'Cloud Computing'],
  ['GitHub', 'Version Control'],
  ['Python', 'Programming Languages'],
  ['Next.js', 'JavaScript'],
  ['Vue', 'Front-End Frameworks'],
  ['PyTorch', 'Machine Learning'],
  ['qPCR', 'Laboratory Techniques'],
  ['Excel', 'Microsoft Office'],
])('whoever has %s has %s', (name, general) => {
  expect(broaderSkills(name)).toContain(general)
})

test('what is only used beside a skill, and the special of a general skill, do not follow from it', () => {
  expect(broaderSkills('Docker')).not.toContain('Kubernetes')
  expect(broaderSkills('Databases')).not.toContain('PostgreSQL')
  expect(broaderSkills('Falconry')).toEqual([])
})

test('every name of the lines is a skill, and none follows from itself', () => {
  const names = new Set(skills.map(({ name }) => name))
  const written = lines
    .trim()
    .split('\n')
    .flatMap((line) => line.split(/[|;]/))
  expect(written.filter((name) => !names.has(name))).toEqual([])
  for (const { name } of skills) expect(broaderSkills(name)).not.toContain(name)
})

test.each([
  ['Gestión de proyectos', 'Project Management'],
  ['Buchhaltung', 'Accounting'],
  ['Comptabilité', 'Accounting'],
  ['apprentissage automatique', 'Machine Learning'],
  ['Kundenbetreuung', 'Customer Service'],
  ['Bancos de dados', 'Databases'],
  ['lavoro di squadra', 'Teamwork'],
])('%s is %s', (written, name) => {
  expect(findSkill(written)?.name).toBe(name)
})

test('an everyday word of another language counts where a skill is expected', () => {
  const namesIn = (text: string) => findSkillsIn(text).map(({ skill }) => skill.name)
  expect(namesIn('Experiencia en contabilidad.')).toEqual(['Accounting'])
  expect(namesIn('Kenntnisse: Buchhaltung, Vertrieb')).toEqual(['Accounting', 'Sales'])
  expect(namesIn('Unser Vertrieb freut sich auf dich')).toEqual([])
})

test('every skill that has names in other languages is one of the taxonomy', () => {
  const names = new Set(skills.map(({ name }) => name))
  const named = skillsAbroad
    .trim()
    .split('\n')
    .map((line) => line.split('|')[0] ?? '')
  expect(named.filter((name) => !names.has(name))).toEqual([])
})
