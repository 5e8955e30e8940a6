import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { beginReading } from '../../resume/begun-readings.ts'
import { handFiles } from '../../resume/handed-files.ts'
import { takeSharedFiles } from '../../resume/shared-files.ts'
import { sessionQuery } from '../../session/use-session.ts'
import { notifyError } from '../../ui/notify.ts'

declare global {
  interface Window {
    /** From `public/start.js`: the files given before the code came. Ends the holding. */
    takeEarlyFiles?: () => File[]
  }
}

/** An open dialog takes its own files, and text of a spreadsheet brings a picture of itself along. */
const isForDialog = ({ target }: Event) => target instanceof Element && target.closest('dialog') !== null
const holdsFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false

/** A resume dropped anywhere on the page, pasted or chosen goes straight to its reading; it counts as step one (§2.47). */
export function ChooseResume() {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const take = useRef((_: Iterable<File>) => {})
  take.current = (files) => {
    const given = [...files]
    if (given.length === 0) return
    beginReading(queryClient, given, queryClient.getQueryData(sessionQuery.queryKey) === null)
    handFiles(queryClient, given)
    void navigate(paths.uploadResume)
  }

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(!isForDialog(event))
    }
    // Only what leaves the window names no element that is entered instead.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(false)
      if (!isForDialog(event)) take.current(event.dataTransfer?.files ?? [])
    }
    const paste = (event: ClipboardEvent) => {
      if (!isForDialog(event)) take.current(event.clipboardData?.files ?? [])
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    take.current(window.takeEarlyFiles?.() ?? [])
    if (new URLSearchParams(window.location.search).has('shared')) {
      // The file is taken once: Back must not ask for it again.
      window.history.replaceState(window.history.state, '', window.location.pathname)
      void takeSharedFiles().then((files) => {
        take.current(files)
        if (files.length === 0) notifyError('The shared file did not arrive.', 'Choose the PDF here.')
      })
    }
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
    }
  }, [])

  return (
    <>
      <p className="type-text mt-4 text-night-ink-2 max-md:text-center">
        <span className="pointer-coarse:hidden">Or drop your resume anywhere on this page, paste it, or </span>
        <span className="not-pointer-coarse:hidden">Or start right here: </span>
        <button type="button" className="text-link" onClick={() => input.current?.click()}>
          choose a PDF
        </button>
      </p>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        aria-label="Resume PDF"
        hidden
        onChange={(event) => take.current(event.target.files ?? [])}
      />
      {isOver && (
        <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center border-4 border-dashed border-marker-edge bg-night/95 px-6 text-center">
          <p className="type-h1 text-night-ink">Drop your resume to see it read</p>
        </div>
      )}
    </>
  )
}
