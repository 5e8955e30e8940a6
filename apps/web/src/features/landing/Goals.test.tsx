import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { factsQuery } from '../../calls/facts.ts'
import { Goals } from './Goals.tsx'

const facts = {
  ...{ success: true as const, open_listings: 3412, open_hackathons: 46, verified_accounts: 128, organisations: 46 },
  ...{ counted_at: '2026-11-21T09:00:00.000Z', mail: 'smtp' as const, outbox_hint: null },
  ...{ contact_email: 'team@mailbox.example', sample: false },
}

test('counts that came before the prerendered goals are taken over leave their markup to be taken over (§1.5)', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  const goals = (
    <QueryClientProvider client={client}>
      <Goals />
    </QueryClientProvider>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(goals)
  const [figure] = root.getElementsByTagName('li')
  client.setQueryData(factsQuery.queryKey, facts)
  const failures: unknown[] = []
  await act(async () => hydrateRoot(root, goals, { onRecoverableError: (error) => failures.push(error) }))
  expect(failures).toEqual([])
  expect(root.getElementsByTagName('li')[0]).toBe(figure)
  expect(root.textContent).toContain('3,412')
})
