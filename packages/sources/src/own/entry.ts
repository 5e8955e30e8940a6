/** One entry of a list as it stands there, before it is understood. */
export type Entry = {
  /** Where it begins: the number of its line, or of the entry in a document without lines. */
  readonly at: number
  /** Its own words, for whom it is to be shown again; empty where the format has no rows. */
  readonly raw: string
} & ({ readonly values: Readonly<Record<string, unknown>> } | { readonly fault: string })

/** Reads the entries of a list that comes in pieces. Neither throws, whatever comes. */
export type EntryReader = {
  push(text: string): Entry[]
  end(): Entry[]
  /** Why the list as a whole cannot be read; then it gives no entries. */
  problem(): string | undefined
}
