interface SourceQuoteProps {
  page: number
  line: number
  /** Shared with the mark on the page where no line can be drawn between the two. */
  letter?: string | undefined
}

/** Where on the resume something stands, in words: the text equivalent of a box on the page. */
export function SourceQuote({ page, line, letter }: SourceQuoteProps) {
  return (
    <span className="type-source text-ink-2">
      page {page}, line {line}
      {letter && <span className="text-marker-ink"> · {letter}</span>}
    </span>
  )
}
