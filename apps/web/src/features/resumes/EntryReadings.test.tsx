import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { analysisOf } from '../../testing/people.ts'
import { EntryReadings } from './EntryReadings.tsx'
import { otherReadings } from './other-readings.ts'

const job = { start: null, end: null, duration: null, location: null, description: null }
const analysis = analysisOf({
  work_experience: [
    { ...job, position: 'Rabenstein Works', company: 'Technician' },
    { ...job, position: 'Waiter', company: null },
  ],
  education: [{ degree: 'BSc Physics', school: 'Eskermouth College', start: null, end: null, description: null }],
})

function Jobs() {
  const [text, setText] = useState('Rabenstein Works at Technician (1 year): Mended pumps\nWaiter')
  return (
    <>
      <EntryReadings
        label="Jobs as read"
        readings={otherReadings('work_experience', analysis)}
        text={text}
        onChange={setText}
      />
      <output>{text}</output>
    </>
  )
}

test('one press on "Looks wrong" reads an entry the other way round, the next puts it back', async () => {
  const user = userEvent.setup()
  render(<Jobs />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Rabenstein Works at Technician looks wrong' }))
  expect(screen.getByRole('status').textContent).toBe('Technician at Rabenstein Works (1 year): Mended pumps\nWaiter')
  await user.click(screen.getByRole('button', { name: 'Put back Rabenstein Works at Technician' }))
  expect(screen.getByRole('status').textContent).toBe('Rabenstein Works at Technician (1 year): Mended pumps\nWaiter')
})

test('a degree and its school can be told apart the other way round, a row of another kind cannot', () => {
  expect(otherReadings('education', analysis)).toEqual([
    { read: 'BSc Physics, Eskermouth College', other: 'Eskermouth College, BSc Physics' },
  ])
  expect(otherReadings('skills', analysis)).toEqual([])
  expect(otherReadings('education', null)).toEqual([])
})
