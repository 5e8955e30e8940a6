import { deviceSetting } from '../ui/device-setting.ts'
import { useMedia } from '../ui/use-media.ts'

/** How high rows are on a phone. */
export const useRowHeight = deviceSetting('scry-rows', ['comfortable', 'compact'])

/** How a row is shown: in one form on a wide screen, on a phone in the chosen one. */
export function useRowLook(): 'wide' | 'comfortable' | 'compact' {
  const isPhone = useMedia('(max-width: 47.99rem)')
  const [height] = useRowHeight()
  return isPhone ? height : 'wide'
}

/** The space above and below a row. */
export const rowSpace = { wide: 'pt-5.5 pb-6', comfortable: 'py-2', compact: 'py-1.5' } as const
