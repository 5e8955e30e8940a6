/** Leads past what stands before it on every page, or past a block of a page; seen by whoever goes by key. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={`#${to}`}
      className="button button-primary sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-5 focus:z-60 focus:px-4.5 focus:py-3"
    >
      {children}
    </a>
  )
}
