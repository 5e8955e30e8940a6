/** A lane that fills from left to right. `value` is 0 to 100. */
export function ProgressLane({ value, label }: { value: number; label: string }) {
  const whole = Math.round(Math.max(0, Math.min(100, value)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={whole}
      aria-valuemin={0}
      aria-valuemax={100}
      className="lane lane-edge"
    >
      <span className="stroke transition-[width] duration-200" style={{ width: `${whole}%` }} />
    </div>
  )
}
