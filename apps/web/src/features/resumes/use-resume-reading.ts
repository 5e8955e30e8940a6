import { messages } from '@scry/contracts/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchSampleResume } from '../../calls/resumes.ts'
import { takeAsked } from '../../resume/begun-readings.ts'
import { type Reading, ReadingFailure, readResume, type Stage, understand } from './reading.ts'
import type { ChosenResume, Confirmed } from './reading-draft.ts'

export interface ReadingProblem {
  text: string
  sentence?: string
  /** Set when the person may go on with an address of their own. */
  goOn?: ReadingFailure
}

interface ReadingSteps {
  onChoose: (chosen: ChosenResume | null) => void
  /** Ends once the page is on the screen, or cannot be. */
  untilShown: () => Promise<void>
  /** Called as soon as it is read; what begins with it is made ready. */
  onReading: (chosen: ChosenResume, reading: Reading) => Confirmed
  /** Called after the reading, when the page can be seen. */
  onRead: (read: Confirmed) => void
}

/** Reads a resume to its end or to what is wrong with it; whatever is begun ends what was under way. */
export function useResumeReading(
  { onChoose, untilShown, onReading, onRead }: ReadingSteps,
  first: { problem: string | null | undefined; isRead: boolean },
) {
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<ReadingProblem | null>(first.problem ? { text: first.problem } : null)
  const [stage, setStage] = useState<Stage | null>(first.isRead ? 'reading' : null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const run = useCallback(async (work: (signal: AbortSignal) => Promise<void>) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setProblem(null)
    try {
      await work(own.signal)
    } catch (error) {
      // What went well ends this step: until the next one stands, the progress does.
      if (running.current === own) setStage(null)
      if (own.signal.aborted) return
      if (error instanceof ReadingFailure) {
        setProblem({ text: error.message, sentence: error.sentence, ...(error.canGoOn && { goOn: error }) })
      } else {
        console.error(error)
        setProblem({ text: messages.resume.failed, sentence: 'Something went wrong in your browser. Try again.' })
      }
    }
  }, [])

  const read = useCallback(
    (resume: ChosenResume & { file: File }) =>
      run(async (signal) => {
        const reading = await readResume(resume.file, {
          signal,
          onStage: setStage,
          asked: takeAsked(queryClient, resume.file),
        })
        signal.throwIfAborted()
        const read = onReading(resume, reading)
        // The page comes first: the whole of the next step would hold it up.
        await untilShown()
        signal.throwIfAborted()
        onRead(read)
      }),
    [run, queryClient, onReading, untilShown, onRead],
  )

  const takeSample = useCallback(
    () =>
      run(async (signal) => {
        setStage('reading')
        const file = await fetchSampleResume(signal).catch(() => {
          throw new ReadingFailure('The sample did not load', 'Try again in a moment, or use your own resume.', false)
        })
        const sample = { name: file.name, size: file.size, file, isSample: true }
        onChoose(sample)
        await read(sample)
      }),
    [run, read, onChoose],
  )

  /** Goes on with a file whose e-mail address could not be read. */
  const goOnWithout = (failed: ReadingFailure, resume: ChosenResume & { file: File }) =>
    run(async (signal) => {
      setStage('understanding')
      const understood = failed.understood ?? (await understand(resume.file, signal))
      signal.throwIfAborted()
      setStage('matching')
      onRead(onReading(resume, { ...understood, email: '' }))
    })

  return { stage, problem, setProblem, read, takeSample, goOnWithout, cancel: () => running.current?.abort() }
}
