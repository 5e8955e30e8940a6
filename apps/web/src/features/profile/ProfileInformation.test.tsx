import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as documents from '../../calls/documents.ts'
import * as resumes from '../../calls/resumes.ts'
import { profileQuery, useProfile } from '../../session/use-profile.ts'
import { ada, analysisOf, profileOf } from '../../testing/people.ts'
import { backendError, renderPage } from '../../testing/render-page.tsx'
import { ProfileInformation } from './ProfileInformation.tsx'
import { ResumeManagement } from './ResumeManagement.tsx'

vi.mock('../../calls/documents.ts')
vi.mock('../../calls/resumes.ts')

const profile = profileOf({ name: 'Ada Holm', location: 'Leith', skills: ['SQL'], summary: 'Draws maps.' })

beforeEach(() => {
  sessionStorage.clear()
  vi.resetAllMocks()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.mocked(documents.updateProfile).mockImplementation(async (_, data) => ({ ...profile, ...data }))
})
afterEach(() => {
  vi.useRealTimers()
})

function open(shown: typeof profile | null = profile) {
  show(shown)
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
}
const show = (shown: typeof profile | null) =>
  renderPage(<ProfileInformation profile={shown} />, { route: '/profile', account: ada, profile: shown })
/** As the page shows it: what the profile becomes meanwhile too. */
function Shown() {
  return <ProfileInformation profile={useProfile().profile} />
}
function Both() {
  const { profile: shown } = useProfile()
  return (
    <>
      <ProfileInformation profile={shown} />
      <ResumeManagement profile={shown} />
    </>
  )
}
const button = (name: string) => screen.getByRole('button', { name })

