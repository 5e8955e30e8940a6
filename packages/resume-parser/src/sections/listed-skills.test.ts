import { expect, test } from 'vitest'
import { bold, type Cell, head, readRows } from '../testing/read-rows.ts'

const named: readonly Cell[] = [[40, 'Ada Example', { ...bold, size: 20 }]]
const mail: readonly Cell[] = [[40, 'ada@mailbox.example']]
const job: readonly (readonly Cell[] | null)[] = [
  null,
  [[40, 'Experience', head]],
  [[40, 'Engineer, Quellhof Systems Ltd., 2019 – 2023']],
]

test('a list of known skills is one whatever the heading above it says', () => {
  const { skills, projects } = readRows(
    named,
    mail,
    ...job,
    null,
    [[40, 'Software projects', head]],
    [[40, 'Python, Django, PostgreSQL, Docker, Kubernetes, Redis, Grafana, Inkwell']],
  )
  expect(skills).toEqual(['Python', 'Django', 'PostgreSQL', 'Docker', 'Kubernetes', 'Redis', 'Grafana', 'Inkwell'])
  expect(projects).toEqual([])
})

test('skills set in rows of their own below the contacts are found without a heading', () => {
  const rows = ['Python', 'Docker', 'React', 'TypeScript', 'Inkwell', 'MySQL']
  const { skills, location } = readRows(
    named,
    null,
    [[40, 'Contact', head]],
    [[40, 'ada@mailbox.example', { size: 8 }]],
    [[40, 'Vienna, Austria', { size: 8 }]],
    ...rows.map((text): readonly Cell[] => [[40, text, { size: 11 }]]),
    ...job,
  )
  expect(skills).toEqual(rows)
  expect(location).toBe('Vienna, Austria')
})

test('projects that name what they were made with stay projects', () => {
  const { projects } = readRows(
    named,
    mail,
    ...job,
    null,
    [[40, 'Projects', head]],
    [[40, 'Tide Clock', bold]],
    [[40, 'React, TypeScript, Docker, PostgreSQL, Kafka']],
    [[40, 'Moss Atlas', bold]],
    [[40, 'Python, Django, MySQL, Redis, Grafana']],
  )
  expect(projects.map(({ name }) => name)).toEqual(['Tide Clock', 'Moss Atlas'])
})

test('takes each heading in its own words over boxes of known skills for one of skills (§1.1)', () => {
  const boxes = (...items: string[]): Cell[] => {
    let x = 40
    return items.map((item) => {
      const cell: Cell = [x, item]
      x += item.length * 5 + 7
      return cell
    })
  }
  const analysis = readRows(
    named,
    mail,
    ...job,
    null,
    [[40, 'Education', head]],
    [[40, 'BSc Chemistry, Lakemere University, 2011 - 2015']],
    null,
    [[40, 'Languages', head]],
    [[40, 'English, French']],
    null,
    [[40, 'Graphics and sights', head]],
    boxes('OpenGL', 'CUDA', 'OpenCV'),
    null,
    [[40, 'Behind the pages', head]],
    boxes('PostgreSQL', 'Redis'),
    boxes('Kafka', 'SQL'),
  )
  expect(analysis.skills).toEqual(['OpenGL', 'CUDA', 'OpenCV', 'PostgreSQL', 'Redis', 'Apache Kafka', 'SQL'])
  expect(analysis.work_experience).toHaveLength(1)
  expect(analysis.education).toHaveLength(1)
})

test('known skills below the name of a group that no heading is are skills, parted by slashes too', () => {
  const { skills, education } = readRows(
    named,
    mail,
    ...job,
    null,
    [[40, 'Backend', head]],
    [[40, 'Python / Flask']],
    [[40, 'MySQL / MongoDB']],
    [[40, 'Docker']],
  )
  expect(skills).toEqual(['Python', 'Flask', 'MySQL', 'MongoDB', 'Docker'])
  expect(education).toEqual([])
})

test('names of groups with nothing behind them are the skills', () => {
  const { skills } = readRows(
    named,
    mail,
    ...job,
    null,
    [[40, 'Skills', head]],
    [[40, 'Bookkeeping:', bold]],
    [[40, 'Inkwell:', bold]],
    [[40, 'Docker:', bold]],
  )
  expect(skills).toEqual(['Bookkeeping', 'Inkwell', 'Docker'])
})
