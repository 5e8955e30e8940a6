/** The mark of the product. `onPaper` adds the outline it needs on a light ground. */
export function Orb({ size = '1.625rem', onPaper = false }: { size?: string; onPaper?: boolean }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" className="flex-none">
      <circle
        cx="12"
        cy="12"
        r={onPaper ? 10.5 : 11}
        className={onPaper ? 'fill-amber stroke-marker-edge' : 'fill-amber'}
      />
      <ellipse cx="8.1" cy="7.4" rx="3.5" ry="2.1" transform="rotate(-38 8.1 7.4)" className="fill-resume" />
    </svg>
  )
}
