import { createParserPool, type ParserPool } from '../features/resumes/parser-pool.ts'

let pool: ParserPool | undefined
const started = () => {
  // How long a child takes to start on a busy machine says nothing of the product.
  pool ??= createParserPool({ size: 1, longestWaitMs: 2 ** 31 - 1 })
  return pool
}

/**
 * The children that read resumes for every server of a test worker: starting some for each server took longer than what
 * most tests ask. They start with the first file and end with the worker.
 */
export const sharedReaders: ParserPool = {
  read: (subject, kind, bytes, signal) => started().read(subject, kind, bytes, signal),
  stats: () => started().stats(),
  close: async () => {},
}
