import { expect, test } from 'vitest'
import { levelFrom, readTitle, typeFrom } from './kind-of-work.ts'

test.each([
  'Software Engineering Intern',
  'Internship Data',
  'Co-op Student',
  'Praktikum Marketing',
  'Werkstudent (m/w/d)',
  'Stage 2027',
  'Stagiaire RH',
  'Becario de ventas',
  'Prácticas en diseño',
  'Tirocinio',
])('%s is an internship, whatever the source says', (title) => {
  expect(typeFrom(readTitle(title), ['Full-time'])).toBe('internship')
})

test.each(['Internal Auditor', 'International Sales Manager', 'Internship Program Manager'])('%s is none', (title) => {
  expect(typeFrom(readTitle(title), ['Full-time'])).toBe('full-time')
})

test.each([
  ['Auxiliaire de vie - job étudiant (H/F)', [], 'internship'],
  ['Cloud Administrator Student - January 2027', ['Full-time'], 'internship'],
  ['Student Assistant', ['Part-time'], 'part-time'],
  ['Director, Student - Family Services', ['Full-time'], 'full-time'],
  ['Student Success Specialist', [], undefined],
])('work for students is an internship unless its source says a kind of its own: %s', (title, said, type) => {
  expect(typeFrom(readTitle(title), said)).toBe(type)
})

test('a senior post is no internship though its source says so', () => {
  expect(typeFrom(readTitle('Senior Engineer'), ['internship'])).toBeUndefined()
})

test('the level of the title outweighs the one of the source', () => {
  expect(levelFrom(readTitle('Senior Nurse'), ['entry level'])).toBe('senior')
  expect(levelFrom(readTitle('Nurse'), ['Entry-level'])).toBe('entry')
  expect(levelFrom(readTitle('Account Manager, Mid-Market'), [])).toBeUndefined()
  expect(levelFrom(readTitle('Member of Technical Staff'), [])).toBeUndefined()
})

test.each([
  ['Ausbildung zum Mechatroniker (m/w/d)', 'apprenticeship'],
  ['Alternance - Chef de projet', 'apprenticeship'],
  ['Apprentice Carpenter', 'apprenticeship'],
  ['Chercheuse en apprentissage automatique', undefined],
  ['Apprenticeship Program Manager', undefined],
  ['Court Reporter (Freelance)', 'freelance'],
  ['Baker - Contract', 'contract'],
  ['Contract Manager', undefined],
  ['Technicien Réseaux - CDD', 'contract'],
  ['Recruiter (Fixed-Term)', 'contract'],
  ['Assistente de Vendas - Vaga Temporária', 'temporary'],
  ['Florist (Temp)', 'temporary'],
  ['Vendeuse à temps partiel', 'part-time'],
  ['Manager Conseil (H/F) - CDI - Paris', 'full-time'],
  ['Nurse, Full Time or Part Time', undefined],
  ['Analyst - Contract to Full Time', undefined],
])('the title %s says the kind of work %s', (title, type) => {
  expect(typeFrom(readTitle(title), [])).toBe(type)
})

test('an apprenticeship is one though its source says full-time', () => {
  expect(typeFrom(readTitle('Ausbildung Kaufmann (m/w/d)'), ['Vollzeit'])).toBe('apprenticeship')
})

test.each([
  ['Líder Técnico', 'lead'],
  ['Analista de Mídia Pleno', 'mid'],
  ['Desarrollador Semi Senior', 'mid'],
  ['Medior Backend Ontwikkelaar', 'mid'],
  ['University Graduates Software Engineering', 'entry'],
  ['Aide à domicile en colocation Senior (H/F)', undefined],
])('the title %s says the level %s', (title, level) => {
  expect(levelFrom(readTitle(title), [])).toBe(level)
})

test('a post without an end is no contract', () => {
  const said = ['Unbefristet', 'Befristet', 'Vollzeit, unbefristet'].map((type) =>
    typeFrom(readTitle('Elektroniker'), [type]),
  )
  expect(said).toEqual([undefined, 'contract', 'full-time'])
})
