type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

/** A typed array that grows by half when it is full; `length` counts the values in use. */
export interface Column<A extends Numbers> {
  values: A
  length: number
}

const grown = <A extends Numbers>(values: A, needed: number): A => {
  const Kind = values.constructor as new (length: number) => A
  const larger = new Kind(Math.max(16, needed, Math.ceil(values.length * 1.5)))
  larger.set(values)
  return larger
}

export const columnOf = <A extends Numbers>(values: A, length = values.length): Column<A> => ({ values, length })

export const push = <A extends Numbers>(column: Column<A>, value: number): void => {
  if (column.length === column.values.length) column.values = grown(column.values, column.length + 1)
  column.values[column.length] = value
  column.length += 1
}

/** The same for numbers that take two bytes each until one needs more. */
export const pushNarrow = (column: Column<Uint16Array | Uint32Array>, value: number): void => {
  if (value > 0xffff && column.values instanceof Uint16Array) column.values = Uint32Array.from(column.values)
  push(column, value)
}

/** Makes room for `length` values; new ones are 0. */
export const reserve = <A extends Numbers>(column: Column<A>, length: number): void => {
  if (length > column.values.length) column.values = grown(column.values, length)
  if (length > column.length) column.length = length
}

/** The values in use, without the spare room behind them. */
export const trimmed = <A extends Numbers>(column: Column<A>): A => column.values.slice(0, column.length) as A
