import { otherRetention, type Retention, tableRetention } from '@scry/contracts/retention'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { ProsePage } from './ProsePage.tsx'
import { ProseSection } from './ProseSection.tsx'

/** The lines that the server itself keeps to. */
const kept: readonly Retention[] = [
  ...otherRetention.slice(0, 1),
  ...Object.values(tableRetention),
  ...otherRetention.slice(1),
]

export function PrivacyPage() {
  return (
    <ProsePage title="Data and privacy" lead="What is read, what is kept, for how long, and who sees it.">
      <ProseSection title="When you drop a resume">
        <p>
          The PDF is sent to this server and read there. We look for name, address for mail, phone, place, summary,
          level, skills, education, work, projects, certificates and languages. A photo, a birth date, a religion or
          anything about health is not looked for and not kept.
        </p>
        <p>
          Nothing is saved until you have seen the reading and created your account. Where on the page a field was read
          stays in your browser for that visit and is never stored.
        </p>
        <p>
          If the server’s own reader fails and the person who runs it has configured a language model (Google Gemini),
          the text of your resume is sent there as a second try. Without that configuration it never leaves this server.
        </p>
      </ProseSection>
      <ProseSection title="What is kept">
        <dl className="grid gap-0">
          {kept.map(({ what, howLong }) => (
            <div key={what} className="grid gap-x-6 border-b border-rule py-3 md:grid-cols-[1fr_1.2fr]">
              <dt className="font-semibold text-ink">{what}</dt>
              <dd>{howLong}</dd>
            </div>
          ))}
        </dl>
      </ProseSection>
      <ProseSection title="On your device">
        <p>
          Two cookies hold your session: one that scripts cannot read, and one that only says that you are logged in. A
          third one is set for a visit when you leave ‘Remember me’ empty. Saved listings, hidden ones, drafts and the
          id of your account stay in this browser and are removed when you log out. Your choice of theme stays.
        </p>
        <p>
          What was read from your resume and what you corrected stays in the one tab, so that a reload does not lose it:
          until your account is made, you choose ‘Forget it’, or the tab is closed. So does an edit of your profile,
          until you save or cancel it. Neither the PDF nor a password is among it.
        </p>
      </ProseSection>
      <ProseSection title="Who sees it">
        <p>
          You. Your profile is used to rank listings for you and is shown to no employer. No page loads anything from a
          third party: no analytics, no fonts, no trackers.
        </p>
        <p>
          Name, photo, address, age and school change no rank. How a rank comes about is written out on{' '}
          <Link to={paths.howMatchingWorks} className="text-link">
            How matching works
          </Link>
          .
        </p>
      </ProseSection>
      <ProseSection title="Deleting and asking">
        <p>
          Delete Resume in your settings empties your profile. Download my data, in the same place, gives you a copy of
          all that is kept; Delete my account removes it at once, and the backups that the operator of this server may
          make follow within the days said above. For anything else write to the address under{' '}
          <Link to={paths.contact} className="text-link">
            Contact
          </Link>
          .
        </p>
      </ProseSection>
    </ProsePage>
  )
}