test('without a profile it says so and offers no editing (§2.62)', () => {
  open(null)
  expect(screen.getByText('No profile data available. Upload your resume to get started.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull()
})

test('every editable field has its control and starts with what the profile says (§2.63, §2.64, §3.20)', async () => {
  const user = open()
  await user.click(button('Edit Profile'))
  const labels = ['Name', 'Location optional', 'Phone optional', 'Education optional', 'Summary optional']
  const values = labels.map((label) => (screen.getByLabelText(label) as HTMLInputElement).value)
  expect(values).toEqual(['Ada Holm', 'Leith', '', '', 'Draws maps.'])
  expect((screen.getByLabelText('Experience level') as HTMLSelectElement).value).toBe('entry')
  const levels = [...(screen.getByLabelText('Experience level') as HTMLSelectElement).options]
  expect(levels.map((option) => option.value)).toEqual(['entry', 'junior', 'mid', 'senior'])
  expect(screen.getByRole('list', { name: 'Skills' }).textContent).toContain('SQL')
  for (const label of ['Project name', 'Project description', 'Project technologies optional']) {
    expect(screen.getByLabelText(label)).toBeTruthy()
  }
  expect(screen.getByLabelText('Project duration optional')).toBeTruthy()
})

test('a save sends the profile only, returns to the view and says so for 3 seconds (§4.19, §7.24, §7.14, §9.6)', async () => {
  const user = open()
  await user.click(button('Edit Profile'))
  await user.clear(screen.getByLabelText('Location optional'))
  await user.type(screen.getByLabelText('Location optional'), 'Lisbon')
  await user.click(button('Save Changes'))
  await screen.findByText('Profile updated successfully!')
  expect(button('Edit Profile')).toBeTruthy()
  const [id, sent] = vi.mocked(documents.updateProfile).mock.calls[0] ?? []
  expect(id).toBe('p1')
  expect(sent).toEqual({ location: 'Lisbon' })
  expect(resumes.analyse).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(2700))
  expect(screen.getByText('Profile updated successfully!')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(screen.queryByText('Profile updated successfully!')).toBeNull()
})

test('while it saves the button says so (§2.63)', async () => {
  vi.mocked(documents.updateProfile).mockReturnValue(new Promise(() => {}))
  const user = open()
  await user.click(button('Edit Profile'))
  await user.click(button('Save Changes'))
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeTruthy()
})

test('Cancel returns to the view and keeps nothing of what was typed (§2.63, §4.19)', async () => {
  const user = open()
  await user.click(button('Edit Profile'))
  await user.type(screen.getByLabelText('Name'), ' the Second')
  await user.click(button('Cancel'))
  expect(screen.getByText('Ada Holm')).toBeTruthy()
  expect(documents.updateProfile).not.toHaveBeenCalled()
  await user.click(button('Edit Profile'))
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Ada Holm')
  expect(sessionStorage).toHaveLength(0)
})

test('whoever leaves in the middle of editing comes back to what was typed, half a project too (§2.63, §2.64)', async () => {
  const view = show(profile)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(button('Edit Profile'))
  await user.type(screen.getByLabelText('Name'), ' the Second')
  await user.type(screen.getByLabelText('Skills', { selector: 'input' }), 'Rust{Enter}')
  await user.type(screen.getByLabelText('Project name'), 'Ferry map')
  view.unmount()
  // Meanwhile another device wrote a summary: only what was typed here lies over it.
  const again = show({ ...profile, summary: 'Draws sea charts.' })
  expect(screen.getByText(/We kept what you typed/)).toBeTruthy()
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Ada Holm the Second')
  expect(screen.getByRole('list', { name: 'Skills' }).textContent).toContain('Rust')
  expect((screen.getByLabelText('Project name') as HTMLInputElement).value).toBe('Ferry map')
  expect((screen.getByLabelText('Summary optional') as HTMLInputElement).value).toBe('Draws sea charts.')
  await user.type(screen.getByLabelText('Project description'), 'Live times')
  await user.click(button('Save Changes'))
  await screen.findByText('Profile updated successfully!')
  again.unmount()
  show(profile)
  expect(button('Edit Profile')).toBeTruthy()
  expect(sessionStorage).toHaveLength(0)
})

test('what comes into the profile during an edit stands in the form, under what was typed (§2.63)', async () => {
  const { queryClient } = renderPage(<Shown />, { route: '/profile', account: ada, profile })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(button('Edit Profile'))
  await user.type(screen.getByLabelText('Name'), ' the Second')
  const read = { ...profile, skills: ['SQL', 'Rust'], $updatedAt: '2026-11-21T09:00:00.000Z' }
  act(() => void queryClient.setQueryData(profileQuery(ada.id).queryKey, read))
  await screen.findByText('Rust')
  await user.click(button('Save Changes'))
  await screen.findByText('Profile updated successfully!')
  expect(documents.updateProfile).toHaveBeenCalledWith('p1', { name: 'Ada Holm the Second' })
})

test('a save keeps what another tab wrote meanwhile, and shows it (§2.63, §4.19)', async () => {
  renderPage(<Shown />, { route: '/profile', account: ada, profile })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(button('Edit Profile'))
  const stored = { ...profile, phone: '+44 131 555 0142' }
  vi.mocked(documents.updateProfile).mockImplementation(async (_, data) => Object.assign(stored, data))
  await user.clear(screen.getByLabelText('Location optional'))
  await user.type(screen.getByLabelText('Location optional'), 'Lisbon')
  await user.click(button('Save Changes'))
  await screen.findByText('Profile updated successfully!')
  expect(screen.getByText('+44 131 555 0142')).toBeTruthy()
  expect(screen.getByText('Lisbon')).toBeTruthy()
})

test('a resume read during an edit stands in the form and stays after the save (§2.63, §7.24)', async () => {
  const withResume = { ...profile, hasResume: true, phone: '+44 131 555 0142' }
  const stored = { ...withResume }
  vi.mocked(documents.findProfile).mockResolvedValue(withResume)
  vi.mocked(documents.updateProfile).mockImplementation(async (_, data) => ({
    ...Object.assign(stored, data, { $updatedAt: '2026-11-21T09:00:00.000Z' }),
  }))
  vi.mocked(resumes.analyse).mockResolvedValue(analysisOf({ summary: 'Draws sea charts.', skills: ['Rust'] }))
  renderPage(<Both />, { route: '/profile', account: ada, profile: withResume })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(button('Edit Profile'))
  await user.clear(screen.getByLabelText('Phone optional'))
  await user.type(screen.getByLabelText('Phone optional'), '+44 131 555 0188')
  const file = new File(['%PDF-1.7'], 'ada.pdf', { type: 'application/pdf' })
  fireEvent.change(screen.getByLabelText('Resume as a PDF file'), { target: { files: [file] } })
  await screen.findByText('Rust')
  expect((screen.getByLabelText('Summary optional') as HTMLInputElement).value).toBe('Draws sea charts.')
  expect((screen.getByLabelText('Phone optional') as HTMLInputElement).value).toBe('+44 131 555 0188')
  await user.click(button('Save Changes'))
  await screen.findByText('Profile updated successfully!')
  expect(stored).toMatchObject({ summary: 'Draws sea charts.', skills: ['Rust'], phone: '+44 131 555 0188' })
  expect(sessionStorage).toHaveLength(0)
})

test('a save that fails says so and keeps what was typed (§8.26)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(documents.updateProfile).mockRejectedValue(backendError(500, 'The disk is full.'))
  const user = open()
  await user.click(button('Edit Profile'))
  await user.type(screen.getByLabelText('Name'), ' the Second')
  await user.click(button('Save Changes'))
  expect(await screen.findByText('Failed to update profile. Please try again.')).toBeTruthy()
  expect(screen.getByText('The disk is full.')).toBeTruthy()
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Ada Holm the Second')
})

test('a project is added once it has name and description (§5.22, §2.64)', async () => {
  const user = open()
  await user.click(button('Edit Profile'))
  await user.type(screen.getByLabelText('Project name'), 'Ferry map')
  await user.click(button('Add project'))
  expect(screen.getByText('A project needs a description')).toBeTruthy()
  await user.type(screen.getByLabelText('Project description'), 'Live times')
  await user.type(screen.getByLabelText('Project technologies optional'), 'React, SQL')
  await user.click(button('Add project'))
  await user.click(button('Save Changes'))
  await screen.findByText('Profile updated successfully!')
  const sent = vi.mocked(documents.updateProfile).mock.calls[0]?.[1]
  expect(JSON.parse(sent?.projects ?? '')).toEqual([
    { name: 'Ferry map', description: 'Live times', technologies: ['React', 'SQL'], duration: 'Not specified' },
  ])
})

test('a project and a skill that were typed and not added are saved with the rest (§2.64, §5.21, §5.22)', async () => {
  const user = open()
  await user.click(button('Edit Profile'))
  await user.type(screen.getByLabelText('Project name'), 'Ferry map')
  await user.type(screen.getByLabelText('Project description'), 'Live times')
  await user.type(screen.getByLabelText('Skills', { selector: 'input' }), 'Rust')
  await user.click(button('Save Changes'))
  await screen.findByText('Profile updated successfully!')
  const sent = vi.mocked(documents.updateProfile).mock.calls[0]?.[1]
  expect(sent?.skills).toEqual(['SQL', 'Rust'])
  expect(JSON.parse(sent?.projects ?? '')).toMatchObject([{ name: 'Ferry map', description: 'Live times' }])
})

test('half a project stops the save and says what it needs (§5.22)', async () => {
  const user = open()
  await user.click(button('Edit Profile'))
  await user.type(screen.getByLabelText('Project name'), 'Ferry map')
  await user.click(button('Save Changes'))
  expect(screen.getByText('A project needs a description')).toBeTruthy()
  expect(documents.updateProfile).not.toHaveBeenCalled()
})

test('a project that the profile has can be changed (§2.64)', async () => {
  const project = { name: 'Ferry map', description: 'Live times', technologies: ['SQL'], duration: 'Not specified' }
  const other = { name: 'Tide clock', description: 'Tells the tide', technologies: [], duration: '2 weeks' }
  const user = open({ ...profile, projects: JSON.stringify([project, other]) })
  await user.click(button('Edit Profile'))
  await user.click(button('Change Ferry map'))
  await user.type(screen.getByLabelText('Project description'), ' of every line')
  await user.click(button('Save Changes'))
  await screen.findByText('Profile updated successfully!')
  const sent = vi.mocked(documents.updateProfile).mock.calls[0]?.[1]
  expect(JSON.parse(sent?.projects ?? '')).toEqual([{ ...project, description: 'Live times of every line' }, other])
})

test('an empty name is refused at its field, and the old one stays (§2.64)', async () => {
  const user = open()
  await user.click(button('Edit Profile'))
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), '  ')
  await user.click(button('Save Changes'))
  expect(await screen.findByText('Please enter your name')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  expect(documents.updateProfile).not.toHaveBeenCalled()
})

