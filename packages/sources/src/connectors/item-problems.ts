import type { SourceItem, SourceTime } from '../source-item.ts'

const isTime = (time: SourceTime): boolean => {
  if (time.form === 'instant') return Number.isInteger(time.at)
  if (time.form === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(time.date)
  return time.form === 'local' ? /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(time.text) : time.text.trim() !== ''
}

const timeFields = ['posted', 'deadline', 'registrationOpens', 'submissionDeadline', 'starts', 'ends'] as const

/** Whether a value holds a gap that should be an absent field: undefined, null, an empty text, list or object. */
const hasGap = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return true
  if (typeof value !== 'object') return false
  const parts = Object.values(value)
  return parts.length === 0 || parts.some(hasGap)
}

/** What is wrong with an item, in words; nothing for one that keeps the promises of its type. */
export const itemProblems = (item: SourceItem): string[] => {
  const problems: string[] = []
  if (typeof item.key !== 'string' || item.key.trim() === '') problems.push('no key')
  if (typeof item.title !== 'string' || item.title.trim() === '') problems.push('no title')
  if (item.kind !== 'job' && item.kind !== 'hackathon') problems.push('no kind')
  if (hasGap(item)) problems.push('an empty field')
  for (const address of [item.url, item.applyUrl, item.logo]) {
    if (address !== undefined && !/^https?:\/\//.test(address)) problems.push(`address ${address}`)
  }
  for (const name of timeFields) {
    const time = item[name]
    if (time !== undefined && !isTime(time)) problems.push(`time ${name}`)
  }
  for (const amount of [item.pay?.min, item.pay?.max]) {
    if (amount !== undefined && !(amount > 0 && Number.isFinite(amount))) problems.push(`pay ${amount}`)
  }
  return problems
}
