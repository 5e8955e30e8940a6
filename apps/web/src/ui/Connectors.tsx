import { type RefObject, useEffect, useState } from 'react'
import { curvedConnector, laneConnector, type Point } from './connector-path.ts'

interface Line {
  key: string
  onSheet: string
  beyond: string
  from: Point
  to: Point
}

interface ConnectorsProps {
  /** The positioned element that holds sheet and targets: `[data-sheet]`, `[data-tie-from]` and `[data-tie-to]` inside it. `data-tie-on` limits a source to the wide or the phone form. */
  container: RefObject<HTMLElement | null>
  /** Draws lanes to the left of the sheet where it stands above its targets. */
  vertical?: boolean
  onNight?: boolean
  /** The sheet is the page itself, in the colors of its theme. */
  onPage?: boolean
  /** Changes when sources or targets do. */
  version?: unknown
}

/** Decorative lines from words on the sheet to rows beside it, measured for the screen and so not on paper. The source line in words carries the meaning. */
export function Connectors({ container, vertical = false, onNight = false, onPage = false, version }: ConnectorsProps) {
  const [lines, setLines] = useState<Line[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` tells that the measured elements changed
  useEffect(() => {
    const element = container.current
    if (!element) return
    const draw = () => setLines(measure(element, vertical))
    draw()
    const observer = new ResizeObserver(draw)
    observer.observe(element)
    for (const part of element.querySelectorAll('[data-sheet], [data-tie-to]')) observer.observe(part)
    const { fonts } = document
    fonts?.addEventListener('loadingdone', draw)
    return () => {
      fonts?.removeEventListener('loadingdone', draw)
      observer.disconnect()
    }
  }, [container, vertical, version])
  const beyond = onNight ? 'stroke-night-tie' : 'stroke-tie'
  const onSheet = onPage ? 'stroke-tie' : 'stroke-resume-tie'
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible print:hidden"
      fill="none"
    >
      {lines.map((line) => (
        <g key={line.key} strokeWidth={1.1}>
          <path d={line.onSheet} className={`connector ${onSheet}`} pathLength={1} />
          <path d={line.beyond} className={`connector ${beyond}`} pathLength={1} />
          <circle cx={line.from.x} cy={line.from.y} r={2} className={onPage ? 'fill-tie' : 'fill-resume-tie'} />
          <circle cx={line.to.x} cy={line.to.y} r={2.6} className={onNight ? 'fill-night-tie' : 'fill-tie'} />
        </g>
      ))}
    </svg>
  )
}

function measure(container: HTMLElement, vertical: boolean): Line[] {
  const origin = container.getBoundingClientRect()
  const sheet = container.querySelector('[data-sheet]')?.getBoundingClientRect()
  if (!sheet) return []
  const lines: Line[] = []
  const sources = [...container.querySelectorAll<HTMLElement>('[data-tie-from]')].filter(
    (source) => isDrawn(source) && source.dataset.tieOn !== (vertical ? 'wide' : 'phone'),
  )
  for (const [order, source] of sources.entries()) {
    const name = source.dataset.tieFrom ?? ''
    const target = [...container.querySelectorAll<HTMLElement>(`[data-tie-to="${CSS.escape(name)}"]`)].find(isDrawn)
    if (!target) continue
    const rects = source.getClientRects()
    const last = rects[rects.length - 1] ?? source.getBoundingClientRect()
    const goal = target.getBoundingClientRect()
    const to = { x: goal.left - origin.left - 8, y: goal.top - origin.top + Math.min(goal.height / 2, 24) }
    if (vertical) {
      const from = { x: last.left - origin.left, y: last.bottom - origin.top }
      const sheetLeft = sheet.left - origin.left
      const laneX = sheetLeft - 18 + 7 * order
      lines.push({
        key: `${name}-${order}`,
        from,
        to: { ...to, x: to.x + 4 },
        ...laneConnector(from, sheetLeft, laneX, { ...to, x: to.x + 4 }),
      })
    } else {
      const from = { x: last.right - origin.left - 2, y: last.bottom - origin.top }
      lines.push({ key: `${name}-${order}`, from, to, ...curvedConnector(from, sheet.right - origin.left, to) })
    }
  }
  return vertical ? lines : withoutCrossings(lines)
}

/** The most lines whose targets are ordered as their sources, from top to bottom. */
function withoutCrossings(lines: Line[]): Line[] {
  const sorted = [...lines].sort((a, b) => a.from.y - b.from.y || a.from.x - b.from.x)
  const best: Line[][] = []
  for (const line of sorted) {
    const before = best.filter((chain) => (chain.at(-1)?.to.y ?? 0) <= line.to.y)
    const longest = before.reduce<Line[]>((most, chain) => (chain.length > most.length ? chain : most), [])
    best.push([...longest, line])
  }
  return best.reduce<Line[]>((most, chain) => (chain.length > most.length ? chain : most), [])
}

function isDrawn(element: HTMLElement): boolean {
  return element.getClientRects().length > 0
}
