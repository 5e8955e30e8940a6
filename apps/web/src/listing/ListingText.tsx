import { blocksOf, type TextSpan } from '@scry/contracts/listing-blocks'
import { Fragment, type ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Mark } from '../ui/Mark.tsx'
import type { MarkedWords } from './marked-words.ts'

interface ListingTextProps {
  text: string
  /** The level of its headings, below the heading that it stands under. */
  heading: 'h3' | 'h4'
  /** Words that are reasons for the reader, in the order of the text. */
  marked?: readonly MarkedWords[]
  /** What stands in the margin beside marked words, where there is a margin, by the start of the words. */
  notes?: ReadonlyMap<number, ReactNode>
}

const noNotes: ReadonlyMap<number, ReactNode> = new Map()

/** A listing's own words with their structure: headings, paragraphs and lists. All of it is text. */
export function ListingText({ text, heading: Heading, marked = [], notes = noNotes }: ListingTextProps) {
  const words = (span: TextSpan) => withMarks(text, span, marked, notes)
  return (
    <div
      data-sheet
      className={classNames('wrap-anywhere max-w-[42rem] space-y-3 text-ink-2', notes.size > 0 && 'beside-notes')}
    >
      {blocksOf(text).map(({ kind, spans }) => {
        const [first] = spans
        if (!first) return null
        if (kind === 'heading') {
          return (
            <Heading key={first.start} className="type-h2-small mt-3 text-ink first:mt-0">
              {words(first)}
            </Heading>
          )
        }
        if (kind === 'list') {
          return (
            <ul key={first.start} className="list-disc space-y-1 pl-5">
              {spans.map((span) => (
                <li key={span.start}>{words(span)}</li>
              ))}
            </ul>
          )
        }
        return (
          <p key={first.start}>
            {spans.map((span, at) => (
              <Fragment key={span.start}>
                {at > 0 && <br />}
                {words(span)}
              </Fragment>
            ))}
          </p>
        )
      })}
    </div>
  )
}

function withMarks(
  text: string,
  { start, end }: TextSpan,
  marked: readonly MarkedWords[],
  notes: ReadonlyMap<number, ReactNode>,
): ReactNode {
  const inside = marked.filter((words) => words.start < end && words.end > start)
  if (inside.length === 0) return text.slice(start, end)
  const pieces: ReactNode[] = []
  let from = start
  for (const words of inside) {
    const begins = Math.max(from, words.start)
    const ends = Math.min(end, words.end)
    pieces.push(text.slice(from, begins))
    const note = notes.get(words.start)
    pieces.push(
      <Fragment key={words.start}>
        {words.pressure === 'gap' ? (
          <span className="gap-words">{text.slice(begins, ends)}</span>
        ) : (
          <span {...(note && { 'data-tie-from': words.start })}>
            <Mark pressure={words.pressure}>{text.slice(begins, ends)}</Mark>
          </span>
        )}
        <Letter of={words.letter} />
        {note}
      </Fragment>,
    )
    from = ends
  }
  pieces.push(text.slice(from, end))
  return pieces
}

/** The small letter that words of the listing share with their line of the account. */
export function Letter({ of }: { of: string }) {
  return (
    <span className="type-source ml-0.5 text-marker-ink">
      <span className="sr-only"> (line </span>
      {of}
      <span className="sr-only">) </span>
    </span>
  )
}
