import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { readingKey, writeOwn } from '../session/own-storage.ts'
import { renderPage } from '../testing/render-page.tsx'
import { ResumeUploadCard } from './ResumeUploadCard.tsx'

beforeEach(() => sessionStorage.clear())

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('a visitor without a resume is offered the upload, PDF only (§2.25)', () => {
  renderPage(<ResumeUploadCard />, { route: '/jobs', account: null })
  expect(links()).toEqual([['Upload Resume (PDF)', '/upload-resume']])
})

test('a visitor whose resume was read in this tab is not asked for it again, but led back to it', () => {
  writeOwn(readingKey, { confirmed: {} })
  renderPage(<ResumeUploadCard />, { route: '/jobs', account: null })
  expect(screen.getByText(/^We read your resume/)).toBeTruthy()
  expect(links()).toEqual([['Back to your resume', '/upload-resume']])
})
