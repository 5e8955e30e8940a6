import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { UploadedImage } from '../calls/reports.ts'
import { useOnce } from '../ui/use-once.ts'
import type { ReportForm } from './report-rules.ts'
import { type Screenshot, submitReport } from './submit-report.ts'

/** Sends a report with its screenshots, and how many of them are sent; it ends with its dialog. */
export function useReport(screenshots: readonly Screenshot[], onSuccess: () => void) {
  const [sent, setSent] = useState(0)
  const running = useRef<AbortController | null>(null)
  const uploaded = useRef(new Map<string, UploadedImage>())
  const tried = useRef<{ content: string; now: Date } | null>(null)
  const report = useMutation({
    mutationFn: useOnce((values: ReportForm) => {
      const stop = new AbortController()
      running.current = stop
      // The same report, sent again after its answer was lost, is told by its number: it is one report and one mail.
      const content = JSON.stringify([values, screenshots.map(({ id }) => id)])
      if (tried.current?.content !== content) tried.current = { content, now: new Date() }
      const { now } = tried.current
      const { current: uploads } = uploaded
      return submitReport({ form: values, screenshots, signal: stop.signal, onProgress: setSent, now, uploads })
    }),
    onSuccess,
    onError: (error) => console.warn('Your report was not sent.', error),
  })
  useEffect(() => () => running.current?.abort(), [])
  return { report, sent }
}
