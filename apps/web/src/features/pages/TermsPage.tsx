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
          words behind every match so that you can check them. It does not apply for you, and it does not talk to
          employers about you.
        </p>
        <p>
          A ranking is our reading of two texts. It does not promise an interview and says nothing about how an employer
          sorts applications.
        </p>
      </ProseSection>
      <ProseSection title="Your account">
        <p>
          One account per person, with an email that you can read. You are responsible for what is done with your
          password. You must be at least 16, and old enough to agree to this where you live.
        </p>
        <p>
          If you never verify your email, your account is removed {days(lifeMs.unverifiedAccount)} after its last login.
          You can empty your profile in your settings at any time.
        </p>
      </ProseSection>
      <ProseSection title="What you post">
        <p>
          A job or hackathon that you post must be real, must be yours to post, and must have a link that works. It is
          reviewed first. You can delete it at any time.
        </p>
        <p>Do not post anything unlawful or misleading, or anything meant to collect people’s data or money.</p>
      </ProseSection>
      <ProseSection title="Listings by others">
        <p>
          Each listing names the source it comes from. We check how recent it is, not whether it is true. Sample
          listings are made up and say so.
        </p>
      </ProseSection>
      <ProseSection title="Without warranty">
        <p>
          Scry is software under the MIT license, offered as it is. The person who runs this server is responsible for
          it. Reach them under{' '}
          <Link to={paths.contact} className="text-link">
            Contact
          </Link>
          .
        </p>
      </ProseSection>
    </ProsePage>
  )
}
