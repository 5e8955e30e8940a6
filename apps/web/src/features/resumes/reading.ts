import type { ResumeAnalysis } from '@scry/contracts/analysis'
import { messages } from '@scry/contracts/messages'
import { CallError } from '../../calls/call.ts'
import { analyse, analyseWithModel, findEmail } from '../../calls/resumes.ts'
import type { Asked } from '../../resume/begun-readings.ts'
import { hopeless } from '../../resume/file-faults.ts'

export type Stage = 'reading' | 'understanding' | 'matching'

/** Who read the resume: our server, the language model behind it, this browser, or nobody. */
export type Reader = 'server' | 'model' | 'browser' | 'nobody'

export interface Understood {
  analysis: ResumeAnalysis | null
  reader: Reader
  /** The server's sentence about what nobody could read. */
  cause?: string
}
export interface Reading extends Understood {
  email: string
}

/** Reading stopped. `message` is the specified one, `sentence` the server's own about the cause (decision 0310, 3). */
export class ReadingFailure extends Error {
  override name = 'ReadingFailure'
  readonly sentence: string
  /** Whether the person may go on with an address of their own. */
  readonly canGoOn: boolean
  /** What was understood without an address, if that much is done. */
  readonly understood: Understood | null
  constructor(message: string, sentence: string, canGoOn: boolean, understood: Understood | null = null) {
    super(message)
    this.sentence = sentence
    this.canGoOn = canGoOn
    this.understood = understood
  }
}

function failure(message: string, error: unknown): ReadingFailure {
  if (error instanceof CallError) return new ReadingFailure(message, error.sentence, !hopeless.has(error.code))
  throw error
}

/**
 * Analyses a resume: the server, then its model (§7.21), then this browser (§7.22). Throws only for a hopeless file, an
 * abort, or where nobody could be asked: neither the server nor the code that reads in this browser.
 */
export async function understand(
  file: File,
  signal: AbortSignal,
  analysing = analyse(file, signal),
): Promise<Understood> {
  let unreachable: ReadingFailure | null = null
  let cause = ''
  try {
    return { analysis: await analysing, reader: 'server' }
  } catch (error) {
    const failed = failure(messages.resume.failed, error)
    if (!failed.canGoOn) throw failed
    if (error instanceof CallError && error.code === 'offline') unreachable = failed
    cause = failed.sentence
    console.warn(failed.message, failed.sentence)
  }
  try {
    return { analysis: await analyseWithModel(file, signal), reader: 'model' }
  } catch (error) {
    const failed = failure(messages.resume.geminiFailed, error)
    console.warn(failed.message, failed.sentence)
  }
  signal.throwIfAborted()
  const analysis = await import('./read-in-browser.ts')
    .then(({ readInBrowser }) => readInBrowser(file, signal))
    .catch((error: unknown) => {
      console.warn('The browser could not read the resume either.', error)
      if (unreachable) throw unreachable
      return null
    })
  signal.throwIfAborted()
  return analysis ? { analysis, reader: 'browser' } : { analysis, reader: 'nobody', cause }
}

const noAddress = 'We found no email in it. Enter yours to continue with what we read.'

/** Step one: the address and the analysis are asked for side by side (decision 0310, 1). */
export function ask(file: File): Asked {
  const own = new AbortController()
  const asked = { analysis: analyse(file, own.signal), email: findEmail(file, own.signal) }
  for (const answer of Object.values(asked)) answer.catch(() => {})
  return { ...asked, abort: () => own.abort() }
}

/** Waits for what was asked about the file before, or asks now. */
export async function readResume(
  file: File,
  options: { signal: AbortSignal; onStage: (stage: Stage) => void; asked?: Asked | null },
): Promise<Reading> {
  const { signal, onStage } = options
  const asked = options.asked ?? ask(file)
  signal.addEventListener('abort', asked.abort)
  onStage('reading')
  const understanding = understand(file, signal, asked.analysis)
  understanding.catch(() => {})
  const found = await asked.email.catch((error: unknown) => {
    if (error instanceof CallError && error.code === 'no-email-found') return ''
    throw failure(messages.signup.extractFailed, error)
  })
  onStage('understanding')
  const understood = await understanding
  const email = found || understood.analysis?.email || ''
  if (email === '') throw new ReadingFailure(messages.signup.noEmail, understood.cause ?? noAddress, true, understood)
  return { ...understood, email }
}
