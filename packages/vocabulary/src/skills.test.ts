import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMeantAsSkill, senseOf } from './skill-context.ts'
import { skillKey, skillWords } from './skill-text.ts'
import { canonicalSkillName, findSkill, findSkillsIn, relatedSkills, skillKinds, skills } from './skills.ts'

const namesIn = (text: string): string[] => findSkillsIn(text).map((mention) => mention.skill.name)

test('no name or alias names two skills', () => {
  const owners = new Map<string, string>()
  const clashes: string[] = []
  for (const skill of skills) {
    for (const written of new Set([skill.name, ...skill.aliases])) {
      const key = skillKey(written)
      expect(key, `${skill.name}: ${written}`).not.toBe('')
      const owner = owners.get(key)
      if (owner !== undefined && owner !== skill.name) clashes.push(`${written}: ${owner} / ${skill.name}`)
      owners.set(key, skill.name)
    }
  }
  expect(clashes).toEqual([])
  expect(new Set(skills.map((skill) => skill.name)).size).toBe(skills.length)
})

test.each([
  ['ReactJS', 'React'],
  ['React.js', 'React'],
  ['react js', 'React'],
  ['React 18', 'React'],
  ['React (advanced)', 'React'],
  ['HTML5', 'HTML'],
  ['CSS3', 'CSS'],
  ['Python 3.11', 'Python'],
  ['Adobe Photoshop CC', 'Adobe Photoshop'],
  ['K8s', 'Kubernetes'],
  ['golang', 'Go'],
  ['node', 'Node.js'],
  ['Microsoft Azure', 'Microsoft Azure'],
  ['c++', 'C++'],
  ['C', 'C'],
  ['c#', 'C#'],
  ['.net', '.NET'],
  ['CI / CD', 'CI/CD'],
  ['REST endpoints', 'REST APIs'],
])('%s is read as %s', (written, name) => {
  expect(findSkill(written)?.name).toBe(name)
  expect(canonicalSkillName(written)).toBe(name)
})

test('two letters are no name without its plural s: CS is not CSS', () => {
  expect(findSkill('CS')).toBeNull()
})

test('an unknown skill is kept as written', () => {
  expect(findSkill('Falconry of the high moor')).toBeNull()
  expect(canonicalSkillName(' Falconry of the high moor ')).toBe('Falconry of the high moor')
})

test('a spoken language is not a skill', () => {
  for (const language of ['English', 'Spanish', 'French', 'German', 'Mandarin', 'Hindi', 'Arabic', 'Polish']) {
    expect(findSkill(language), language).toBeNull()
  }
})

test.each<[string, string[]]>([
  ['Languages: Java, C, C++, Go, R, Rust', ['Java', 'C', 'C++', 'Go', 'R', 'Rust']],
  ['Built services in Go and Rust on AWS.', ['Go', 'Rust', 'AWS']],
  ['Ready to go above and beyond', []],
  ['Relevant for Spring 2024, Fall 2024', []],
  ['Java, Spring, Hibernate', ['Java', 'Spring', 'Hibernate']],
  ['Vitamin C and hepatitis C screening', []],
  ['A swift response to every customer', []],
  ['Swift developer', ['Swift']],
  ['Configured servers with Puppet, Chef and Ansible', ['Puppet', 'Chef', 'Ansible']],
  ['Head Chef at a restaurant', []],
  ['Used make up and a puppet show', []],
  ['Ruby was the name of the shop', []],
  ['Ruby, PHP, Perl', ['Ruby', 'PHP', 'Perl']],
  ['You must express ideas', []],
  ['Excel in a team and make things', []],
  [
    'Microsoft Word, Excel, Access, PowerPoint',
    ['Microsoft Word', 'Microsoft Excel', 'Microsoft Access', 'Microsoft PowerPoint'],
  ],
  ['Access to the building; spread the Word of mouth', []],
  ['Proficient in Excel and Sketch', ['Microsoft Excel', 'Sketch']],
  ['A rust-free sketch of the C-suite', []],
  ['You are responsible for our operations and the sales of the house', []],
  ['skills: teamwork, sales, welding', ['Teamwork', 'Sales', 'Welding']],
  ['We handle safe goods behind doors, basic ones, and play a role', []],
  ['Follow us on Instagram and LinkedIn', []],
  ['IV insertion, triage, BLS and Epic', ['IV Therapy', 'Triage', 'BLS', 'Epic']],
  ['GNU Make, CMake and Make', ['Make', 'CMake', 'Make']],
  ['Node, Express, MongoDB', ['Node.js', 'Express.js', 'MongoDB']],
  ['see github.com/someone/react and mail react@vue.com', []],
])('in %j the skills are %j', (text, names) => {
  expect(namesIn(text)).toEqual(names)
})

test('a word that texts mostly mean something else by names a skill in a list of skills only', () => {
  for (const text of [
    'We are hiring for a B2B company: shipping, operations and reliability matter to us.',
    'Benefits: yoga, Wi-Fi, continuing education.',
    'Responsible for documentation and management in startups.',
    'Has experience in design.',
  ])
    expect(
      namesIn(text).filter((name) => name !== 'Generative AI'),
      text,
    ).toEqual([])
  expect(['Hiring', 'B2B', 'Shipping', 'Yoga', 'Documentation'].map(canonicalSkillName)).toEqual([
    'Recruiting',
    'B2B Sales',
    'Shipping and Receiving',
    'Yoga Instruction',
    'Document Management',
  ])
})

test('offsets of a mention cut the text as written', () => {
  const text = 'Wrote REST APIs in Node.js.'
  expect(findSkillsIn(text).map((mention) => text.slice(mention.start, mention.end))).toEqual(['REST APIs', 'Node.js'])
})

