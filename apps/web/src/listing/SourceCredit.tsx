interface SourceCreditProps {
  /** What the terms of the source ask to stand beside each of its listings: 'Jobs by Adzuna'. */
  source: string
  /** Its page at the source. */
  link: string
  title: string
}

/** Names the source of a listing and links to its page there. Search engines may follow it: some terms ask for that. */
export function SourceCredit({ source, link, title }: SourceCreditProps) {
  return (
    <a
      className="block w-fit underline decoration-rule underline-offset-4 hover:decoration-current"
      href={link}
      target="_blank"
      rel="noopener"
      aria-label={`${source}: ${title} (opens in a new tab)`}
    >
      {source}
    </a>
  )
}
