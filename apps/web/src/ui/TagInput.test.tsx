import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TagInput } from './TagInput.tsx'

function Skills({ first = [] }: { first?: string[] }) {
  const [values, setValues] = useState<string[]>(first)
  return <TagInput label="Skills" values={values} onChange={setValues} most={20} noun="skill" />
}

test('a skill is trimmed, never empty, never a duplicate, and added by Enter as well as by Add (§5.21, §5.32)', async () => {
  const user = userEvent.setup()
  render(<Skills />)
  const input = screen.getByLabelText('Skills', { selector: 'input' })
  await user.type(input, '  Python  {Enter}')
  await user.type(input, 'python{Enter}')
  await user.type(input, '   {Enter}')
  await user.type(input, 'SQL')
  await user.click(screen.getByRole('button', { name: 'Add to skills' }))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Python', 'SQL'])
  await user.click(screen.getByRole('button', { name: 'Remove Python' }))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['SQL'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove SQL' }))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(input)
})

test('several skills with commas between are added one by one (§5.21)', async () => {
  const user = userEvent.setup()
  render(<Skills />)
  await user.type(screen.getByLabelText('Skills', { selector: 'input' }), 'Wound care, Cannulation,, wound Care{Enter}')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Wound care', 'Cannulation'])
})

test('a skill that was typed and not added goes along when the form is sent (§5.21)', async () => {
  const user = userEvent.setup()
  const sent = vi.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={sent}>
      <Skills />
      <button type="submit">Save Changes</button>
    </form>,
  )
  await user.type(screen.getByLabelText('Skills', { selector: 'input' }), 'SQL')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['SQL'])
  expect(sent).toHaveBeenCalledOnce()
})

test('a 21st skill is refused at the field, which says how many fit and keeps what was typed (§3.11, §9.3)', async () => {
  const user = userEvent.setup()
  const sent = vi.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={sent}>
      <Skills first={Array.from({ length: 19 }, (_, at) => `Skill ${at}`)} />
      <button type="submit">Save Changes</button>
    </form>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Skills', { selector: 'input' })
  await user.type(input, 'SQL, Go{Enter}')
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  expect(input.value).toBe('Go')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('At most 20 skills. Remove one to add another.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(sent).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Remove Skill 0' }))
  expect(screen.queryByText(/^At most/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(sent).toHaveBeenCalledOnce()
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('Go')
})

test('a skill that is too long stays in the field, with what fits (§5.21)', async () => {
  render(<Skills />)
  const input = screen.getByLabelText<HTMLInputElement>('Skills', { selector: 'input' })
  fireEvent.change(input, { target: { value: 'x'.repeat(201) } })
  fireEvent.click(screen.getByRole('button', { name: 'Add to skills' }))
  expect(input.value).toHaveLength(201)
  expect(screen.getByText('A skill may have at most 200 characters. This one has 201.')).toBeTruthy()
})
