import { expect, test } from 'vitest'
import { onlyOne, tooLarge } from '../../resume/file-faults.ts'
import { fileSizeText, resumeFileProblem } from './resume-file.ts'

const file = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'ada.pdf', { type })

test('the type must be application/pdf, whatever the name says (§5.12)', () => {
  expect(resumeFileProblem([file('image/png')])).toBe('Please upload a PDF file')
  expect(resumeFileProblem([file('')])).toBe('Please upload a PDF file')
  expect(resumeFileProblem([file('application/pdf')])).toBeNull()
})

test('one file only, at most 5 MB (§5.13, §9.10)', () => {
  expect(resumeFileProblem([file('application/pdf'), file('application/pdf')])).toBe(onlyOne)
  expect(resumeFileProblem([file('application/pdf', 5 * 1024 * 1024)])).toBeNull()
  expect(resumeFileProblem([file('application/pdf', 5 * 1024 * 1024 + 1)])).toBe(tooLarge)
})

test('no file is told (§5.14)', () => {
  expect(resumeFileProblem([])).toBe('Please select a resume to upload')
})

test('sizes are told in the unit that a person reads', () => {
  expect([fileSizeText(10), fileSizeText(219_000), fileSizeText(1_500_000)]).toEqual(['1 KB', '214 KB', '1.4 MB'])
})
