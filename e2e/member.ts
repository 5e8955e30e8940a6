import { randomBytes } from 'node:crypto'
import { type BrowserContext, test as base, type Page, request } from '@playwright/test'
import type { ProfileFields } from '@scry/contracts/profile'
import { password } from './journey.ts'
import { mailedLink } from './mail.ts'
import { reviewerAddresses } from './reviewers.ts'

export interface Member {
  id: string
  email: string
  profileId: string
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>
}

interface MemberOptions {
  baseURL: string
  /** The part of the address before the @, completed so that it is new on this server. */
  name: string
  /** null leaves the account without a profile. */
  profile?: Partial<ProfileFields> | null
  isVerified?: boolean
  /** Where the server keeps its data, if it is not the one of all tests. */
  dataDir?: string
}

/** The reviewer of this worker. */
const reviewerAddress = reviewerAddresses[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]

const long = (word: string, length: number) => `${word} `.repeat(Math.ceil(length / (word.length + 1))).trim()

/** A profile that is longer than every display limit of the screens. */
export const fullProfile: Partial<ProfileFields> = {
  name: 'Nova Larkspur',
  phone: '(503) 555-0137',
  location: 'Austin, TX',
  experience_level: 'mid',
  education: long('Statistics', 180),
  summary: long('Readable', 420),
  work_experience: 'Data Intern at Juniper River Trust (2025): Collected readings of river sensors',
  skills: ['Python', 'SQL', 'React', 'TypeScript', 'Docker', 'Git', 'Linux', 'pandas', 'Figma', 'PostgreSQL'],
  languages: ['English'],
  interests: ['Climate', 'Open Data'],
  originalFileName: 'nova-larkspur.pdf',
  resumeUploadedAt: '2026-10-05T12:00:00.000Z',
  hasResume: true,
  projects: JSON.stringify(
    ['Tidebook', 'Loanlight', 'Kestrel', 'Marrow', 'Quillon'].map((name) => ({
      name,
      description: long(name, 130),
      technologies: ['Elm', 'Go', 'Lua', 'Nim', 'Perl', 'Ruby', 'Rust'],
      duration: '2026',
    })),
  ),
}

/** An address that no account of the server has, so that a test can run again on it. */
export const newAddress = (name: string) => `${name}-${randomBytes(4).toString('hex')}@mailbox.example`

/** Makes an account by the calls that the screens make, without their clicks. */
export async function makeMember({ baseURL, name, profile = fullProfile, isVerified = true, dataDir }: MemberOptions) {
  const email = (name === 'reviewer' && reviewerAddress) || newAddress(name)
  const id = randomBytes(10).toString('hex')
  const calls = await request.newContext({ baseURL })
  const send = async (method: 'POST' | 'PUT', path: string, data: unknown) => {
    const answer = await calls.fetch(path, { method, data })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as { $id: string }
  }
  // The reviewer's address is one for the whole worker: a second file there goes on with its account.
  const made = await calls.post('/v1/account', { data: { userId: id, email, password, name: 'User' } })
  if (!made.ok() && !(name === 'reviewer' && made.status() === 409)) throw new Error(`${email}: ${made.status()}`)
  await send('POST', '/v1/account/sessions/email', { email, password })
  let profileId = ''
  if (profile) {
    const data = { ...profile, userId: id, email, accountType: 'jobseeker', isActive: true }
    const made = await send('POST', '/v1/databases/scry/collections/users/documents', {
      documentId: randomBytes(10).toString('hex'),
      data,
    })
    profileId = made.$id
  }
  const { emailVerification } = await (await calls.get('/v1/account')).json()
  if (isVerified && !emailVerification) {
    await send('POST', '/v1/account/verification', { url: `${baseURL}/verify-email` })
    const link = new URL(await mailedLink(email, '/verify-email', dataDir))
    const { userId, secret } = Object.fromEntries(link.searchParams)
    await send('PUT', '/v1/account/verification', { userId, secret })
  }
  const storageState = await calls.storageState()
  await calls.dispose()
  return { id, email, profileId, storageState } satisfies Member
}

interface MemberPages {
  /** A page of the shared member, in a context of its own. */
  memberPage: Page
}
interface SharedMember {
  /** One verified person with a full profile for all files; tests that change the account make their own. */
  member: Member
}

export const test = base.extend<MemberPages, SharedMember>({
  member: [
    async ({ browserName: _ }, use, { project }) => {
      await use(await makeMember({ baseURL: project.use.baseURL ?? '', name: 'member' }))
    },
    { scope: 'worker' },
  ],
  memberPage: async ({ browser, member }, use) => {
    const context = await browser.newContext({ storageState: member.storageState })
    await use(await context.newPage())
    await context.close()
  },
})
