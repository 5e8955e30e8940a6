import { occupationOfWork, occupationsAfter } from '@scry/vocabulary/occupations'
import { occupations } from '@scry/vocabulary/titles'
import { namesOfProfessions } from './names-of-professions.ts'
import { namesOfServices } from './names-of-services.ts'
import { namesOfTrades } from './names-of-trades.ts'

interface OccupationName {
  readonly group: string
  readonly name: string
  /** Fields in which the name may be read. */
  readonly fields: readonly string[]
}

const rows = [namesOfProfessions, namesOfServices, namesOfTrades].flatMap((text) => text.trim().split('\n'))

/** Every usual name of the unit groups of ISCO-08. */
export const occupationNames: readonly OccupationName[] = rows.flatMap((row) => {
  const [head = '', ...columns] = row.split('|')
  const [group = '', fields = ''] = head.split(' ')
  return columns.flatMap((names) =>
    names
      .split(';')
      .filter(Boolean)
      .map((name) => ({ group, name, fields: fields.split(',') })),
  )
})

const fieldOf = new Map(occupations.map(({ name, field }) => [name, field]))

/** How a name is read: as work of a right field, of a wrong one, or of none; `after` as somebody's own role. */
export const readingOf = ({ name, fields }: OccupationName): 'right' | 'wrong' | 'none' => {
  const occupation = occupationOfWork(name) ?? occupationsAfter(name)[0]?.name
  if (occupation === undefined) return 'none'
  return fields.includes(fieldOf.get(occupation) ?? '') ? 'right' : 'wrong'
}