test('every related name is a skill of the taxonomy and never the skill itself', () => {
  const names = new Set(skills.map((skill) => skill.name))
  const missing = skills.flatMap((skill) =>
    skill.related
      .filter((other) => !names.has(other) || other === skill.name)
      .map((other) => `${skill.name} -> ${other}`),
  )
  expect(missing).toEqual([])
})

test('relations hold in both directions with the same weight', () => {
  for (const skill of skills) {
    for (const other of relatedSkills(skill.name)) {
      expect(other.weight).toBeGreaterThan(0)
      expect(other.weight).toBeLessThan(1)
      expect(relatedSkills(other.name)).toContainEqual({ name: skill.name, weight: other.weight })
    }
  }
})

test('the taxonomy names at least 1,500 skills of every kind', () => {
  expect(skills.length).toBeGreaterThanOrEqual(1500)
  expect(new Set(skills.map((skill) => skill.kind))).toEqual(new Set(skillKinds))
})

test('every skill is found by each of its names, in capitals too', () => {
  for (const skill of skills) {
    for (const written of [skill.name, ...skill.aliases]) {
      expect(findSkill(written)?.name, written).toBe(skill.name)
      expect(findSkill(written.toUpperCase())?.name, written).toBe(skill.name)
    }
  }
})

const formOfKey = new Map<string, { name: string; written: string }>()
const allForms = skills.flatMap((skill) =>
  [skill.name, ...skill.aliases].map((written) => ({ name: skill.name, written })),
)
for (const form of allForms) {
  const keys = skillWords(form.written).map((word) => word.key)
  for (const key of [keys.join(' '), ...(keys.length > 1 ? [keys.join('')] : [])]) {
    if (!formOfKey.has(key)) formOfKey.set(key, form)
  }
}

/** The rule in plain words: at each word the longest run of words that spells a form and is meant as one. */
const naiveMentions = (text: string) => {
  const words = skillWords(text)
  const found: { name: string; start: number; end: number }[] = []
  for (let at = 0; at < words.length; at += 1) {
    for (let count = Math.min(12, words.length - at); count >= 1; count -= 1) {
      const run = words.slice(at, at + count)
      const joined = run.every(
        (word, i) => i === 0 || /^(?: {0,3}|[-/._'’])$/.test(text.slice(run[i - 1]?.end, word.start)),
      )
      const start = run[0]?.start ?? 0
      const end = run.at(-1)?.end ?? 0
      const form = joined ? formOfKey.get(run.map((word) => word.key).join(' ')) : undefined
      if (form && isMeantAsSkill(text, start, end, senseOf(form.written))) {
        found.push({ name: form.name, start, end })
        at += count - 1
        break
      }
    }
  }
  return found
}

test('mentions agree with a naive search of all forms', () => {
  const piece = fc.oneof(
    fc.constantFrom(...allForms.map((form) => form.written).filter((written) => !/[a-z]\d{1,2}$/i.test(written))),
    fc.constantFrom('the', 'in', 'with', 'and', 'developer', 'Data', 'of', 'Management', 'Cloud', 'design', 'to'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(piece, fc.constantFrom(' ', ', ', '; ', ' | ')), { maxLength: 8 }), (pieces) => {
      const text = pieces.map(([word, sign]) => word + sign).join('')
      expect(findSkillsIn(text).map(({ skill, start, end }) => ({ name: skill.name, start, end }))).toEqual(
        naiveMentions(text),
      )
    }),
    { numRuns: 400 },
  )
})

test('mentions of any text lie inside it, in order and without overlaps', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      let last = 0
      for (const { start, end } of findSkillsIn(text)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        last = end
      }
      expect(last).toBeLessThanOrEqual(text.length)
    }),
  )
})

test('skills are known by their Dutch, Polish, Turkish and Swedish names, in capitals and without accents too', () => {
  expect(namesIn('Klantenservice, voorraadbeheer en samenwerken')).toEqual([
    'Customer Service',
    'Inventory Management',
    'Teamwork',
  ])
  expect(namesIn('• Obsługa klienta • Praca w zespole • ZARZĄDZANIE PROJEKTAMI')).toEqual([
    'Customer Service',
    'Teamwork',
    'Project Management',
  ])
  expect(namesIn('Veri analizi, TAKIM ÇALIŞMASI, yazılım geliştirme')).toEqual([
    'Data Analysis',
    'Teamwork',
    'Software Development',
  ])
  expect(namesIn('Kundservice, projektledning och maskininlärning')).toEqual([
    'Customer Service',
    'Project Management',
    'Machine Learning',
  ])
  expect(findSkill('Obsluga klienta')?.name).toBe('Customer Service')
})

test('words that mean something else in a listing name no skill', () => {
  expect(namesIn('Experience with charting tools, analytical assays, responsible for the assay')).toEqual([])
  expect(namesIn('You ensure the best user experience for our BMS partners')).toEqual([])
  expect(namesIn('You are charting the course of our growth, charting a new path')).toEqual([])
  expect(namesIn('Skills: charting, user experience')).toEqual(['Clinical Documentation', 'UX Design'])
  expect(namesIn('La gestione dei turni, la vita di brigata, pós-graduação')).toEqual([])
  expect(namesIn('Animation des réseaux, a degree of an ABA-accredited school')).toEqual([])
  expect(namesIn('Skills: DEI, animation, ABA')).toEqual(['DEI', 'Animation', 'Applied Behavior Analysis'])
  expect(canonicalSkillName('selenium or similar')).toBe('Selenium')
})

test('the data of the taxonomy takes less than 70 kB compressed', () => {
  const folder = new URL('./data/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.startsWith('skills-'))
  const source = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')
  const bytes = gzipSync(source).length
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThan(70_000)
})
