import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Tie } from '../../ui/Tie.tsx'
import { ProsePage } from './ProsePage.tsx'
import { ProseSection } from './ProseSection.tsx'

export function HowMatchingWorksPage() {
  return (
    <ProsePage title="How matching works" lead="A sum that you can check, line by line. No secret score.">
      <ProseSection title="Two texts, read the same way">
        <p>
          Your profile and each listing are read for skills, level, years of experience, kind of work, place and study.
          A vocabulary knows that two names can mean one skill. When both sides speak of the same thing, that is a
          reason:
        </p>
        <p>
          <Tie resume="PostgreSQL" listing="Postgres every day" />
        </p>
        <p>When the listing asks for something your profile does not have, that is a gap, and it is shown too:</p>
        <p>
          <Tie gap="missing" resume="Kubernetes" listing="containers on Kubernetes" />
        </p>
      </ProseSection>
      <ProseSection title="What adds up">
        <p>
          Each reason adds points and each misfit takes some away. Skills weigh most, and rare ones more than common
          ones; then your field of work, years of experience, level, place, kind of employment, study and spoken
          languages; a little for how fresh a listing is and how near its deadline. The lines under ‘Why this fits’ are
          that sum, and the total is the score from 0 to 100.
        </p>
        <p>
          What one side does not say is neutral: it neither adds nor takes away, and it is named. When too little is
          known, the band is ‘Not enough information’ and not a low number.
        </p>
      </ProseSection>
      <ProseSection title="Bands">
        <p>
          Strong, Good, Fair and Stretch are words for ranges of the score. The number stands beside the word. However
          well the rest fits, a listing that asks for much more experience than you have, or for a language that you do
          not speak, is never Strong, and one of whose skills you have none is a Stretch.
        </p>
      </ProseSection>
      <ProseSection title="What never counts">
        <p>
          Name, photo, address, age and school change no order. Nobody can pay for a place. Among listings with the same
          score the order is fixed and does not depend on you.
        </p>
      </ProseSection>
      <ProseSection title="How good is it?">
        <p>
          We measure it on fictional people and print the numbers, the worst cases first:{' '}
          <Link to={paths.quality} className="text-link">
            How good the matching is
          </Link>
          .
        </p>
      </ProseSection>
      <ProseSection title="Is it AI?">
        <p>
          It is software that reads and weighs text by rules we can explain, built for this one job. No language model
          ranks you. One may be used to read a resume that our own reader could not, if whoever runs this server has
          switched it on; see{' '}
          <Link to={paths.privacy} className="text-link">
            Data and privacy
          </Link>
          .
        </p>
        <p>It is our reading of your resume. We do not know how an employer’s system reads it, and do not claim to.</p>
      </ProseSection>
    </ProsePage>
  )
}
