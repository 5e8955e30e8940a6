import type { QueryClient } from '@tanstack/react-query'

const key = ['handed-files']

/** Hands files that were chosen on another page to the one that reads resumes. They stay in memory only. */
export function handFiles(client: QueryClient, files: File[]): void {
  client.setQueryData(key, files)
}

export function handedFiles(client: QueryClient): File[] | null {
  return client.getQueryData<File[]>(key) ?? null
}

/** The files that were handed over. A later visit does not begin with them. */
export function takeHandedFiles(client: QueryClient): File[] | null {
  const files = handedFiles(client)
  client.removeQueries({ queryKey: key })
  return files
}
