import type { Evidence } from '@scry/contracts/analysis'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { fetchCode } from '../../load-part.ts'
import { classNames } from '../../ui/class-names.ts'
import { type RowKey, rowEvidence, rowLabels, rowLetter } from './reading-rows.ts'
import { SheetNotDrawn } from './SheetNotDrawn.tsx'

interface PdfSheetProps {
  file: File
  evidence: Evidence | undefined
  /** The row in focus: its words are pressed harder. */
  active: RowKey | null
  onDrawn: () => void
  /** Marks carry the letter of their row. */
  lettered: boolean
}

const shownPages = 3
/** The resume sheet's own colour, in both themes. */
const paper = '#fffdf7'

/** The resume itself, as sheets of paper, with the words marked that were read. The panel says the same in words. */
export function PdfSheet({ file, evidence, active, onDrawn, lettered }: PdfSheetProps) {
  const [document, setDocument] = useState<PDFDocumentProxy | null>(null)
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState<number | null>(null)
  useEffect(() => {
    GlobalWorkerOptions.workerSrc = workerUrl
    let live = true
    // pdf.js remembers a worker that could not be had: it is asked for one only when its code is here.
    const loading = Promise.all([file.arrayBuffer(), fetchCode(workerUrl)]).then(
      ([data]) => getDocument({ data, useSystemFonts: true }).promise,
    )
    loading.then(
      (opened) => live && setDocument(opened),
      (error: unknown) => {
        console.warn('The page could not be drawn.', error)
        if (live) setFailedTry(tries)
      },
    )
    return () => {
      live = false
      void loading.then((opened) => opened.loadingTask.destroy()).catch(() => {})
    }
  }, [file, tries])
  if (failedTry === tries) return <SheetNotDrawn onRetry={() => setTries(tries + 1)} />
  const pages = document ? Math.min(shownPages, document.numPages) : 1
  return (
    <div
      role="img"
      aria-label={`Your resume, ${file.name}, with the words marked that were read`}
      className="grid gap-6"
    >
      {Array.from({ length: pages }, (_, index) => (
        <Page
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other identity
          key={index}
          number={index + 1}
          document={document}
          evidence={evidence}
          active={active}
          onDrawn={onDrawn}
          lettered={lettered}
        />
      ))}
    </div>
  )
}

interface PageProps extends Omit<PdfSheetProps, 'file'> {
  number: number
  document: PDFDocumentProxy | null
}

function Page({ number, document, evidence, active, onDrawn, lettered }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [measured, setMeasured] = useState<{ width: number; height: number } | null>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!document) return
    let live = true
    let stop = () => {}
    void document.getPage(number).then((page) => {
      const target = canvas.current
      if (!live || !target) return
      const points = page.getViewport({ scale: 1 })
      setMeasured({ width: points.width, height: points.height })
      const pixels = Math.min(2, Math.max(1.5, window.devicePixelRatio))
      const viewport = page.getViewport({ scale: (target.clientWidth * pixels) / points.width })
      target.width = viewport.width
      target.height = viewport.height
      // The first getContext decides: kept in memory, the page is also there for printing and screenshots.
      target.getContext('2d', { alpha: false, willReadFrequently: true })
      const task = page.render({ canvas: target, viewport, background: paper })
      stop = () => task.cancel()
      task.promise.then(
        () => {
          setDrawn(true)
          onDrawn()
        },
        () => {},
      )
    })
    return () => {
      live = false
      stop()
    }
  }, [document, number, onDrawn])
  const size = evidence?.pages[number - 1] ?? measured ?? { width: 612, height: 792 }
  return (
    <div className={classNames('relative', lettered && 'pl-8')}>
      <div
        className="relative overflow-hidden rounded-[1px] bg-resume shadow-sheet [color-scheme:light]"
        data-sheet={number === 1 ? '' : undefined}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
      >
        <canvas ref={canvas} className="absolute inset-0 size-full" />
        {/* Marks on a page that is still blank would mark nothing. */}
        {(isDrawn ? rowLabels : []).flatMap(([key]) =>
          rowEvidence(key, evidence)
            .filter((found) => found.page === number)
            .flatMap((found, at) =>
              found.boxes.map(([x, y, width, height], box) => (
                <span
                  key={`${key} ${x} ${y} ${width}`}
                  className={classNames('sheet-mark', active === key && 'sheet-mark-hot')}
                  data-tie-from={number === 1 && at === 0 && box === 0 ? key : undefined}
                  style={{
                    left: `${(100 * (x - 2)) / size.width}%`,
                    top: `${(100 * (y - 1)) / size.height}%`,
                    width: `${(100 * (width + 4)) / size.width}%`,
                    height: `${(100 * (height + 2)) / size.height}%`,
                  }}
                />
              )),
            ),
        )}
      </div>
      {lettered &&
        lettersOf(evidence, number, size.height).map(({ letters, top }) => (
          <i key={letters} className="sheet-letter" style={{ top }}>
            {letters}
          </i>
        ))}
    </div>
  )
}

/** The letters of the rows that were read from this page, beside the line they begin on. */
function lettersOf(evidence: Evidence | undefined, page: number, height: number): { letters: string; top: string }[] {
  const lines = new Map<number, { y: number; letters: string }>()
  for (const [key] of rowLabels) {
    const [first] = rowEvidence(key, evidence)
    if (first?.page !== page || !first.boxes[0]) continue
    const line = lines.get(first.line) ?? { y: first.boxes[0][1], letters: '' }
    lines.set(first.line, { ...line, letters: line.letters + rowLetter(key) })
  }
  const placed: { letters: string; top: string }[] = []
  for (const { y, letters } of [...lines.values()].sort((a, b) => a.y - b.y)) {
    const beside = `${(100 * (y - 1)) / height}%`
    // The lines of a small page lie closer together than a letter is high: it gives way to the one above.
    const above = placed.at(-1)
    placed.push({ letters, top: above ? `max(${beside}, ${above.top} + 0.875rem)` : beside })
  }
  return placed
}
