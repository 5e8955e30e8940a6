import { anywhereOnEarth } from '@scry/contracts/zones'
import { type ComponentProps, useMemo } from 'react'
import { ownZone } from '../listing/dates.ts'
import { Select } from '../ui/Select.tsx'

const named = (zone: string) => zone.replaceAll('_', ' ')

/** In which zone the dates of a form are told: one's own, anywhere on earth, UTC, or any other. `chosen` may be one that no list has. */
export function ZoneSelect({ chosen, ...rest }: ComponentProps<typeof Select> & { chosen: string }) {
  const options = useMemo(() => {
    const own = ownZone()
    const first = [...new Set([own, anywhereOnEarth, 'UTC'])]
    const all = new Set([chosen, ...Intl.supportedValuesOf('timeZone')])
    const labels: Record<string, string> = {
      [anywhereOnEarth]: 'Anywhere on Earth (AoE)',
      [own]: `${named(own)} (yours)`,
    }
    const option = (zone: string) => (
      <option key={zone} value={zone}>
        {labels[zone] ?? named(zone)}
      </option>
    )
    return (
      <>
        {first.map(option)}
        <optgroup label="All others">{[...all].filter((zone) => !first.includes(zone)).map(option)}</optgroup>
      </>
    )
  }, [chosen])
  return <Select {...rest}>{options}</Select>
}
