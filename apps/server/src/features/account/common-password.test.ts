import { dictionary } from '@zxcvbn-ts/language-common'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

test.each([
  ...['password', 'Password1', 'P@ssw0rd', 'Passw0rd!', 'password123', '12345678', '123456789', '87654321'],
  ...['qwertyui', 'qwerty123', '1q2w3e4r', 'qwer1234', 'abcd1234', 'iloveyou', 'Iloveyou1', 'sunshine1', 'princess'],
  ...[
    '11111111',
    'abababab',
    '12121212',
    '19901231',
    '31-12-1990',
    'letmein!',
    'Welcome2024',
    'Football99',
    'dragondragon',
  ],
  ...['Michael1985', 'admin1234', 'changeme', 'trustno1', 'superman', 'monkey12', 'asdfghjkl', 'zaq12wsx', '1qaz2wsx'],
  ...['password1abc', 'password!abc', 'facebook.com', 'iloveyou2bob', 'Sommer2027'],
  ...['scryscry', 'Resume2027', 'jobs2026', 'Hackathon!', 'aaaaaaaa', 'qazwsxedc', 'computer', 'internet1'],
])('beyond the specified rules %s is refused as common (§5.18)', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test('each of the 3,000 passwords that leaked most often is refused where it is long enough (§5.18)', () => {
  const longEnough = dictionary['passwords-common'].slice(0, 3000).filter((password) => password.length >= 8)
  expect(longEnough.length).toBeGreaterThan(600)
  expect(longEnough.filter((password) => !isCommonPassword(password))).toEqual([])
  for (const password of ['Godzilla1', 'KRISTINA', 'patricia2024', 'p4tr1c1a'])
    expect(isCommonPassword(password)).toBe(true)
})

test.each([
  ...[
    'correct horse battery staple',
    'vqkT8zpL',
    'blauer Regenschirm',
    'Tulpen-im-November',
    'x9$kLm2Qp',
    'пароходный рейс',
  ],
  ...['orchid lantern 72', 'mauve-otter-sings', '8fz3kq0w7d', 'Football-1999-x', 'Leeds-2026-bus', 'Boston-1999-tea'],
])('beyond the specified rules %s is taken (§5.18)', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

test('what the account is known by is refused', () => {
  expect(isCommonPassword('mira.voss7', ['mira.voss7@example.org'])).toBe(true)
  expect(isCommonPassword('MiraVoss99', ['m@example.org', 'Mira Voss'])).toBe(true)
  expect(isCommonPassword('Larkspur-abc', ['nova.larkspur@example.org'])).toBe(true)
  expect(isCommonPassword('mira.voss7')).toBe(false)
})

test('any text gets an answer, whatever its length or script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 256 }), (password) => {
      expect(typeof isCommonPassword(password)).toBe('boolean')
    }),
    { numRuns: 30 },
  )
})

test('random passwords of twelve letters and digits are practically never refused', () => {
  const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  let refused = 0
  fc.assert(
    fc.property(fc.array(letters, { minLength: 12, maxLength: 12 }), (characters) => {
      if (new Set(characters).size > 6 && isCommonPassword(characters.join(''))) refused += 1
    }),
    { numRuns: 300 },
  )
  expect(refused).toBe(0)
})
