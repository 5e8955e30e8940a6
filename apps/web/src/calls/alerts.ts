import type {
  AlertRhythm,
  Alerts,
  endAlerts,
  getAlerts,
  previewAlerts,
  removeSearch,
  SavedSearch,
  saveSearch,
  setAlerts,
  unsubscribe,
} from '@scry/contracts/alert-routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

export type { AlertRhythm, Alerts }

export const alertsQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['alerts', accountId],
    queryFn: ({ signal }) => call<typeof getAlerts>('GET /api/alerts', { signal }),
  })

/** Alerts come in the morning of where the person is now. */
export const turnAlertsOn = (every: AlertRhythm, isPaused = false) =>
  call<typeof setAlerts>('POST /api/alerts', {
    body: { every, zone: Intl.DateTimeFormat().resolvedOptions().timeZone, is_paused: isPaused },
  })

export const turnAlertsOff = () => call<typeof endAlerts>('DELETE /api/alerts', {})

export const previewOfAlerts = async () => (await call<typeof previewAlerts>('GET /api/alerts/preview', {})).mail

export const keepSearch = (body: Omit<SavedSearch, 'id'>) =>
  call<typeof saveSearch>('POST /api/saved-searches', { body })

export const forgetSearch = (id: string) =>
  call<typeof removeSearch>('DELETE /api/saved-searches/:id', { params: { id } })

export const endAlertsByLink = (key: string) => call<typeof unsubscribe>('POST /api/unsubscribe', { query: { key } })
