import { useRef } from 'react'
import { Connectors } from './Connectors.tsx'
import { classNames } from './class-names.ts'
import { Mark } from './Mark.tsx'

/** A line of the sample resume and the sentence of a sample listing that it answers; `e2e/not-found.e2e.ts` holds that both are said. */
const example = {
  line: 'Collected readings of 60 river sensors in',
  asks: 'Everyday practice in',
  both: 'Python and SQL',
  title: 'Data Science Intern',
  company: 'Kestrel Forecasting',
}

/** What the product does, in one reason, where a page of a desk has room beside a form. A phone has the form alone. */
export function TrueExample({ className }: { className?: string }) {
  const container = useRef<HTMLElement>(null)
  return (
    <figure ref={container} className={classNames('relative pl-6 max-lg:hidden', className)}>
      <div
        data-sheet
        className="rounded-[1px] bg-resume px-7 pt-6 pb-5 text-[0.8125rem]/[1.375rem] text-resume-ink shadow-sheet [color-scheme:light]"
      >
        <p className="border-b border-resume-ink pb-1 text-[0.75rem]/5 font-bold tracking-[0.09em] uppercase">
          Experience
        </p>
        <p className="mt-3 flex justify-between gap-3">
          <span>
            <strong className="font-semibold">Data Intern</strong>, Juniper River Trust
          </span>
          <span className="flex-none text-resume-ink-2">Jun to Sep 2026</span>
        </p>
        <p className="pl-3.5">
          {example.line}{' '}
          <span className="pb-1.5" data-tie-from="example">
            <Mark>{example.both}</Mark>
          </span>
        </p>
      </div>
      <blockquote className="type-quote mt-6" data-tie-to="example">
        “{example.asks} <Mark>{example.both}</Mark>”
      </blockquote>
      <figcaption className="type-meta mt-1 text-ink-2">
        {example.title}, {example.company}. A true match of our sample resume and a sample listing.
      </figcaption>
      <Connectors container={container} vertical />
    </figure>
  )
}
