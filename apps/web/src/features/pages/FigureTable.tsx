interface FigureTableProps {
  caption: string
  head: readonly string[]
  /** The first cell of a row names it; the others are figures or short words. */
  rows: readonly (readonly string[])[]
}

/** A table of figures that scrolls within itself where the screen is narrow. */
export function FigureTable({ caption, head, rows }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <p aria-hidden="true" className="type-meta sticky left-0 pb-2 text-ink-2">
        {caption}
      </p>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="type-meta border-b border-ink text-ink-2">
            {head.map((name, at) => (
              <th
                key={name}
                scope="col"
                className={
                  at === 0 ? 'w-2/5 py-2 pr-2 font-normal sm:w-auto sm:pr-4' : 'px-1 py-2 font-normal last:pr-0 sm:px-2'
                }
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...figures]) => (
            <tr key={name} className="border-b border-rule align-baseline">
              <th scope="row" className="py-2 pr-2 sm:min-w-32 sm:pr-4 font-normal text-ink">
                {name}
              </th>
              {figures.map((figure, at) => (
                <td key={head[at + 1]} className="px-1 py-2 tabular last:pr-0 sm:px-2 sm:whitespace-nowrap">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
