/** What a failed account or document call says: `code` is the HTTP status, 0 when the server was not reached (§8.7). */
export interface BackendFailure {
  code: number
  message: string
  type: string
}

/** Reads a thrown value without importing the SDK. */
export function backendFailure(error: unknown): BackendFailure {
  if (error instanceof Error) {
    const { code, type } = error as Error & { code?: unknown; type?: unknown }
    return {
      code: typeof code === 'number' ? code : 0,
      message: error.message,
      type: typeof type === 'string' ? type : '',
    }
  }
  return { code: 0, message: '', type: '' }
}
