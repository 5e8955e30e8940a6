import { resumeMaxBytes } from '@scry/contracts/limits'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { closeOpened, keepOpener, openAhead, takeOpened } from './opened-pdf.ts'

const fileOf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
/** A client, and what its opener opened and closed. */
function opened() {
  const client = new QueryClient()
  const destroy = vi.fn(async () => {})
  const open = vi.fn(async (file: File) => ({ name: file.name, loadingTask: { destroy } }) as never)
  return { client, open, destroy }
}

test('a resume that is given is opened at once, and once, where the code for it is at hand', async () => {
  const { client, open } = opened()
  const ada = fileOf('ada.pdf')
  openAhead(client, ada)
  expect(takeOpened(client, ada)).toBeNull()
  keepOpener(client, open)
  openAhead(client, ada)
  expect(open).toHaveBeenCalledExactlyOnceWith(ada)
  expect(await takeOpened(client, ada)).toMatchObject({ name: 'ada.pdf' })
  expect(takeOpened(client, ada)).toBeNull()
})

test('what nobody draws is closed: another file came, or its reader has a profile already', async () => {
  const { client, open, destroy } = opened()
  const [ada, ben] = [fileOf('ada.pdf'), fileOf('ben.pdf')]
  keepOpener(client, open)
  openAhead(client, ada)
  openAhead(client, ben)
  await vi.waitFor(() => expect(destroy).toHaveBeenCalledTimes(1))
  expect(takeOpened(client, ada)).toBeNull()
  closeOpened(client)
  await vi.waitFor(() => expect(destroy).toHaveBeenCalledTimes(2))
  expect(takeOpened(client, ben)).toBeNull()
})

test('what is too large for a resume is not read', () => {
  const { client, open } = opened()
  const film = new File([new Uint8Array(resumeMaxBytes + 1)], 'film.mov')
  keepOpener(client, open)
  openAhead(client, film)
  expect(open).not.toHaveBeenCalled()
  expect(takeOpened(client, film)).toBeNull()
})

test('a file that cannot be opened is told to whoever draws it, and to nobody else', async () => {
  const { client } = opened()
  const broken = fileOf('broken.pdf')
  keepOpener(client, () => Promise.reject(new Error('no PDF')))
  openAhead(client, broken)
  closeOpened(client)
  openAhead(client, broken)
  await expect(takeOpened(client, broken)).rejects.toThrow('no PDF')
})
