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
          We look in your profile and in each listing for skills, level, years of experience, kind of work, place and
          studies. We know that one skill can have two names. When both say the same thing, that is a reason:
        </p>
        <p>
          <Tie resume="PostgreSQL" listing="Postgres every day" />
        </p>
        <p>When a sentence of your resume answers one of theirs, the two come first:</p>
        <p>
          <Tie resume="Cut the weekly report from two days to one hour" listing="make slow reports quick" />
        </p>
        <p>When the listing asks for something your profile does not have, that is a gap, and we show it too:</p>
        <p>
          <Tie gap="missing" resume="Kubernetes" listing="containers on Kubernetes" />
        </p>
      </ProseSection>
      <ProseSection title="What adds up">
        <p>
          Each reason adds points, and each thing that does not fit takes some away. Skills count most, rare ones more
          than common ones. Then come your field of work, years of experience, level, place, kind of job, studies and
          spoken languages, and a little for how new a listing is and how near its deadline. ‘Why this fits’ shows every
          line, and together they make the score, from 0 to 100. It starts at 0 and never goes below.
        </p>
        <p>
          What one side does not say is not counted, and we tell you so. When too little is known, we say ‘Not enough
          information’ instead of giving a low score.
        </p>
      </ProseSection>
      <ProseSection title="Bands">
        <p>
          Strong, Good, Fair and Stretch are names for ranges of the score; the number is shown beside them. A listing
          that asks for much more experience than you have is never Strong. Some listings are a Stretch whatever their
          score: in another field, in a country you would have to move to, two levels away from yours, unpaid, in a
          language you do not speak, or an internship when you are past them. So is one that names only skills you do
          not have, if its title is not your occupation.
        </p>
      </ProseSection>
      <ProseSection title="What never counts">
        <p>
          Your name, photo, address, age and school never change the order. Nobody can pay for a better place. Listings
          with the same score always come in the same order.
        </p>
      </ProseSection>
      <ProseSection title="How good is it?">
        <p>
          We test it on made-up people and publish the results, the worst cases first:{' '}
          <Link to={paths.quality} className="text-link">
            How good the matching is
          </Link>
          .
        </p>
      </ProseSection>
      <ProseSection title="Is it AI?">
        <p>
          Scry compares texts by rules that we can explain. No language model ranks you. One may help to read a resume
          that our own reader could not, if the person who runs this server has switched it on; see{' '}
          <Link to={paths.privacy} className="text-link">
            Data and privacy
          </Link>
          .
        </p>
        <p>This is how we read your resume. We do not know how an employer’s system reads it.</p>
      </ProseSection>
    </ProsePage>
  )
}
