import { expect, test } from 'vitest'
import { createParserPool } from './parser-pool.ts'
import { warmUpDocument } from './warm-up-document.ts'

test('what warms a reader up is read like a resume', async () => {
  const pool = createParserPool({ size: 1 })
  const outcome = await pool.read('a', 'analysis', warmUpDocument())
  await pool.close()
  expect(outcome).toMatchObject({ ok: true, analysis: { name: 'Ada Example', email: 'ada@example.org' } })
  expect(outcome.ok && outcome.analysis.work_experience.length).toBe(2)
  expect(outcome.ok && outcome.analysis.skills).toContain('TypeScript')
})
