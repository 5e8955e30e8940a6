import { anywhereOnEarth } from '@scry/contracts/zones'
import type { ComponentProps } from 'react'
import { ownZone } from '../listing/dates.ts'
import { Select } from '../ui/Select.tsx'

const named = (zone: string) => zone.replaceAll('_', ' ')

/** In which zone the dates of a form are told: one's own, anywhere on earth, UTC, or any other. `chosen` may be one that no list has. */
export function ZoneSelect({ chosen, ...rest }: ComponentProps<typeof Select> & { chosen: string }) {
  const own = ownZone()
  const first = [own, anywhereOnEarth, 'UTC']
  const others = [...new Set([chosen, ...Intl.supportedValuesOf('timeZone')])].filter((zone) => !first.includes(zone))
  return (
    <Select {...rest}>
      <option value={own}>{named(own)} (yours)</option>
      <option value={anywhereOnEarth}>Anywhere on Earth (AoE)</option>
      {own !== 'UTC' && <option value="UTC">UTC</option>}
      <optgroup label="All others">
        {others.map((zone) => (
          <option key={zone} value={zone}>
            {named(zone)}
          </option>
        ))}
      </optgroup>
    </Select>
  )
}
