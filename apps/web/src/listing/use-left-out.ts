import { rankedCaps } from '@scry/contracts/limits'
import { useKeptIds } from './use-kept-ids.ts'

/** Reads the ids of what the person hid or applied to, for a list that must not hold it. */
export function useLeftOut(): () => string[] {
  const hidden = useKeptIds('hidden')
  const applied = useKeptIds('applied')
  return () => [...new Set([...hidden.read(), ...applied.ids])].slice(0, rankedCaps.exclude)
}
