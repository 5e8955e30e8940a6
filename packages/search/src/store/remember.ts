/** Keeps a value as the one used last and takes what was not used for longest out of a map that is too large. */
export const remember = <Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most: number): void => {
  map.delete(key)
  map.set(key, value)
  if (map.size <= most) return
  const oldest = map.keys().next().value
  if (oldest !== undefined) map.delete(oldest)
}
