import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TakenOff, takenOff } from './TakenOff.tsx'

test('a skill that was taken off can be rejected and taken back, and one that was written back is not off', () => {
  expect(takenOff(['SQL', 'Docker'], ['docker', 'React'])).toEqual(['SQL'])
  const onReject = vi.fn()
  const { rerender } = render(<TakenOff skills={['SQL', 'Go']} rejected={[]} onReject={onReject} />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'I do not have SQL' }))
  expect(onReject).toHaveBeenLastCalledWith(['SQL'])
  rerender(<TakenOff skills={['SQL', 'Go']} rejected={['SQL', 'Go']} onReject={onReject} />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'I do not have SQL' }))
  expect(onReject).toHaveBeenLastCalledWith(['Go'])
  rerender(<TakenOff skills={[]} rejected={[]} onReject={onReject} />)
  expect(screen.queryByRole('group')).toBeNull()
})
