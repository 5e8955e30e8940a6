import type { Evidence } from '@scry/contracts/analysis'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  begunDrawing,
  type Drawing,
  type Drawn,
  type DrawnPage,
  drawingOf,
  endBegun,
} from '../../resume/begun-readings.ts'
import { classNames } from '../../ui/class-names.ts'
import { drawPdf } from './draw-pdf.ts'
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

/** The resume itself, as sheets of paper, with the words marked that were read. The panel says the same in words. */
export function PdfSheet({ file, sizes, marks, marked, active, onDrawn, lettered }: PdfSheetProps) {
  const client = useQueryClient()
  const [tries, setTries] = useState(0)
  const drawn = useDrawn(useDrawing(file, tries))
  const isStill = usePressed(marked !== null)
  const notDrawn = drawn.failure !== null && (
    <SheetNotDrawn
      onRetry={() => {
        endBegun(client)
        setTries(tries + 1)
      }}
    />
  )
  if (notDrawn && drawn.of === null) return notDrawn
  const pages = drawn.of ?? 1
  const sheets = (
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
          drawn={drawn.pages[index]}
          sizes={sizes}
          marks={marks.filter((mark) => mark.page === index + 1)}
          active={active}
          onDrawn={onDrawn}
          lettered={lettered}
        />
      ))}
    </div>
  )
  return (
    <>
      {sheets}
      {notDrawn}
    </>
  )
}

/** The drawing that was begun of a file. Where none was, one begins when the page stands, and anew with each try. */
function useDrawing(file: File, tries: number): Drawing | null {
  const client = useQueryClient()
  const [drawing, setDrawing] = useState(() => begunDrawing(client, file))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is begun anew with each try
  useLayoutEffect(() => setDrawing(drawingOf(client, file, drawPdf)), [client, file, tries])
  return drawing
}

const nothing: Drawn = { pages: [], of: null, failure: null }

/**
 * What there is of a drawing. Were it a store, a page that is drawn while the upload page is built would make React build
 * that anew in one task.
 */
function useDrawn(drawing: Drawing | null): Drawn {
  const [known, setKnown] = useState({ drawing, drawn: drawing?.drawn() ?? nothing })
  useLayoutEffect(() => {
    if (!drawing) return
    const look = () =>
      setKnown((before) => {
        const drawn = drawing.drawn()
        return before.drawing === drawing && before.drawn === drawn ? before : { drawing, drawn }
      })
    // At once: else the page waits behind all that the upload page goes on with.
    const stop = drawing.watch(() => flushSync(look))
    // What has changed since is shown by a task of its own: with this one, the upload page has only just come.
    const timer = setTimeout(look)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [drawing])
  return known.drawing === drawing ? known.drawn : (drawing?.drawn() ?? nothing)
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
const sweepMs = 440

interface PageProps extends Omit<PdfSheetProps, 'file' | 'marked'> {
  number: number
  pages: number
  drawn: DrawnPage | undefined
}

function Page({ number, pages, drawn, sizes, marks, active, onDrawn, lettered }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isDrawn = drawn !== undefined
  useLayoutEffect(() => {
    if (!drawn || !canvas.current) return
    canvas.current.width = drawn.bitmap.width
    canvas.current.height = drawn.bitmap.height
    // Kept in memory, the page is also there for printing and screenshots.
    canvas.current.getContext('2d', { alpha: false, willReadFrequently: true })?.drawImage(drawn.bitmap, 0, 0)
    onDrawn()
  }, [drawn, onDrawn])
  const size = sizes?.[number - 1] ?? drawn ?? { width: 612, height: 792 }
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
                animationDelay: `calc(${Math.round((sweepMs * (number - 1 + at / length)) / pages)}ms - var(--swept, 0ms))`,
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
