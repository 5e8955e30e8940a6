import { days, lifeMs, otherRetention, type Retention, tableRetention } from '@scry/contracts/retention'
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
      <ProseSection title="When you upload a resume">
        <p>
          Your PDF is sent to this server and read there. We look for your name, email, phone, location, summary, level,
          skills, education, work, projects, certificates and languages. We do not look for a photo, a birth date, a
          religion or anything about health, and we do not keep them.
        </p>
        <p>
          Nothing is saved until you have checked what we read and created your account. Where on the page we found each
          field stays in your browser for that visit and is never stored.
        </p>
        <p>
          If our own reader fails and the person who runs this server has set up a language model (Google Gemini), the
          text of your resume is sent there for a second try. Otherwise it never leaves this server.
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
          Two cookies keep you signed in: one that scripts cannot read, and one that only says that you are signed in.
          If you leave ‘Remember me’ empty, a third one lasts for your visit. One more remembers for{' '}
          {days(lifeMs.knownDevice)} that you signed in here, so that people who guess your password elsewhere cannot
          make you wait; it signs nobody in. Saved listings, hidden listings, drafts and the ID of your account stay in
          this browser and are removed when you sign out. So are the last lists and dates you saw, which are kept to be
          shown without a connection. Your choice of theme stays.
        </p>
        <p>
          What we read from your resume, and what you corrected, stays in this one tab, so that a reload does not lose
          it. It goes when you create your account, choose ‘Forget it’ or close the tab. Changes to your profile wait in
          the tab in the same way until you save or cancel. The PDF and your password are never kept there.
        </p>
      </ProseSection>
      <ProseSection title="Who sees it">
        <p>
          Only you. We use your profile to rank listings for you and show it to no employer. No page loads anything from
          another company: no analytics, no fonts, no trackers.
        </p>
        <p>
          Your name, photo, address, age and school never change your ranking. Read more in{' '}
          <Link to={paths.howMatchingWorks} className="text-link">
            How matching works
          </Link>
          .
        </p>
      </ProseSection>
      <ProseSection title="Deleting and asking">
        <p>
          Delete Resume in your settings empties your profile. Download my data, on the same page, gives you a copy of
          everything we keep. Delete my account removes it at once; copies in backups are gone within the days given
          above. For anything else, write to the email under{' '}
          <Link to={paths.contact} className="text-link">
            Contact
          </Link>
          .
        </p>
      </ProseSection>
    </ProsePage>
  )
}