test('the focus stays in the section when the pressed control goes (§4.19)', async () => {
  const user = open()
  const heading = screen.getByRole('heading', { name: 'Profile Information' })
  for (const name of ['Edit Profile', 'Cancel', 'Edit Profile', 'Save Changes']) {
    await user.click(button(name))
    await expect.poll(() => document.activeElement).toBe(heading)
  }
})

test.each([
  ['Education optional', 2000],
  ['Summary optional', 3000],
])('%s counts before its %i characters run out, and says what is not kept (§3.7, §9.2)', async (label, most) => {
  const user = open()
  await user.click(button('Edit Profile'))
  const field = screen.getByLabelText<HTMLTextAreaElement>(label)
  const write = (length: number) => fireEvent.change(field, { target: { value: 'x'.repeat(length) } })
  const all = most.toLocaleString('en-US')
  write(most - 1)
  expect(screen.getByText(`${(most - 1).toLocaleString('en-US')} of ${all} characters.`)).toBeTruthy()
  write(most + 34)
  const said = `${(most + 34).toLocaleString('en-US')} of ${all} characters. The last 34 are not kept.`
  expect(screen.getByText(said).id).toBe(field.getAttribute('aria-describedby'))
  // Nothing is cut while it is typed or pasted.
  expect(field.value).toHaveLength(most + 34)
  expect(field.maxLength).toBeLessThan(0)
})

