import { expect, test } from 'vitest'
import { bold, type Cell, readRows } from './testing/read-rows.ts'

const row = (...texts: readonly string[]): readonly Cell[] =>
  texts.map((text, at) => [[40, 110, 160][at + 3 - texts.length] ?? 40, text] as const)

test('reads a Japanese form whose years and months stand in columns of their own (§1.1)', () => {
  const analysis = readRows(
    [[200, '履　歴　書', { ...bold, size: 18 }]],
    [[40, '2026年10月1日現在']],
    [
      [40, 'ふりがな'],
      [160, 'ミズウミ ハナ'],
    ],
    [
      [40, '氏　名'],
      [160, '水海 花', { size: 12 }],
    ],
    [
      [40, '生年月日'],
      [160, '1998年5月2日生（満28歳）'],
    ],
    [
      [40, 'E-mail'],
      [160, 'hana@mailbox.example'],
    ],
    null,
    row('年', '月', '学歴・職歴'),
    [[260, '学歴']],
    row('平成29', '4', '水海大学　工学部機械科　入学'),
    row('令和3', '3', '水海大学　工学部機械科　卒業'),
    [[260, '職歴']],
    row('令和3', '4', '株式会社砂丘　入社'),
    row('製造部に配属'),
    row('令和5', '9', '一身上の都合により退社'),
    row('令和5', '10', '石英工業株式会社　入社'),
    row('現在に至る'),
    row('以上'),
    null,
    row('年', '月', '免許・資格'),
    row('令和元', '8', '普通自動車第一種運転免許　取得'),
    null,
    [[40, '本人希望記入欄']],
    [[40, '貴社の規定に従います。']],
  )
  expect(analysis.name).toBe('水海 花')
  expect(analysis.education.map(({ school, degree, start, end }) => [school, degree, start, end])).toEqual([
    ['水海大学', '工学部機械科', '平成29年4月', '令和3年3月'],
  ])
  expect(analysis.work_experience.map(({ position, company, start, end }) => [position, company, start, end])).toEqual([
    ['製造部', '株式会社砂丘', '令和3年4月', '令和5年9月'],
    [null, '石英工業株式会社', '令和5年10月', '現在に至る'],
  ])
  expect(analysis.certifications).toEqual(['普通自動車第一種運転免許'])
})
