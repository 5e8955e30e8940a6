import type {
  Application,
  addApplication,
  changeApplication,
  importApplications,
  listApplications,
  removeApplication,
} from '@scry/contracts/application-routes'
import type { ApplicationStage } from '@scry/contracts/applications'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

export type { Application, ApplicationStage }

/** Where the record goes out as a file. */
export const applicationsFile = '/api/applications.csv'

/** A person's own record of applications; keyed by account, so that the next person on the device meets no one else's. */
export const applicationsQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['applications', accountId],
    queryFn: async ({ signal }): Promise<Application[]> =>
      (await call<typeof listApplications>('GET /api/applications', { signal })).applications,
  })

export function recordApplication(listingId: string, stage: ApplicationStage, words: readonly string[] = []) {
  const body = { listing_id: listingId, stage, words: [...words] }
  return call<typeof addApplication>('POST /api/applications', { body })
}

export type ApplicationChange = Partial<Pick<Application, 'stage' | 'notes' | 'next_step' | 'next_step_on'>>

export function saveApplication(id: string, change: ApplicationChange) {
  return call<typeof changeApplication>('POST /api/applications/:id', { params: { id }, body: change })
}

export function dropApplication(id: string) {
  return call<typeof removeApplication>('DELETE /api/applications/:id', { params: { id } })
}

export function bringApplications(csv: string) {
  return call<typeof importApplications>('POST /api/applications/import', { body: { csv } })
}
