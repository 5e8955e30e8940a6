/** Where the fields of an entry's head stand. */
export type Field = 'a' | 'b' | 'place' | 'date' | 'note'
export type Where = 'left' | 'right' | 'margin' | 'cell'
export interface Slot {
  readonly field: Field
  /** What stands before it when something does, and after it. */
  readonly joint: string
  readonly close: string
  /** What stands before it whatever does. */
  readonly open?: string
  readonly where: Where
}

export interface Layout {
  readonly rows: readonly (readonly Slot[])[]
  readonly hasDate: boolean
  readonly hasPlace: boolean
  readonly hasNote: boolean
  readonly table: boolean
}

export const slot = (field: Field, joint = '', where: Where = 'left', close = ''): Slot => ({
  field,
  joint,
  where,
  close,
})
