/** What a source may say of a listing that nobody can apply to or register for. */
export const closedStatuses = ['ended', 'closed', 'expired', 'archived', 'cancelled', 'rejected', 'pending']
