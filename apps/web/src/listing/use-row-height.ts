import { deviceSetting } from '../ui/device-setting.ts'
import { useMedia } from '../ui/use-media.ts'

/** How high rows are on a phone. */
export const useRowHeight = deviceSetting('scry-rows', ['comfortable', 'compact'])

/** Whether rows are shown in few lines: chosen, and on a phone. */
export function useIsCompact(): boolean {
  const isPhone = useMedia('(max-width: 47.99rem)')
  return useRowHeight()[0] === 'compact' && isPhone
}
