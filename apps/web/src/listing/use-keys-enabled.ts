import { deviceSetting } from '../ui/device-setting.ts'

const useKeys = deviceSetting('scry-keys', ['on', 'off'])

/** Whether single-key shortcuts are on. */
export function useKeysEnabled() {
  const [keys, choose] = useKeys()
  return { enabled: keys === 'on', setEnabled: (next: boolean) => choose(next ? 'on' : 'off') }
}
