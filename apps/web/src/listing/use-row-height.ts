import { deviceSetting } from '../ui/device-setting.ts'

/** How high rows are on a phone. */
export const useRowHeight = deviceSetting('scry-rows', ['comfortable', 'compact'])
