import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { ProsePage } from './ProsePage.tsx'
import { ProseSection } from './ProseSection.tsx'

export function ResumeGuidePage() {
  return (
    <ProsePage title="Resume guide" lead="What makes a resume easy to read, for software and for people.">
      <ProseSection title="The file">
        <p>
          Save it as a PDF from the program you wrote it in. A scan or a photo is a picture, with no text to read. Up to
          5 MB and 30 pages; one or two pages are plenty.
        </p>
      </ProseSection>
      <ProseSection title="The top">
        <p>
          Your name first, then one line with your email, a phone number and your town. The email becomes your account,
          so use one that you will keep after your studies.
        </p>
      </ProseSection>
      <ProseSection title="The sections">
        <p>
          Plain headings on their own line work best: Education, Experience, Projects, Skills. Give each entry a title,
          a place, and dates with month and year.
        </p>
        <p>
          Name your skills where you used them, and list them again under Skills. A skill in a sentence about something
          you did is the best evidence.
        </p>
      </ProseSection>
      <ProseSection title="Results">
        <p>
          ‘Cut the weekly report from two days to one hour’ says more than ‘responsible for reports’. People remember a
          number and what changed.
        </p>
      </ProseSection>
      <ProseSection title="See how yours reads">
        <p>
          <Link to={paths.uploadResume} className="text-link">
            Upload it
          </Link>{' '}
          and see what we read beside the page. Nothing is saved until you create an account. Or see{' '}
          <Link to={paths.resumeCheck} className="text-link">
            what a machine sees
          </Link>{' '}
          of it, and what makes it hard to read.
        </p>
      </ProseSection>
    </ProsePage>
  )
}
