import { expect, test } from 'vitest'
import { isUnderWay } from './under-way.ts'

test.each([
  ['CPA Candidate (second module)', true],
  ['CWI (in progress)', true],
  ['CKA (w trakcie)', true],
  ['Enfermería intensiva (en curso)', true],
  ['License (exam scheduled)', true],
  ['Meister (in Weiterbildung)', true],
  ['CPA', false],
  ['CPA, passed 2021', false],
  ['Candidates interviewed', false],
])('of %j it is %s that its certificate is still to come (decision 0359)', (text, isSo) => {
  expect(isUnderWay(text)).toBe(isSo)
})
