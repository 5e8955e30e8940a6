import { Check } from 'lucide-react'

/** 'Upload, then confirm': where the person stands. */
export function StepMarker({ step }: { step: 'upload' | 'confirm' }) {
  return (
    <ol aria-label="Steps" className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
      <li aria-current={step === 'upload' ? 'step' : undefined} className="type-label flex items-center gap-2">
        {step === 'upload' ? <Numeral text="1" /> : <Check aria-hidden="true" size="1rem" strokeWidth={2} />}
        Upload
        {step === 'confirm' && <span className="sr-only"> (done)</span>}
      </li>
      <li aria-hidden="true" className="h-px w-9 bg-edge" />
      <li
        aria-current={step === 'confirm' ? 'step' : undefined}
        className={`type-label flex items-center gap-2 ${step === 'upload' ? 'text-ink-3' : ''}`}
      >
        {step === 'confirm' && <Numeral text="2" />}
        Confirm
      </li>
    </ol>
  )
}

function Numeral({ text }: { text: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-5.5 place-items-center rounded-badge border border-marker-edge bg-marker text-[0.8125rem] font-semibold text-on-marker"
    >
      {text}
    </span>
  )
}
