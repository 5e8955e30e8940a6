import type { PoolAnswer, PoolQuestion } from './pool-messages.ts'

const kept: Uint8Array[] = []

/** A child that does what the text it is given says; it stands in for a reader that meets hostile files. */
process.on('message', (question: PoolQuestion) => {
  const order = new TextDecoder().decode(question.bytes)
  if (order === 'crash') process.abort()
  if (order === 'spin') for (;;) Math.random()
  const [, ms] = /^work (\d+)$/.exec(order) ?? []
  // Of processor time, so that a busy machine changes nothing.
  for (const from = process.cpuUsage().user; ms && process.cpuUsage().user - from < Number(ms) * 1000; );
  const [, sleepMs] = /^sleep (\d+)$/.exec(order) ?? []
  if (sleepMs) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(sleepMs))
  if (order === 'eat') for (const eaten: Uint8Array[] = []; ; ) eaten.push(new Uint8Array(4_000_000).fill(1))
  if (order === 'keep') kept.push(new Uint8Array(250_000_000).fill(1))
  const seen = {
    bytes: question.bytes.length,
    // biome-ignore lint/style/noProcessEnv: shows what a child's environment holds
    environment: Object.keys(process.env),
    wrote: works(() => process.getBuiltinModule('fs').writeFileSync('/tmp/parser-child-wrote', '')),
    ran: works(() => process.getBuiltinModule('child_process').execSync('true')),
  }
  say({ kind: 'outcome', outcome: { ok: false, reason: 'corrupt-pdf', message: JSON.stringify(seen) }, usedMs: 1 })
})
say({ kind: 'ready' })

function works(action: () => unknown): boolean {
  try {
    action()
    return true
  } catch {
    return false
  }
}

function say(message: PoolAnswer) {
  process.send?.(message)
}
