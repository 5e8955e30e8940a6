import { useRef } from 'react'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Connectors } from '../../ui/Connectors.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useMedia } from '../../ui/use-media.ts'
import { ChooseResume } from './ChooseResume.tsx'
import { hero, sampleListings } from './content.ts'
import { SampleListingRow } from './SampleListingRow.tsx'
import { SampleSheet } from './SampleSheet.tsx'

export function Hero() {
  const container = useRef<HTMLDivElement>(null)
  const narrow = useMedia('(max-width: 47.99rem)')
  return (
    <section className="on-night overflow-hidden">
      <div
        ref={container}
        className="page relative grid grid-cols-1 gap-x-8 pt-[5.25rem] md:grid-cols-2 md:pt-30 xl:grid-cols-[minmax(0,39fr)_minmax(0,45fr)_minmax(0,31fr)] xl:gap-x-6"
      >
        <div className="min-w-0 md:col-span-2 xl:col-span-1 xl:pt-12 xl:[container-type:inline-size]">
          <h1 className="type-hero max-w-[34rem] xl:max-w-[22.5rem] xl:text-[min(3.75rem,16cqi)] xl:leading-[1.1]">
            {hero.title[0]}{' '}
            <span className="md:whitespace-nowrap">
              {hero.title[1]} <span className="headline-mark">{hero.title[2]}</span>
            </span>
          </h1>
          <p className="type-lead mt-5 max-w-[36rem] text-night-ink-2 xl:mt-6">{hero.lead}</p>
          <div className="mt-6 flex flex-col items-stretch gap-x-5 gap-y-3 md:flex-row md:items-center xl:mt-8">
            <ButtonLink variant="primary" size="lg" to={paths.uploadResume}>
              Get Started
            </ButtonLink>
            <ButtonLink variant="quiet" to={paths.trySample}>
              Try a sample resume
            </ButtonLink>
          </div>
          <ChooseResume />
          <p className="type-note mt-10 hidden max-w-[19rem] text-night-ink-2 xl:block">{hero.note}</p>
        </div>
        <SampleSheet className="mt-8 ml-4.5 md:mt-12 md:ml-0 xl:mt-0" />
        <div className="ml-4.5 pt-6 pb-8 md:mt-12 md:ml-2 md:pt-0 xl:mt-0 xl:ml-4.5">
          <ol>
            {sampleListings.map((listing, index) => (
              <li key={listing.title} className={classNames(index > 1 && 'max-md:hidden')}>
                <SampleListingRow listing={listing} rank={index + 1} last={index === sampleListings.length - 1} />
              </li>
            ))}
          </ol>
          <p className="type-note mt-6 text-night-ink-2 xl:hidden">{hero.note}</p>
        </div>
        <Connectors container={container} vertical={narrow} onNight version={narrow} />
      </div>
    </section>
  )
}
