import { contactPlaceholder } from '@scry/contracts/contact'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { factsQuery } from '../calls/facts.ts'
import { paths } from '../paths.ts'
import { Address } from '../ui/Address.tsx'
import { Orb } from '../ui/Orb.tsx'

const columns = [
  {
    title: 'Quick Links',
    links: [
      { to: paths.home, text: 'Home' },
      { to: paths.uploadResume, text: 'Upload Resume' },
      { to: paths.jobs, text: 'Jobs' },
      { to: paths.hackathons, text: 'Hackathon' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { to: paths.resumeGuide, text: 'Resume guide' },
      { to: paths.resumeCheck, text: 'What a machine sees' },
      { to: paths.howMatchingWorks, text: 'How matching works' },
      { to: paths.quality, text: 'Matching quality' },
      { to: paths.sources, text: 'Sources of listings' },
      { to: paths.privacy, text: 'Data and privacy' },
      { to: paths.terms, text: 'Terms' },
    ],
  },
] as const

const linkClass = 'type-text inline-block py-1 text-night-ink-2 hover:text-night-ink hover:underline'

const neverChanges = () => () => {}

/** The current year; none in prerendered markup, which may be a year older than the visit. */
function useYear(): number | null {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => null,
  )
}

/** Only on the landing page (§2.1, §2.16, §2.17). The contact address is the server's own. */
export function Footer() {
  const year = useYear()
  const { data: facts } = useQuery(factsQuery)
  const email = facts?.contact_email ?? contactPlaceholder
  return (
    <footer className="on-night print:hidden">
      <div className="page border-t border-night-rule pt-9 pb-10">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-[1.1fr_.9fr_.9fr_1fr]">
          <div className="col-span-2 flex items-center gap-2.5 self-start md:col-span-1">
            <Orb size="1.5rem" />
            <span className="display text-[1.5625rem]/8 font-[650]">Scry</span>
          </div>
          {columns.map((column) => (
            <div key={column.title}>
              <h2 className="type-meta font-semibold">{column.title}</h2>
              <ul className="mt-3">
                {column.links.map((link) => (
                  <li key={link.text}>
                    <Link to={link.to} className={linkClass}>
                      {link.text}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div>
            <h2 className="type-meta font-semibold">Contact</h2>
            <ul className="mt-3">
              <li>
                <a href={`mailto:${email}`} className={linkClass}>
                  <Address>{email}</Address>
                </a>
              </li>
              <li>
                <a href="tel:+15550140199" className={linkClass}>
                  (555) 014-0199
                </a>
              </li>
              <li>
                <Link to={paths.contact} className={linkClass}>
                  Contact form
                </Link>
              </li>
              <li>
                <Link to={paths.faq} className={linkClass}>
                  FAQ
                </Link>
              </li>
            </ul>
          </div>
        </div>
        <div className="type-meta mt-8 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-night-rule pt-5 text-night-ink-3">
          <p>© {year} Scry</p>
          <p>No third-party trackers on any page</p>
        </div>
      </div>
    </footer>
  )
}
