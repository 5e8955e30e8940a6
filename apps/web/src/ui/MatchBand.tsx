import type { MatchBand as Band } from '@scry/contracts/enumerations'
import { bandWords } from './band-words.ts'
import { classNames } from './class-names.ts'

/** Match strength: the word, a whole number, a stroke as long as the number. `score` is 0 to 100. */
export function MatchBand({ band, score, wide = false }: { band: Band; score: number; wide?: boolean }) {
  const width = wide ? 'w-full' : 'w-28'
  // How well work of another field fits is nothing that a number tells.
  if (band === 'unknown' || band === 'other-field') {
    return (
      <div className={width}>
        <p className="display text-[0.9375rem]/[1.1875rem] text-ink-2">{bandWords[band]}</p>
        <div className="lane lane-unknown" />
      </div>
    )
  }
  return (
    <div className={width}>
      <p className="flex items-baseline justify-between">
        <span className="type-band">{bandWords[band]}</span>
        <span className={classNames('tabular text-[0.9375rem]/5 font-[550] text-ink-2')}>
          {Math.round(score)}
          <span className="sr-only"> of 100</span>
        </span>
      </p>
      <div className="lane">
        <span className="stroke" style={{ width: `${Math.max(0, Math.min(100, score))}%` }} />
      </div>
    </div>
  )
}
