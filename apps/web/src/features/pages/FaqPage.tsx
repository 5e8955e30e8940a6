import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { ProsePage } from './ProsePage.tsx'
import { ProseSection } from './ProseSection.tsx'

export function FaqPage() {
  return (
    <ProsePage title="Questions and answers" lead="Short answers to what people ask first.">
      <ProseSection title="Do I need an account?">
        <p>
          No, to browse{' '}
          <Link to={paths.jobs} className="text-link">
            jobs
          </Link>{' '}
          and{' '}
          <Link to={paths.hackathons} className="text-link">
            hackathons
          </Link>
          . Yes, to have them ranked for you and to post your own.
        </p>
      </ProseSection>
      <ProseSection title="The reading got something wrong">
        <p>
          Mend any part of it before you create your account. Later, Edit Profile changes name, level, education,
          location, phone, skills, projects and summary; work experience, certificates and languages change with a new
          resume. The ranking follows what you write, not what we read.
        </p>
      </ProseSection>
      <ProseSection title="My resume could not be read">
        <p>
          Most often it is a scan, it is encrypted, or its fonts carry no letters. Save it again as PDF from the program
          it was written in. The{' '}
          <Link to={paths.resumeGuide} className="text-link">
            resume guide
          </Link>{' '}
          has the rest.
        </p>
      </ProseSection>
      <ProseSection title="The mail did not come">
        <p>
          Look among the unwanted mail, then ask for a new link on the page that sent you here. A server without a mail
          service says on that page where it puts the mail instead.
        </p>
      </ProseSection>
      <ProseSection title="Why does Apply Now lead nowhere?">
        <p>
          The listing is a sample, or its source gave no address. Scry then says so instead of opening an empty page.
        </p>
      </ProseSection>
      <ProseSection title="Where are my saved listings?">
        <p>
          Under Saved on the list they come from, in this browser only. They are not kept on the server and are removed
          when you log out.
        </p>
      </ProseSection>
      <ProseSection title="Which keys work on a list?">
        <p>
          <kbd>/</kbd> goes to search, <kbd>j</kbd> and <kbd>k</kbd> move along the rows, <kbd>Enter</kbd> opens one,{' '}
          <kbd>s</kbd> saves it, and <kbd>?</kbd> lists all keys and lets you switch them off.
        </p>
      </ProseSection>
    </ProsePage>
  )
}
