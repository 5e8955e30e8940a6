import type { Evidence } from '@scry/contracts/analysis'
import { startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMedia } from '../../ui/use-media.ts'
import { PdfSheet } from './PdfSheet.tsx'
import type { RowKey } from './reading-rows.ts'
import { readingMarks } from './sheet-marks.ts'

/** The page drawn once for both steps: what is drawn stays when the sheet moves from one to the other. */
export function useSheet(file: File | null, evidence: Evidence | undefined) {
  const [host] = useState(newHost)
  const [active, onActive] = useState<RowKey | null>(null)
  const [drawn, setDrawn] = useState(0)
  const shown = useRef<ReturnType<typeof whenShown> | null>(null)
  if (shown.current?.file !== file) shown.current = whenShown(file)
  const onDrawn = useCallback(() => {
    shown.current?.tell()
    // Only the connectors ask for it, which come with the second step.
    startTransition(() => setDrawn((count) => count + 1))
  }, [])
  useLayoutEffect(() => {
    if (file) sweepAnew(host)
  }, [host, file])
  const beside = useMedia('(min-width: 64rem)')
  const marks = useMemo(() => readingMarks(evidence), [evidence])
  return {
    place: <SheetPlace host={host} />,
    onActive,
    untilShown: useCallback(async () => shown.current?.wait(), []),
    /** Changes when what is drawn or marked does. */
    version: `${drawn} ${active ?? ''}`,
    page:
      file &&
      createPortal(
        <PdfSheet
          file={file}
          sizes={evidence?.pages}
          marks={marks}
          marked={evidence ? 'with the words marked that were read' : null}
          active={active}
          onDrawn={onDrawn}
          lettered={!beside}
        />,
        host,
      ),
  }
}

/** What waits for the page goes on without it after so long. */
const longestWaitMs = 1000

/** Lets others wait until the first page of a file is drawn and painted, with what is marked on it by then. */
function whenShown(file: File | null) {
  let tell = () => {}
  const told = new Promise<void>((resolve) => {
    tell = resolve
  })
  return {
    file,
    tell,
    wait: () => Promise.race([told.then(painted), new Promise<void>((goOn) => setTimeout(goOn, longestWaitMs))]),
  }
}

const painted = () => new Promise<void>((goOn) => requestAnimationFrame(() => setTimeout(goOn)))

export type Sheet = ReturnType<typeof useSheet>

function SheetPlace({ host }: { host: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.append(host)
    const { sweptSince } = host.dataset
    if (!sweptSince) return
    // In the frame in which they begin.
    const frame = requestAnimationFrame((now) =>
      host.style.setProperty('--swept', `${Math.round(now - Number(sweptSince))}ms`),
    )
    return () => cancelAnimationFrame(frame)
  }, [host])
  return <div ref={place} />
}

/** Where the sheet is. In another place of the page its marks would begin anew: it knows since when they come. */
function newHost(): HTMLElement {
  const host = document.createElement('div')
  host.addEventListener('animationstart', ({ timeStamp }) => {
    host.dataset.sweptSince ??= String(timeStamp)
  })
  return host
}

function sweepAnew(host: HTMLElement): void {
  delete host.dataset.sweptSince
  host.style.removeProperty('--swept')
}
