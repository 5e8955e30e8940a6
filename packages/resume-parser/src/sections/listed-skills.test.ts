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
