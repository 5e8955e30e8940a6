import type { ResumeAnalysis } from '@scry/contracts/analysis'
import type { ProblemCode } from '@scry/contracts/problem'
import type { ResumeCheck } from '@scry/contracts/resume-check'

/** Why a PDF could not be read: the problem codes of a file. */
export type PoolFailure = Extract<
  ProblemCode,
  | 'not-a-pdf'
  | 'corrupt-pdf'
  | 'empty-pdf'
  | 'encrypted-pdf'
  | 'image-only-pdf'
  | 'unreadable-fonts'
  | 'too-large'
  | 'too-many-pages'
  | 'took-too-long'
  | 'too-complex'
>

/** What can be asked of a PDF, and what answers it. */
export interface PoolReadings {
  readonly analysis: { readonly analysis: ResumeAnalysis }
  /** What a machine sees of it. */
  readonly check: { readonly check: ResumeCheck }
  /** The address only: null when the resume has none. */
  readonly email: { readonly email: string | null }
  /** The visible text, one line each. */
  readonly text: { readonly text: string; readonly pages: number }
}
export type PoolReading = keyof PoolReadings

export interface PoolQuestion {
  readonly kind: PoolReading
  readonly bytes: Uint8Array
}

export interface PoolRefusal {
  readonly ok: false
  readonly reason: PoolFailure
  readonly message: string
}
export type PoolOutcome<Reading extends PoolReading = PoolReading> =
  | ({ readonly ok: true } & PoolReadings[Reading])
  | PoolRefusal

export type PoolAnswer =
  | { readonly kind: 'ready' }
  /** `usedMs` is the processor time that the file took. */
  | { readonly kind: 'outcome'; readonly outcome: PoolOutcome; readonly usedMs: number }
