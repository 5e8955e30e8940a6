import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test } from 'vitest'
import type { Account } from '../calls/account.ts'
import { ada } from '../testing/people.ts'
import { draftOver, useDraft, useDraftKey } from './use-draft.ts'
import { sessionQuery } from './use-session.ts'

beforeEach(() => localStorage.clear())

const empty = { title: '', skills: [] as string[] }

function Form() {
  const key = useDraftKey('post')
  const form = useForm({ defaultValues: draftOver(key, empty) })
  useDraft(key, form, empty)
  return <input aria-label="Title" {...form.register('title')} />
}

function open(account: Account) {
  const client = new QueryClient()
  client.setQueryData(sessionQuery.queryKey, account)
  return render(
    <QueryClientProvider client={client}>
      <Form />
    </QueryClientProvider>,
  )
}
const title = () => screen.getByLabelText<HTMLInputElement>('Title')
const type = (value: string) => fireEvent.input(title(), { target: { value } })

test('what was typed is there again when the form opens anew', () => {
  const first = open(ada)
  type('Ferry Planner')
  first.unmount()
  open(ada)
  expect(title().value).toBe('Ferry Planner')
})

test('a form that was emptied again leaves no draft, whatever it began with', () => {
  const first = open(ada)
  type('Ferry Planner')
  type('')
  first.unmount()
  expect(Object.keys(localStorage)).toEqual([])
  const second = open(ada)
  expect(title().value).toBe('')
  type('Ferry')
  second.unmount()
  const third = open(ada)
  type('')
  third.unmount()
  open(ada)
  expect(title().value).toBe('')
})

test('a draft changed and changed back is what it was', () => {
  const first = open(ada)
  type('Ferry')
  first.unmount()
  const second = open(ada)
  type('Ferry Planner')
  type('Ferry')
  second.unmount()
  open(ada)
  expect(title().value).toBe('Ferry')
})

test('the next account on the device does not meet the draft of the one before', () => {
  const first = open(ada)
  type('Ferry Planner')
  first.unmount()
  open({ ...ada, id: 'a2' })
  expect(title().value).toBe('')
})
