import type { Job } from '@scry/contracts/listing'
import { bandWords } from '../ui/band-words.ts'

export interface SharedShelf {
  name: string
  jobs: readonly Job[]
}

interface Line {
  text: string
  kind: 'title' | 'shelf' | 'row' | 'facts' | 'foot'
}

/** What the picture says, line by line: as in the text nothing of the person is in it, and no word of the resume. */
export function pictureLines(shelves: readonly SharedShelf[]): Line[] {
  return [
    { kind: 'title', text: 'My shortlist' },
    ...shelves.flatMap(({ name, jobs }): Line[] => [
      { kind: 'shelf', text: name },
      ...jobs.flatMap(({ title, company, location, match, is_sample }): Line[] => {
        const facts = [company, location, match && bandWords[match.band], is_sample && 'Sample listing']
        return [
          { kind: 'row', text: title },
          { kind: 'facts', text: facts.filter(Boolean).join(' · ') },
        ]
      }),
    ]),
    { kind: 'foot', text: `Scry, ${window.location.host}` },
  ]
}

const width = 1080
const edge = 84
/** Size and weight of the letters, the height of a line, and the room above the first line. */
const looks: Record<Line['kind'], { font: string; color: string; height: number; above: number }> = {
  title: { font: '800 76px var(--font-display)', color: '--color-ink', height: 84, above: 0 },
  shelf: { font: '700 38px var(--font-display)', color: '--color-soft-ink', height: 48, above: 44 },
  row: { font: '650 36px var(--font-text)', color: '--color-ink', height: 46, above: 26 },
  facts: { font: '400 30px var(--font-text)', color: '--color-ink-2', height: 40, above: 2 },
  foot: { font: '400 28px var(--font-text)', color: '--color-ink-2', height: 40, above: 56 },
}

/** Colours and letters of the page; the picture is paper in either theme. */
function pageStyle() {
  const probe = document.createElement('span')
  probe.style.colorScheme = 'light'
  document.body.append(probe)
  const style = getComputedStyle(probe)
  const family = (name: string) => style.getPropertyValue(name)
  return {
    color: (name: string) => {
      probe.style.color = `var(${name})`
      return style.color
    },
    font: (kind: Line['kind']) => looks[kind].font.replace(/var\((.+)\)/, (_, name: string) => family(name)),
    end: () => probe.remove(),
  }
}

/** `text` broken where a line is full. */
function broken(context: CanvasRenderingContext2D, text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && context.measureText(longer).width <= width - 2 * edge) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The shortlist as a picture that can be sent on. */
export async function shortlistPicture(shelves: readonly SharedShelf[]): Promise<File> {
  await document.fonts.ready
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  const style = pageStyle()
  let bottom = edge
  const placed = pictureLines(shelves).flatMap(({ kind, text }) => {
    context.font = style.font(kind)
    return broken(context, text).map((part, at) => {
      bottom += looks[kind].height + (at === 0 ? looks[kind].above : 0)
      return { kind, text: part, base: bottom - looks[kind].height / 4, wide: context.measureText(part).width }
    })
  })
  canvas.width = width
  canvas.height = bottom + edge
  context.fillStyle = style.color('--color-sheet')
  context.fillRect(0, 0, canvas.width, canvas.height)
  for (const { kind, text, base, wide } of placed) {
    if (kind === 'shelf') {
      context.fillStyle = style.color('--color-soft')
      context.beginPath()
      context.roundRect(edge - 12, base - 34, wide + 24, 46, [14, 6, 13, 7])
      context.fill()
    }
    context.font = style.font(kind)
    context.fillStyle = style.color(looks[kind].color)
    context.fillText(text, edge, base)
  }
  style.end()
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!bytes) throw new Error('The picture could not be made.')
  return new File([bytes], 'scry-shortlist.png', { type: 'image/png' })
}
