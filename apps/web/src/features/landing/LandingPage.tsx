import './landing.css'
import { paths } from '../../paths.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { closing } from './content.ts'
import { Goals } from './Goals.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Team } from './Team.tsx'

/** Hero, How It Works, goals, team and closing call to action (§2.1). */
export function LandingPage() {
  usePageTitle('See where your resume can take you, and why')
  return (
    <>
      <Hero />
      <div className="landing-paper bg-paper">
        <div className="page flex flex-col gap-16 py-14 lg:gap-[5.25rem] lg:py-[5.25rem]">
          <HowItWorks />
          <Goals />
          <Team />
        </div>
      </div>
      <section className="on-night" aria-labelledby="closing">
        <div className="page flex flex-wrap items-end justify-between gap-x-10 gap-y-7 py-14 lg:py-20">
          <h2 id="closing" className="type-closing max-w-[36rem]">
            {closing.join(' ')}
          </h2>
          <ButtonLink variant="primary" size="lg" to={paths.uploadResume} className="max-md:w-full">
            Get Started
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
