import type { Evidence } from '@scry/contracts/analysis'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Later } from '../../ui/Later.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { loadPdfSheet } from './load-pdf-sheet.ts'
import type { RowKey } from './reading-rows.ts'
import { SheetNotDrawn } from './SheetNotDrawn.tsx'
import { readingMarks } from './sheet-marks.ts'

/** The page drawn once for both steps: what is drawn stays when the sheet moves from one to the other. */
export function useSheet(file: File | null, evidence: Evidence | undefined) {
  const [host] = useState(() => document.createElement('div'))
  const [isPlaced, setPlaced] = useState(false)
  const [active, onActive] = useState<RowKey | null>(null)
  const [drawn, setDrawn] = useState(0)
  const shown = useRef<ReturnType<typeof whenShown> | null>(null)
  if (shown.current?.file !== file) shown.current = whenShown(file)
  const onDrawn = useCallback(() => {
    setDrawn((count) => count + 1)
    shown.current?.tell()
  }, [])
  const beside = useMedia('(min-width: 64rem)')
  const marks = useMemo(() => readingMarks(evidence), [evidence])
  return {
    place: <SheetPlace host={host} onPlaced={setPlaced} />,
    onActive,
    untilShown: useCallback(async () => shown.current?.wait(), []),
    /** Changes when what is drawn or marked does. */
    version: `${drawn} ${active ?? ''}`,
    page:
      file &&
      isPlaced &&
      createPortal(
        <Later
          load={loadPdfSheet}
          part={{
            file,
            sizes: evidence?.pages,
            marks,
            marked: evidence ? 'with the words marked that were read' : null,
            active,
            onDrawn,
            lettered: !beside && evidence !== undefined,
          }}
          waiting={<Skeleton className="aspect-[17/22] w-full" />}
          failed={(retry) => evidence && <SheetNotDrawn onRetry={retry} />}
        />,
        host,
      ),
  }
}

/** What waits for the page goes on without it after so long. */
const longestWaitMs = 1000

/** Lets others wait until the first page of a file is drawn and painted. */
function whenShown(file: File | null) {
  let tell = () => {}
  const told = new Promise<void>((resolve) => {
    tell = resolve
  })
  return {
    file,
    tell: () => requestAnimationFrame(() => setTimeout(tell)),
    wait: () => Promise.race([told, new Promise<void>((goOn) => setTimeout(goOn, longestWaitMs))]),
  }
}

export type Sheet = ReturnType<typeof useSheet>

function SheetPlace({ host, onPlaced }: { host: HTMLElement; onPlaced: (isPlaced: boolean) => void }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.append(host)
    onPlaced(true)
    return () => onPlaced(false)
  }, [host, onPlaced])
  return <div ref={place} />
}
