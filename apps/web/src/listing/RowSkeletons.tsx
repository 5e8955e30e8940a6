import { Skeleton } from '../ui/Skeleton.tsx'

/** Rows that are on their way, in the size and the columns they will have: `banded` ones begin with a band or a badge. */
export function RowSkeletons({ banded, rows = 4 }: { banded: boolean; rows?: number }) {
  const columns = banded ? 'md:grid-cols-[7rem_minmax(0,1fr)_9.25rem]' : 'md:grid-cols-[minmax(0,1fr)_9.25rem]'
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, at) => `row ${at}`).map((key) => (
        <div key={key} className={`grid grid-cols-1 gap-x-6 gap-y-3 border-b border-rule pt-5.5 pb-6 ${columns}`}>
          {banded && (
            <div className="grid content-start gap-2 max-md:hidden">
              <Skeleton className="h-4 w-5" />
              <Skeleton className="h-6 w-24" />
              <Skeleton className="h-2 w-28" />
            </div>
          )}
          <div className="grid grid-cols-1 gap-2.5">
            <Skeleton className="h-6.5 w-56 max-w-full" />
            <Skeleton className="h-5 w-80 max-w-full" />
            <Skeleton className="h-5 w-72 max-w-full" />
            <Skeleton className="h-5 w-64 max-w-full" />
          </div>
          <div className="grid grid-cols-1 content-start gap-2.5">
            <Skeleton className="h-9 w-full" />
            <Skeleton className="h-5 w-28" />
          </div>
        </div>
      ))}
    </div>
  )
}
