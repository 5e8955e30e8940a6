import { unconfirmedKey } from '../terms/skill-keys.ts'
import { documentsWith, type Ground, isIn } from './ground.ts'
import type { Line } from './line.ts'
import { lossWithin } from './points.ts'

const daySeconds = 86_400

/** Points for a recent posting. `posted` and `now` in seconds, 0 unknown. */
const freshnessPoints = (posted: number, now: number): number => {
  if (posted === 0) return 0
  const days = (now - posted) / daySeconds
  return days <= 3 ? 1_500 : days <= 7 ? 1_000 : days <= 14 ? 750 : days <= 30 ? 500 : 0
}

/** Points for a deadline that asks for acting now. */
const deadlinePoints = (deadline: number, now: number): number => {
  if (deadline <= now) return 0
  const days = (deadline - now) / daySeconds
  return days <= 7 ? 500 : days <= 21 ? 250 : 0
}

/** The most that a recent posting and a deadline bring together. */
export const mostTimePoints = 2_000

/** For what no source has shown for a week. */
const unconfirmedLoss = 3_000

/** When a listing was posted and last seen, and how long it can be applied for. */
export const timeFactor = (ground: Ground) => {
  const { posted, deadline } = ground.documents
  const now = ground.now / 1000
  const unconfirmed = documentsWith([unconfirmedKey], ground)
  /** `beside`: the document's points beside its place and what is said from here on. */
  const unconfirmedPoints = (document: number, beside: number): number =>
    isIn(unconfirmed, document) ? lossWithin(unconfirmedLoss, beside) : 0
  const postedOf = (document: number): number => posted.values[document] ?? 0
  const deadlineOf = (document: number): number => deadline.values[document] ?? 0
  return {
    pointsFor: (document: number): number =>
      freshnessPoints(postedOf(document), now) + deadlinePoints(deadlineOf(document), now),
    unconfirmedPoints,
    postedLines(document: number, beside: number): Line[] {
      const at = postedOf(document)
      const lost = unconfirmedPoints(document, beside)
      return [
        {
          factor: 'freshness',
          days: at === 0 ? null : Math.max(0, Math.floor((now - at) / daySeconds)),
          thousandths: freshnessPoints(at, now),
          kind: at === 0 ? 'unknown' : 'reason',
        },
        ...(lost < 0 ? [{ factor: 'unconfirmed' as const, thousandths: lost, kind: 'gap' as const }] : []),
      ]
    },
    deadlineLines(document: number): Line[] {
      const thousandths = deadlinePoints(deadlineOf(document), now)
      const days = Math.ceil((deadlineOf(document) - now) / daySeconds)
      return thousandths > 0 ? [{ factor: 'deadline', days, thousandths, kind: 'reason' }] : []
    },
  }
}
