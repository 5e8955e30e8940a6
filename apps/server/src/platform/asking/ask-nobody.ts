import type { Outside } from './outside.ts'

/** For a server that reaches nobody: in tests, and where it only says what it would answer. */
export const askNobody: Outside = {
  ask: async () => ({ kind: 'failed', reason: 'This server asks nobody outside.' }),
  close: async () => {},
}
