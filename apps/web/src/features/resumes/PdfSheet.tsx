import type { Evidence } from '@scry/contracts/analysis'
import { useQueryClient } from '@tanstack/react-query'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { fetchCode } from '../../load-part.ts'
import { takeOpened } from '../../resume/opened-pdf.ts'
import { classNames } from '../../ui/class-names.ts'
import { SheetNotDrawn } from './SheetNotDrawn.tsx'
import type { SheetMark } from './sheet-marks.ts'

interface PdfSheetProps {
  file: File
  /** The size of each page, once it is read. */
  sizes: Evidence['pages'] | undefined
  /** What is marked on it, and in words what that is. */
  marks: readonly SheetMark[]
  marked: string | null
  /** The key of the mark in focus: it is pressed harder. */
  active: string | null
  onDrawn: () => void
  /** Marks carry the letter of what they belong to. */
  lettered: boolean
}

const shownPages = 3
/** The resume sheet's own colour, in both themes. */
const paper = '#fffdf7'

/** pdf.js remembers a worker that could not be had: it is asked for one only when its code is here. */
async function fetchWorker(): Promise<void> {
  GlobalWorkerOptions.workerSrc = workerUrl
  await fetchCode(workerUrl)
}

/** Without a worker that is at work already, one comes and goes with the document. */
async function open(file: File, worker?: PDFWorker): Promise<PDFDocumentProxy> {
  const data = await file.arrayBuffer()
  const opened = await getDocument({ data, useSystemFonts: true, ...(worker && { worker }) }).promise
  // The first page is read on; whoever draws it is told of what is wrong with it.
  opened.getPage(1).catch(() => {})
  return opened
}

/** Opens PDFs without a wait for the worker. */
export async function startOpener(): Promise<(file: File) => Promise<PDFDocumentProxy>> {
  await fetchWorker()
  const worker = new PDFWorker()
  await worker.promise
  return (file) => open(file, worker)
}

/** The resume itself, as sheets of paper, with the words marked that were read. The panel says the same in words. */
export function PdfSheet({ file, sizes, marks, marked, active, onDrawn, lettered }: PdfSheetProps) {
  const [document, setDocument] = useState<PDFDocumentProxy | null>(null)
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState<number | null>(null)
  const isStill = usePressed(marked !== null)
  const client = useQueryClient()
  useEffect(() => {
    let live = true
    const loading = takeOpened(client, file) ?? fetchWorker().then(() => open(file))
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
  }, [client, file, tries])
  if (failedTry === tries) return <SheetNotDrawn onRetry={() => setTries(tries + 1)} />
  const pages = document ? Math.min(shownPages, document.numPages) : 1
  return (
    <div
      role="img"
      aria-label={`Your resume, ${file.name}${marked ? `, ${marked}` : ''}`}
      className={classNames('grid gap-6', isStill && 'sheet-still')}
    >
      {Array.from({ length: pages }, (_, index) => (
        <Page
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other identity
          key={index}
          number={index + 1}
          pages={pages}
          document={document}
          sizes={sizes}
          marks={marks.filter((mark) => mark.page === index + 1)}
          active={active}
          onDrawn={onDrawn}
          lettered={lettered}
        />
      ))}
    </div>
  )
}

/** Whoever presses anything once the marks come does not want to wait for them. */
function usePressed(isMarking: boolean): boolean {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (!isMarking) return
    const press = () => setPressed(true)
    window.addEventListener('pointerdown', press)
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('pointerdown', press)
      window.removeEventListener('keydown', press)
    }
  }, [isMarking])
  return isPressed
}

/** The last mark begins this long after the first. */
const sweepMs = 520

interface PageProps extends Omit<PdfSheetProps, 'file' | 'marked'> {
  number: number
  pages: number
  document: PDFDocumentProxy | null
}

function Page({ number, pages, document, sizes, marks, active, onDrawn, lettered }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [measured, setMeasured] = useState<{ width: number; height: number } | null>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!document) return
    let live = true
    let stop = () => {}
    document
      .getPage(number)
      .then((page) => {
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
      .catch((error: unknown) => live && console.warn('The page could not be drawn.', error))
    return () => {
      live = false
      stop()
    }
  }, [document, number, onDrawn])
  const size = sizes?.[number - 1] ?? measured ?? { width: 612, height: 792 }
  return (
    <div className={classNames('relative', lettered && 'pl-8')}>
      <div
        className="relative overflow-hidden rounded-[1px] bg-resume shadow-sheet [color-scheme:light]"
        data-sheet={number === 1 ? '' : undefined}
        data-drawn={isDrawn ? '' : undefined}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
      >
        {/* What is not drawn yet is black. */}
        <canvas ref={canvas} className={classNames('absolute inset-0 size-full', !isDrawn && 'invisible')} />
        {/* Marks on a page that is still blank would mark nothing. */}
        {isDrawn &&
          boxesOf(marks).map(({ key, isFirst, box: [x, y, width, height] }, at, { length }) => (
            <span
              key={`${key} ${x} ${y} ${width}`}
              className={classNames('sheet-mark', active === key && 'sheet-mark-hot')}
              data-tie-from={number === 1 && isFirst ? key : undefined}
              style={{
                left: `${(100 * (x - 2)) / size.width}%`,
                top: `${(100 * (y - 1)) / size.height}%`,
                width: `${(100 * (width + 4)) / size.width}%`,
                height: `${(100 * (height + 2)) / size.height}%`,
                animationDelay: `${Math.round((sweepMs * (number - 1 + at / length)) / pages)}ms`,
              }}
            />
          ))}
      </div>
      {lettered &&
        lettersOf(marks, size.height).map(({ letters, top }) => (
          <i key={letters} className="sheet-letter" style={{ top }}>
            {letters}
          </i>
        ))}
    </div>
  )
}

/** The boxes of a page's marks from top to bottom; the first of a key is where its line begins. */
function boxesOf(marks: readonly SheetMark[]) {
  return marks
    .flatMap(({ key, isFirst, boxes }) => boxes.map((box, index) => ({ key, box, isFirst: isFirst && index === 0 })))
    .sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0])
}

/** The letters of what begins on this page, beside the line it begins on. */
function lettersOf(marks: readonly SheetMark[], height: number): { letters: string; top: string }[] {
  const lines = new Map<number, { y: number; letters: string }>()
  for (const { isFirst, line, letter, boxes } of marks) {
    if (!isFirst || !boxes[0]) continue
    const before = lines.get(line) ?? { y: boxes[0][1], letters: '' }
    lines.set(line, { ...before, letters: before.letters + letter })
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
