import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CallError } from '../calls/call.ts'
import type { Suggestion } from '../calls/listings.ts'
import { renderPage } from '../testing/render-page.tsx'
import { SuggestField } from './SuggestField.tsx'

const place = (label: string, count: number): Suggestion => ({
  filter: 'place',
  value: label.toLowerCase(),
  label,
  count,
})
const known = [place('Oslo', 12), place('Osaka', 3), place('Ostend', 0)]

function open(suggest: (typed: string) => Promise<Suggestion[]> = async () => known) {
  const onChoose = vi.fn()
  const field = { label: 'Any place', placeholder: 'Town', noun: 'place', queryKey: ['place'] }
  renderPage(<SuggestField {...field} {...{ suggest, onChoose }} />, { route: '/jobs', account: null })
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Any place' })
  return { onChoose, user: userEvent.setup(), input }
}
const options = async () => within(await screen.findByRole('listbox')).findAllByRole('option')
const active = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
const says = (text: RegExp) => waitFor(() => expect(screen.getByRole('status').textContent).toMatch(text))

test('what may be meant is offered with counts, moved through by arrow keys and chosen with Enter', async () => {
  const { input, user, onChoose } = open()
  expect(input.getAttribute('aria-expanded')).toBe('false')
  await user.type(input, 'os')
  const offered = ['Oslo12 listings', 'Osaka3 listings', 'Ostend0 listings']
  expect((await options()).map(({ textContent }) => textContent)).toEqual(offered)
  await says(/^3 suggestions/)
  expect(input.getAttribute('aria-expanded')).toBe('true')
  await waitFor(() => expect(active(input)?.textContent).toContain('Oslo'))
  await user.keyboard('{ArrowDown}')
  expect(active(input)?.getAttribute('aria-selected')).toBe('true')
  expect(active(input)?.textContent).toContain('Osaka')
  await user.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(known[1])
  expect(input.value).toBe('')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement).toBe(input)
  await says(/^Osaka is set as a filter\.$/)
})

test('a pressed suggestion is chosen; one without listings stays in its place and is not', async () => {
  const { input, user, onChoose } = open()
  await user.type(input, 'os')
  const [first, , last] = await options()
  expect(last?.getAttribute('aria-disabled')).toBe('true')
  await user.click(last as HTMLElement)
  expect(onChoose).not.toHaveBeenCalled()
  await user.click(first as HTMLElement)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(known[0])
})

test('whoever leaves the field or presses Escape chose nothing and keeps what they typed', async () => {
  const { input, user, onChoose } = open()
  await user.type(input, 'os')
  await options()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('{ArrowDown}')
  await options()
  await user.tab()
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(input.value).toBe('os')
  expect(onChoose).not.toHaveBeenCalled()
})

test('Enter chooses nothing while the suggestions are those for fewer letters', async () => {
  const later = Promise.withResolvers<Suggestion[]>()
  const { input, user, onChoose } = open((typed) => (typed === 'o' ? Promise.resolve(known) : later.promise))
  await user.type(input, 'o')
  await options()
  await user.type(input, 's{Enter}')
  expect(onChoose).not.toHaveBeenCalled()
  later.resolve([place('Osaka', 3)])
  await says(/^1 suggestion\./)
  await user.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(place('Osaka', 3))
})

test('while it waits, when nothing is meant, when it fails and offline the field says so', async () => {
  const waiting = Promise.withResolvers<Suggestion[]>()
  const answers = [waiting.promise, Promise.resolve([])]
  const offline = new CallError('You are offline.', 0, 'offline', 'Check the connection.')
  const { input, user } = open((typed) => (typed === 'x' && answers.shift()) || Promise.reject(offline))
  await user.type(input, 'x')
  await says(/^Searching...$/)
  waiting.reject(new CallError('No', 400, 'invalid-input', 'No.'))
  await says(/^The suggestions did not load\.$/)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await says(/^No place like “x” in these listings\.$/)
  await user.type(input, 'y')
  await says(/^You are offline/)
})
