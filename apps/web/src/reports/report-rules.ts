import type { ReportCategory, ReportType, ReportUrgency } from '@scry/contracts/enumerations'
import { formCaps } from '@scry/contracts/limits'
import { messages } from '@scry/contracts/messages'
import { lengthProblems } from '../ui/length-problem.ts'

export interface ReportForm {
  type: ReportType
  title: string
  description: string
  steps: string
  expected: string
  actual: string
  urgency: ReportUrgency
  category: ReportCategory
  contactEmail: string
  contactName: string
  allowContact: boolean
}

export const emptyReport: ReportForm = {
  type: 'bug',
  title: '',
  description: '',
  steps: '',
  expected: '',
  actual: '',
  urgency: 'medium',
  category: 'general',
  contactEmail: '',
  contactName: '',
  allowContact: true,
}

const { reportLine, text, email: address } = formCaps
const longest = {
  ...{ title: reportLine, contactName: reportLine, contactEmail: address },
  ...{ description: text, steps: text, expected: text, actual: text },
}

/** What keeps a report from being sent, by field (§5.45-5.48). */
export function reportProblems(form: ReportForm): Partial<Record<keyof ReportForm, string>> {
  const problems: Partial<Record<keyof ReportForm, string>> = lengthProblems(form, longest)
  const { report, email } = messages
  if (form.title.trim() === '') problems.title = report.title
  if (form.description.trim() === '') problems.description = report.description
  if (form.type === 'bug' && form.steps.trim() === '') problems.steps = report.steps
  if (form.contactEmail.trim() === '') problems.contactEmail = report.contactEmail
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.contactEmail.trim())) problems.contactEmail = email.invalid
  return problems
}
