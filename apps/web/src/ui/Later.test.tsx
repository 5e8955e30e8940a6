import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Later } from './Later.tsx'

function Part({ name }: { name: string }) {
  return <p>Here is {name}</p>
}

test('a part of a page whose code could not be had comes on Try again (§2.25)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const load = vi.fn<() => Promise<typeof Part>>()
  load.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Part)
  render(
    <Later
      load={load}
      part={{ name: 'the upload' }}
      waiting={<p>One moment</p>}
      failed={(retry) => (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    />,
  )
  expect(screen.getByText('One moment')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(screen.getByText('One moment')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Here is the upload')).toBeTruthy()
})
