import { expect, test } from 'vitest'
import { bold, head, readRows } from '../testing/read-rows.ts'

const skills = [[[40, 'SKILLS', head]], [[40, 'Tools – Git, Docker']], [[40, 'Office – Excel, Word']]] as const

test('dates that stand under the place at the right edge belong to the entry, not to its first point (§1.1)', () => {
  const {
    work_experience,
    location,
    skills: read,
  } = readRows(
    [[40, 'Ada Example', { ...bold, size: 20 }]],
    [
      [40, 'Leeds, United Kingdom'],
      [152, 'ada@mailbox.example'],
      [254, '+44 7700 900733'],
    ],
    null,
    [[40, 'EXPERIENCE', head]],
    [
      [40, 'Ostler Logistics Ltd', bold],
      [146, ', Working Student'],
      [513, 'Münster'],
    ],
    [
      [40, '• Built a board for twelve sites'],
      [460, '04/2025 – present'],
    ],
    [[40, '• Kept the records of four hundred parts']],
    null,
    ...skills,
  )
  expect(work_experience).toMatchObject([
    { position: 'Working Student', company: 'Ostler Logistics Ltd', location: 'Münster', start: '04/2025' },
  ])
  expect(location).toBe('Leeds, United Kingdom')
  expect(read).toEqual(['Git', 'Docker', 'Microsoft Excel', 'Microsoft Word'])
})

test('the initials in a badge are no part of the name (§7.20)', () => {
  const { name } = readRows(
    [
      [40, 'AE', { size: 18 }],
      [70, 'Ada Example', { ...bold, size: 20 }],
    ],
    [[40, 'ada@mailbox.example']],
    ...skills,
  )
  expect(name).toBe('Ada Example')
})
