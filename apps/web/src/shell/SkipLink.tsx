export function SkipLink() {
  return (
    <a
      href="#main"
      className="button button-primary sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-5 focus:z-60 focus:px-4.5 focus:py-3"
    >
      Skip to content
    </a>
  )
}
