import { days, lifeMs } from '@scry/contracts/retention'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { ProsePage } from './ProsePage.tsx'
import { ProseSection } from './ProseSection.tsx'

export function TermsPage() {
  return (
    <ProsePage title="Terms" lead="What you may expect from Scry, and what Scry expects from you.">
      <ProseSection title="What Scry does">
        <p>
          Scry reads the resume you give it, keeps the profile you confirm, and ranks listings for it. It shows the
          words behind every rank so that you can check them. It does not apply for you, and it does not talk to
          employers about you.
        </p>
        <p>
          A rank is our reading of two texts. It is no promise of an interview and says nothing about how an employer
          sorts applications.
        </p>
      </ProseSection>
      <ProseSection title="Your account">
        <p>
          One account per person, made with an address that you can receive mail at. You answer for what is done with
          your password. You must be old enough to agree to this where you live, and at least 16.
        </p>
        <p>
          An account whose address was never verified is removed {days(lifeMs.unverifiedAccount)} after its last login.
          You can empty your profile at any time on the profile page.
        </p>
      </ProseSection>
      <ProseSection title="What you post">
        <p>
          A job or hackathon that you post must be real, must be yours to post, and must lead to a working address. It
          goes into review first. You can delete it whenever you like.
        </p>
        <p>Do not post what is unlawful, misleading, or meant to collect people’s data or money.</p>
      </ProseSection>
      <ProseSection title="Listings by others">
        <p>
          Listings come from the source named on each of them. We check how fresh they are, not whether they are true.
          Where a server runs on sample listings, they are invented and say so.
        </p>
      </ProseSection>
      <ProseSection title="Without warranty">
        <p>
          Scry is software under the MIT licence, offered as it is. Whoever runs this server answers for running it; how
          to reach them stands under{' '}
          <Link to={paths.contact} className="text-link">
            Contact
          </Link>
          .
        </p>
      </ProseSection>
    </ProsePage>
  )
}
