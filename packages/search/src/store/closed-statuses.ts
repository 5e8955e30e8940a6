import { canonicalValue } from './facet-fields.ts'

/** What a source may say of a listing that nobody can apply to or register for. */
export const closedStatuses = ['ended', 'closed', 'expired', 'archived', 'cancelled', 'rejected', 'pending']

export const isClosed = ({ status }: { readonly status?: string | null | undefined }): boolean =>
  closedStatuses.includes(canonicalValue('status', status ?? ''))
