import { emptyProfile } from '@scry/profile/profile-fields'
import { beforeEach, expect, test, vi } from 'vitest'
import * as account from '../../calls/account.ts'
import * as documents from '../../calls/documents.ts'
import * as skills from '../../calls/skills.ts'
import { backendError } from '../../testing/render-page.tsx'
import { register } from './registration.ts'
import { newRegistration } from './registration-progress.ts'

vi.mock('../../calls/account.ts')
vi.mock('../../calls/documents.ts')
vi.mock('../../calls/skills.ts')

const who = { id: 'a1', name: 'User', email: 'ada@mailbox.example', emailVerification: false, isReviewer: false }
const input = { email: who.email, password: 'Harbour-77-lights', fields: { ...emptyProfile, name: 'Ada Holm' } }
const order: string[] = []
const note = (step: string) => async () => void order.push(step)

beforeEach(() => {
  vi.resetAllMocks()
  order.length = 0
  vi.mocked(account.createAccount).mockImplementation(note('account'))
  vi.mocked(account.createSession).mockImplementation(note('session'))
  vi.mocked(account.getAccount).mockImplementation(async () => {
    order.push('fetch')
    return who
  })
  vi.mocked(documents.createProfile).mockImplementation(async () => {
    order.push('profile')
    return {} as never
  })
  vi.mocked(account.sendVerification).mockImplementation(note('verification'))
  vi.mocked(skills.sayOfSkill).mockResolvedValue([])
})

test('account, session, account again, profile, verification: in this order (§4.4, §4.5, §4.6, §4.7, §4.8)', async () => {
  expect(await register(newRegistration('u1', who.email), input)).toEqual(who)
  expect(order).toEqual(['account', 'session', 'fetch', 'profile', 'verification'])
})

test('the account has a placeholder name, the profile the real one, and the type is jobseeker (§7.11, §1.8, §7.2, §7.13)', async () => {
  await register(newRegistration('u1', who.email), input)
  expect(account.createAccount).toHaveBeenCalledWith({
    userId: 'u1',
    email: who.email,
    password: input.password,
    name: 'User',
  })
  expect(vi.mocked(documents.createProfile).mock.calls[0]?.[0]).toMatchObject({
    userId: 'a1',
    name: 'Ada Holm',
    email: who.email,
    accountType: 'jobseeker',
  })
})

test('a retry goes on from the step that failed (§4.2)', async () => {
  const progress = newRegistration('u1', who.email)
  vi.mocked(documents.createProfile).mockRejectedValueOnce(backendError(500, 'storage'))
  await expect(register(progress, input)).rejects.toThrow('storage')
  order.length = 0
  expect(await register(progress, input)).toEqual(who)
  expect(order).toEqual(['profile', 'verification'])
})

test('when the answer of the first request was lost, its own account is opened with the password (§4.2, §4.4)', async () => {
  const progress = newRegistration('u1', who.email)
  vi.mocked(account.createAccount).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(register(progress, input)).rejects.toThrow('Failed to fetch')
  vi.mocked(account.createAccount).mockRejectedValueOnce(backendError(409, 'exists'))
  expect(await register(progress, input)).toEqual(who)
  expect(order).toEqual(['session', 'fetch', 'profile', 'verification'])
})

test('an account of somebody else stays closed (§8.1)', async () => {
  vi.mocked(account.createAccount).mockRejectedValue(backendError(409, 'exists'))
  await expect(register(newRegistration('u1', who.email), input)).rejects.toMatchObject({ code: 409 })
  expect(account.createSession).not.toHaveBeenCalled()
})

test('a profile that is there already is updated (§7.14, §4.7)', async () => {
  vi.mocked(documents.createProfile).mockRejectedValue(backendError(409, 'exists'))
  vi.mocked(documents.findProfile).mockResolvedValue({ $id: 'p1' } as never)
  await register(newRegistration('u1', who.email), input)
  expect(vi.mocked(documents.updateProfile).mock.calls[0]?.[0]).toBe('p1')
})

test('a verification mail that is not sent does not undo the registration (§4.8, §4.9)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(account.sendVerification).mockRejectedValue(backendError(500, 'mail'))
  expect(await register(newRegistration('u1', who.email), input)).toEqual(who)
})

test('a skill that was taken off and rejected stays rejected in the account, one that came back is not', async () => {
  vi.mocked(skills.sayOfSkill).mockRejectedValueOnce(backendError(500, 'storage'))
  const fields = { ...input.fields, skills: ['SQL', 'docker'] }
  expect(
    await register(newRegistration('u1', who.email), { ...input, fields, rejected: ['Docker', 'React', 'Java'] }),
  ).toEqual(who)
  expect(vi.mocked(skills.sayOfSkill).mock.calls).toEqual([
    ['React', 'rejected'],
    ['Java', 'rejected'],
  ])
})
