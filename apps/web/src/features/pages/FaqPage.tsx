import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { ProsePage } from './ProsePage.tsx'
import { ProseSection } from './ProseSection.tsx'

export function FaqPage() {
  return (
    <ProsePage title="Questions and answers" lead="Short answers to common questions.">
      <ProseSection title="Do I need an account?">
        <p>
          No, to browse{' '}
          <Link to={paths.jobs} className="text-link">
            jobs
          </Link>{' '}
          and{' '}
          <Link to={paths.hackathons} className="text-link">
            hackathons
          </Link>{' '}
          and to see what fits a resume. Yes, to keep that, to have whole lists ranked for you and to post your own.
        </p>
      </ProseSection>
      <ProseSection title="Scry read something wrong">
        <p>
          Correct it before you create your account. Later, use Edit Profile for name, level, education, location,
          phone, skills, projects and summary. Work experience, certificates and languages change when you upload a new
          resume. Your list is ranked by what you write, not by what we read.
        </p>
      </ProseSection>
      <ProseSection title="My resume could not be read">
        <p>
          Usually it is a scan, it has a password, or its text cannot be copied. Save it as a PDF again from the program
          you wrote it in. The{' '}
          <Link to={paths.resumeGuide} className="text-link">
            resume guide
          </Link>{' '}
          says more.
        </p>
      </ProseSection>
      <ProseSection title="The email did not arrive">
        <p>
          Check your spam folder, then ask for a new link on the page that sent you here. If this server cannot send
          email, that page says where the message is saved.
        </p>
      </ProseSection>
      <ProseSection title="Can I use another email?">
        <p>
          An account keeps the email it was made with. Download your data in Settings, create an account with the other
          email, and choose Restore my data there. Then delete the old account.
        </p>
      </ProseSection>
      <ProseSection title="Why does Apply Now open nothing?">
        <p>The listing is a sample, or its source gave no link. Scry tells you so instead of opening an empty page.</p>
      </ProseSection>
      <ProseSection title="Where are my saved listings?">
        <p>
          Press Saved above the list. They are kept in this browser only, not on the server, and are removed when you
          sign out.
        </p>
      </ProseSection>
      <ProseSection title="Which keyboard shortcuts are there?">
        <p>
          <kbd>/</kbd> goes to search, <kbd>j</kbd> and <kbd>k</kbd> move along the rows, <kbd>Enter</kbd> opens one,{' '}
          <kbd>s</kbd> saves it, and <kbd>?</kbd> lists all keys and lets you switch them off.
        </p>
      </ProseSection>
    </ProsePage>
  )
}