const ten = Array.from({ length: 10 }, (_, at) => ({
  name: `P${at}`,
  description: 'd',
  technologies: [],
  duration: '1',
}))

test('an 11th project is refused at the field, which says how many fit and keeps what was typed (§3.14, §9.3)', async () => {
  const user = open(profileOf({ projects: JSON.stringify(ten) }))
  await user.click(button('Edit Profile'))
  expect(screen.getByText('10 of 10 projects.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Project name'), { target: { value: 'Maze' } })
  fireEvent.change(screen.getByLabelText('Project description'), { target: { value: 'A way out' } })
  for (const press of ['Add project', 'Save Changes']) {
    await user.click(button(press))
    expect(screen.getByText('At most 10 projects. Remove one to add another.')).toBeTruthy()
  }
  expect(documents.updateProfile).not.toHaveBeenCalled()
  await user.click(button('Remove P0'))
  await user.click(button('Save Changes'))
  const [, sent] = vi.mocked(documents.updateProfile).mock.calls[0] ?? []
  expect(sent?.projects).toContain('"name":"Maze"')
})

test('projects that are longer together than a profile keeps are told before they are saved (§3.7)', async () => {
  const user = open()
  await user.click(button('Edit Profile'))
  fireEvent.change(screen.getByLabelText('Project name'), { target: { value: 'Maze' } })
  fireEvent.change(screen.getByLabelText('Project description'), { target: { value: 'x'.repeat(2500) } })
  await user.click(button('Add project'))
  expect(
    screen.getByText('A profile keeps 2,000 characters of projects. Their descriptions are shortened to fit.'),
  ).toBeTruthy()
})
