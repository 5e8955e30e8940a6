import type { Compilable } from 'kysely'
import type { Queries } from './connect.ts'

type Argument = string | number

/**
 * A query of the reading path, built and compiled once; later runs only bind. Building costs as much as the engine's
 * own work on a row by its key. `build` must use each argument as a plain value.
 */
export function prepareQuery<Arguments extends readonly Argument[], Row>(
  queries: Queries,
  build: (queries: Queries, ...given: Arguments) => Compilable<Row>,
): (...given: Arguments) => Promise<Row[]> {
  const places = Array.from({ length: build.length - 1 }, (_, place) => ({ place }))
  const compiled = build(queries, ...(places as unknown as Arguments)).compile()
  const place = compiled.parameters.map((parameter) => places.indexOf(parameter as { place: number }))
  return async (...given) => {
    const parameters = compiled.parameters.map((fixed, at) => {
      const argument = place[at] ?? -1
      return argument < 0 ? fixed : given[argument]
    })
    const { rows } = await queries.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}
