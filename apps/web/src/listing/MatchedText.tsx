import { useMemo, useRef } from 'react'
import { useProfile } from '../session/use-profile.ts'
import { Connectors } from '../ui/Connectors.tsx'
import { Mark } from '../ui/Mark.tsx'
import { ListingText } from './ListingText.tsx'
import type { Marked } from './marked-words.ts'
import { answerLine, type ResumeLine, tiedPlace } from './resume-line.ts'

interface MatchedTextProps {
  text: string
  heading: 'h3' | 'h4'
  marked: Marked | undefined
}

/** A listing's own words with the reasons marked, and where there is a margin the lines of the resume beside them, each tied to its words. */
export function MatchedText({ text, heading, marked }: MatchedTextProps) {
  const container = useRef<HTMLDivElement>(null)
  const { profile } = useProfile()
  const notes = useMemo(() => {
    // What no resume says in these words stands in the account alone, and a gap is tied to nothing.
    const told = [...(marked?.lineOf ?? [])].filter(
      ([, line]) => !line.isGap && line.resume !== '' && line.inference === '',
    )
    return new Map(
      told.flatMap(([letter, line], at) => {
        const places = (marked?.words ?? []).filter((words) => words.letter === letter)
        const written = places.map(({ start, end }) => ({ start, text: text.slice(start, end) }))
        const [place] = written
        const tied =
          line.met && place
            ? { start: place.start, line: answerLine(line.resume, line.met) }
            : tiedPlace(written, line.resume, profile)
        return tied ? [[tied.start, <Note key={letter} start={tied.start} line={tied.line} isFirst={at === 0} />]] : []
      }),
    )
  }, [marked, profile, text])
  return (
    <div ref={container} className="@container relative">
      <ListingText text={text} heading={heading} marked={marked?.words ?? []} notes={notes} />
      {notes.size > 0 && <Connectors container={container} onPage version={notes} />}
    </div>
  )
}

function Note({ start, line, isFirst }: { start: number; line: ResumeLine; isFirst: boolean }) {
  return (
    <span data-tie-to={start} className="margin-note type-source text-ink">
      <span className="sr-only">Your resume: </span>
      {line.before}
      <Mark pressure={isFirst ? 'full' : 'soft'} flush={line.before === ''}>
        {line.words}
      </Mark>
      {line.after}
    </span>
  )
}
