import { Link } from 'react-router'

interface ViewLinksProps {
  label: string
  links: readonly { to: string; text: string; isHere: boolean }[]
}

/** The views of one page, each with its own address; the current one is set in the pen's weight and leads nowhere new. */
export function ViewLinks({ label, links }: ViewLinksProps) {
  return (
    <nav aria-label={label} className="flex gap-6">
      {links.map(({ to, text, isHere }) => (
        <Link
          key={to}
          to={to}
          aria-current={isHere ? 'page' : undefined}
          className={isHere ? 'border-amber border-b-2 font-semibold' : 'text-link'}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
