/** What a failed account or document call says: `code` is the HTTP status, 0 when the server was not reached (§8.7). */
export interface BackendFailure {
  code: number
  message: string
  type: string
}

/** What the three browsers say of a request that never came back. */
const lost = /failed to fetch|networkerror|load failed|importing a module|dynamically imported/i

/** Reads a thrown value without importing the SDK. */
export function backendFailure(error: unknown): BackendFailure {
  if (error instanceof Error) {
    const { code, type } = error as Error & { code?: unknown; type?: unknown }
    return {
      code: typeof code === 'number' ? code : 0,
      message: lost.test(error.message) ? 'The server could not be reached. Check your connection.' : error.message,
      type: typeof type === 'string' ? type : '',
    }
  }
  return { code: 0, message: '', type: '' }
}
