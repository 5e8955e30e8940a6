import { Check, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Mark } from '../../ui/Mark.tsx'
import { Tie } from '../../ui/Tie.tsx'
import { sampleResume, steps } from './content.ts'
import { Section } from './Section.tsx'

/** Small pictures of what each step shows; decoration beside the words. */
const pictures: ReactNode[] = [
  <div
    key="upload"
    className="flex max-w-66 items-center gap-3 rounded-control border border-dashed border-edge bg-sheet px-3.5 py-2.5"
  >
    <FileText size="1.125rem" strokeWidth={1.6} />
    <div className="min-w-0 flex-1">
      <p className="type-label truncate">noor-castellanos.pdf</p>
      <p className="type-small text-ink-3">112 KB, 1 page</p>
    </div>
    <Check size="1.0625rem" strokeWidth={2} className="flex-none text-green" />
  </div>,
  <div key="verify">
    <p>
      <Mark flush>{sampleResume.contact[1]}</Mark>
    </p>
    <p className="type-source mt-2 text-ink-2">page 1, line 2</p>
  </div>,
  <div key="match">
    <Tie resume="PostgreSQL" listing="Postgres every day" />
    <p className="type-source mt-1.5 text-ink-2">one of five reasons</p>
  </div>,
  <div key="apply" className="flex flex-wrap items-center gap-x-5 gap-y-2">
    <span className={buttonClass({ size: 'sm' })}>Apply Now</span>
    <p className="type-meta text-ink-2">
      Closes Fri, Jan 15
      <br />
      23:59 PST
    </p>
  </div>,
]

/** The four steps (§1.6). */
export function HowItWorks() {
  return (
    <Section id="how" title="How It Works" note="Four steps. The first one takes about a second.">
      <ol>
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-y-4 border-b border-rule py-6 last:border-0 md:grid-cols-[3.5rem_minmax(0,5fr)_minmax(0,6fr)] xl:grid-cols-[5.5rem_minmax(0,5fr)_minmax(0,6fr)] md:py-7"
          >
            <span aria-hidden="true" className="display tabular text-[2.25rem]/10 font-medium">
              {index + 1}
            </span>
            <div className="max-w-[18.5rem] md:pr-4">
              <h3 className="type-h2">{step.title}</h3>
              <p className="mt-1.5 text-ink-2">
                {step.before}
                {step.link && (
                  <Link to={paths.howMatchingWorks} className="text-link font-normal">
                    {step.link}
                  </Link>
                )}
                {step.text}
              </p>
            </div>
            <div
              aria-hidden="true"
              className="col-start-2 self-start md:col-start-3 md:border-l md:border-rule md:py-1 md:pl-7"
            >
              {pictures[index]}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
