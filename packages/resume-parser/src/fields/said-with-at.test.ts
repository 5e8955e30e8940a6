import { expect, test } from 'vitest'
import { bold, jobsOf, type Rows } from '../testing/read-rows.ts'

const link = { color: 0x2255aa }

test('a row that says title and employer with a word for at says them, whatever is told below it', () => {
  expect(
    jobsOf(
      [
        [40, '2017 – 2019'],
        [150, 'Baker at ', bold],
        [196, 'Rowanloaf', { ...bold, ...link }],
      ],
      [[150, 'Head baker of the night shift']],
      [
        [40, '2015 – 2016'],
        [150, 'Cook at ', bold],
        [192, 'Hazelpan', { ...bold, ...link }],
      ],
      [[150, 'Assistant to the chef']],
    ),
  ).toEqual([
    ['Baker', 'Rowanloaf'],
    ['Cook', 'Hazelpan'],
  ])
})

test('a title said again below itself leaves the other name to the employer, though it is an address', () => {
  expect(
    jobsOf(
      [
        [40, 'rowanloaf.io', bold],
        [430, '2017 – 2019'],
      ],
      [[40, 'Software Engineer', bold]],
      [[40, 'Software Engineer']],
      [[54, '• Wrote the till of the shop']],
      [
        [40, 'Hazelpan', bold],
        [430, '2015 – 2016'],
      ],
      [[40, 'Data Analyst', bold]],
      [[40, 'Data Analyst']],
      [[54, '• Counted loaves']],
    ),
  ).toEqual([
    ['Software Engineer', 'rowanloaf.io'],
    ['Data Analyst', 'Hazelpan'],
  ])
})

test('heads that are set further in than what is told are heads', () => {
  const job = (name: string, years: string, title: string): Rows => [
    [[49, name, bold]],
    [[49, years]],
    [[49, title]],
    null,
    [[40, 'Kept the ovens of the']],
    [[40, 'whole street warm']],
    null,
  ]
  expect(
    jobsOf(
      ...job('Rowanloaf', '2017 – 2019', 'Technicien'),
      ...job('hazelPan', '2015 – 2016', 'Responsable, technicien'),
    ),
  ).toEqual([
    ['Technicien', 'Rowanloaf'],
    ['Responsable, technicien', 'hazelPan'],
  ])
})
