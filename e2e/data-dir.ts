import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the test server on this port keeps its data; tests read mails from `outbox` inside it. */
export function dataDirOf(port: number): string {
  return join(tmpdir(), `scry-e2e-${port}`)
}
